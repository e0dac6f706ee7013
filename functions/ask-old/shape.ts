/**
 * The shape of a question: what kind of thing fills it, the verb that it turns on, and the noun
 * that it asks for.
 */
import { type Asks, onlyAsks } from './kinds.ts';
import type { Known } from './knowledge.ts';
import type { Asked } from './question.ts';
import { EMPTY } from './vocabulary.ts';
import type { Token } from './words.ts';

export type Slot =
  | 'person'
  | 'place'
  | 'name'
  | 'year'
  | 'day'
  | 'count'
  | 'time'
  | 'size'
  | 'reason'
  | 'words'
  | 'open';

export type Shape = { slot: Slot; verb: Token | null; head: Token | null };

const PERSONS =
  'person|people|man|woman|men|women|colleague|boss|manager|officer|journalist|reporter|host|president|senator|congress\\w+|representative|professor|engineer|scientist|programmer|technicians?|author|director|captain|admiral|mathematician|teacher|adviser|advisor|supervisor|mentor|artist|designer|lawyer|doctor|friend|relative|niece|nephew|member|leader|head|chair|editor|inventor|founder|winner|politician|secretary|assistant';
const PLACES =
  'city|cities|town|village|country|state|place|venue|location|street|district|region|continent|site|room|building|hall|borough';
const NAMES =
  'company|companies|firm|employer|organi[sz]ation|agency|university|college|school|museum|institute|institution|publisher|journal|magazine|newspaper|network|channel|programme|program|show|event|conference|ship|vessel|shipyard|yard|award|medal|prize|honou?r|decoration|title|rank|grade|language|compiler|system|machine|computer|model|tool|project|product|law|bill|act|paper|book|article|cemetery|church|hospital|hotel|bank|provider|vendor|cloud|database|framework|library|course|department|group|committee|team|unit|branch|subject|field|manufacturer|symposium';

/** Ways of asking and what would fill them; the one that begins first in a question counts. */
const WAYS: readonly (readonly [Slot, RegExp])[] = [
  [
    'reason',
    /\b(why|what (was|is|were) the (reason|cause|motive)s?|what reason|how come|what for)\b/,
  ],
  [
    'time',
    /\bhow long\b|\bhow much time\b|\bhow many (decades|years|months|weeks|days|hours|minutes)\b|\b(duration|length) of (her|his|their|your|the) (time|stay|stint|career|marriage|service)\b|\bwhat length of time\b/,
  ],
  ['count', /\bhow many\b|\bnumber of\b|\bcount of\b/],
  [
    'size',
    /\bhow (large|big|tall|heavy|wide|high|deep|fast|thick|small|much|expensive|strong|hot)\b|\b(?:what|which) (?:is |was |were |are )?(?:the )?(?:size|dimensions?|weight|height|width|speed|price|cost|amount|sum|percentage|share|budget)\b/,
  ],
  [
    'day',
    /\b(exact|precise) (date|day)\b|\b(which|what|on what|on which) (exact )?(day|date)\b|\bwhen exactly\b|\bexactly when\b|\bday of the\b/,
  ],
  [
    'year',
    /^(?:\w+ ){0,3}when\b(?! (?:she|he|they|it) )|\bwhen (?:was|did|is|were|does|do|has|had|will)\b|\b(?:what|which|in what|in which|since what|by what) (?:\w+ )?(?:year|month|time|decade|era|season)\b|\b(?:year|date|month) (?:of|when|that)\b|\b(?:date|year|when)$|\bhow far back\b|\bsince when\b|\bby when\b/,
  ],
  [
    'person',
    new RegExp(
      `\\b(who|whom|whose)\\b|\\b(?:which|what) (?:\\w+ )?(?:${PERSONS})s?\\b|\\bnames? of (?:the |those |all |her |his |their )?(?:\\w+ )?(?:${PERSONS})s?\\b`,
    ),
  ],
  [
    'place',
    new RegExp(
      `\\b(where|wheres|whereabouts)\\b|\\b(?:which|what) (?:\\w+ )?(?:${PLACES})\\b|\\b(?:city|town|place|venue|location) of\\b`,
    ),
  ],
  [
    'name',
    new RegExp(
      `\\b(?:which|what) (?:(?:was|is|were|are) (?:the )?(?:name|title) of (?:the )?)?(?:\\w+ )?(?:${NAMES})s?\\b|\\b(?:name|title) of\\b|\\bcalled\\b`,
    ),
  ],
  [
    'words',
    /\bwhat (did|does|do|has|have) .*\b(say|said|think|call|tell|describe|write|answer)\b|\bin (her|his|their|your) (own )?words\b/,
  ],
];

