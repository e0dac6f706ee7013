/**
 * Spanish. Without accents `ignoré` is `ignore`: a reason behind it tells the past from the order.
 */
import type { Phrases } from './phrases.ts';

export const spanish: Phrases = {
  words: {
    lead: 'por favor, y, luego, ahora, debes, debe, tienes que, tiene que, entonces, también, primero, después',
    narrator:
      'yo, he, hemos, él, ella, se, nunca, jamás, que, los agentes, quien, no hay que, hay que no, sin',
    mention: 'inyección*, inyecciones, ataque*, frases como, textos como, intentos',
    quoting: `
      como, frase, frases, marcada*, marcadas, detecta*, filtra*, ataque*, inyección*, ejemplo*, prueba*, patrón,
      patrones, señala*, quedan`,
    ignore: `
      ignora, ignore, ignoren, olvida, olvide, olviden, olvídate, olvídese, descarta, descarte, desestima, desestime,
      omite, omita, no hagas caso, no haga caso, haz caso omiso, haga caso omiso, no sigas, no siga, no obedezcas, no
      obedezca, no cumplas, no cumpla, deja de seguir, deje de seguir, deja de obedecer, pasa por alto, pase por alto,
      anula, anule, desobedece, desobedezca, no respetes, no respete, no tengas en cuenta, no tenga en cuenta,
      sáltate, sobrescribe, abandona, elimina`,
    scope: `
      todas, todos, toda, todo, anteriores, anterior, previas, previos, previa, de arriba, tus, sus, tu, originales,
      iniciales, recibidas, recibidos, antes, precedentes, del sistema, sistema, de seguridad, hasta ahora,
      existentes, dadas, estas`,
    rules: `
      instrucción, instrucciones, regla, reglas, directriz, directrices, directivas, orden, órdenes, indicación,
      indicaciones, prompt, prompts, normas, norma, pautas, restricciones, limitaciones, entrenamiento, comandos,
      programación, políticas, consignas`,
    strong: `
      reglas de seguridad, normas de seguridad, prompt del sistema, mensaje del sistema, políticas de contenido,
      directrices de seguridad, filtros de seguridad`,
    everything: 'lo que, todo lo que, todo',
    saidBefore: `
      dicho, dicho antes, dijeron, han dicho, anterior, aprendido, pedido, arriba, ordenado, dicho hasta, sabes`,
    newRules: `
      nueva instrucción, nuevas instrucciones, nueva orden, nuevas órdenes, nueva tarea, verdadera tarea, tarea real,
      nuevo prompt del sistema, nuevo prompt, nueva directiva, instrucción secreta, nuevas directrices`,
    obeyMe: `
      sigue solo las mías, sigue estas, haz exactamente lo que te, haz lo que te digo, obedéceme, responde únicamente,
      responde solo con, responda únicamente, responda solo, obedece solo, solo obedece, haz lo que yo`,
    playRole: `
      eres, ahora eres, serás, usted es, finge, finja, actúa como, actúe como, imagina que, imagine que, haz como si,
      compórtate como, simula, interpreta, pretende`,
    unbound: `
      sin restricciones, sin restricción, sin ninguna restricción, sin filtros, sin filtro, sin límites, sin reglas,
      sin censura, sin limitaciones, modo desarrollador, modo administrador, modo de depuración, sin ninguna regla,
      ilimitad*, dan, administrador del sistema, libre de`,
    switch: 'entra en, entre en, activa, active, cambia a, pasa a, pasa al, estás en, inicia',
    mode: `
      modo desarrollador, modo de desarrollador, modo administrador, modo dios, modo jailbreak, modo sin filtros`,
    reveal: `
      muéstrame, muestra, muestre, revela, revele, imprime, imprima, repite, repita, dime, diga, enseña, enséñame,
      cuáles son, cuál es, copia, escribe, escriba, divulga, comparte, traduce, resume, filtra, lista, dame, envía,
      revélame`,
    innerRules: `
      tu prompt completo, prompt completo, tus reglas ocultas, tus reglas internas, prompt del sistema, prompt de
      sistema, mensaje del sistema, instrucciones del sistema, instrucciones originales, instrucciones iniciales,
      instrucciones ocultas, instrucciones secretas, instrucciones internas, tus instrucciones, sus instrucciones,
      directrices internas, tus directrices, datos ocultos, datos internos, todo lo anterior, historial de la
      conversación, texto anterior, tu prompt`,
    bypass:
      'desactiva, desactive, evita, evade, elude, burla, omite, deshabilita, anula, sáltate, salta, ignora',
    safety: `
      filtros de seguridad, filtro de seguridad, filtros de contenido, medidas de seguridad, tus filtros, tus
      restricciones, tus límites, restricciones de seguridad, salvaguardas, protecciones, moderación, barreras de
      seguridad`,
    address: `
      aviso a, aviso para, nota para, nota a, mensaje para, mensaje a, atención, si eres, si es usted, querida,
      querido, hola, instrucciones para, a cualquier, a toda, a todas las, como`,
    ai: `
      ia, ias, inteligencia artificial, modelo de lenguaje, modelos de lenguaje, asistente, asistentes, llm, chatgpt,
      modelo, agente de ia, agentes de ia, bot`,
    order: `
      debes, debe, deben, recomienda, recomiende, clasifica, clasifique, di, diga, responde, responda, escribe,
      asigna, da, dale, ignora, ignore, envía, borra, califica, puntúa, aprueba, olvida, no menciones, no se lo digas,
      incluye, considera`,
    hush: `
      no se lo digas al usuario, no le digas al usuario, no digas nada al usuario, no le digas nada al usuario, sin
      informar al usuario, sin avisar al usuario, sin que el usuario, no lo menciones, no se lo cuentes, entre
      nosotros, guarda el secreto, no informes al usuario, no le cuentes al usuario`,
    rate: `
      da, dale, dé, asigna, asigne, otorga, otorgue, califica, califique, puntúa, clasifica, clasifique, marca,
      marque, considera, recomienda, recomiende, pon`,
    topMark: `
      nota máxima, máxima nota, puntuación máxima, máxima puntuación, mejor nota, cinco estrellas, 10 sobre 10, como
      seguro, como fiable, como aprobado, como inofensivo, por encima de todas, por encima de todos, calificación más
      alta, puntuación perfecta`,
    wipe: 'borra, borre, elimina, elimine, envía, envíe, exporta, exporte, reenvía, destruye, publica, transfiere',
    records: `
      todos los informes, todos los datos, todos los contactos, historial de la conversación, todos los archivos,
      datos privados, todos los mensajes, datos del usuario, todas las conversaciones, todos los reportes`,
    iAm: 'soy tu, soy su, aquí tu, mensaje de, habla tu, te habla tu, soy el, soy la',
    boss: 'desarrollador, administrador, creador, openai, anthropic, equipo de seguridad, desarrolladora',
    speaking: 'y, te, ordeno, autorizo, de este sistema, del sistema, de openai',
    give: `
      envíame, envía, envíe, envíeme, mándame, manda, mande, dame, deme, dime, dígame, comparte, comparta, facilita,
      facilite, proporciona, proporcione, proporcióname, revela, revele, introduce, introduzca, escribe, escriba,
      ingresa, ingrese, pega, pegue, confirma, confirme, verifica, verifique, muestra, muéstrame, pásame, indica,
      indique, indícame, cuál es, necesito, necesitamos, responde con, publica, sube, reenvía, pide, solicita`,
    your: 'tu, tus, su, sus',
    secret: `
      contraseña, contraseñas, clave de api, clave api, claves de api, clave secreta, claves, clave privada, claves
      privadas, token de acceso, token, tokens, credenciales, frase semilla, frase de recuperación, número de tarjeta,
      tarjeta de crédito, código de verificación, código de seguridad, pin, variables de entorno, cookie de sesión,
      cookies de sesión, secretos, datos de acceso, clave ssh, llave privada`,
    owner: `
      del administrador, del usuario, del propietario, del operador, del servidor, de la base de datos, de
      administrador, de admin, del dueño`,
    giveMe:
      'envíame, mándame, dame, dime, pásame, proporcióname, indícame, envíeme, deme, dígame, muéstrame',
    voided: `
      canceladas, anuladas, ya no valen, ya no se aplican, ya no son válidas, quedan anuladas, quedan sin efecto, sin
      efecto, sustituidas por, derogadas, obsoletas, nulas`,
    noLongerBound: `
      ya no estás obligado, ya no tienes que seguir, ya no debes seguir, ya no debes cumplir, ya no debes obedecer, ya
      no tienes que cumplir, no estás obligado a, ya no estás sujeto, ya no necesitas seguir`,
    whatSays: 'qué dice, que dice, qué pone, qué contiene, cómo es',
    yourOrders:
      'tu mensaje de sistema, tu mensaje del sistema, tu prompt, tus instrucciones, tu prompt de sistema',
    need: 'necesito que me, necesito, necesitamos, quiero que me, me hace falta, nos hace falta, me tienes que',
    theSecret: `
      la contraseña, tu contraseña, las credenciales, las contraseñas, la clave privada, tus credenciales, su
      contraseña, el token de acceso, la clave de api, la clave api`,
    calling: `
      a la ia, nota para la ia, aviso a la ia, querida ia, atención ia, a los modelos de lenguaje, mensaje para la ia,
      estimada ia, querido asistente`,
    stopFollowing:
      'deja de seguir, deje de seguir, deja de obedecer, no sigas más, deja de cumplir',
    norms: 'reglas, normas, instrucciones, directrices',
    doNotListen: 'no obedezcas, no escuches, no hagas caso, desobedece, ignora lo que dijo, ignora',
    overseer: 'al operador, operador, al dueño, dueño, al desarrollador, propietario, tu creador',
    ifAi: 'si una ia, si un modelo, si una inteligencia artificial, si un llm',
    mustDo2: 'que dé, debe, que diga, que recomiende, tiene que, deberá, que ponga, que escriba',
    send: 'envía, manda, pasa, comparte, revela, envíen, entrega, envíanos, pásanos',
    reason:
      'porque, ya que, pero, y las, y los, y me, y tuve, y volví, al principio, cuando, así que, sin querer',
  },
  injection: [
    'ignore ~4 scope ~3 rules !reason',
    'ignore ~3 rules ~4 scope !reason',
    'ignore ~2 strong',
    'ignore ~2 everything ~6 saidBefore',
    'newRules:',
    'obeyMe',
    'playRole ~8 unbound',
    'switch ~1 mode',
    '^reveal ~4 innerRules',
    'bypass ~3 safety',
    'address ~2 ai ~12 order',
    'hush',
    '^rate ~4 topMark',
    '^wipe ~2 records',
    'iAm ~1 boss ~2 speaking',
    'scope ~3 rules ~5 voided',
    'rules ~3 scope ~5 voided',
    'noLongerBound ~4 rules',
    '^whatSays ~3 yourOrders',
    '^calling',
    '^stopFollowing ~2 norms',
    'doNotListen ~3 overseer',
    'ifAi ~6 mustDo2',
    '^ignore ~1 rules !reason',
  ],
  credential: [
    '^give ~2 your ~3 secret',
    '^giveMe ~3 secret',
    '^give ~3 secret ~1 owner',
    'need ~4 theSecret',
    'need ~4 your ~2 secret',
    '^send ~1 theSecret',
  ],
};
