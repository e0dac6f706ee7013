/** The labels in French; en.ts says what a label file is. */
import type { Labels } from './en.ts';

export const fr: Labels = {
  frame: {
    skip: 'Aller au contenu',
    mainNavigation: 'Menu principal',
    breadcrumbs: 'Vous êtes ici',
    publishedBy: (who) => `Publié par ${who}.`,
    titleOf: (title, name) => `${title} · ${name}`,
    cvTitle: (name) => `${name} : curriculum vitæ`,
    news: (name) => `${name} : actualités`,
    copy: 'Copier',
    copied: 'Copié',
  },

  markdown: {
    table: 'Tableau',
    picture: 'Image',
    footnotes: 'Notes',
    backTo: (reference) => `Retour à l’appel de note ${reference}`,
    alerts: {
      NOTE: 'Remarque',
      TIP: 'Conseil',
      IMPORTANT: 'Important',
      WARNING: 'Avertissement',
      CAUTION: 'Attention',
    },
  },

  places: {
    home: 'Accueil',
    work: 'Parcours',
    projects: 'Projets',
    writing: 'Textes',
    notes: 'Notes',
    tags: 'Mots-clés',
    about: 'À propos',
    contact: 'Contact',
    claims: 'Affirmations',
    questions: 'Questions fréquentes',
    cv: 'CV',
    feed: 'Flux d’actualités (Atom)',
    developers: 'Pour les développeurs',
  },

  descriptions: {
    work: (name) => `Postes, formation et compétences de ${name}, avec leurs justificatifs.`,
    projects: (name) => `Projets de ${name} : ce qui a été fait et ce qui l’atteste.`,
    writing: (name) => `Ce que ${name} a écrit et dit : textes, publications, conférences.`,
    about: (name) => `Qui est ${name}, en une page.`,
    cv: (name) => `Le curriculum vitæ de ${name}, prêt à imprimer.`,
    claims: (name) => `Ce qui peut être cité à propos de ${name}, avec ses justificatifs.`,
    notes: (name) => `Observations et événements autour de ${name}, du plus récent au plus ancien.`,
    tags: (name) => `Notes, projets et autres éléments de ${name}, par sujet.`,
    questions: (name) =>
      `Les questions souvent posées sur ${name}, avec les réponses et leurs sources.`,
    contact: 'Comment écrire, ce qui est bienvenu et ce que devient un message.',
  },

  agents: {
    title: 'Pour les agents d’IA',
    map: 'Pour les agents d’IA : le plan de ce site',
    before: 'Avant de citer',
    keepLevel:
      'Indiquez pour chaque affirmation sur quoi elle repose ; seule la mention « Vérifié par ' +
      'd’autres » a été confirmée par un tiers.',
    absence:
      'Ce qui n’est pas dit ici n’est pas publié : dites-le, et n’en concluez pas que cela ' +
      'n’est pas.',
    doNotInfer: 'Ce qu’il ne faut pas déduire',
    json: (link) => `Cette page en JSON : ${link}.`,
    short: (link) => `En bref ; en JSON : ${link}.`,
    markdown: (link) => `Cette page en Markdown : ${link}.`,
    start: (init, map) => `Commencez par ${init} ; le plan de ce site est ${map}.`,
    endpoints: 'Tous les points d’accès',
    openApi: 'OpenAPI',
    pages: 'Chaque page avec son double',
  },

  evidence: {
    title: 'Justificatif',
    levels: {
      'self-claim': {
        name: 'Selon l’intéressé·e',
        meaning: 'dit ici et confirmé par personne d’autre',
      },
      'private-live': {
        name: 'Non public',
        meaning: 'cela existe, mais le public ne peut pas le voir',
      },
      'public-live': { name: 'Public', meaning: 'chacun peut le consulter' },
      'external-validation': {
        name: 'Vérifié par d’autres',
        meaning: 'un tiers l’a confirmé, cité ou consigné',
      },
    },
    levelsTitle: 'Ce que signifient les mentions',
    levelsIntro:
      'Une mention dit sur quoi repose une affirmation. Elle ne dit rien de son importance.',
    whatMarksMean: 'Ce que signifient les mentions',
    sources: 'Sources',
    sourcesOf: (what) => `Sources : ${what}`,
    noSources: 'Aucune source n’est indiquée.',
    checked: {
      confirmed: (day) => `Vérifié le ${day} : la source le dit.`,
      not_found: (day) => `Vérifié le ${day} : la source ne le dit pas.`,
      changed: (day) => `Vérifié le ${day} : la source le disait, elle ne le dit plus.`,
      unreachable: (day) => `Vérifié le ${day} : la source n’était pas joignable.`,
      not_checked: () => 'Pas encore vérifié.',
    },
    repeat: (how) => `${how}.`,
    howToRepeat: 'Comment refaire la vérification',
  },

  cite: {
    title: 'Comment citer',
    address: 'Adresse',
    record: 'La fiche en JSON',
    confidence: 'Justificatif',
    please: 'Merci de',
    confidences: {
      authoritative_authored_content: 'Les mots de l’auteur ou de l’autrice',
    },
    keepWords: 'Citez l’affirmation telle quelle, avec sa mention de justificatif.',
    keepNote: 'Conservez la mention de justificatif et la remarque qui l’accompagne.',
    author: 'Nommez l’auteur, le titre et cette adresse ; les opinions sont celles de l’auteur.',
    statement: (claim, name, level) => `« ${claim} » (${name} ; ${level})`,
    project: (name, title) => `${name} : ${title}`,
    text: (author, title, date) => `${author}, « ${title} », ${date}`,
  },

  time: {
    period: (start, end) => `${start} – ${end}`,
    since: (start) => `depuis ${start}`,
    from: (start) => `dès ${start}`,
    until: (end) => `fin : ${end}`,
  },

  lists: {
    and: (items) => items.join(', '),
    fact: (name, value) => `${name} : ${value}`,
    contents: 'Sur cette page',
    years: 'Années',
  },

  home: {
    write: 'Écrire un message',
    cv: 'CV',
    now: 'En ce moment',
    strongest: 'Ce qui est le mieux établi',
    allClaims: (count) => (count === 1 ? 'L’affirmation' : `Les ${count} affirmations`),
    selectedProjects: 'Projets choisis',
    allProjects: (count) => (count === 1 ? 'Le projet' : `Les ${count} projets`),
    allWork: 'Tous les postes, la formation et les compétences',
    bestFirst: 'Les mieux étayées d’abord',
    allSkills: (count) => `Les ${count} compétences`,
    allNotes: (count) => (count === 1 ? 'La note' : `Les ${count} notes`),
  },

  person: {
    knownAs: 'Aussi connu sous',
    born: 'Naissance',
    died: 'Décès',
    location: 'Lieu',
    languages: 'Langues',
    languageLevel: (language, level) => `${language} : ${level}`,
    portrait: 'Portrait',
    picture: 'Photo',
    pictureOf: (name) => `Portrait de ${name}`,
    elsewhere: 'Ailleurs',
    focus: 'En ce moment',
    biography: 'Biographie',
    noBiography: 'Aucune biographie n’est publiée.',
    aboutTitle: (name) => `À propos de ${name}`,
  },

  /** Above the title of a preview image. */
  cards: { profile: 'Profil', manifesto: 'Manifeste', article: 'Article' },

  work: {
    statuses: { 'in-progress': 'en cours', unfinished: 'non achevé' },
    acting: 'par intérim',
    title: 'Parcours',
    experience: 'Postes',
    education: 'Formation',
    skills: 'Compétences',
    skillsIntro: 'Selon l’intéressé·e, sauf si les projets et sources indiqués l’attestent.',
    shownIn: (where) => `Visible dans ${where}`,
    projects: (list) => `Projets : ${list}`,
    volunteering: 'Bénévolat',
    certificates: 'Certificats',
    awards: 'Distinctions',
    references: 'Références',
    interests: 'Centres d’intérêt',
    number: (number) => `numéro ${number}`,
    validUntil: (date) => `valable jusqu’au ${date}`,
    withConsent: 'cité avec son accord',
    none: 'Aucun poste n’est publié.',
  },

  project: {
    one: 'Projet',
    when: 'Période',
    role: 'Rôle',
    organization: 'Pour',
    kind: 'Type',
    link: 'Site',
    source: 'Code source',
    tags: 'Mots-clés',
    proofPoints: 'Ce qui l’atteste',
    claims: 'Ce qui peut être cité',
    skills: 'Compétences',
    positions: 'Postes',
    works: 'Textes et notes',
    links: (title) => `Liens : ${title}`,
    none: 'Aucun projet n’est publié.',
  },

  writing: {
    title: 'Textes et conférences',
    here: 'Publié ici',
    publications: 'Publications',
    talks: 'Conférences',
    lastTalk: 'Dernière conférence',
    kinds: {
      paper: 'Article scientifique',
      book: 'Livre',
      chapter: 'Chapitre',
      report: 'Rapport',
      manual: 'Manuel',
      article: 'Article',
      post: 'Billet',
      publication: 'Publication',
    },
    with: (names) => `avec ${names}`,
    by: (author, date) => `Par ${author}, ${date}`,
    inShort: 'Ce que dit ce texte, en bref',
    next: 'Pour continuer',
    why: (link, reason) => `${link}. ${reason}`,
    sections: 'Sections',
    statuses: {
      'draft-living-document': 'Brouillon en cours',
      'edited-draft': 'Brouillon relu',
    },
    none: 'Rien n’est publié.',
  },

  claims: {
    title: 'Affirmations',
    one: 'Affirmation',
    intro: (name) =>
      `Ce qui peut être cité à propos de ${name}, chaque affirmation ayant sa page. Citez-la ` +
      'telle quelle, avec cette adresse et sa mention de justificatif.',
    from: (source) => `Tiré de ${source}`,
    updated: (date) => `Dernière modification : ${date}`,
    about: (name) => `À propos de ${name}`,
    allOf: (name) => `Toutes les affirmations sur ${name}`,
    none: 'Aucune affirmation n’est publiée.',
  },

  notes: {
    title: 'Notes',
    one: 'Note',
    intro: 'Observations et événements, du plus récent au plus ancien.',
    by: (author) => `Par ${author}.`,
    tagged: (tags) => `Mots-clés : ${tags}.`,
    earlier: 'Notes plus anciennes',
    newer: (title) => `Plus récente : ${title}`,
    older: (title) => `Plus ancienne : ${title}`,
    around: 'Autres notes',
    noTags: 'Aucun mot-clé n’est utilisé.',
    none: 'Aucune note n’est publiée.',
  },

  questions: {
    title: 'Questions fréquentes',
    intro: (name) => `Ce que l’on demande sur ${name}, et les sources de chaque réponse.`,
    unpublished: 'Non publié',
    restsOn: (records) => `D’après ${records}`,
    none: (link) => `Aucune question n’a encore de réponse ici. ${link}.`,
    ask: 'En poser une',
  },

  terms: {
    noMoney: 'Rien n’est indiqué sur l’argent ; les tarifs se disent de vive voix seulement.',
    title: 'Travailler ensemble',
    capacity: 'Temps de travail',
    availability: 'Disponibilité',
    welcome: 'Bienvenu',
    shortest: 'Durée minimale',
    fields: 'Domaines d’intérêt',
    refused: 'Ne convient pas',
    money: 'Rémunération',
    from: 'Disponible à partir de',
    notice: 'Préavis',
    noNotice: 'Aucun',
    workplace: 'Lieu de travail',
    workplaces: { remote: 'À distance', hybrid: 'Hybride', 'on-site': 'Sur place' },
    timeZone: 'Fuseau horaire',
    authorization: 'Autorisation de travail',
    authorizations: {
      authorized: (country: string, until: string | null) =>
        until ? `${country}, échéance : ${until}` : country,
      'needs-sponsorship': (country: string, _until: string | null) =>
        `${country} : une autorisation est encore nécessaire`,
    },
  },

  contact: {
    noPolicy: 'Aucune autre règle n’est indiquée.',
    title: 'Contact',
    replies: (when) => `Réponse : ${when}.`,
    response: 'Réponse',
    email: 'E-mail',
    preferred: 'De préférence',
    here: 'Le formulaire de cette page',
    forPrograms: 'Pour les programmes',
    copyEmail: 'Copier l’adresse e-mail',
    vcard: 'Ajouter aux contacts (vCard)',
    welcome: 'Bienvenu',
    notWelcome: 'Non souhaité',
    write: 'Écrire un message',
    privacy:
      'Les messages sont privés : ils sont conservés pour leur destinataire seul et jamais ' +
      'publiés.',
    kept: (days: number | null) =>
      days === null
        ? 'Ils sont conservés jusqu’à ce que le destinataire les supprime.'
        : `Ils sont conservés ${days} ${days === 1 ? 'jour' : 'jours'}, puis supprimés.`,
    deletion:
      'Écrivez depuis la même adresse pour savoir ce qui en est conservé ou le faire supprimer.',
    about: 'De quoi s’agit-il ?',
    intents: {
      hire: 'Un poste ou une mission',
      collaborate: 'Une collaboration',
      advise: 'Un conseil',
      question: 'Une question ou une correction',
    },
    yourEmail: 'Votre adresse e-mail',
    emailHint: 'La réponse y est envoyée, et rien d’autre.',
    yourName: 'Votre nom',
    message: 'Message',
    messageHint: (characters) =>
      `Au plus ${characters} caractères. De quoi il s’agit et ce que vous souhaitez.`,
    agentName: 'Nom du programme qui remplit ce formulaire',
    agentHint:
      'Un programme qui agit seul donne le nom de la personne et, dans le message, son but.',
    optional: '(facultatif)',
    onlyIfOne: '(seulement si c’est le cas)',
    send: 'Envoyer',
    byProgram: (method, url) =>
      `Les personnes utilisent ce formulaire ; les programmes envoient du JSON ` +
      `avec ${method} ${url}.`,
    tool: (name) => `Envoie un message privé à ${name}.`,
    toolIntent: 'Pourquoi ce message est envoyé : hire, collaborate, advise ou question.',
    toolFrom: 'L’adresse e-mail de la personne qui reçoit la réponse.',
    toolName: 'Le nom de la personne pour qui le message est envoyé.',
    toolMessage: 'Le message : de quoi il s’agit et ce que la personne souhaite.',
    toolAgent: 'Le nom du programme qui remplit ce formulaire.',
    received: 'Message reçu',
    receivedShort: 'Le message est enregistré.',
    receivedLead: 'Il est enregistré et privé.',
    receivedOnce:
      'Inutile de l’envoyer à nouveau ; un même message n’est conservé qu’une fois par jour.',
    back: 'Retour au profil',
    notSent: 'Message non envoyé',
    notSentShort: 'Le message n’est pas enregistré.',
    notSentLead:
      'Rien n’est enregistré. Revenez en arrière dans votre navigateur : ce que vous avez écrit ' +
      'devrait y être encore.',
    checkFields: 'L’adresse e-mail est-elle complète, et un motif est-il choisi ?',
    checkLength: (characters) => `Le message fait-il au plus ${characters} caractères ?`,
    ourFault: 'Si tout cela est juste, la faute est de notre côté : réessayez plus tard.',
    orMail: (address) => `Ou écrivez à ${address}.`,
    backToForm: 'Retour au formulaire',
  },

  notFound: {
    title: 'Page introuvable',
    lead:
      'Il n’y a rien à cette adresse. Elle contient peut-être une faute de frappe, ou ce qui s’y ' +
      'trouvait n’est plus publié.',
    nearest: (page) => `La page la plus proche est ${page}.`,
    next: 'Pour continuer',
    agents: (link) => `Les agents trouvent tous les points d’accès à ${link}.`,
  },

  print: {
    evidence: (url) => `Chaque affirmation avec son justificatif : ${url}`,
    write: (url) => `Pour écrire : ${url}`,
    download: 'Télécharger le CV (PDF)',
    downloadEvidence: 'CV avec niveaux de preuve (PDF)',
  },

  audit: {
    report: 'Rapport d’audit',
    description: 'Un rapport réservé à ses destinataires.',
    needsScript:
      'Cette page a besoin de JavaScript : il prend la clé dans votre lien et ouvre le ' +
      'rapport avec elle, dans votre navigateur.',
    allowScript: 'Autorisez JavaScript pour ce site et rechargez la page.',
    otherForm: 'Demander le rapport sous une autre forme',
    loading: 'Chargement du rapport…',
    shown: 'Le rapport est affiché.',
    again: 'Réessayer',
    recipient: 'Pour',
    updated: 'Mis à jour',
    revision: 'version {number}',
    ends: 'Fin de votre lien',
    never: 'sans limite',
    contents: 'Sommaire',
    untitled: 'Audit {slug}',
    empty: 'Le rapport est encore vide.',
    confidential: 'Pour {name}, {company}. À ne pas publier ; le lien est personnel.',
    noToken:
      'Il n’y a pas de clé dans ce texte. Copiez le lien entier du message que vous ' +
      'avez reçu.',
    finding: 'Constat',
    findings: 'Constats',
    recommendation: 'Recommandation',
    bySeverity: '{count} au total, par gravité',
    severity: 'Gravité',
    unrated: 'Non évalué',
    severities: {
      critical: 'Critique',
      high: 'Élevée',
      medium: 'Moyenne',
      low: 'Faible',
      info: 'Information',
    },
    tables: 'Tableaux',
    facts: 'Autres données',
    known: 'Ce que chacun peut en savoir',
    yes: 'oui',
    no: 'non',
    link: 'Votre lien',
    linkHint: 'Le lien entier, ou ce qui suit « token= ». Il reste dans cet onglet.',
    open: 'Ouvrir le rapport',
    ask: 'Demander un nouveau lien, en précisant de quel audit il s’agit.',
    wait: 'Attendez {seconds} secondes avant de réessayer.',
    states: {
      noSlug: {
        title: 'Un audit se lit avec un lien',
        lead: 'Chaque audit a un lien propre à chacun de ses destinataires.',
        help: 'Ouvrez le lien que vous avez reçu, ou collez-le ici.',
      },
      noToken: {
        title: 'Cette page a besoin de votre lien entier',
        lead: 'Il manque la partie du lien qui ouvre l’audit.',
        help:
          'Les messageries coupent parfois ce qui suit le # d’un lien, et un marque-page de ' +
          'cette page ne le contient pas. Ouvrez à nouveau le lien que vous avez reçu, ou ' +
          'collez-le ici. Si vous ne l’avez plus :',
      },
      expired: {
        title: 'Ce lien a expiré',
        lead: 'Il valait pour une durée limitée, qui est passée. L’audit existe toujours.',
        help: 'Vous pouvez en obtenir un nouveau :',
      },
      revoked: {
        title: 'Ce lien a été révoqué',
        lead: 'La personne à qui appartient l’audit l’a retiré. Il n’ouvrira plus rien.',
        help: 'Si vous devriez encore y avoir accès :',
      },
      unknown: {
        title: 'Ce lien n’ouvre pas cet audit',
        lead:
          'Sa clé n’est pas connue ici : il en manque peut-être une partie, ou elle est ' +
          'celle d’un autre audit.',
        help: 'Collez le lien entier tel que vous l’avez reçu. Si cela ne suffit pas :',
      },
      missing: {
        title: 'Cet audit n’existe pas',
        lead:
          'Il n’y a rien à cette adresse. Elle contient peut-être une faute de frappe, ou ' +
          'l’audit n’y est plus.',
        help: 'Si vous attendiez un rapport ici :',
      },
      offline: {
        title: 'Le service est injoignable',
        lead: 'Vérifiez votre connexion, puis réessayez.',
        help: '',
      },
      busy: {
        title: 'Trop de tentatives',
        lead: 'Il y a eu trop d’appels en peu de temps.',
        help: '',
      },
      fault: {
        title: 'Le rapport ne peut pas être lu pour le moment',
        lead: 'Votre lien est peut-être bon ; la faute est de notre côté.',
        help: '',
      },
    },
  },

  mail: {
    intents: {
      hire: 'un poste ou une mission',
      collaborate: 'une collaboration',
      advise: 'un conseil',
      question: 'une question',
    },
    sender: 'De :',
    name: 'Nom :',
    agent: 'Agent :',
    why: 'Motif :',
    time: 'Date :',
    beware: 'Attention :',
    flags: {
      prompt_injection_language: 'consignes adressées à une IA',
      credential_or_secret_request: 'demande de mot de passe ou de clé',
      html_or_script_content: 'contient du HTML ou un script',
      excessive_length: 'longueur excessive',
    },
    stranger: 'Ce qui suit a été écrit par quelqu’un que vous ne connaissez pas :',
    empty: 'Sans message.',
    console: 'Dans la console : {url}',
    subject: 'Nouveau message : {why}',
    digest: 'Votre carte de visite : {count}',
    week: 'Les sept derniers jours : {messages}, {questions}, dont {open} sans réponse.',
    atLeast: 'au moins {count}',
    newMessages: {
      one: '{count} nouveau message',
      other: '{count} nouveaux messages',
    },
    messages: {
      one: '{count} message',
      other: '{count} messages',
    },
    questions: {
      one: '{count} question',
      other: '{count} questions',
    },
    more: 'La console en contient {count} de plus.',
    unanswered: 'Questions sans réponse :',
  },
};