/** What kind of thing would fill a question. */
function slotOf(line: string): Slot {
  let first: { slot: Slot; at: number } = { slot: 'open', at: Number.POSITIVE_INFINITY };
  for (const [slot, way] of WAYS) {
    const at = way.exec(line)?.index ?? Number.POSITIVE_INFINITY;
    if (at < first.at) first = { slot, at };
  }
  return first.slot;
}

/** Irregular past participles beside what ends in -ed. */
const PARTICIPLE =
  /^(?:\w{2,}ed|born|built|bought|brought|chosen|done|drawn|driven|found|given|gone|held|hung|kept|known|laid|led|left|lost|made|meant|met|paid|put|read|run|said|seen|sent|set|shown|sold|spent|spoken|sworn|taken|taught|thought|told|understood|won|worn|woven|written|written|cut|hit|let)$/;
const AUXILIARY =
  /^(?:do|does|did|has|have|had|is|are|was|were|be|been|will|would|can|could|may|might|shall|should|must|dose)$/;

/** The verb that a question turns on; null where it is one of being, having and doing. */
function verbOf(known: Known, tokens: readonly Token[]): Token | null {
  const full = (token: Token | undefined): token is Token =>
    token !== undefined &&
    !token.name &&
    !EMPTY.has(token.word) &&
    !known.person.has(token.word) &&
    !known.compounds.has(token.word) &&
    !/\d/.test(token.word);
  const first = tokens.findIndex(({ word }) => AUXILIARY.test(word));
  if (first < 0) {
    const who = tokens.findIndex(({ word }) => /^(who|what|which)$/.test(word));
    const next = who >= 0 ? tokens[who + 1] : undefined;
    return full(next) && tokens[who]?.word === 'who' ? next : null;
  }
  const auxiliary = tokens[first]?.word ?? '';
  const rest = tokens.slice(first + 1);
  if (/^(is|are|was|were|be|been)$/.test(auxiliary))
    return rest.find((one) => PARTICIPLE.test(one.word) && full(one)) ?? null;
  if (/^(do|does|did|dose)$/.test(auxiliary)) {
    // After the subject: a pronoun, the person, or a noun with what stands before it.
    const subject = rest.findIndex(
      ({ word }) => /^(she|he|they|you|u|it|i|we)$/.test(word) || known.person.has(word),
    );
    const named = rest.findIndex(({ name }) => name);
    const end =
      named === 0 || named === 1 ? rest.findIndex(({ name }, at) => at > named && !name) : -1;
    const article = /^(the|a|an|her|his|their|your|this|that)$/.test(rest[0]?.word ?? '') ? 2 : 1;
    const after =
      subject >= 0
        ? rest.slice(subject + 1).filter(({ word }) => !known.person.has(word))
        : rest.slice(end >= 0 ? end : article);
    const verb = after.find(
      ({ word }) =>
        !/^(ever|also|really|actually|first|then|still|not|have|get|do|and|her|his|their|to)$/.test(
          word,
        ),
    );
    return full(verb) ? verb : null;
  }
  const next = rest.find((one, at) => at > 0 && at < 3 && full(one));
  return rest.find((one) => PARTICIPLE.test(one.word) && full(one)) ?? next ?? null;
}

/** The noun that is asked for: "rank" of "which rank". */
function headOf(known: Known, asked: Asked, asks: Asks): Token | null {
  const found =
    /\b(?:which|what|how many|how much|whose) (?:(?:of|the|her|his|their|your|other|kinds?|sorts?|types?|name|was|is|were|are|else) )*(\w+)/.exec(
      asked.line,
    )?.[1];
  const head = found && asked.tokens.find(({ word }) => word === found);
  return head && !EMPTY.has(head.word) && !known.person.has(head.word) && !onlyAsks(asks, head.word)
    ? head
    : null;
}

/** The shape of a question. */
export function shapeOf(known: Known, asked: Asked, asks: Asks): Shape {
  return {
    slot: slotOf(asked.line),
    verb: verbOf(known, asked.tokens),
    head: headOf(known, asked, asks),
  };
}
