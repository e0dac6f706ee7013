/** Spanish. Without accents `ignoré` is `ignore`: a reason behind it tells past from order. */
export const spanish = `
lead: por_favor y luego ahora debes; narrator: yo he hemos ella se nunca jamás que los_agentes quien
sin no_hay_que; mention: inyecci* ataque* frases/textos_como; quoting: como frase* marcad* detecta*
filtra* ejemplo*; reason: porque ya_que pero y_las/me al_principio cuando así_que sin_querer;
ignore: ignora/ignore/ignoren olvid* descart* desech* deja/deje/pon/ponga_a_un_lado/de_lado omit*
desestim* anul* desobede* no_sigas/siga/obedezcas/cumplas/escuches deja_de_seguir no_hagas_caso
desactiv* no_estás_obligado_a; scope: todas/todos/todo anterior* previas/previos tus sus de_arriba
dieron; rules: instrucci* regla* directri* directiva* orden* indicaci* norma/normas; safety:
reglas/normas/filtro*/medidas/restricciones_de_seguridad; inner: prompt/mensaje/instrucciones_del/
de_sistema prompt_completo datos_ocult*; everything: lo_que todo; said: dicho dij* pidi* pedido
dieron; voided: cancelad* anulad*; newRules: nueva*/nuevo/verdadera/secreta_instrucci*/orden/
órdenes/tarea/prompt/directiva; boss: tu/tus/su_desarrollador*/creador*/operador*/dueño*; role: eres
serás usted_es; pose: finge finja actúa_como actúe_como ponte_en habla/contesta/responde_como;
unbound: sin_restriccion*/ninguna/filtro*/límites/reglas/censura/limitaciones; owner: propietari*
dueñ*; call: aviso/nota/mensaje_a/para querid*; when: si_eres si_una si_un; ai: ia ias
inteligencia_artificial; reader: agente*; must: deb* que_dé/diga; order: recom* clasif* asign*;
reads: lea lee procese; silently: silencio secreto; plant: reseña* estrellas; hush: no_se_lo_digas
no_le_digas/cuentes; human: usuario*; top: nota_máxima máxima_nota/puntuación; records:
todos_los_informes/datos/contactos/archivos/mensajes; say: sigue_solo_las_mías obedéceme; tell: dame
dime muestr* muéstr* di escrib* revel* envía/envíe manda/mande repit* imprim* compart* cuál*_es/son
qué_dice enseñ* introdu*; tellMe: dame dime envíame mándame pásame; your: tu tus su sus; need:
necesit* quiero_que; dm: mensaje_privado/directo; secret: contraseña* frase_de_recuperación/semilla
variable*_de_entorno clave*_de_api credenciales clave_privada frase_semilla; of: del_administrador/
usuario/propietario/operador/servidor/dueño de_administrador
`;
