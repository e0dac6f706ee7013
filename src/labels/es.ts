/** The labels in Spanish; en.ts says what a label file is. */
import type { Labels } from './en.ts';

export const es: Labels = {
  frame: {
    skip: 'Ir al contenido',
    mainNavigation: 'Menú principal',
    breadcrumbs: 'Usted está aquí',
    publishedBy: (who) => `Publicado por ${who}.`,
    titleOf: (title, name) => `${title} · ${name}`,
    cvTitle: (name) => `${name}: currículum`,
    news: (name) => `${name}: novedades`,
    copy: 'Copiar',
    copied: 'Copiado',
  },

  markdown: {
    table: 'Tabla',
    picture: 'Imagen',
    footnotes: 'Notas',
    backTo: (reference) => `Volver a la llamada ${reference}`,
    alerts: {
      NOTE: 'Nota',
      TIP: 'Consejo',
      IMPORTANT: 'Importante',
      WARNING: 'Advertencia',
      CAUTION: 'Precaución',
    },
  },

  places: {
    home: 'Inicio',
    work: 'Trayectoria',
    projects: 'Proyectos',
    writing: 'Textos',
    notes: 'Notas',
    tags: 'Etiquetas',
    about: 'Sobre la persona',
    contact: 'Contacto',
    claims: 'Afirmaciones',
    questions: 'Preguntas frecuentes',
    cv: 'Currículum',
    feed: 'Canal de novedades (Atom)',
    developers: 'Para desarrolladores',
  },

  descriptions: {
    work: (name) => `Puestos, formación y competencias de ${name}, con sus pruebas.`,
    projects: (name) => `Proyectos de ${name}: qué se hizo y qué lo acredita.`,
    writing: (name) => `Lo que ${name} ha escrito y dicho: textos, publicaciones y charlas.`,
    about: (name) => `Quién es ${name}, en una página.`,
    cv: (name) => `El currículum de ${name}, listo para imprimir.`,
    claims: (name) => `Lo que se puede citar sobre ${name}, cada afirmación con su prueba.`,
    notes: (name) => `Observaciones y hechos en torno a ${name}, lo más reciente primero.`,
    tags: (name) => `Notas, proyectos y demás de ${name}, por tema.`,
    questions: (name) =>
      `Lo que se pregunta a menudo sobre ${name}, con las respuestas y sus fuentes.`,
    contact: 'Cómo escribir, qué es bienvenido y qué pasa con un mensaje.',
  },

  agents: {
    title: 'Para agentes de IA',
    map: 'Para agentes de IA: el plano de este sitio',
    before: 'Antes de citar',
    keepLevel:
      'Indique con cada afirmación qué la respalda; solo «Verificado por otros» lo ha confirmado ' +
      'un tercero.',
    absence:
      'Lo que aquí no consta no está publicado: dígalo así, y no concluya de ello que no sea ' +
      'cierto.',
    doNotInfer: 'Lo que no se debe deducir',
    json: (link) => `Esta página en JSON: ${link}.`,
    short: (link) => `En breve; como JSON: ${link}.`,
    markdown: (link) => `Esta página en Markdown: ${link}.`,
    start: (init, map) => `Empiece en ${init}; el plano de este sitio es ${map}.`,
    endpoints: 'Todos los puntos de acceso',
    openApi: 'OpenAPI',
    pages: 'Cada página con su doble',
  },

  evidence: {
    title: 'Prueba',
    levels: {
      'self-claim': {
        name: 'En sus propias palabras',
        meaning: 'dicho aquí y confirmado por nadie más',
      },
      'private-live': {
        name: 'No público',
        meaning: 'existe, pero el público no puede verlo',
      },
      'public-live': { name: 'Público', meaning: 'cualquiera puede verlo' },
      'external-validation': {
        name: 'Verificado por otros',
        meaning: 'un tercero lo ha confirmado, citado o registrado',
      },
    },
    levelsTitle: 'Qué significan las marcas',
    levelsIntro:
      'Una marca dice qué respalda una afirmación. No dice nada de lo importante que es.',
    whatMarksMean: 'Qué significan las marcas',
    sources: 'Fuentes',
    sourcesOf: (what) => `Fuentes: ${what}`,
    noSources: 'No se enlaza ninguna fuente.',
    checked: {
      confirmed: (day) => `Comprobado el ${day}: la fuente lo dice.`,
      not_found: (day) => `Comprobado el ${day}: la fuente no lo dice.`,
      changed: (day) => `Comprobado el ${day}: la fuente lo decía antes y ya no.`,
      unreachable: (day) => `Comprobado el ${day}: no se pudo acceder a la fuente.`,
      not_checked: () => 'Aún sin comprobar.',
    },
    repeat: (how) => `${how}.`,
    howToRepeat: 'Cómo repetir la comprobación',
  },

  cite: {
    title: 'Cómo citarlo',
    address: 'Dirección',
    record: 'La ficha en JSON',
    confidence: 'Prueba',
    please: 'Por favor',
    confidences: {
      authoritative_authored_content: 'Las palabras de quien lo escribe',
    },
    keepWords: 'Cite la afirmación tal como está, con su marca de prueba.',
    keepNote: 'Conserve la marca de prueba y la observación que la acompaña.',
    author: 'Nombre autor, título y esta dirección; las opiniones son de su autor.',
    statement: (claim, name, level) => `«${claim}» (${name}; ${level})`,
    project: (name, title) => `${name}: ${title}`,
    text: (author, title, date) => `${author}, «${title}», ${date}`,
  },

  time: {
    period: (start, end) => `${start} – ${end}`,
    since: (start) => `desde ${start}`,
    from: (start) => `a partir de ${start}`,
    until: (end) => `hasta ${end}`,
  },

  lists: {
    and: (items) => items.join(', '),
    fact: (name, value) => `${name}: ${value}`,
    contents: 'En esta página',
    years: 'Años',
  },

  home: {
    write: 'Escribir un mensaje',
    cv: 'Currículum',
    now: 'Ahora',
    strongest: 'Lo mejor acreditado',
    allClaims: (count) => (count === 1 ? 'La afirmación' : `Las ${count} afirmaciones`),
    selectedProjects: 'Proyectos escogidos',
    allProjects: (count) => (count === 1 ? 'El proyecto' : `Los ${count} proyectos`),
    allWork: 'Todos los puestos, la formación y las competencias',
    bestFirst: 'Primero las mejor acreditadas',
    allSkills: (count) => `Las ${count} competencias`,
    allNotes: (count) => (count === 1 ? 'La nota' : `Las ${count} notas`),
  },

  person: {
    knownAs: 'También conocido como',
    born: 'Nacimiento',
    died: 'Fallecimiento',
    location: 'Lugar',
    languages: 'Idiomas',
    languageLevel: (language, level) => `${language}: ${level}`,
    portrait: 'Retrato',
    picture: 'Foto',
    pictureOf: (name) => `Retrato de ${name}`,
    elsewhere: 'En otros sitios',
    focus: 'En qué trabaja ahora',
    biography: 'Biografía',
    noBiography: 'No hay ninguna biografía publicada.',
    aboutTitle: (name) => `Sobre ${name}`,
  },

  /** Above the title of a preview image. */
  cards: { profile: 'Perfil', manifesto: 'Manifiesto', article: 'Artículo' },

  work: {
    statuses: { 'in-progress': 'en curso', unfinished: 'sin terminar' },
    acting: 'en funciones',
    title: 'Trayectoria',
    experience: 'Puestos',
    education: 'Formación',
    skills: 'Competencias',
    skillsIntro:
      'En sus propias palabras, salvo lo que acreditan los proyectos y fuentes de al lado.',
    shownIn: (where) => `Se ve en ${where}`,
    projects: (list) => `Proyectos: ${list}`,
    volunteering: 'Voluntariado',
    certificates: 'Certificados',
    awards: 'Premios',
    references: 'Referencias',
    interests: 'Intereses',
    number: (number) => `número ${number}`,
    validUntil: (date) => `válido hasta ${date}`,
    withConsent: 'se le nombra con su permiso',
    none: 'No hay ningún puesto publicado.',
  },

  project: {
    one: 'Proyecto',
    when: 'Cuándo',
    role: 'Función',
    organization: 'Para',
    kind: 'Tipo',
    link: 'Sitio web',
    source: 'Código fuente',
    tags: 'Etiquetas',
    proofPoints: 'Qué lo acredita',
    claims: 'Lo que se puede citar',
    skills: 'Competencias',
    positions: 'Puestos',
    works: 'Textos y notas',
    links: (title) => `Enlaces: ${title}`,
    none: 'No hay ningún proyecto publicado.',
  },

  writing: {
    title: 'Textos y charlas',
    here: 'Publicado aquí',
    publications: 'Publicaciones',
    talks: 'Charlas',
    lastTalk: 'Última charla',
    kinds: {
      paper: 'Artículo científico',
      book: 'Libro',
      chapter: 'Capítulo',
      report: 'Informe',
      manual: 'Manual',
      article: 'Artículo',
      post: 'Entrada',
      publication: 'Publicación',
    },
    with: (names) => `con ${names}`,
    by: (author, date) => `Por ${author}, ${date}`,
    inShort: 'Lo que dice este texto, en breve',
    next: 'Para seguir',
    why: (link, reason) => `${link}. ${reason}`,
    sections: 'Secciones',
    statuses: {
      'draft-living-document': 'Borrador en curso',
      'edited-draft': 'Borrador revisado',
    },
    none: 'No hay nada publicado.',
  },

  claims: {
    title: 'Afirmaciones',
    one: 'Afirmación',
    intro: (name) =>
      `Lo que se puede citar sobre ${name}, cada afirmación con su página. Cítela tal como está, ` +
      'con esa dirección y su marca de prueba.',
    from: (source) => `De ${source}`,
    updated: (date) => `Último cambio: ${date}`,
    about: (name) => `Sobre ${name}`,
    allOf: (name) => `Todas las afirmaciones sobre ${name}`,
    none: 'No hay ninguna afirmación publicada.',
  },

  notes: {
    title: 'Notas',
    one: 'Nota',
    intro: 'Observaciones y hechos, lo más reciente primero.',
    by: (author) => `Por ${author}.`,
    tagged: (tags) => `Etiquetas: ${tags}.`,
    earlier: 'Notas anteriores',
    newer: (title) => `Posterior: ${title}`,
    older: (title) => `Anterior: ${title}`,
    around: 'Otras notas',
    noTags: 'No hay etiquetas.',
    none: 'No hay ninguna nota publicada.',
  },

  questions: {
    title: 'Preguntas frecuentes',
    intro: (name) => `Lo que se pregunta sobre ${name}, y las fuentes de cada respuesta.`,
    unpublished: 'No publicado',
    restsOn: (records) => `Según ${records}`,
    none: (link) => `Aún no hay ninguna pregunta respondida. ${link}.`,
    ask: 'Hacer una',
  },

  terms: {
    noMoney: 'No se indica nada sobre dinero; las tarifas se dicen solo en conversación.',
    title: 'Trabajar juntos',
    capacity: 'Dedicación',
    availability: 'Disponibilidad',
    welcome: 'Bienvenido',
    shortest: 'Duración mínima',
    fields: 'Campos de interés',
    refused: 'No encaja',
    money: 'Honorarios',
    from: 'Disponible desde',
    notice: 'Preaviso',
    noNotice: 'Ninguno',
    workplace: 'Lugar de trabajo',
    workplaces: { remote: 'A distancia', hybrid: 'Híbrido', 'on-site': 'Presencial' },
    timeZone: 'Huso horario',
    authorization: 'Permiso de trabajo',
    authorizations: {
      authorized: (country: string, until: string | null) =>
        until ? `${country}, hasta ${until}` : country,
      'needs-sponsorship': (country: string, _until: string | null) =>
        `${country}: aún se necesita un permiso`,
    },
  },

  contact: {
    noPolicy: 'No se indica ninguna otra norma.',
    title: 'Contacto',
    replies: (when) => `Respuesta: ${when}.`,
    response: 'Respuesta',
    email: 'Correo electrónico',
    preferred: 'Vía preferida',
    here: 'El formulario de esta página',
    forPrograms: 'Para programas',
    copyEmail: 'Copiar la dirección de correo',
    vcard: 'Guardar en contactos (vCard)',
    welcome: 'Bienvenido',
    notWelcome: 'No deseado',
    write: 'Escribir un mensaje',
    privacy:
      'Los mensajes son privados: se guardan solo para su destinatario y no se publican nunca.',
    kept: (days: number | null) =>
      days === null
        ? 'Se guardan hasta que el destinatario los borra.'
        : `Se guardan ${days} ${days === 1 ? 'día' : 'días'} y después se borran.`,
    deletion:
      'Escriba desde la misma dirección para saber qué se guarda de ella o para que se borre.',
    about: '¿De qué se trata?',
    intents: {
      hire: 'Un puesto o un encargo',
      collaborate: 'Una colaboración',
      advise: 'Un consejo',
      question: 'Una pregunta o una corrección',
    },
    yourEmail: 'Su dirección de correo',
    emailHint: 'Allí se envía la respuesta y nada más.',
    yourName: 'Su nombre',
    message: 'Mensaje',
    messageHint: (characters) =>
      `Como máximo ${characters} caracteres. De qué se trata y qué desea usted.`,
    agentName: 'Nombre del programa que rellena esto',
    agentHint:
      'Un programa que actúa por sí solo indica el nombre de su persona y, en el mensaje, el fin.',
    optional: '(opcional)',
    onlyIfOne: '(solo si es el caso)',
    send: 'Enviar',
    byProgram: (method, url) =>
      `Las personas usan este formulario; los programas envían JSON con ${method} ${url}.`,
    tool: (name) => `Envía un mensaje privado a ${name}.`,
    toolIntent: 'Por qué se envía el mensaje: hire, collaborate, advise o question.',
    toolFrom: 'La dirección de correo de la persona que recibe la respuesta.',
    toolName: 'El nombre de la persona por la que se envía el mensaje.',
    toolMessage: 'El mensaje: de qué se trata y qué desea la persona.',
    toolAgent: 'El nombre del programa que rellena esto.',
    received: 'Mensaje recibido',
    receivedShort: 'El mensaje está guardado.',
    receivedLead: 'Está guardado y es privado.',
    receivedOnce:
      'No hace falta enviarlo otra vez; el mismo mensaje se guarda una sola vez al día.',
    back: 'Volver al perfil',
    notSent: 'Mensaje no enviado',
    notSentShort: 'El mensaje no está guardado.',
    notSentLead:
      'No se ha guardado nada. Vuelva atrás en su navegador: lo que escribió debería seguir ahí.',
    checkFields: '¿Está completa la dirección de correo y elegido un motivo?',
    checkLength: (characters) => `¿Tiene el mensaje como máximo ${characters} caracteres?`,
    ourFault: 'Si todo está bien, el fallo es de este lado: inténtelo más tarde.',
    orMail: (address) => `O escriba a ${address}.`,
    backToForm: 'Volver al formulario',
  },

  notFound: {
    title: 'No encontrado',
    lead:
      'No hay nada en esta dirección. Quizá tenga una errata, o lo que había aquí ya no está ' +
      'publicado.',
    nearest: (page) => `La página más cercana es ${page}.`,
    next: 'Para seguir',
    agents: (link) => `Los agentes encuentran todos los puntos de acceso en ${link}.`,
  },

  print: {
    evidence: (url) => `Cada afirmación con su prueba: ${url}`,
    write: (url) => `Para escribir: ${url}`,
    download: 'Descargar el CV (PDF)',
    downloadEvidence: 'CV con niveles de evidencia (PDF)',
  },

  audit: {
    report: 'Informe de auditoría',
    description: 'Un informe para sus destinatarios.',
    needsScript:
      'Esta página necesita JavaScript: toma la clave de su enlace y abre con ella el ' +
      'informe, en su navegador.',
    allowScript: 'Permita JavaScript en este sitio y vuelva a cargar la página.',
    otherForm: 'Pedir el informe de otra forma',
    loading: 'Cargando el informe…',
    shown: 'El informe está a la vista.',
    again: 'Volver a intentarlo',
    recipient: 'Para',
    updated: 'Actualizado',
    revision: 'versión {number}',
    ends: 'Su enlace termina',
    never: 'no tiene límite',
    contents: 'Contenido',
    untitled: 'Auditoría {slug}',
    empty: 'El informe aún está vacío.',
    confidential: 'Para {name}, {company}. No se debe publicar; el enlace es personal.',
    noToken: 'Aquí no hay ninguna clave. Copie el enlace entero del mensaje que recibió.',
    finding: 'Hallazgo',
    findings: 'Hallazgos',
    recommendation: 'Recomendación',
    bySeverity: '{count} en total, por gravedad',
    severity: 'Gravedad',
    unrated: 'Sin valorar',
    severities: {
      critical: 'Crítica',
      high: 'Alta',
      medium: 'Media',
      low: 'Baja',
      info: 'Informativa',
    },
    tables: 'Tablas',
    facts: 'Otros datos',
    known: 'Lo que todos pueden saber de esto',
    yes: 'sí',
    no: 'no',
    link: 'Su enlace',
    linkHint: 'El enlace entero, o lo que sigue a «token=». Se queda en esta pestaña.',
    open: 'Abrir el informe',
    ask: 'Pedir un enlace nuevo e indicar de qué auditoría se trata.',
    wait: 'Espere {seconds} segundos antes de volver a intentarlo.',
    states: {
      noSlug: {
        title: 'Las auditorías se leen con un enlace',
        lead: 'Cada auditoría tiene un enlace propio para cada destinatario.',
        help: 'Abra el enlace que recibió o péguelo aquí.',
      },
      noToken: {
        title: 'Esta página necesita su enlace entero',
        lead: 'Falta la parte del enlace que abre la auditoría.',
        help:
          'Los programas de correo cortan a veces lo que sigue al # de un enlace, y un ' +
          'marcador de esta página no lo contiene. Abra otra vez el enlace que recibió o ' +
          'péguelo aquí. Si ya no lo tiene:',
      },
      expired: {
        title: 'Este enlace ha caducado',
        lead: 'Valía por un tiempo limitado, que ya ha pasado. La auditoría sigue ahí.',
        help: 'Puede conseguir uno nuevo:',
      },
      revoked: {
        title: 'Este enlace fue revocado',
        lead: 'La persona dueña de la auditoría lo ha retirado. No volverá a abrir nada.',
        help: 'Si aún debería tener acceso:',
      },
      unknown: {
        title: 'Este enlace no abre esta auditoría',
        lead: 'Aquí no se conoce su clave: quizá le falta una parte, o es de otra auditoría.',
        help: 'Pegue el enlace entero tal como lo recibió. Si eso no ayuda:',
      },
      missing: {
        title: 'No existe esa auditoría',
        lead:
          'No hay nada en esta dirección. Quizá tiene una errata, o la auditoría ya no ' + 'está.',
        help: 'Si esperaba aquí un informe:',
      },
      offline: {
        title: 'No se puede llegar al servicio',
        lead: 'Compruebe su conexión y vuelva a intentarlo.',
        help: '',
      },
      busy: {
        title: 'Demasiados intentos',
        lead: 'Hubo demasiadas llamadas en poco tiempo.',
        help: '',
      },
      fault: {
        title: 'Ahora no se puede leer el informe',
        lead: 'Su enlace puede ser válido; el fallo está de este lado.',
        help: '',
      },
    },
  },

  mail: {
    intents: {
      hire: 'un puesto o un encargo',
      collaborate: 'una colaboración',
      advise: 'un consejo',
      question: 'una pregunta',
    },
    sender: 'De:',
    name: 'Nombre:',
    agent: 'Agente:',
    why: 'Motivo:',
    time: 'Fecha:',
    beware: 'Atención:',
    flags: {
      prompt_injection_language: 'instrucciones para una IA',
      credential_or_secret_request: 'pide contraseñas o claves',
      html_or_script_content: 'contiene HTML o scripts',
      excessive_length: 'longitud excesiva',
    },
    stranger: 'Lo que sigue lo escribió alguien que usted no conoce:',
    empty: 'Sin mensaje.',
    console: 'En la consola: {url}',
    subject: 'Mensaje nuevo: {why}',
    digest: 'Su tarjeta de visita: {count}',
    week: 'Los últimos siete días: {messages}, {questions}; sin respuesta, {open}.',
    atLeast: 'al menos {count}',
    newMessages: {
      one: '{count} mensaje nuevo',
      other: '{count} mensajes nuevos',
    },
    messages: {
      one: '{count} mensaje',
      other: '{count} mensajes',
    },
    questions: {
      one: '{count} pregunta',
      other: '{count} preguntas',
    },
    more: 'Hay {count} más en la consola.',
    unanswered: 'Preguntas sin respuesta:',
  },
};
