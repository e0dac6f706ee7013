/** German, for checking statements. */
import type { Statements } from './statements.ts';

export const de: Statements = {
  small: 'worden es auch sich schon bereits dabei dort tatig jahre jahren frau herr',
  light: 'misst umfasst enthalt zahlt bekam machte',
  articles:
    'der die das den dem des ein eine einen einem einer eines dieser diese dieses diesem diesen',
  joins: 'und sowie',
  opens:
    'dass weil wenn obwohl wahrend wo wobei oder aber sondern deren dessen welche welcher ob ' +
    'damit bevor nachdem indem falls',
  is: 'ist sind bin wird werden werde',
  was: 'war waren gewesen warst geworden',
  became: 'wurde wurden',
  prepositions:
    'in im an am auf bei beim / zu zum zur / ins ans / aus / seit / ab / bis / von vom / fur ' +
    'furs / durch / mit gemeinsam zusammen / nach / vor / uber / unter / zwischen / gegen / ' +
    'ohne / um / neben / hinter / entlang / per / pro / laut / trotz / wegen / statt / ' +
    'innerhalb / ausserhalb / namens / als / wie / je / ausser',
  of: 'von',
  by: 'von',
  source: 'von',
  since: 'seit',
  from: 'von vom zwischen ab',
  until: 'bis',
  when: 'in im am an zum jahr jahre',
  bonds: 'namens in zu ins aus bis von fur durch mit uber als um auf auf am bei an',
  places: 'in im an am auf aus bei',
  with: 'mit',
  now: 'derzeit zurzeit aktuell heute jetzt gegenwartig',
  levelled: 'ist|auf|auf Niveau|auf dem Niveau',
  forms:
    'paper: paper|aufsatz|beitrag / book: buch / chapter: kapitel / report: bericht / ' +
    'manual: handbuch / article: artikel / post: beitrag|blogbeitrag',
  person: { she: 'sie', he: 'er ihn ihm', they: '', i: 'ich mich mir' },
  caller: 'person kandidatin kandidat',
  own: {
    she: 'ihr ihre ihren ihrem ihrer ihres',
    he: 'sein seine seinen seinem seiner seines',
    they: '',
    i: 'mein meine meinen meinem meiner meines',
  },
  it: 'es sie er',
  did: 'hat haben habe hatte hatten',
  subjectless: false,
  verbSecond: true,
  narrow:
    'nur falls wenn ausser angeblich vermutlich wahrscheinlich vielleicht wohl laut ' +
    'umstritten kann konnte soll sollte wurde will mochte fast beinahe teilweise halb ' +
    'geplant allein',
  doubt: 'unklar uneinig abweichend',
  past: /(?<!ei)te$|^ge\p{L}+(?:t|en)$|^\p{L}+ge\p{L}+(?:t|en)$|^\p{L}+iert$/u,
  pasts:
    'schrieb gab begann verliess hielt gewann sprach nahm kam ging traf lief fand sah ' +
    'bekam erhielt erhalten erwarb erworben verfasst betreut entwickelt unterrichtet ' +
    'promoviert studiert besucht entgegengenommen verlassen trat schuf entwarf entworfen ' +
    'blieb sang fuhr trug las half stand lag sass zog wuchs bestand erschien lief wurde ' +
    'war',
  nouns:
    'position stelle rolle funktion beruf titel firma unternehmen arbeitgeber organisation ' +
    'abschluss vortrag veranstaltung konferenz tagung projekt sprache sprachen ' +
    'sprachkenntnisse fach fachrichtung namens genannt',
  acts: `
    hold: = - ±arbeiten +beschaftigt +angestellt wirken dienen
    begin: * beginnen begann begonnen kommen +kommen wechseln +wechseln trat eingetreten
      +eingetreten
    leave: verlassen gehen +gehen schied +ausgeschieden
    receive: = - erhalten erwerben erwarb erworben machen bekommen besitzen gewinnen absolvieren
      schloss abgeschlossen bestand bestanden
    study: studieren besuchen besuchte lernen
    speak: halten sprechen prasentieren referieren
    write: ±schreiben ±verfasst
    cowrite: mitverfasst ±schreiben ±verfasst
    publish: veroffentlichen publizieren
    appear: ±erschien ±erschienen +veroffentlichen +publizieren
    start: ±beginnen ±starten
    finish: endete +beendet +abgeschlossen
    live: wohnen leben +ansassig +wohnhaft +zuhause =
    language: Q sprechen beherrschen verstehen kann
    born: ±gebaren
    died: ±sterben
    expire: gelten gilt ablaufen lauft
  `,
};
