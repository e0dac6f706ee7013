/** Spanish. Without accents `ignoré` is `ignore`: a reason behind it tells the past from the order. */
export const spanish = `
lead: por favor, y, luego, ahora, debes, debe, tienes/tiene que, entonces; narrator: yo, he, hemos,
ella, se, nunca, jamás, que, los agentes, quien, sin, no hay que; mention: inyecci*, ataque*,
frases/textos como; quoting: como, frase*, marcad*, detecta*, filtra*, ejemplo*; reason: porque, ya
que, pero, y las/me, al principio, cuando, así que, sin querer;
ignore: ignor*, olvid*, descart*, desech*, desestim*, omit*, no hagas/haga caso, haz/haga caso
omiso, anul*, deja de seguir, desactiv*, no estás obligado a; scope: tod*, anterior*, previ*, de
arriba, tus, sus, tu, originales, iniciales, dieron; rules: instrucci*, regla*, directri*,
directiva*, orden*, órdenes, indicaci*, norma*, pauta*; safety:
reglas/normas/filtro*/medidas/restricciones de seguridad; inner: prompt/mensaje/instrucciones del/de
sistema, prompt completo, todo lo anterior; everything: lo que, todo; said: dicho, dij*, aprendido,
pedido; voided: cancelad*, anulad*; newRules: nueva*/nuevo/verdadera/secreta
instrucci*/orden/órdenes/tarea/prompt/directiva; boss: tu/tus/su
desarrollador*/creador*/operador*/dueño*;
role: eres, serás, usted es, activ*; pose: finge, finja, actúa como, actúe como; unbound: sin
restriccion*/ninguna/filtro*/límites/reglas/censura/limitaciones; owner: propietari*, dueñ*;
call: aviso/nota/mensaje a/para, atención, a la, querid*; when: si eres, si una, si un; ai: ia, ias,
inteligencia artificial; reader: agente*; must: deb*, que dé/diga; order: recom*, clasif*, asign*,
ignora; reads: lea, lee, procese; silently: silencio, secreto, discreta*; plant: reseña*, estrellas,
valoración*; hush: no se lo digas, no le digas/cuentes; human: usuario*; top: nota máxima, máxima
nota/puntuación; records: todos los informes/datos/contactos/archivos/mensajes; say: sigue solo las
mías, obedéceme;
tell: qué dice, dime, dame, muestr*, muéstr*, revel*, imprim*, repit*, di, diga, enseñ*, cuál*
es/son, copi*, compart*, introdu*; tellMe: envíame, envíeme, envíanos, mándame, dame, pásame; your:
tu, tus, su, sus; need: necesit*, quiero que; dm: mensaje privado/directo; secret: contraseña*,
clave*, clave* de api, credenciales, token de acceso, frase semilla, frase de recuperación, tarjeta
de crédito, variable* de entorno; of: del administrador/usuario/propietario/operador/servidor/dueño,
de administrador
`;
