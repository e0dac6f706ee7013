/** The labels in German; en.ts says what a label file is. */
import type { Labels } from './en.ts';

export const de: Labels = {
  frame: {
    skip: 'Zum Inhalt springen',
    mainNavigation: 'Hauptmenü',
    breadcrumbs: 'Sie sind hier',
    publishedBy: (who) => `Veröffentlicht von ${who}.`,
    titleOf: (title, name) => `${title} · ${name}`,
    cvTitle: (name) => `${name}: Lebenslauf`,
    news: (name) => `${name}: Neues`,
    copy: 'Kopieren',
    copied: 'Kopiert',
  },

  markdown: {
    table: 'Tabelle',
    picture: 'Bild',
    footnotes: 'Fußnoten',
    backTo: (reference) => `Zurück zu Verweis ${reference}`,
    alerts: {
      NOTE: 'Hinweis',
      TIP: 'Tipp',
      IMPORTANT: 'Wichtig',
      WARNING: 'Warnung',
      CAUTION: 'Vorsicht',
    },
  },

  places: {
    home: 'Start',
    work: 'Werdegang',
    projects: 'Projekte',
    writing: 'Texte',
    notes: 'Notizen',
    tags: 'Schlagwörter',
    about: 'Zur Person',
    contact: 'Kontakt',
    claims: 'Aussagen',
    questions: 'Häufige Fragen',
    cv: 'Lebenslauf',
    feed: 'Neuigkeiten als Feed (Atom)',
    developers: 'Für Entwickler',
  },

  descriptions: {
    work: (name) => `Stationen, Ausbildung und Kenntnisse von ${name}, mit ihren Belegen.`,
    projects: (name) => `Projekte von ${name}: was getan wurde und was es belegt.`,
    writing: (name) => `Was ${name} geschrieben und gesagt hat: Texte, Publikationen, Vorträge.`,
    about: (name) => `Wer ${name} ist, auf einer Seite.`,
    cv: (name) => `Der Lebenslauf von ${name}, zum Ausdrucken.`,
    claims: (name) => `Was über ${name} zitiert werden darf, jede Aussage mit ihrem Beleg.`,
    notes: (name) => `Beobachtungen und Ereignisse zu ${name}, das Neueste zuerst.`,
    tags: (name) => `Notizen, Projekte und anderes von ${name}, nach ihrem Thema.`,
    questions: (name) =>
      `Was oft über ${name} gefragt wird, mit Antworten und den Einträgen dahinter.`,
    contact: 'Wie man schreibt, was willkommen ist und was mit einer Nachricht geschieht.',
  },

  agents: {
    title: 'Für KI-Agenten',
    map: 'Für KI-Agenten: der Plan dieser Website',
    before: 'Vor dem Zitieren',
    keepLevel:
      'Nennen Sie zu jeder Aussage, wie sie belegt ist; nur „Von anderen bestätigt“ hat ' +
      'jemand anderes bestätigt.',
    absence:
      'Was hier nicht steht, ist nicht veröffentlicht: Sagen Sie das, und schließen Sie nicht ' +
      'daraus, dass es nicht so ist.',
    doNotInfer: 'Was nicht gefolgert werden darf',
    json: (link) => `Diese Seite als JSON: ${link}.`,
    short: (link) => `In Kürze; als JSON: ${link}.`,
    markdown: (link) => `Diese Seite als Markdown: ${link}.`,
    start: (init, map) => `Beginnen Sie bei ${init}; der Plan dieser Website ist ${map}.`,
    endpoints: 'Alle Endpunkte',
    openApi: 'OpenAPI',
    pages: 'Jede Seite mit ihrem Gegenstück',
  },

  evidence: {
    title: 'Beleg',
    levels: {
      'self-claim': {
        name: 'Eigene Angabe',
        meaning: 'hier gesagt und von niemandem sonst bestätigt',
      },
      'private-live': {
        name: 'Nicht öffentlich',
        meaning: 'es gibt es, aber die Öffentlichkeit kann es nicht sehen',
      },
      'public-live': { name: 'Öffentlich', meaning: 'jeder kann es sich ansehen' },
      'external-validation': {
        name: 'Von anderen bestätigt',
        meaning: 'Dritte haben es bestätigt, zitiert oder festgehalten',
      },
    },
    levelsTitle: 'Was die Zeichen zum Beleg bedeuten',
    levelsIntro:
      'Ein Zeichen sagt, wie gut eine Aussage belegt ist. Es sagt nicht, wie wichtig sie ist.',
    whatMarksMean: 'Was die Zeichen bedeuten',
    sources: 'Quellen',
    sourcesOf: (what) => `Quellen: ${what}`,
    noSources: 'Es ist keine Quelle verlinkt.',
    checked: {
      confirmed: (day) => `Geprüft am ${day}: Die Quelle sagt es.`,
      not_found: (day) => `Geprüft am ${day}: Die Quelle sagt es nicht.`,
      changed: (day) => `Geprüft am ${day}: Die Quelle sagte es früher, jetzt nicht mehr.`,
      unreachable: (day) => `Geprüft am ${day}: Die Quelle war nicht erreichbar.`,
      not_checked: () => 'Noch nicht geprüft.',
    },
    repeat: (how) => `${how}.`,
    howToRepeat: 'Wie man die Prüfung wiederholt',
  },

  cite: {
    title: 'So wird zitiert',
    address: 'Adresse',
    record: 'Der Eintrag als JSON',
    confidence: 'Beleg',
    please: 'Bitte',
    confidences: {
      authoritative_authored_content: 'Die Worte der Autorin oder des Autors',
    },
    keepWords: 'Zitieren Sie die Aussage, wie sie dasteht, und nennen Sie ihren Beleg.',
    keepNote: 'Nennen Sie den Beleg und die Anmerkung dazu.',
    author: 'Nennen Sie Verfasser, Titel und diese Adresse; Meinungen sind die des Verfassers.',
    statement: (claim, name, level) => `„${claim}“ (${name}; ${level})`,
    project: (name, title) => `${name}: ${title}`,
    text: (author, title, date) => `${author}: „${title}“, ${date}`,
  },

  time: {
    period: (start, end) => `${start} – ${end}`,
    since: (start) => `seit ${start}`,
    from: (start) => `ab ${start}`,
    until: (end) => `bis ${end}`,
  },

  lists: {
    and: (items) => items.join(', '),
    fact: (name, value) => `${name}: ${value}`,
    contents: 'Auf dieser Seite',
    years: 'Jahre',
  },

  home: {
    write: 'Nachricht schreiben',
    cv: 'Lebenslauf',
    now: 'Zurzeit',
    strongest: 'Was am besten belegt ist',
    allClaims: (count) => (count === 1 ? 'Die eine Aussage' : `Alle ${count} Aussagen`),
    selectedProjects: 'Ausgewählte Projekte',
    allProjects: (count) => (count === 1 ? 'Das eine Projekt' : `Alle ${count} Projekte`),
    allWork: 'Alle Stationen, Ausbildung und Kenntnisse',
    bestFirst: 'Am besten Belegtes zuerst',
    allSkills: (count) => `Alle ${count} Kenntnisse`,
    allNotes: (count) => (count === 1 ? 'Die eine Notiz' : `Alle ${count} Notizen`),
  },

  person: {
    knownAs: 'Bekannt als',
    born: 'Geboren',
    died: 'Gestorben',
    location: 'Ort',
    languages: 'Sprachen',
    languageLevel: (language, level) => `${language}: ${level}`,
    portrait: 'Porträt',
    picture: 'Bild',
    pictureOf: (name) => `Porträt von ${name}`,
    elsewhere: 'Anderswo',
    focus: 'Woran gerade gearbeitet wird',
    biography: 'Biografie',
    noBiography: 'Es ist keine Biografie veröffentlicht.',
    aboutTitle: (name) => `Über ${name}`,
  },

  /** Above the title of a preview image. */
  cards: { profile: 'Profil', manifesto: 'Manifest', article: 'Artikel' },

  work: {
    statuses: { 'in-progress': 'läuft noch', unfinished: 'nicht abgeschlossen' },
    acting: 'kommissarisch',
    title: 'Werdegang',
    experience: 'Stationen',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    skillsIntro: 'Eigene Angaben, soweit nicht Projekte und Quellen daneben sie stützen.',
    shownIn: (where) => `Gezeigt in ${where}`,
    projects: (list) => `Projekte: ${list}`,
    volunteering: 'Ehrenamt',
    certificates: 'Zertifikate',
    awards: 'Auszeichnungen',
    references: 'Referenzen',
    interests: 'Interessen',
    number: (number) => `Nummer ${number}`,
    validUntil: (date) => `gültig bis ${date}`,
    withConsent: 'mit Einverständnis genannt',
    none: 'Es ist keine Station veröffentlicht.',
  },

  project: {
    one: 'Projekt',
    when: 'Zeit',
    role: 'Rolle',
    organization: 'Für',
    kind: 'Art',
    link: 'Website',
    source: 'Quelltext',
    tags: 'Schlagwörter',
    proofPoints: 'Was es zeigt',
    claims: 'Was zitiert werden darf',
    skills: 'Kenntnisse',
    positions: 'Stationen',
    works: 'Texte und Notizen',
    links: (title) => `Links: ${title}`,
    none: 'Es ist kein Projekt veröffentlicht.',
  },

  writing: {
    title: 'Texte und Vorträge',
    here: 'Hier veröffentlicht',
    publications: 'Publikationen',
    talks: 'Vorträge',
    lastTalk: 'Letzter Vortrag',
    kinds: {
      paper: 'Aufsatz',
      book: 'Buch',
      chapter: 'Kapitel',
      report: 'Bericht',
      manual: 'Handbuch',
      article: 'Artikel',
      post: 'Beitrag',
      publication: 'Publikation',
    },
    with: (names) => `mit ${names}`,
    by: (author, date) => `Von ${author}, ${date}`,
    inShort: 'Was dieser Text sagt, in Kürze',
    next: 'Wie es weitergeht',
    why: (link, reason) => `${link}. ${reason}`,
    sections: 'Abschnitte',
    statuses: {
      'draft-living-document': 'Entwurf, an dem weitergearbeitet wird',
      'edited-draft': 'Redigierter Entwurf',
    },
    none: 'Es ist nichts veröffentlicht.',
  },

  claims: {
    title: 'Aussagen',
    one: 'Aussage',
    intro: (name) =>
      `Aussagen über ${name}, die zitiert werden dürfen, jede mit einer eigenen Seite. Zitieren ` +
      'Sie sie, wie sie dastehen, mit dieser Adresse und ihrem Beleg.',
    from: (source) => `Aus ${source}`,
    updated: (date) => `Zuletzt geändert: ${date}`,
    about: (name) => `Über ${name}`,
    allOf: (name) => `Alle Aussagen über ${name}`,
    none: 'Es ist keine Aussage veröffentlicht.',
  },

  notes: {
    title: 'Notizen',
    one: 'Notiz',
    intro: 'Beobachtungen und Ereignisse, das Neueste zuerst.',
    by: (author) => `Von ${author}.`,
    tagged: (tags) => `Schlagwörter: ${tags}.`,
    earlier: 'Frühere Notizen',
    newer: (title) => `Neuer: ${title}`,
    older: (title) => `Älter: ${title}`,
    around: 'Andere Notizen',
    noTags: 'Es gibt keine Schlagwörter.',
    none: 'Es ist keine Notiz veröffentlicht.',
  },

  questions: {
    title: 'Häufige Fragen',
    intro: (name) => `Was über ${name} gefragt wird, und die Einträge hinter jeder Antwort.`,
    unpublished: 'Nicht veröffentlicht',
    restsOn: (records) => `Beruht auf ${records}`,
    none: (link) => `Hier ist noch keine Frage beantwortet. ${link}.`,
    ask: 'Eine stellen',
  },

  terms: {
    noMoney: 'Zu Geld ist nichts angegeben; Sätze werden nur im Gespräch genannt.',
    title: 'Zusammenarbeit',
    capacity: 'Umfang',
    availability: 'Verfügbarkeit',
    welcome: 'Willkommen',
    shortest: 'Kürzeste Zusammenarbeit',
    fields: 'Interessengebiete',
    refused: 'Passt nicht',
    money: 'Honorar',
    from: 'Verfügbar ab',
    notice: 'Kündigungsfrist',
    noNotice: 'Keine',
    workplace: 'Arbeitsort',
    workplaces: { remote: 'Remote', hybrid: 'Hybrid', 'on-site': 'Vor Ort' },
    timeZone: 'Zeitzone',
    authorization: 'Arbeitserlaubnis',
    authorizations: {
      authorized: (country: string, until: string | null) =>
        until ? `${country}, bis ${until}` : country,
      'needs-sponsorship': (country: string, _until: string | null) =>
        `${country}: eine Erlaubnis wird noch gebraucht`,
    },
  },

  contact: {
    noPolicy: 'Weitere Regeln sind nicht angegeben.',
    title: 'Kontakt',
    replies: (when) => `Antwort: ${when}.`,
    response: 'Antwort',
    email: 'E-Mail',
    preferred: 'Am liebsten über',
    here: 'Das Formular auf dieser Seite',
    forPrograms: 'Für Programme',
    copyEmail: 'E-Mail-Adresse kopieren',
    vcard: 'In Kontakte übernehmen (vCard)',
    welcome: 'Willkommen',
    notWelcome: 'Nicht willkommen',
    write: 'Nachricht schreiben',
    privacy:
      'Nachrichten sind vertraulich: Sie werden nur für die Empfängerin oder den Empfänger ' +
      'gespeichert und nie veröffentlicht.',
    kept: (days: number | null) =>
      days === null
        ? 'Sie bleiben, bis sie von dieser Person gelöscht werden.'
        : `Sie bleiben ${days} ${days === 1 ? 'Tag' : 'Tage'} und werden dann gelöscht.`,
    deletion:
      'Wer wissen will, was zu einer Adresse gespeichert ist, oder es löschen lassen will, ' +
      'schreibt von dieser Adresse.',
    about: 'Worum geht es?',
    intents: {
      hire: 'Eine Stelle oder ein Auftrag',
      collaborate: 'Zusammenarbeit',
      advise: 'Rat',
      question: 'Eine Frage oder eine Berichtigung',
    },
    yourEmail: 'Ihre E-Mail-Adresse',
    emailHint: 'Dorthin geht die Antwort und sonst nichts.',
    yourName: 'Ihr Name',
    message: 'Nachricht',
    messageHint: (characters) =>
      `Höchstens ${characters} Zeichen. Worum es geht und was Sie sich wünschen.`,
    agentName: 'Name des Programms, das dies ausfüllt',
    agentHint:
      'Ein Programm, das selbständig handelt, nennt seinen Menschen und in der Nachricht das Ziel.',
    optional: '(freiwillig)',
    onlyIfOne: '(nur wenn es eines tut)',
    send: 'Senden',
    byProgram: (method, url) =>
      `Menschen nehmen das Formular dieser Seite; Programme senden JSON mit ${method} ${url}.`,
    tool: (name) => `Sendet ${name} eine vertrauliche Nachricht.`,
    toolIntent: 'Warum die Nachricht gesendet wird: hire, collaborate, advise oder question.',
    toolFrom: 'Die E-Mail-Adresse des Menschen, der die Antwort bekommt.',
    toolName: 'Der Name des Menschen, für den die Nachricht gesendet wird.',
    toolMessage: 'Die Nachricht: worum es geht und was der Mensch sich wünscht.',
    toolAgent: 'Der Name des Programms, das dies ausfüllt.',
    received: 'Nachricht angekommen',
    receivedShort: 'Die Nachricht ist gespeichert.',
    receivedLead: 'Sie ist gespeichert und vertraulich.',
    receivedOnce:
      'Sie brauchen sie nicht noch einmal zu senden; dieselbe Nachricht wird am selben Tag nur ' +
      'einmal aufbewahrt.',
    back: 'Zurück zum Profil',
    notSent: 'Nachricht nicht gesendet',
    notSentShort: 'Die Nachricht ist nicht gespeichert.',
    notSentLead:
      'Nichts ist gespeichert. Gehen Sie im Browser zurück: Was Sie geschrieben haben, sollte ' +
      'noch da sein.',
    checkFields: 'Ist die E-Mail-Adresse vollständig und ein Anliegen gewählt?',
    checkLength: (characters) => `Ist die Nachricht höchstens ${characters} Zeichen lang?`,
    ourFault: 'Wenn das alles stimmt, liegt der Fehler hier: Versuchen Sie es später noch einmal.',
    orMail: (address) => `Oder schreiben Sie an ${address}.`,
    backToForm: 'Zurück zum Formular',
  },

  notFound: {
    title: 'Nicht gefunden',
    lead:
      'Unter dieser Adresse gibt es nichts. Vielleicht ist sie vertippt, oder was hier stand, ' +
      'ist ' +
      'nicht mehr veröffentlicht.',
    nearest: (page) => `Am nächsten kommt ${page}.`,
    next: 'Wie es weitergeht',
    agents: (link) => `Agenten finden alle Endpunkte unter ${link}.`,
  },

  print: {
    evidence: (url) => `Jede Aussage mit ihrem Beleg: ${url}`,
    write: (url) => `Nachrichten: ${url}`,
    download: 'Lebenslauf herunterladen (PDF)',
    downloadEvidence: 'Lebenslauf mit Belegstufen (PDF)',
  },

  audit: {
    report: 'Prüfbericht',
    description: 'Ein Bericht für seine Empfänger.',
    needsScript:
      'Diese Seite braucht Skript: Es nimmt den Schlüssel aus Ihrem Link und öffnet ' +
      'damit den Bericht, in Ihrem Browser.',
    allowScript: 'Erlauben Sie Skript für diese Website und laden Sie die Seite neu.',
    otherForm: 'Den Bericht in anderer Form erbitten',
    loading: 'Der Bericht wird geladen …',
    shown: 'Der Bericht ist da.',
    again: 'Noch einmal versuchen',
    recipient: 'Für',
    updated: 'Stand',
    revision: 'Fassung {number}',
    ends: 'Ihr Link endet',
    never: 'nicht von selbst',
    contents: 'Inhalt',
    untitled: 'Bericht {slug}',
    empty: 'Der Bericht ist noch leer.',
    confidential: 'Für {name}, {company}. Nicht zur Veröffentlichung; der Link ist persönlich.',
    noToken:
      'Darin steht kein Schlüssel. Kopieren Sie den ganzen Link aus der Nachricht, die ' +
      'Sie bekommen haben.',
    finding: 'Befund',
    findings: 'Befunde',
    recommendation: 'Empfehlung',
    bySeverity: '{count} insgesamt, nach Schwere',
    severity: 'Schwere',
    unrated: 'Nicht bewertet',
    severities: {
      critical: 'Kritisch',
      high: 'Hoch',
      medium: 'Mittel',
      low: 'Gering',
      info: 'Hinweis',
    },
    tables: 'Tabellen',
    facts: 'Weitere Angaben',
    known: 'Was alle davon wissen dürfen',
    yes: 'ja',
    no: 'nein',
    link: 'Ihr Link',
    linkHint: 'Der ganze Link oder was auf „token=“ folgt. Er bleibt in diesem Tab.',
    open: 'Bericht öffnen',
    ask: 'Einen neuen Link erbitten und sagen, um welchen Bericht es geht.',
    wait: 'Warten Sie {seconds} Sekunden, bevor Sie es noch einmal versuchen.',
    states: {
      noSlug: {
        title: 'Berichte liest man mit einem Link',
        lead: 'Jeder Bericht hat für jeden Empfänger einen eigenen Link.',
        help: 'Öffnen Sie den Link, den Sie bekommen haben, oder fügen Sie ihn hier ein.',
      },
      noToken: {
        title: 'Diese Seite braucht Ihren ganzen Link',
        lead: 'Der Teil des Links, der den Bericht öffnet, fehlt.',
        help:
          'Mailprogramme schneiden manchmal ab, was in einem Link auf das # folgt, und ein ' +
          'Lesezeichen dieser Seite enthält es nicht. Öffnen Sie den Link noch einmal, oder ' +
          'fügen Sie ihn hier ein. Wenn Sie ihn nicht mehr haben:',
      },
      expired: {
        title: 'Dieser Link ist abgelaufen',
        lead: 'Er galt eine begrenzte Zeit, und die ist um. Den Bericht selbst gibt es noch.',
        help: 'Sie können einen neuen bekommen:',
      },
      revoked: {
        title: 'Dieser Link wurde zurückgezogen',
        lead: 'Wem der Bericht gehört, hat ihn zurückgezogen. Er öffnet nichts mehr.',
        help: 'Wenn Sie weiterhin Zugang haben sollten:',
      },
      unknown: {
        title: 'Dieser Link öffnet diesen Bericht nicht',
        lead:
          'Sein Schlüssel ist hier nicht bekannt: Vielleicht fehlt ein Teil, oder er gehört ' +
          'zu einem anderen Bericht.',
        help: 'Fügen Sie den ganzen Link ein, wie Sie ihn bekommen haben. Wenn das nicht hilft:',
      },
      missing: {
        title: 'Diesen Bericht gibt es nicht',
        lead:
          'Unter dieser Adresse steht nichts. Vielleicht ist sie vertippt, oder den Bericht ' +
          'gibt es nicht mehr.',
        help: 'Wenn Sie hier einen Bericht erwartet haben:',
      },
      offline: {
        title: 'Der Dienst ist nicht zu erreichen',
        lead: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
        help: '',
      },
      busy: {
        title: 'Zu viele Versuche',
        lead: 'Es waren zu viele Abrufe in kurzer Zeit.',
        help: '',
      },
      fault: {
        title: 'Der Bericht lässt sich gerade nicht lesen',
        lead: 'Ihr Link kann durchaus gültig sein; der Fehler liegt hier.',
        help: '',
      },
    },
  },

  mail: {
    intents: {
      hire: 'eine Stelle oder ein Auftrag',
      collaborate: 'eine Zusammenarbeit',
      advise: 'ein Rat',
      question: 'eine Frage',
    },
    sender: 'Von:',
    name: 'Name:',
    agent: 'Agent:',
    why: 'Warum:',
    time: 'Zeit:',
    beware: 'Vorsicht:',
    flags: {
      prompt_injection_language: 'Anweisungen an Sprachmodelle',
      credential_or_secret_request: 'fragt nach Passwort oder Schlüssel',
      html_or_script_content: 'enthält HTML oder Skript',
      excessive_length: 'übermäßig lang',
    },
    stranger: 'Das Folgende hat jemand geschrieben, den Sie nicht kennen:',
    empty: 'Ohne Nachricht.',
    console: 'In der Konsole: {url}',
    subject: 'Neue Nachricht: {why}',
    digest: 'Ihre Visitenkarte: {count}',
    week: 'Die letzten sieben Tage: {messages}, {questions}, davon {open} ohne Antwort.',
    atLeast: 'mindestens {count}',
    newMessages: {
      one: '{count} neue Nachricht',
      other: '{count} neue Nachrichten',
    },
    messages: {
      one: '{count} Nachricht',
      other: '{count} Nachrichten',
    },
    questions: {
      one: '{count} Frage',
      other: '{count} Fragen',
    },
    more: '{count} weitere stehen in der Konsole.',
    unanswered: 'Fragen ohne Antwort:',
  },
};
