/** German, for checking statements. */
import type { Statements } from './statements.ts';

export const de: Statements = {
  small:
    'hat haben habe hatte hatten worden es auch sich schon bereits dabei dort tatig person ' +
    'kandidatin kandidat jahre jahren',
  articles:
    'der die das den dem des ein eine einen einem einer eines dieser diese dieses diesem diesen',
  joins: 'und sowie',
  opens:
    'dass weil wenn obwohl wahrend wo wobei oder aber sondern deren dessen welche welcher ob ' +
    'damit bevor nachdem indem falls',
  be: {
    now: 'ist sind bin wird werden werde',
    past: 'war waren gewesen wurde wurden warst geworden',
  },
  prepositions:
    'in im an am auf bei beim / zu zum zur / ins ans / aus / seit / ab / bis / von vom / fur furs / ' +
    'durch / mit gemeinsam zusammen / nach / vor / uber / unter / zwischen / gegen / ohne / um / ' +
    'neben / hinter / entlang / per / pro / laut / trotz / wegen / statt / innerhalb / ausserhalb / ' +
    'namens / als / wie / je / ausser',
  of: 'von',
  by: 'von',
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
    C: 'mit und',
    K: 'als in im',
    G: 'und sind',
    N: 'fur zu zum zur und an',
    R: 'als',
    U: 'an auf ist mit',
    V: 'mit von',
  },
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
  loose:
    'kurz spater dann bald heute wieder noch nun jetzt derzeit hier fruh zunachst anschliessend danach nebenbei erfolgreich personlich weiterhin',
  did: 'hatte hatten',
  subjectless: false,
  verbSecond: true,
  about:
    'etwa|ca|circa|rund|ungefahr|zirka|gut / mehr als|uber / weniger als|unter / fast|beinahe|knapp / ' +
    'mindestens|wenigstens / hochstens / bis zu / nur / genau',
  narrow:
    'nur falls wenn ausser angeblich vermutlich wahrscheinlich vielleicht wohl laut umstritten ' +
    'kann konnte soll sollte wurde will mochte fast beinahe teilweise halb geplant allein',
  doubt: 'unklar uneinig abweichend',
  past: /(?<!ei)te$|^ge\w+(?:t|en)$|^\w+(?:ge)\w+(?:t|en)$|^\w+iert$|^(?:schrieb|gab|begann|verliess|hielt|gewann|sprach|nahm|kam|ging|traf|lief|fand|sah|bekam|erhielt|erhalten|erwarb|erworben|verfasst|betreut|entwickelt|unterrichtet|promoviert|studiert|besucht|entgegengenommen|verlassen|trat|schuf|entwarf|entworfen|blieb|sang|fuhr|trug|las|half|stand|lag|sass|zog|wuchs|bestand|wurde|war)$/,
  given: 'verliehen zuerkannt zugesprochen',
  received: 'erhalten',
  nouns:
    'position stelle rolle funktion beruf titel firma unternehmen arbeitgeber organisation abschluss ' +
    'vortrag veranstaltung konferenz tagung projekt sprache sprachen sprachkenntnisse ' +
    'fach fachrichtung namens genannt',
  degrees: {
    bachelor: 'bachelor|bachelorabschluss|bachelortitel',
    master: 'master|masterabschluss|mastertitel',
    doctor: 'doktortitel|doktorgrad|promotion|doktor',
  },
  counted: 'profil nennt enthalt hat es gibt sind im veroffentlicht verzeichnet',
  helps: '(?:hat |ist )?',
  acts: {
    now:
      '(?:ist|arbeitet|wirkt|dient)(?: (?:derzeit|zurzeit|aktuell|heute|jetzt))?|' +
      '(?:ist )?(?:beschaftigt|angestellt)|ist (?:beschaftigt|angestellt)|Q (?:aktueller |derzeitiger )?ist',
    since: 'ist|arbeitet|ist (?:beschaftigt|angestellt)',
    past: 'war|arbeitete|gearbeitet|war (?:beschaftigt|angestellt)|gewesen|Q war|wirkte|hat gearbeitet',
    former: '(?:war|arbeitete) (?:fruher|vorher|ehemals)|(?:fruher|ehemals) (?:war|arbeitete)',
    begin: 'wurde|begann|fing|kam|wechselte|trat ein|begonnen|gewechselt|geworden|ist gewechselt',
    leave: 'verliess|verlassen|schied aus|ging',
    receive:
      'erhielt|erwarb|machte|bekam|hat|hatte|erhalten|erworben|gemacht|abgeschlossen|besitzt|' +
      'absolvierte|absolviert|schloss ab|schloss|ist|war|stammt',
    study: 'studierte|studiert|besuchte|besucht|war studentin|war student|lernte|gelernt',
    studying: 'studiert',
    speak:
      'hielt|sprach|gehalten|gesprochen|prasentierte|prasentiert|stellte vor|referierte|trug vor',
    write:
      'schrieb|geschrieben|verfasste|verfasst|(?:wurde )?(?:von P )?(?:geschrieben|verfasst)(?: von P)?',
    cowrite: 'schrieb gemeinsam|mitverfasst|schrieb mit',
    publish: 'veroffentlichte|veroffentlicht|publizierte|publiziert',
    appear: 'erschien|erschienen|ist erschienen|wurde (?:veroffentlicht|publiziert)|kam heraus',
    work: 'arbeitete|arbeitet|gearbeitet',
    start: 'begann|startete|begonnen|gestartet|wurde (?:begonnen|gestartet)|fing',
    finish: 'endete|beendet|wurde (?:beendet|abgeschlossen)|abgeschlossen|schloss ab',
    run: 'lief|dauerte|lauft|gelaufen|fand statt',
    know: 'kann|kennt|nutzt|verwendet|beherrscht|benutzt|arbeitet|hat erfahrung|verfugt erfahrung',
    use: 'nutzt|verwendet|benutzt|arbeitet|hat erfahrung',
    live: 'wohnt|lebt|ist (?:ansassig|wohnhaft|zuhause)|ist',
    language: 'spricht|kann|beherrscht|Q (?:ist|sind)|versteht',
    focus: 'arbeitet|beschaftigt|Q schwerpunkt ist|konzentriert',
    born: 'wurde geboren|ist geboren|geboren',
    died: 'starb|gestorben|ist gestorben|verstarb',
    offer: 'bietet|bietet an|ist (?:offen|verfugbar)|nimmt|nimmt an|interessiert|sucht|ubernimmt',
    level: 'evidenzstufe|ist|belegt',
  },
};
