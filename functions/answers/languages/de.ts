/** German. */
import { type Language, pattern, words } from './language.ts';

export const de: Language = {
  code: 'de',
  marks: 'äöüß',
  stop: words`herr frau doktor dr der die das den dem des ein eine einen einem einer eines kein
    keine keinen und oder aber nicht auch nur noch schon so als wenn dass ob denn weil im an am auf
    aus beim mit nach von vom vor zu zum zur fur uber unter durch um bis wahrend zwischen gegen ohne
    waren bin bist sein gewesen wird werden wurde wurden geworden hatte hatten habe gehabt konnen
    konnte soll sollte muss mussen darf mochte will wollen wieso weshalb wieviel viele viel lange es
    man ich mich mir mein wir uns du dich dir dein deine hier dort da sich worum wovon womit woruber
    wobei welch dieser diese dieses diesen diesem jener alle alles jede jeder jedes etwas sehr mehr
    meisten bitte nenne nennen sag sagen erzahl erzahle zeig zeige liste beschreibe eigentlich genau
    person profil kandidatin kandidat dabei damals davon dazu daran darin ja nein mal`,
  pronouns: 'sie ihr ihre ihren ihrem ihrer ihres er ihn ihm seine seinen seinem seiner seines',
  openers: words`wer wen wem wessen was wann wo woher wohin warum wie wieviele welche welcher
    welches welchen welchem ist war sind hat haben kann gibt in seit bei`,
  months: words`januar|janner|jan februar|feb marz|mrz april|apr mai juni|jun juli|jul august|aug
    september|sept|sep oktober|okt november|nov dezember|dez`,
  numbers: words`null eins|ein|eine|einen|einem zwei drei vier funf sechs sieben acht neun zehn elf
    zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn 20|zwanzig 30|dreissig
    40|vierzig 50|funfzig 100|hundert 1000|tausend`,
  irregular: words`schreiben schrieb schrieben geschrieben schreibt autorin autor verfasst verfasste
    / lehren lehrte gelehrt lehrt lehrerin unterrichtet unterrichtete / leiten leitete geleitet
    leitet leiterin leitung / bauen baute gebaut baut / geben gab gegeben gibt / beginnen begann
    begonnen beginnt / verlassen verliess verlasst / halten hielt gehalten / gewinnen gewann
    gewonnen gewinnt / sprechen sprach gesprochen spricht / nehmen nahm genommen nimmt / finden fand
    gefunden findet / sehen sah gesehen sieht / gehen ging gegangen geht / kommen kam gekommen kommt
    / arbeiten arbeitete gearbeitet arbeitet / wohnen wohnte gewohnt wohnt / leben lebte gelebt lebt
    / studieren studierte studiert studium / grunden grundete gegrundet grunderin / erhalten erhielt
    / bekommen bekam bekommt / veroffentlichen veroffentlichte veroffentlicht veroffentlichung
    veroffentlichungen / erfinden erfand erfunden erfinderin / sterben starb gestorben tod tot
    verstorben / gebaren geboren geburt / lernen lernte gelernt lernt / entwerfen entwarf entworfen
    entwurf entwirft / verkaufen verkaufte verkauft / machen machte gemacht macht`,
  negations: 'nicht nie niemals kein keine keinen keinem keiner ohne weder niemand nichts',
  qualifiers: words`erste erster erstes ersten einzige einziger einziges alteste alterster jungste
    allein alleine alleinige erfinden beste bester wichtigste meiste schlechteste letzte letzter
    fruheste neueste original einzigartig fuhrend grosste immer ganz vollstandig ausschliesslich
    bekannteste beruhmteste selbst personlich pionierin`,
  disputed: 'umstritten strittig zweifelhaft ungewiss unbestatigt unsicher widersprechen',
  fillers: words`uberblick zusammenfassung kurz knapp vollstandig info infos information angabe
    detail reihenfolge tabelle stichworte brauche mochte suche finden antwort frage schnell danke
    hallo eigene verschiedene art allgemein professionell beruflich zwei satz worten agent eintrag
    konnen sagen auflisten aufzahlen vorweisen jetzt`,
  asking: 'alt jahr tag datum monat stadt ort land zahl anzahl stelle zeitpunkt',
  light: words`geben bekommen erhalten nehmen machen passieren geschehen erscheinen werden heissen
    nennen bringen gehen kommen haben benutzen sehen wollen tun lassen arbeiten enthalten dauern
    teil sache`,
  slots: {
    who: pattern`\b(wer|wen|wem|wessen)\b`,
    when: pattern`\b(wann|welche[mns]? (jahr|tag|datum|monat)|(jahr|datum) (der|des|von))\b`,
    where: pattern`\b(wo|woher|wohin)\b|\bwelche[mnrs]? (stadt|ort|land|dorf|bundesland)\b`,
    many: pattern`\b(wie ?viele?|anzahl|zahl der)\b`,
    long: pattern`\b(wie lange?|wie ?viele? (jahre|monate|wochen|tage|stunden)|dauer)\b`,
    old: pattern`\b(wie alt|welche[mrs]? alter)\b`,
    much: pattern`\b(wie ?viel|wie (gross|oft|weit|schnell|hoch|schwer)|prozent|anteil)\b`,
    how: pattern`\bwie\b(?! (heisst|lautet|ist ihr|ist sein))|\b(warum|wieso|weshalb|weswegen|
      grund)\b`,
  },
  yesNo: pattern`^((und|aber|auch) )?(ist|war|sind|waren|hat|haben|hatte|kann|konnte|wird|wurde|
    spricht|kennt|arbeitet|arbeitete|lebt|wohnt|darf|soll|gibt|stimmt|bietet|nimmt|macht|besitzt|
    braucht|beherrscht)\b`,
  open: pattern`\b(noch|derzeit|momentan|zurzeit|aktuell|heute|gerade|seit wann)\b`,
  ahead: pattern`\b(kann|konnen|konnte|konnten|darf|mochte)\b(?! (ich|wir|man)\b)`,
  unfinished: pattern`\babgebrochen|\bnicht (abgeschlossen|beendet|bestanden|vollendet)|
    \bohne abschluss|\bunvollendet|\bexmatrikuliert`,
  private: pattern`\b(gehalt\w*|verdien\w*|einkommen|lohn|vermogen|religi\w*|kirche|glaube\w*|
    konfession|politi\w*|partei|wahl\w*|gesundheit\w*|krank(?!enh|enpf|ensch|enk)\w*|behinder\w*|
    privatadresse|wohnadresse|strasse|telefon\w*|handy\w*|verheiratet|ehe\w*|gatte|gattin|
    (seine[rmn]?|deine[rmn]?|ihre[rmn]?|die) frau|ehemann|ehefrau|geschieden|scheidung|kinder|kind|
    sohn|tochter|eltern|mutter|vater|geschwister|bruder|schwester|sexu\w*|schwul|lesbisch|herkunft|
    nationalitat|staatsangehorigkeit|wie alt|alter|schwanger\w*|gewicht|passwort|vorbestraft|
    verurteilt|freund|freundin|beziehung|hobby\w*|lieblings\w*)\b`,
  people: words`chef chefin vorgesetzte vorgesetzter vorgesetzten kollege kollegin kollegen vorganger
    vorgangerin nachfolger nachfolgerin betreuer betreuerin lehrer lehrerin mentor mentorin schuler
    schulerin schulerinnen student studentin studenten lehrling lehrlinge auszubildende azubi
    assistent assistentin kunde kundin kunden koautor koautorin nachbar nachbarin`,
  family: words`frau mann gatte gattin ehemann ehefrau kinder kind sohn tochter eltern mutter
    vater geschwister bruder schwester freund freundin`,
  kinds: words`experience: position stelle beruf job arbeitgeber firma unternehmen werdegang
    laufbahn karriere | Position | Positionen / education: abschluss ausbildung studium diplom
    universitat hochschule schule qualifikation | Abschluss | Abschlüsse / certificate: zertifikat
    bescheinigung zeugnis qualifikation | Zertifikat | Zertifikate / volunteering: ehrenamt |
    Ehrenamt | Ehrenämter / award: preis auszeichnung ehrung medaille | Auszeichnung |
    Auszeichnungen / reference: referenz empfehlung | Referenz | Referenzen / interest: interesse
    hobby | Interesse | Interessen / project: projekt portfolio | Projekt | Projekte / skill:
    fahigkeit kenntnis kompetenz starke fertigkeit | Fähigkeit | Fähigkeiten / talk: vortrag keynote
    konferenz rede interview podcast auftritt prasentation | Vortrag | Vorträge / writing:
    publikation veroffentlichung buch aufsatz artikel bericht kapitel handbuch beitrag |
    Veröffentlichung | Veröffentlichungen / claim: behauptung aussage | Aussage | Aussagen / note:
    notiz neuigkeit meldung | Notiz | Notizen / article: artikel text essay | langer Text | lange
    Texte / question: frage faq | häufige Frage | häufige Fragen`,
  words: 'bis bis seit mit Jahr Jahre Monat Monate',
  headings: words`location: Ansässig in | languages: Sprachen | born: Geboren | died: Gestorben |
    focus: Derzeitiger Schwerpunkt | links: Links | operator: Betrieben von | capacity: Kapazität |
    minimum: Mindestumfang | engagements: Bevorzugte Aufträge | refused: Abgelehnt wird |
    industries: Branchen von Interesse | from: Verfügbar ab | notice: Kündigungsfrist | workplace:
    Arbeitsort | zone: Zeitzone | authorization: Arbeitserlaubnis | contact: Bevorzugter Kontaktweg
    | response: Antwortzeit | email: E-Mail | welcome: Willkommen | unwelcome: Nicht willkommen |
    start: Beginn | end: Ende | length: Dauer | evidence: Beleglage | first: Am frühesten
    verzeichnet | latest: Zuletzt verzeichnet | longest: Am längsten verzeichnet | ongoing: Ohne
    Ende verzeichnet | last: Zuletzt verzeichnet | before: Davor verzeichnet | after: Danach
    verzeichnet | span: Von der ersten bis zur letzten verzeichneten Position`,
  frames: {
    says: 'Verzeichnet ist:',
    note: 'Anmerkung zur Beleglage:',
    curated: 'Eigene Antwort zu',
    nearest:
      'Nicht beurteilt. Die nächstliegenden Angaben sind beigefügt: bitte selbst vergleichen.',
    silent: words`Nichts Veröffentlichtes kommt dem nahe; was fehlt, ist nicht verneint.`,
    private: 'Das ist eine private Angelegenheit; sie wird hier nicht beantwortet.',
    scope: words`Dieser Dienst beantwortet Fragen zur Person dieses Profils aus veröffentlichten
      Angaben; /api/init sagt, welche es gibt.`,
    language: words`Fragen werden auf Englisch, Deutsch, Französisch und Spanisch gelesen;
      /api/manifest enthält alle Angaben.`,
    quoted: 'Die Angaben sind in ihrer eigenen Sprache zitiert:',
    written: 'Die Angaben sind auf {language}; eine Frage in dieser Sprache findet mehr.',
    part: 'Teil {n} der Frage:',
    missing: 'Veröffentlicht fand sich nichts, das dies sicher beantwortet.',
  },
  lines: {
    who: [
      'wer ist das',
      'wer ist sie',
      'wer bist du',
      'wer sind sie',
      'um wen geht es hier',
      'wessen profil ist das',
      'stell sie vor',
      'erzahl mir von ihr',
      'wofur ist sie bekannt',
      'kurzbiografie',
      'biografie',
      'hintergrund',
    ],
    profession: ['was macht sie', 'was arbeitet sie', 'was macht sie beruflich'],
  },
  rows: {
    during: '',
    location: 'ansassig wohnen leben sitz stadt land ort wohnort heimat zuhause standort',
    languages: words`sprache sprechen muttersprache fliessend fremdsprache sprachkenntnisse
      sprachniveau`,
    focus: 'moment schwerpunkt derzeit momentan gerade aktuell augenblick beschaftigen woran',
    born: 'geboren geburtsdatum geburtstag geburtsjahr',
    died: 'gestorben leben todesdatum',
    links: 'link webseite website internet homepage seite mehr anderen profilen',
    capacity: words`verfugbar frei kapazitat beauftragen offen suchen auftrage angebote kunden
      annehmen engagieren neue`,
    engagements: 'auftrag zusammenarbeit angebot leistung dienstleistung anbieten arbeit bevorzugt',
    industries: 'branche bereich feld interessieren',
    from: 'verfugbar anfangen beginnen starten eintrittstermin eintritt ab fruhester',
    notice: 'kundigungsfrist frist lang',
    workplace: 'remote homeoffice hybrid ort moglich',
    zone: 'zeitzone',
    authorization: 'arbeitserlaubnis arbeitsgenehmigung visum braucht',
    refused: 'ablehnen lehnt nicht lehnen nein wozu ab anfragen auftrage',
    rates: words`preis kosten honorar tagessatz stundensatz gehalt gehaltsvorstellung satz
      verlangen preisliste hoch`,
    contact: 'kontakt kontaktieren erreichen schreiben nachricht melden kontaktdaten schicken',
    email: 'mail email mailadresse adresse',
    response: 'schnell lange antwort antworten wann antwortzeit reagieren dauern',
    welcome: 'willkommen nachricht schreiben',
    unwelcome: 'unerwunscht willkommen nicht nachricht',
    current: 'moment aktuell derzeit zurzeit jetzt jetziger heute momentan gegenwartig',
    ongoing: 'laufend lauft laufen noch offen aktuell',
    history: words`gearbeitet berufserfahrung lebenslauf firma station beruf werdegang position
      karriere`,
    education: 'gelernt abschluss studiert universitat ausbildung qualifikation besucht',
    highest: 'hochste',
    projects: 'projekt portfolio',
    skills: 'kann fahigkeit kenntnis kompetenz starke fertigkeit konnen',
    talks: 'vortrag rede konferenz keynote interview sprechen auftritt podcast halten',
    writings: 'veroffentlichen publikation publizieren schreiben schrift',
    books: 'buch schreiben veroffentlichen',
    awards: 'preis auszeichnung ehrung medaille orden stipendium gewinnen',
    count: 'viele anzahl zahl wieviele',
    latest: 'letzte neueste jungste zuletzt',
    first: 'erste fruheste zuerst',
    longest: 'langste dauern',
    years: 'berufserfahrung erfahrung lange seit jahr',
    before: 'vor davor vorher',
    after: 'nach danach nachher',
    'when-of': words`wann jahr datum zeit zeitraum statt erscheinen heraus rausgekommen schreiben
      halten veroffentlicht`,
    'start-of': 'beginnen anfangen angefangen seit eintreten starten',
    'end-of': 'verlassen ende bis abschliessen abgeschlossen aufhoren',
    'length-of': 'lange dauer jahr dauern bleiben erfahrung',
    'place-of': 'wo stadt ort statt',
    'role-of': 'rolle position aufgabe titel tatigkeit funktion machen tun',
    'skill-of': 'kann erfahrung kennen konnen kenntnis beherrschen',
    about: 'was handeln beschreiben erklaren worum zusammenfassen erzahlen sagen',
    'coauthors-of': 'wer koautor mitautor autor zusammen gemeinsam',
    references: 'referenz empfehlung empfehlen sagen andere',
    interests: 'interesse hobby hobbys freizeit',
    volunteering: 'ehrenamt freiwillig engagieren',
    'expiry-of': 'gultig ablaufen lauft gilt ab',
    'grade-of': 'note punktzahl abschlussnote',
    evidence: words`beleg nachweis beweis quelle gesichert bestatigen uberprufen verlasslich
      belegt dafur gut lasst sicher`,
    profession: 'beruf beruflich',
  },
  checks: {
    caller: 'person kandidatin kandidat',
    small: words`der die das den dem des ein eine einen einem einer als bei von vom zu zum zur fur
      mit und position stelle rolle titel firma unternehmen abschluss zertifikat preis auszeichnung
      vortrag sprache jahr jahre ansassig wohnhaft gultig namens`,
    now: 'derzeit zurzeit aktuell heute jetzt gegenwartig noch momentan weiterhin immer',
    at: 'in im am an auf aus',
    from: 'zwischen ab von vom',
    since: 'seit',
    until: 'bis',
    to: 'und',
    perfect: '',
    ended: words`ehemals ehemalig ehemalige fruher fruhere vorher vormals beendet einst mehr abgelehnt
      ablehnen lehne lehnt`,
    inferring: words`annehmen ableiten folgern schliessen zuschreiben sagen behaupten unterstellen
      dass`,
    verbs: {
      be: { past: 'gewesen', helps: 'ist war waren' },
      work: { now: 'arbeitet wirkt', past: 'arbeitete gearbeitet tatig' },
      employ: { past: 'beschaftigt angestellt' },
      hold: { now: 'besitzt', past: 'besass', helps: 'hat hatte' },
      begin: { past: 'begann', helps: 'wurde' },
      join: { past: 'wechselte' },
      leave: { past: 'verliess verlassen' },
      end: { past: 'endete beendet abgeschlossen' },
      study: { now: 'studiert', past: 'studierte besuchte besucht' },
      get: {
        past: words`erhielt erhalten erwarb erworben bekam bekommen gewann gewonnen absolvierte
        bestand bestanden`,
      },
      speak: { past: 'sprach gesprochen hielt gehalten' },
      write: { past: 'schrieb geschrieben verfasste verfasst veroffentlichte veroffentlicht' },
      expire: { now: 'gilt', past: 'abgelaufen' },
      live: { now: 'wohnt lebt' },
      born: { past: 'geboren' },
      die: { past: 'starb gestorben' },
      master: { now: 'spricht' },
    },
  },
};
