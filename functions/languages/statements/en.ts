/** English, for checking statements. */
import type { Statements } from './statements.ts';

export const en: Statements = {
  small: 'has have had having do did does there also both very just s already ms mrs mr',
  light:
    'measures changed moved get got make made go went come came contain contains cover ' +
    'covers include includes comprise comprises total totals',
  articles: 'a an the this that these those its',
  joins: 'and',
  opens: 'who which whose where when while whom because although though if unless that or but',
  is: 'is are am',
  was: 'was were been',
  became: '',
  prepositions:
    'in on at / to / into / from / since / until till / of / for / by / with together / as / ' +
    'under / over / between / before / after / during / within / through / via / per / near ' +
    '/ beside / against / toward towards / among / across / along / behind / aboard / named ' +
    'called titled entitled / like / around / outside / beyond / above / below / about / ' +
    'than / out / up / off / down / without / upon / onto / despite / regarding / besides / ' +
    'except / including / following / past',
  of: 'of',
  by: 'by',
  source: 'from',
  since: 'since',
  from: 'from between',
  until: 'to until till through',
  when: 'in on at of during',
  bonds: 'in on to of for from by with as about named',
  places: 'in at from',
  with: 'with',
  now: 'currently now presently today',
  levelled: 'is|at|at level|at the level',
  forms:
    'paper: paper / book: book|textbook / chapter: chapter / report: report / manual: manual ' +
    '/ article: article / post: post|blog post',
  person: { she: 'she', he: 'he him', they: 'they them', i: 'i me' },
  caller: 'person subject candidate applicant',
  own: { she: 'her', he: 'his', they: 'their', i: 'my' },
  it: 'it they',
  did: 'did had',
  subjectless: false,
  verbSecond: false,
  narrow:
    'unless except if only reportedly allegedly probably perhaps maybe supposedly according ' +
    'disputed may might could would should can will nearly almost partly half alone',
  doubt: 'differ differs unclear unsure debated',
  past: /(?<!ne|e)ed$/u,
  pasts:
    'wrote written led built taught gave given began begun left held won ran became knew ' +
    'known spoke spoken took taken made got found went gone came met sent told said grew ' +
    'grown chose chosen saw seen kept bought brought sold sat thought was did had wove ' +
    'woven drew drawn drove driven sang sung swam cut set put paid spent shot rode fought ' +
    'felt flew flown stood understood lost laid sewn dealt broke broken',
  nouns:
    'position role post job title company firm employer organization degree certificate ' +
    'certification licence award talk lecture presentation speech address conference event ' +
    'project skill language languages titled called entitled named subject field',
  acts: `
    hold: = - ±work ±serve ±employ hold spend
    begin: join become begin start take +hire +appoint +promote
    leave: leave depart stop
    receive: = - hold come receive earn obtain complete gain take get pass do win finish graduate
      +award
    study: study attend go train +educate
    speak: give hold present deliver speak talk lecture
    write: write ±author
    cowrite: co cowrite coauthor author write
    publish: publish
    appear: ±publish appear come +print +release
    start: start begin +launch
    finish: end finish +complete stop conclude
    live: live +base +locate ±live reside
    language: Q speak understand know
    born: +bear
    died: die pass
    expire: expire lapse
  `,
};
