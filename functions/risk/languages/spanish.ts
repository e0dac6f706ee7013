/** Spanish. Without accents `ignoré` is `ignore`: a reason behind it tells past from order. */
export const spanish = `
lead: por_favor y luego ahora debes; narrator: yo he hemos ella se nunca jamás que los_agentes quien
sin no_hay_que; mention: inyecci* ataque* frases/textos_como; quoting: como frase* marcad* detecta*
filtra* ejemplo*; reason: porque ya_que pero y_las/me al_principio cuando así_que sin_querer;
ignore: ignor* olvid* descart* desech* desestim* omit* no_hagas/haga_caso deja_de_seguir desactiv*
no_estás_obligado_a; scope: tod* anterior* previ* de_arriba tus dieron; rules: instrucci* regla*
directri* directiva* indicaci* norma*; safety: reglas/normas/filtro*/medidas/
restricciones_de_seguridad; inner: prompt/mensaje/instrucciones_del/de_sistema datos_ocult*;
everything: lo_que todo; said: dicho dij* aprendido; voided: cancelad* anulad*; newRules:
nueva*/nuevo/verdadera/secreta_instrucci*/orden/órdenes/tarea/prompt/directiva; boss: tu/tus/
su_desarrollador*/creador*/operador*/dueño*; role: eres serás usted_es; pose: finge finja
actúa_como; unbound: sin_restriccion*/ninguna/filtro*/límites/reglas/censura/limitaciones; owner:
propietari* dueñ*; call: aviso/nota/mensaje_a/para querid*; when: si_eres si_una si_un; ai: ia ias
inteligencia_artificial; reader: agente*; must: deb* que_dé/diga; order: recom* clasif* asign*;
reads: lea lee procese; silently: silencio secreto; plant: reseña* estrellas; hush: no_se_lo_digas
no_le_digas/cuentes; human: usuario*; top: nota_máxima máxima_nota/puntuación; records:
todos_los_informes/datos/contactos/archivos/mensajes; say: sigue_solo_las_mías obedéceme; tell:
qué_dice dime dame muestr* muéstr* revel* imprim* repit* enseñ* cuál*_es/son compart* introdu*;
tellMe: envíame envíeme mándame dame pásame; your: tu tus su sus; need: necesit* quiero_que; dm:
mensaje_privado/directo; secret: contraseña* clave* clave*_de_api credenciales token_de_acceso
frase_semilla frase_de_recuperación variable*_de_entorno; of: del_administrador/usuario/propietario/
operador/servidor/dueño de_administrador
`;
