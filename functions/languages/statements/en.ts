/** English, for checking statements. */
import type { Statements } from './statements.ts';

export const en: Statements = {
  small:
    'has have had having do did does there also both very just s already subject candidate ms ' +
    'mrs mr',
  light:
    'measures changed moved get got make made go went come came contain contains cover covers include includes comprise comprises total totals',
  articles: 'a an the this that these those its',
  joins: 'and',
  opens: 'who which whose where when while whom because although though if unless that or but',
  be: { now: 'is are am', past: 'was were been' },
  prepositions:
    'in on at / to / into / from / since / until till / of / for / by / with together / as / ' +
    'under / over / between / before / after / during / within / through / via / per / near / ' +
    'beside / against / toward towards / among / across / along / behind / aboard / named ' +
    'called titled entitled / like / around / outside / beyond / above / below / about / than ' +
    '/ out / up / off / down / without / upon / onto / despite / regarding / besides / except ' +
    '/ including / following / past',
  of: 'of',
  by: 'by',
  change: 'from to',
  since: 'since',
  from: 'from between',
  until: 'to until till through',
  when: 'in on at of during',
  bonds: {
    T: 'as of on about with to in for',
    O: 'at for with by of to in from',
    L: 'in at from',
    D: 'with in for as',
    F: 'in of',
    I: 'at from of in by',
    E: 'at for during to in on of',
    B: 'by in with at for',
    C: 'with and together jointly',
    K: 'as in',
    G: 'in of and are include',
    N: 'to for in on and with',
    R: 'as in',
    U: 'on in is',
    V: 'of with as at',
    S: 'with for',
  },
  levelled: 'is|at|at level|at the level',
  forms: {
    paper: 'paper',
    book: 'book|textbook',
    chapter: 'chapter',
    report: 'report',
    manual: 'manual',
    article: 'article',
    post: 'post|blog post',
  },
  person: { she: 'she', he: 'he him', they: 'they them person', i: 'i me we us' },
  own: { she: 'her', he: 'his', they: 'their', i: 'my our' },
  it: 'it they',
  did: 'did had',
  subjectless: false,
  verbSecond: false,
  about:
    'about|approximately|around|roughly|circa|some / more than|over / less than|fewer than|under|' +
    'below / nearly|almost / at least / at most / up to / just over / just under / only / exactly',
  narrow:
    'unless except if only reportedly allegedly probably perhaps maybe supposedly according ' +
    'disputed may might could would should can will nearly almost partly half alone',
  doubt: 'differ differs unclear unsure debated',
  past: /(?<!ne|e)ed$|^(?:wrote|written|led|built|taught|gave|given|began|begun|left|held|won|ran|became|knew|known|spoke|spoken|took|taken|made|got|found|went|gone|came|met|sent|told|said|grew|grown|chose|chosen|saw|seen|kept|bought|brought|sold|sat|thought|was|did|had|wove|woven|drew|drawn|drove|driven|sang|sung|swam|cut|set|put|paid|spent|shot|rode|fought|felt|flew|flown|stood|understood|lost|laid|sewn|dealt|broke|broken)$/,
  nouns:
    'position role post job title company firm employer organization degree talk lecture ' +
    'presentation speech address conference event project skill language languages titled called ' +
    'entitled named subject field',
  degrees: {
    bachelor: 'bachelor degree|bachelors degree|undergraduate degree|bachelor',
    master: 'master degree|masters degree|master',
    doctor: 'doctorate|doctoral degree|phd',
  },
  counted:
    'profile record lists list publishes contains has there are shows names published listed in',
  acts: {
    now:
      '(?:is|works|serves|is working|is employed|is serving|holds)(?: currently| now)?|' +
      '(?:is )?(?:currently|now) (?:works|serves|employed|working|holds)|Q (?:current )?is',
    since: 'has (?:been|worked|served|been working|been employed|been serving|held)',
    past: 'was|worked|served|was working|was employed|held|Q was|spent|Q time (?:was|lasted)',
    former: 'used (?:be|work)|(?:was )?(?:formerly|previously) ?(?:worked|served|employed)?',
    begin:
      'joined|became|(?:began|started) (?:working|work)|started|took (?:up|over)|' +
      'was (?:hired|appointed|named|promoted|made)',
    leave: 'left|stopped working|departed',
    receive:
      'received|earned|obtained|completed|gained|took|got|holds|held|finished|graduated|has|had|' +
      'was awarded|is|was|came|(?:was|is) graduate',
    study: 'studied|attended|went|was (?:student|educated|trained)|trained|Q study was',
    studying: 'is studying|studies|is student',
    speak:
      'gave|held|presented|delivered|spoke|talked|lectured|was speaker|(?:was ' +
      ')?(?:given|presented) by P',
    write: 'wrote|written|authored|is author|was author|(?:was )?written by P|is by P',
    cowrite: 'co ?wrote|coauthored|co authored|wrote jointly',
    publish: 'published|(?:was )?published by P',
    appear: '(?:was |is )?published|appeared|came out|was printed|was released|is dated|dates',
    work: '(?:has )?worked|has been working|(?:has )?participated|(?:has )?contributed',
    start: 'started|began|was (?:started|begun|launched)|dates',
    finish: 'ended|finished|was (?:finished|completed)|stopped|concluded',
    run: 'ran|lasted|runs|took place|existed',
    know: 'knows|uses|works|is (?:skilled|experienced|versed)|has (?:experience|skills?)|Q include',
    use: 'has (?:used|worked|experience)|has been using|has been working',
    live: 'lives|is (?:based|located|living|resident)|resides|based|is',
    language: 'speaks|can speak|Q|is (?:a )?speaker|Q (?:is|are|include)|understands|knows',
    focus: 'works|is working|focuses|is focus(?:ed|ing)|focus is|Q (?:current )?focus is',
    born: 'was born|born',
    expire: 'expires|expired|runs out|is valid',
    died: 'died|passed away',
    offer:
      'is (?:available|open)|accepts|offers|takes|is interested|welcomes|prefers|works|wants|' +
      'seeks|is looking',
    level: '(?:has|carries|with) evidence level|evidence level is|evidence level|is|are|was',
  },
};
