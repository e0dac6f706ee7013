/** Spanish. */
import { type Language, pattern, words } from './language.ts';

export const es: Language = {
  code: 'es',
  marks: '¿¡ñáíóú',
  stop: words`senor senora senorita sr sra el la los las un una unos unas lo de del al a y e o u
    pero ni no adonde cuanta porque para sin sobre entre hasta durante antes despues segun ante son
    era eran fueron ser sido esta estan estaba estar han habia haber hay he tienen tuvo tener hace
    hacer puede pueden debe se le les me mi mis yo nosotros nos tu te ti usted vosotros este esto
    estos estas ese esa eso esos esas aquel muy mas menos tambien ya aun solo todo toda todos todas
    mismo otra otro otras otros algun alguna algo cada si persona perfil candidata candidato diga
    dime dame muestra lista describe favor exactamente mucho muchos mucha muchas aqui alli`,
  pronouns: 'ella su sus suyo suya ellos ellas',
  openers: words`quien quienes que cual cuales cuando donde por como cuanto cuantos cuantas es fue
    tiene ha desde con en`,
  months: words`enero|ene febrero|feb marzo|mar abril|abr mayo junio|jun julio|jul agosto|ago
    septiembre|setiembre|sept octubre|oct noviembre|nov diciembre|dic`,
  numbers: words`cero uno|un|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece
    catorce quince dieciseis diecisiete dieciocho diecinueve 20|veinte 30|treinta 40|cuarenta
    50|cincuenta 100|cien 1000|mil`,
  irregular: words`escribir escribio escrito escrita escritos escritora escritor autora autor /
    ensenar profesora profesor / dirigir dirigio directora director direccion / dar dio dado da /
    empezar empieza / comenzar comienza comienzo / obtener obtuvo obtiene / recibir recibio / saber
    supo / hablar hablante / nacer nacio nacimiento / morir murio muerta muerto muerte fallecio
    fallecida / vivir vivio / aprender aprendio / inventar inventora inventor invencion / fundar
    fundadora fundador / publicar publicacion / ganar ganadora`,
  negations: 'no nunca jamas ningun ninguna ninguno sin ni nadie nada',
  qualifiers: words`primer primera primero primeros sola solo unica unico mas mayor menor inventar
    mejor peor ultimo ultima principal original siempre enteramente exclusivamente famosa famoso
    pionera pionero misma mismo personalmente grande`,
  disputed: 'discutido discutida disputado incierto incierta dudoso controvertido sin confirmar',
  fillers: words`resumen breve brevemente corto completo info informacion detalle orden tabla
    necesito quiero quisiera busco encontrar respuesta pregunta rapido gracias hola propio varios
    tipo general preciso profesional dos frase palabras agente entrada`,
  asking: 'edad ano dia fecha mes ciudad pais lugar sitio numero cantidad',
  light: words`dar obtener tener tomar hacer ocurrir pasar aparecer llegar quedar poner traer ir
    venir llamar nombrar llevar usar ver querer dejar trabajar contener durar parte cosa`,
  slots: {
    who: pattern`\b(quien|quienes)\b`,
    when: pattern`\b(cuando|(que|cual) (ano|dia|fecha|mes)|(ano|fecha) (de|del))\b`,
    where: pattern`\b(donde|adonde)\b|\b(que|cual) (ciudad|pais|lugar)\b`,
    many: pattern`\b(cuantos|cuantas|numero de|cantidad de)\b`,
    long: pattern`\b(cuanto tiempo|cuantos (anos|meses|dias)|cuantas (semanas|horas)|duracion)\b`,
    old: pattern`\b(que edad|a que edad|cuantos anos tenia)\b`,
    much: pattern`\b(cuanto|cuanta|porcentaje)\b`,
    how: pattern`\bcomo\b(?! se llama)|\b(por que|razon|motivo)\b`,
  },
  yesNo: pattern`^((y|pero|tambien) )?(es|fue|era|esta|tiene|ha|habla|sabe|conoce|pueden?|trabaja|
    trabajo|vive|hizo|invento|escribio|acepta|ofrece|gano|estudio|tuvo|hay)\b`,
  open: pattern`\b(todavia|aun|sigue|siguen|actualmente|hoy|ahora|en este momento|desde cuando)\b`,
  ahead: pattern`\b(puede|pueden|podra|podria|podrian|va a|sera|seria|empezara)\b`,
  unfinished: pattern`\bsin (terminar|acabar|finalizar|concluir|titulo|completar)|
    \bno (\w+ )?(termin|complet|acab|conclu|finaliz)|\b(inconclus|incomplet|abandonad|interrumpid)`,
  private: pattern`\b(salario\w*|sueldo\w*|gana|ingresos?|fortuna|religi\w*|iglesia|fe|politic\w*|
    partido|voto\w*|salud|enferm\w*|discapac\w*|domicilio|direccion (privada|particular)|calle|
    telefono|movil|casad[oa]|matrimonio|marido|esposo|esposa|mujer|divorci\w*|hij[oa]s?|padres|
    madre|padre|hermanos?|hermanas?|sexu\w*|gay|lesbiana|origen|nacionalidad|que edad|edad|
    embaraz\w*|peso|pasaporte|condenad[oa]|relacion|novi[oa]|aficion\w*|favorit[oa]s?)\b`,
  people: words`jefe jefa colega colegas companero companera companeros predecesor predecesora sucesor
    sucesora mentor mentora profesor profesora alumno alumna alumnos estudiante estudiantes aprendiz
    aprendices becario becaria ayudante asistente cliente clienta clientes amigo amiga amigos
    coautor coautora vecino vecina`,
  family: words`marido esposo esposa mujer hijo hija hijos hijas padres madre padre hermano
    hermana hermanos hermanas novio novia`,
  kinds: words`experience: puesto trabajo empleo empleador empresa carrera trayectoria cargo |
    puesto | puestos / education: titulo titulacion educacion estudios universidad escuela formacion
    diploma | título | títulos / certificate: certificado certificacion titulacion | certificado |
    certificados / volunteering: voluntariado | voluntariado | voluntariados / award: premio
    galardon distincion medalla | premio | premios / reference: referencia recomendacion |
    referencia | referencias / interest: interes aficion | interés | intereses / project: proyecto
    portafolio | proyecto | proyectos / skill: habilidad competencia capacidad | habilidad |
    habilidades / talk: charla conferencia ponencia discurso entrevista podcast presentacion |
    charla | charlas / writing: publicacion libro articulo informe capitulo manual escritos |
    publicación | publicaciones / claim: afirmacion | afirmación | afirmaciones / note: nota noticia
    novedad | nota | notas / article: texto ensayo | texto largo | textos largos / question:
    pregunta faq | pregunta frecuente | preguntas frecuentes`,
  words: 'a hasta desde con año años mes meses',
  headings: words`location: Residencia | languages: Idiomas | born: Nacimiento | died: Fallecimiento
    | focus: Dedicación actual | links: Enlaces | operator: Operado por | capacity: Disponibilidad |
    minimum: Compromiso mínimo | engagements: Encargos preferidos | refused: Rechaza | industries:
    Sectores de interés | from: Disponible desde | notice: Preaviso | workplace: Lugar de trabajo |
    zone: Huso horario | authorization: Permiso de trabajo | contact: Vía de contacto preferida |
    response: Tiempo de respuesta | email: Correo electrónico | welcome: Bienvenido | unwelcome: No
    bienvenido | start: Inicio | end: Fin | length: Duración | evidence: Nivel de prueba | first: Lo
    primero que consta | latest: Lo más reciente que consta | longest: Lo más largo que consta |
    ongoing: Consta sin final | last: Lo último que consta | before: Antes de eso consta | after:
    Después de eso consta | span: Del primer al último puesto que consta`,
  frames: {
    says: 'El registro dice:',
    note: 'Nota sobre la prueba:',
    curated: 'La respuesta publicada a',
    nearest: 'Sin juicio. Se dan los registros más cercanos: compárelos.',
    silent: words`Nada publicado se le acerca; que falte no prueba nada.`,
    private: 'Es un asunto privado; aquí no se responde.',
    scope: words`Este servicio responde preguntas sobre la persona de este perfil a partir de lo
      publicado; /api/init dice qué hay.`,
    language: words`Las preguntas se leen en inglés, alemán, francés y español; /api/manifest
      contiene todo el registro.`,
    quoted: 'El registro se cita en su propio idioma:',
    written: 'Lo publicado está en {language}; una pregunta en esa lengua encuentra más.',
    part: 'Parte {n} de la pregunta:',
    missing: 'Entre lo publicado no se halló nada que lo responda con certeza.',
  },
  lines: {
    who: [
      'quien es este',
      'quien es ella',
      'quien eres',
      'de quien es este perfil',
      'hablame de ella',
      'presentala',
      'por que es conocida',
      'biografia',
    ],
    profession: ['que hace ella', 'a que se dedica', 'en que trabaja'],
  },
  rows: {
    during: '',
    location: 'vivir residir radicar base ciudad pais lugar residencia ubicacion',
    languages: 'idioma lengua hablar materna',
    focus: 'actualmente ahora momento dedicar dedicacion',
    born: 'nacer',
    died: 'morir fallecer vivo sigue',
    links: 'enlace web pagina sitio internet leer perfiles mas',
    capacity: words`disponible disponibilidad libre contratar abierta buscar ofertas clientes
      aceptar nuevos`,
    engagements: 'encargo colaboracion servicio ofrecer compromiso preferir aceptar',
    industries: 'sector industria campo interesan',
    from: 'disponible disponibilidad empezar podria',
    notice: 'preaviso periodo',
    workplace: 'teletrabajo remoto distancia hibrido presencial aceptar',
    zone: 'huso zona horario',
    authorization: 'visado permiso',
    refused: 'rechazar no dice',
    rates: 'tarifa precio honorario coste cuesta sueldo pretension cobrar diaria salariales',
    contact: 'contactar comunicar escribir mensaje puedo datos envio',
    email: 'correo email mail direccion',
    response: 'rapido tardar respuesta responder contestar cuando tiempo recibire',
    welcome: 'bienvenido mensaje',
    unwelcome: 'bienvenido no mensaje',
    current: 'momento actual ahora hoy presente',
    ongoing: 'todavia curso marcha aun siguen',
    history: words`profesional experiencia laboral historial trabajado trayectoria empleador
      puesto carrera empresa tenido`,
    education: 'academica graduo titulo estudio formacion certificado universidad',
    highest: 'alto mayor maximo',
    projects: 'proyecto portafolio hecho',
    skills: 'habilidad competencia capacidad fuerte saber',
    talks: 'charla conferencia ponencia discurso entrevista hablar podcast',
    writings: 'publicar escribir bibliografia',
    books: 'libro escrito publicado',
    awards: 'premio galardon distincion medalla honor beca reconocimiento recibido ganado',
    count: 'cuantos numero cantidad',
    latest: 'ultimo reciente nuevo',
    first: 'primer primera antiguo',
    longest: 'largo',
    years: 'experiencia tiempo desde ano anos',
    before: 'antes',
    after: 'despues',
    'when-of': 'cuando ano fecha periodo recibio publico escribio',
    'start-of': 'empezar comenzar desde incorporar entrar inicio',
    'end-of': 'dejar fin terminar hasta acabar estuvo',
    'length-of': 'tiempo duracion ano estuvo experiencia',
    'place-of': 'donde ciudad lugar',
    'role-of': 'rol papel puesto titulo cargo funcion tarea hacer hacia tenia hizo',
    'skill-of': 'experiencia conocer saber habilidad dominar',
    about: 'que tratar describir explicar resumir decir dice',
    'coauthors-of': 'quien coautor autor junto',
    references: 'referencia recomendacion recomendar otros dicen',
    interests: 'interes aficion hobby libre tiempo',
    volunteering: 'voluntario voluntariado',
    'expiry-of': 'valido vigente caducar vencer',
    'grade-of': 'nota calificacion saco',
    evidence: 'prueba probar fuente verificar confirmar fiable ello',
    profession: 'profesion oficio',
  },
  checks: {
    caller: 'persona candidata candidato',
    small: words`el la los las un una unos unas de del como para por con y al puesto cargo titulo
      empresa diploma certificado premio charla conferencia idioma llamado titulado ano radicada
      radicado valido vigente`,
    now: 'actualmente ahora hoy todavia aun',
    at: 'en el',
    from: 'de entre',
    since: 'desde',
    until: 'hasta',
    to: 'a y',
    perfect: '',
    ended: words`antiguo antigua antes anterior anteriormente pasado ya terminado rechaza rechazado
      rechazados`,
    inferring: 'decir inferir deducir suponer concluir atribuir que',
    verbs: {
      be: {
        past: 'sido',
        helps: 'es esta fue era estuvo',
      },
      work: { now: 'trabaja ejerce', past: 'trabajo trabajado' },
      employ: { past: 'empleada empleado contratada contratado' },
      hold: { now: 'posee tiene', past: 'tuvo tenia ocupo' },
      begin: { past: 'empezo comenzo' },
      join: { past: 'incorporo' },
      leave: { past: 'dejo abandono' },
      end: { past: 'termino finalizo' },
      study: { now: 'estudia', past: 'estudio estudiado' },
      get: { past: 'recibio obtuvo gano consiguio recibido obtenido ganado' },
      speak: { past: 'dio presento hablo' },
      write: { past: 'escribio escrito publico publicado redacto' },
      expire: { now: 'caduca', past: 'caduco caducado' },
      live: { now: 'vive reside' },
      born: { past: 'nacio nacida nacido' },
      die: { past: 'murio fallecio' },
      master: { now: 'habla' },
    },
  },
};
