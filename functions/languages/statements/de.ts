/** German, for checking statements. */
import type { Statements } from './statements.ts';

export const de: Statements = {
  small:
    'worden es auch sich schon bereits dabei dort tatig person ' +
    'kandidatin kandidat jahre jahren frau herr',
  light: 'misst umfasst enthalt zahlt bekam machte',
  articles:
    'der die das den dem des ein eine einen einem einer eines dieser diese dieses diesem diesen',
  joins: 'und sowie',
  opens:
    'dass weil wenn obwohl wahrend wo wobei oder aber sondern deren dessen welche welcher ob ' +
    'damit bevor nachdem indem falls',
  be: {
    now: 'ist sind bin wird werden werde',
    past: 'war waren gewesen warst geworden',
    became: 'wurde wurden',
  },
  prepositions:
    'in im an am auf bei beim / zu zum zur / ins ans / aus / seit / ab / bis / von vom / fur ' +
    'furs / durch / mit gemeinsam zusammen / nach / vor / uber / unter / zwischen / gegen / ' +
    'ohne / um / neben / hinter / entlang / per / pro / laut / trotz / wegen / statt / ' +
    'innerhalb / ausserhalb / namens / als / wie / je / ausser',
  of: 'von',
  by: 'von',
  change: 'von auf',
  since: 'seit',
  from: 'von vom zwischen ab',
  until: 'bis',
  when: 'in im am an jahr jahre',
  bonds: {
    T: 'als an zu zum zur uber mit von in der im fur',
    O: 'bei beim in im an am fur zu zur zum von aus auf',
    L: 'in im an am auf aus bei',
    D: 'mit als zu zum zur in',
    F: 'in im der des',
    I: 'an am in im bei von auf der zur zum',
    E: 'auf bei beim an am zu zur zum im in',
    B: 'bei beim im in von',
    C: 'mit und gemeinsam zusammen',
    K: 'als in im',
    G: 'und sind',
    N: 'fur zu zum zur und an',
    R: 'als',
    U: 'an auf ist mit',
    V: 'mit von',
    S: 'mit fur',
  },
  levelled: 'ist|auf|auf Niveau|auf dem Niveau',
  forms: {
    paper: 'paper|aufsatz|beitrag',
    book: 'buch',
    chapter: 'kapitel',
    report: 'bericht',
    manual: 'handbuch',
    article: 'artikel',
    post: 'beitrag|blogbeitrag',
  },
  person: { she: 'sie', he: 'er ihn ihm', they: '', i: 'ich mich mir wir uns' },
  own: {
    she: 'ihr ihre ihren ihrem ihrer ihres',
    he: 'sein seine seinen seinem seiner seines',
    they: '',
    i: 'mein meine meinen meinem meiner meines unser unsere unseren unserem unserer unseres',
  },
  it: 'es sie er',
  did: 'hat haben habe hatte hatten',
  subjectless: false,
  verbSecond: true,
  about:
    'etwa|ca|circa|rund|ungefahr|zirka|gut / mehr als|uber / weniger als|unter / ' +
    'fast|beinahe|knapp / mindestens|wenigstens / hochstens / bis zu / nur / genau',
  narrow:
    'nur falls wenn ausser angeblich vermutlich wahrscheinlich vielleicht wohl laut umstritten ' +
    'kann konnte soll sollte wurde will mochte fast beinahe teilweise halb geplant allein',
  doubt: 'unklar uneinig abweichend',
  past: /(?<!ei)te$|^ge\w+(?:t|en)$|^\w+(?:ge)\w+(?:t|en)$|^\w+iert$|^(?:schrieb|gab|begann|verliess|hielt|gewann|sprach|nahm|kam|ging|traf|lief|fand|sah|bekam|erhielt|erhalten|erwarb|erworben|verfasst|betreut|entwickelt|unterrichtet|promoviert|studiert|besucht|entgegengenommen|verlassen|trat|schuf|entwarf|entworfen|blieb|sang|fuhr|trug|las|half|stand|lag|sass|zog|wuchs|bestand|wurde|war)$/,
  nouns:
    'position stelle rolle funktion beruf titel firma unternehmen arbeitgeber organisation ' +
    'abschluss vortrag veranstaltung konferenz tagung projekt sprache sprachen ' +
    'sprachkenntnisse fach fachrichtung namens genannt',
  degrees: {
    bachelor: 'bachelor|bachelorabschluss|bachelortitel',
    master: 'master|masterabschluss|mastertitel',
    doctor: 'doktortitel|doktorgrad|promotion|doktor',
  },
  counted: 'profil nennt enthalt hat es gibt sind im veroffentlicht verzeichnet',
  acts: {
    now:
      '(?:ist|arbeitet|wirkt|dient)(?: (?:derzeit|zurzeit|aktuell|heute|jetzt))?|(?:ist ' +
      ')?(?:beschaftigt|angestellt)|ist (?:beschaftigt|angestellt)|Q (?:aktueller ' +
      '|derzeitiger )?ist',
    since: '(?!)',
    past: 'war|arbeitete|hat gearbeitet|war (?:beschaftigt|angestellt)|ist gewesen|Q war|wirkte',
    former: '(?:war|arbeitete) (?:fruher|vorher|ehemals)|(?:fruher|ehemals) (?:war|arbeitete)',
    begin: 'wurde|begann|kam|wechselte|trat ein|hat begonnen|ist (?:gewechselt|geworden|gekommen)',
    leave: 'verliess|hat verlassen|schied aus|ging|ist (?:ausgeschieden|gegangen)',
    receive:
      'erhielt|erwarb|machte|bekam|hat|hatte|besitzt|absolvierte|schloss ' +
      'ab|schloss|ist|war|stammt|hat ' +
      '(?:erhalten|erworben|gemacht|abgeschlossen|absolviert|bekommen)',
    study: 'studierte|besuchte|war (?:studentin|student)|lernte|hat (?:studiert|besucht|gelernt)',
    studying: 'studiert',
    speak:
      'hielt|sprach|prasentierte|stellte vor|referierte|trug vor|hat ' +
      '(?:gehalten|gesprochen|prasentiert)',
    write:
      'schrieb|verfasste|hat (?:geschrieben|verfasst)|wurde (?:von P )?(?:geschrieben|verfasst)',
    cowrite: 'schrieb gemeinsam|hat (?:mitverfasst|gemeinsam geschrieben)|schrieb|verfasste',
    publish: 'veroffentlichte|publizierte|hat (?:veroffentlicht|publiziert)',
    appear: 'erschien|ist erschienen|wurde (?:veroffentlicht|publiziert)|kam heraus',
    work: 'arbeitete|hat gearbeitet',
    start: 'begann|startete|hat (?:begonnen|gestartet)|wurde (?:begonnen|gestartet)',
    finish: 'endete|wurde (?:beendet|abgeschlossen)|schloss ab|ist abgeschlossen',
    run: 'lief|dauerte|lauft|ist gelaufen|fand statt',
    know: 'kann|kennt|nutzt|verwendet|beherrscht|benutzt|arbeitet|hat erfahrung|verfugt erfahrung',
    use: 'nutzt|verwendet|benutzt|arbeitet|hat erfahrung',
    live: 'wohnt|lebt|ist (?:ansassig|wohnhaft|zuhause)|ist',
    language: 'spricht|Q|kann|beherrscht|Q (?:ist|sind)|versteht',
    focus: 'arbeitet|beschaftigt|Q schwerpunkt ist|konzentriert',
    born: 'wurde geboren|ist geboren|geboren',
    expire: 'gilt|lauft ab|ist gultig',
    died: 'starb|ist gestorben|verstarb',
    offer: 'bietet|bietet an|ist (?:offen|verfugbar)|nimmt|nimmt an|interessiert|sucht|ubernimmt',
    level: 'evidenzstufe|ist|belegt',
  },
};
