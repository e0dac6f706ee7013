/** Spanish. Without accents `ignoré` is `ignore`: a reason behind it tells the past from the order. */
export const spanish = `
lead: por favor, y, luego, ahora, debes, debe, tienes/tiene que, entonces, después;
narrator: yo, he, hemos, ella, se, nunca, jamás, que, los agentes, quien, sin, no hay que;
mention: inyecci*, ataque*, frases/textos como; quoting: como, frase*, marcad*, detecta*, filtra*, ejemplo*;
reason: porque, ya que, pero, y las/me, al principio, cuando, así que, sin querer;

ignore: ignor*, olvid*, descart*, desech*, desestim*, omit*, no hagas/haga caso, haz/haga caso omiso, anul*,
no sigas/siga/obedezcas/cumplas/respetes/escuches, deja/deje de seguir/obedecer, pas* por alto, desobede*,
no tengas en cuenta, deja*/pon* a_un_lado/de_lado, desactiv*, no estás obligado a, deshabilit*, elud*, burla, sáltate;
scope: tod*, anterior*, previ*, de arriba, tus, sus, tu, originales, iniciales, recibid*, dieron, antes, sistema;
rules: instrucci*, regla*, directri*, directiva*, orden*, órdenes, indicaci*, norma*, pauta*, restriccion*;
safety: reglas/normas/filtro*/medidas/restricciones de seguridad, tus/sus filtros/restricciones/límites;
inner: prompt/mensaje/instrucciones del/de sistema, prompt completo, todo lo anterior, historial,
tus/tu/sus instrucciones/directrices/prompt, instrucciones/reglas/datos ocult*/secretas/internas/iniciales;
everything: lo que, todo; said: dicho, dij*, aprendido, pedido, pidi*, arriba, ordenado;
voided: cancelad*, anulad*, ya no valen/se_aplican/son, sin efecto, sustituid*, derogad*, obsolet*;
newRules: nueva*/nuevo/verdadera/secreta instrucci*/orden/órdenes/tarea/prompt/directiva;
boss: tu/tus/su desarrollador*/creador*/operador*/dueño*, al operador/dueño;

role: eres, serás, usted es, activ*, entra/entre en, cambia a, pasa a;
pose: finge, finja, actúa como, actúe como, imagin* que, compórtate como, responde*, ponte en, habla, contesta;
unbound: sin restriccion*/ninguna/filtro*/límites/reglas/censura/limitaciones, modo desarrollador/dios,
modo de desarrollador/depuración, modo administrador, ilimitad*; owner: propietari*, dueñ*;

call: aviso/nota/mensaje a/para, atención, a la, a cualquier, a los, querid*, hola; when: si eres, si una, si un;
ai: ia, ias, inteligencia artificial, modelo* , asistente*, bot; reader: agente*; must: deb*, que dé/diga;
order: recom*, clasif*, asign*, ignora, borr*, elimin*, califi*, punt*, aprueb*, inclu*, consider*, export*;
reads: lea, lee, procese; silently: silencio, secreto, discreta*; plant: reseña*, estrellas, valoración*;
hush: no se lo digas, no le digas/cuentes, no digas nada, sin, no lo menciones; human: usuario*;
top: nota máxima, máxima nota/puntuación, puntuación máxima/perfecta, cinco estrellas, como seguro/fiable/aprobado;
records: todos los informes/datos/contactos/archivos/mensajes, historial; say: sigue solo las mías, obedéceme,
responde/responda únicamente/solo, soy tu desarrollador/administrador, haz lo que te;

tell: qué dice, dime, dame, muestr*, muéstr*, revel*, imprim*, repit*, di, diga, enseñ*, cuál* es/son, copi*, escrib*, divulg*,
compart*, env*, mand*, proporcion*, introdu*, ingres*, pega, confirm*, verific*, indi*, pas*;
tellMe: envíame, envíeme, envíanos, mándame, dame, dime, deme, dígame, pásame, revélanos, compárteme; your: tu, tus, su, sus;
need: necesit*, quiero que, me/nos hace falta; dm: mensaje privado/directo;
secret: contraseña*, clave* , clave* de api, credenciales, token de acceso, frase semilla, frase de recuperación,
tarjeta de crédito, número de tarjeta, código de verificación, variable* de entorno, llave privada;
of: del administrador/usuario/propietario/operador/servidor/dueño, de administrador
`;
