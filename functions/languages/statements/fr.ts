/** French, for checking statements. */
import type { Statements } from './statements.ts';

export const fr: Statements = {
  small:
    'a ont ai avait avaient ayant y se s aussi deja c ce on personne candidat candidate l n ' +
    'mme madame monsieur partir',
  light: 'mesure comporte compte contient couvre comprend fait',
  articles: 'le la les un une des l du ce cet cette ces',
  joins: 'et',
  opens: 'qui que qu dont ou lorsque quand parce car si mais bien alors tandis',
  be: { now: 'est sont suis', past: 'etait etaient ete fut furent' },
  prepositions:
    'en a au aux dans / de d du des / depuis / jusqu jusque / pour / par / avec ensemble / ' +
    'comme / sous / sur / entre / avant / apres / pendant / durant / contre / vers / parmi / ' +
    'chez / sans / malgre / hors / selon / intitule intitulee nomme nommee / outre / sauf / ' +
    'des',
  of: 'de',
  by: 'par',
  change: 'de a',
  since: 'depuis',
  from: 'de d entre des',
  until: 'jusqu jusque a au',
  when: 'en dans',
  bonds: {
    T: 'comme de d sur en a au avec que qu pour',
    O: 'chez a au aux dans en pour de d du par avec',
    L: 'a au en dans de',
    D: 'de d avec en comme',
    F: 'en de d',
    I: 'a au de d du chez par',
    E: 'a au aux lors de pendant pour dans',
    B: 'par chez dans aux en',
    C: 'avec et ensemble',
    K: 'comme dans',
    G: 'et sont',
    N: 'a pour de d et aux',
    R: 'comme',
    U: 'sur a est',
    V: 'de d',
    S: 'avec pour pendant',
  },
  levelled: 'est|niveau|au niveau|de niveau',
  forms: {
    paper: 'article|communication',
    book: 'livre|ouvrage',
    chapter: 'chapitre',
    report: 'rapport',
    manual: 'manuel',
    article: 'article',
    post: 'billet',
  },
  person: { she: 'elle', he: 'il', they: '', i: 'je j nous me moi' },
  own: { she: 'son sa ses', he: 'son sa ses', they: '', i: 'mon ma mes notre nos' },
  it: 'il elle',
  did: 'avait avaient',
  subjectless: false,
  verbSecond: false,
  about:
    'environ|quelque|approximativement / plus de / moins de / presque|pres de / au moins / au ' +
    'plus / seulement / exactement',
  narrow:
    'seulement sauf si pretendument probablement peut etre selon conteste contestee pourrait ' +
    'devrait peut presque partiellement demi prevu seul seule',
  doubt: 'divergent incertain incertaine flou',
  past: /(?:e|ee|es|ees|ait|aient|i|u|us|ue|it|int|a)$/,
  nouns:
    'poste role fonction titre societe entreprise employeur organisation diplome conference ' +
    'expose presentation projet langue langues domaine intitule intitulee nomme nommee',
  degrees: {
    bachelor: 'licence|bachelor',
    master: 'master|maitrise',
    doctor: 'doctorat|these de doctorat',
  },
  counted: 'profil contient compte il y a publie presente dans liste',
  acts: {
    now:
      '(?:est|travaille|occupe|exerce)(?: (?:actuellement|aujourd hui))?|(?:est ' +
      ')?(?:employe|employee)|actuellement (?:est|travaille)|Q (?:actuel |actuelle )?est',
    since: '(?!)',
    past:
      'etait|travaillait|a (?:travaille|ete|exerce|occupe)|fut|travailla|exercait|occupait|' +
      'etait (?:employe|employee)|Q etait',
    former: '(?:etait|travaillait) (?:auparavant|autrefois)|ancien|ancienne',
    begin: 'a (?:rejoint|commence)|rejoignit|est (?:devenu|devenue|entre|entree)|devint',
    leave: 'a quitte|quitta|est (?:parti|partie)',
    receive:
      'a (?:recu|obtenu|termine|acheve)|obtint|possede|detient|est ' +
      '(?:titulaire|diplome|diplomee)|a|est',
    study: 'a (?:etudie|suivi|frequente)|etudia|a ete etudiante?',
    studying: 'etudie',
    speak: 'a (?:donne|presente|prononce|tenu|parle)|est intervenue?|donna|presenta',
    write: 'a (?:ecrit|redige)|ecrivit|est auteure?|est autrice|a ete ecrite? par P',
    cowrite: 'a (?:coecrit|co ecrit|ecrit|ecrit ensemble)',
    publish: 'a publie|publia|a ete publiee? par P',
    appear: 'est (?:paru|parue|sorti|sortie)|a (?:paru|ete publiee?)',
    work: 'a (?:travaille|collabore|participe)|travaillait',
    start: 'a (?:commence|debute|demarre|ete lancee?)|commenca|debuta',
    finish: 'a (?:pris fin|ete (?:terminee?|achevee?))|est (?:terminee?|finie?)',
    run: 'a (?:dure|eu lieu)|dura',
    know: 'connait|utilise|maitrise|sait|pratique|travaille|experience',
    use: 'utilise|pratique|travaille',
    live: 'habite|vit|reside|est (?:base|basee|installe|installee|etabli|etablie)|demeure|est',
    language: 'parle|Q|maitrise|comprend|Q (?:est|sont)',
    focus: 'travaille|concentre|se concentre|consacre|se consacre',
    born: 'est nee?|nee?|naquit',
    expire: 'expire|a expire|est valable|est valide',
    died: 'est morte?|est decedee?|mourut',
    offer: 'propose|accepte|offre|est (?:disponible|ouverte?|interessee?)|cherche|prend',
    level: 'niveau preuve est|niveau preuve|est',
  },
};
