/**
 * Who acts on what in a sentence: verbs with what stands before and after them, by the order of
 * English words.
 */
import type { Known } from './knowledge.ts';
import { isNegation, isPronoun, personAt, possesses } from './statement.ts';
import { HOLLOW, meaningOf } from './vocabulary.ts';
import type { Token } from './words.ts';

/**
 * One act: what does it and to what it is done, as meanings; null where the sentence does not tell.
 */
export type Act = {
  meaning: string;
  at: number;
  passive: boolean;
  agent: ReadonlySet<string> | null;
  patient: ReadonlySet<string> | null;
  /** Whether what it is done to may stand for what the record is about: "the machine". */
  anaphor: boolean;
};

/** The person of the profile among agents and patients. */
export const PERSON = '@';

const BE = /^(am|is|are|was|were|be|been|being|got)$/;
const AUX =
  /^(am|is|are|was|were|be|been|being|has|have|had|did|does|do|will|would|can|could|may|might|not|never|also|later|then|first|once|soon|ever|\p{Ll}+ly)$/u;
const PREPOSITION =
  /^(of|in|on|at|for|from|to|by|with|under|into|about|over|as|than|until|since|during|between|after|before|through|within|without|against|toward|towards|aboard|near|beside|around|among|like|via)$/;
const CLAUSE =
  /^(who|which|that|while|when|where|whose|because|although|though|but|if|whether|so)$/;
const IRREGULAR =
  /^(taught|wrote|written|led|gave|given|held|became|began|begun|left|won|built|made|took|taken|went|came|met|sent|told|said|bought|kept|spoke|spoken|ran|sat|brought|saw|seen|knew|known|found|grew|rose|wove|woven|chose|chosen|drew|drawn|sold|sought|lent|spent|won|swore|sworn|stood|put|cut|set|read|thought|swam|flew|shown)$/;
const PRESENT =
  /^(teaches|writes|leads|gives|holds|becomes|begins|leaves|wins|builds|makes|takes|goes|comes|meets|sends|tells|says|buys|keeps|speaks|runs|sits|brings|sees|knows|finds|grows|weaves|hangs|receives|awards|presents|publishes|releases|designs|develops|creates|invents|produces|directs|manages|describes|announces|broadcasts|interviews|retires|joins|dies|lives|works|serves|studies|shows|defines|names|renames|recalls|reports|contains|covers|explains|opens|remembers|influences|shapes|uses|tests|owns|founds|appoints|promotes|marries|accepts|advises|chairs|edits|prints|launches|commissions)$/;
const ARTICLE = /^(the|a|an|her|his|their|its|this|that|these|those|some|several|many|other|one)$/;

/** Whether a token acts: a past or present form that is not a property of what follows. */
export function isVerb(tokens: readonly Token[], at: number): boolean {
  const { word, raw } = tokens[at] as Token;
  if (!/^\p{L}/u.test(raw) || (/^\p{Lu}/u.test(raw) && at > 0) || BE.test(word)) return false;
  const previous = tokens[at - 1]?.word ?? '';
  if (ARTICLE.test(previous) && previous !== 'that') return false;
  // "A book called Desks" tells a name.
  if (/^(titled|entitled|called|named)$/.test(word) && /^\p{Lu}/u.test(tokens[at + 1]?.raw ?? ''))
    return false;
  if (PRESENT.test(word)) return !PREPOSITION.test(previous);
  return IRREGULAR.test(word) || (word.length > 4 && /[^e]ed$/.test(word) && word !== 'indeed');
}

/** Places of tokens before which a comma or another mark stands. */
export function breaksOf(text: string, tokens: readonly Token[]): Set<number> {
  const source = text.normalize('NFKC');
  const found = new Set<number>();
  let from = 0;
  for (const [at, { raw }] of tokens.entries()) {
    const place = source.indexOf(raw, from);
    if (place < 0) continue;
    if (/[,;:()|]/.test(source.slice(from, place))) found.add(at);
    from = place + raw.length;
  }
  return found;
}

const isTime = (word: string) =>
  /^(\d+s?|january|february|march|april|may|june|july|august|september|october|november|december|early|late|mid|end)$/.test(
    word,
  );

/** The acts of a sentence. Where it begins with its verb, `subject` did it. */
export function actsOf(
  known: Known,
  text: string,
  tokens: readonly Token[],
  subject: string | null,
): Act[] {
  const breaks = breaksOf(text, tokens);
  const verbs = tokens.map((_, at) => isVerb(tokens, at));
  const meaningsOf = (from: number, to: number): Set<string> | null => {
    const found = new Set<string>();
    for (let at = from; at < to; at++) {
      const token = tokens[at] as Token;
      const person = isPronoun(token)
        ? known.pronouns.has(token.word) && !possesses(tokens, at)
        : known.person.has(token.word) && personAt(known, tokens, at);
      if (person) found.add(PERSON);
      else if (
        !HOLLOW.has(token.word) &&
        !isTime(token.word) &&
        !isNegation(token) &&
        !isPronoun(token) &&
        !AUX.test(token.word)
      )
        found.add(meaningOf(token.stem));
    }
    return found.size > 0 ? found : null;
  };
  const stops = (at: number) => CLAUSE.test(tokens[at]?.word ?? '') || verbs[at] === true;
  /**
   * What stands before a verb: from the start of its clause to its first preposition, without a
   * time that opens it.
   */
  const before = (at: number): Set<string> | null => {
    let end = at;
    while (end > 0 && AUX.test(tokens[end - 1]?.word ?? '') && !breaks.has(end)) end -= 1;
    if (/^(who|which|that)$/.test(tokens[end - 1]?.word ?? '')) {
      let from = end - 1;
      while (
        from > 0 &&
        !breaks.has(from) &&
        !verbs[from - 1] &&
        !PREPOSITION.test(tokens[from - 1]?.word ?? '')
      )
        from -= 1;
      return meaningsOf(from, end - 1);
    }
    // "At the bank she wrote": a pronoun beside the verb acts alone.
    if (end > 0 && !breaks.has(end) && isPronoun(tokens[end - 1] as Token))
      return meaningsOf(end - 1, end);
    let from = end;
    while (from > 0 && !breaks.has(from) && !stops(from - 1)) from -= 1;
    // "She wrote it and led the work": the same one acts.
    if (/^and$/.test(tokens[from]?.word ?? '') && from + 1 >= end) from = end;
    if (from >= end) {
      // "..., a bank, hired": what stands between commas adds to what stands before.
      if (from === 0) return subject ? new Set([subject]) : null;
      // "The clerk, then an apprentice, reports": the first name of the sentence acts.
      const first = [...breaks].sort((a, b) => a - b)[0] ?? 0;
      if (!breaks.has(end) || first === 0 || first >= end || verbs.slice(0, end).includes(true))
        return null;
      if (PREPOSITION.test(tokens[0]?.word ?? '')) return null;
      return meaningsOf(0, first);
    }
    if (PREPOSITION.test(tokens[from]?.word ?? '')) {
      // A place or time that opens: what acts is the last run.
      let last = end;
      while (last > from && !PREPOSITION.test(tokens[last - 1]?.word ?? '')) last -= 1;
      const run = meaningsOf(last, end);
      return run?.has(PERSON) ? new Set([PERSON]) : run;
    }
    // "He designed it and they built it": what stands before "and" was the object.
    if (from > 0 && verbs[from - 1])
      for (let place = end - 1; place > from; place--)
        if (tokens[place]?.word === 'and') {
          from = place + 1;
          break;
        }
    let to = from;
    while (to < end && !PREPOSITION.test(tokens[to]?.word ?? '')) to += 1;
    return meaningsOf(from, to);
  };
  const after = (at: number): Set<string> | null => {
    if (PREPOSITION.test(tokens[at]?.word ?? '') || breaks.has(at)) return null;
    let to = at;
    while (
      to < tokens.length &&
      (to === at || !breaks.has(to)) &&
      !stops(to) &&
      !(to > at && PREPOSITION.test(tokens[to]?.word ?? '') && tokens[to]?.word !== 'of')
    )
      to += 1;
    // "... the machine and they built it": what stands after "and" acts next.
    if (verbs[to] || BE.test(tokens[to]?.word ?? ''))
      for (let place = to - 1; place > at; place--) if (tokens[place]?.word === 'and') to = place;
    return meaningsOf(at, to);
  };
  const acts: Act[] = [];
  let last: ReadonlySet<string> | null = null;
  for (const [at, { stem, word }] of tokens.entries()) {
    const next = tokens[at + 1]?.word ?? '';
    const byNoun =
      next === 'by' &&
      !verbs[at] &&
      /^\p{L}/u.test(word) &&
      !PREPOSITION.test(word) &&
      !BE.test(word);
    if (/^(was|is|were|are|as)$/.test(word)) {
      // "She was the designer of the desk" tells what "she designed the desk" does.
      let noun = at + 1;
      while (/^(the|a|an|its|one|main|chief|original|first|of)$/.test(tokens[noun]?.word ?? ''))
        noun += 1;
      const one = tokens[noun];
      // What somebody or something is, is said of it: "she was a technical adviser".
      let head = noun;
      while (
        head + 1 < tokens.length &&
        !breaks.has(head + 1) &&
        !verbs[head + 1] &&
        /^\p{Ll}/u.test(tokens[head + 1]?.raw ?? '') &&
        !PREPOSITION.test(tokens[head + 1]?.word ?? '') &&
        !CLAUSE.test(tokens[head + 1]?.word ?? '') &&
        tokens[head + 1]?.word !== 'and'
      )
        head += 1;
      const is = tokens[head];
      if (
        word !== 'as' &&
        is &&
        !verbs[noun] &&
        !verbs[head] &&
        !PREPOSITION.test(is.word) &&
        !isNegation(is)
      )
        acts.push({
          meaning: `is ${meaningOf(is.stem)}`,
          at,
          passive: false,
          agent: before(at),
          patient: null,
          anaphor: false,
        });
      if (
        one &&
        /(er|or)$/.test(one.word) &&
        one.stem !== one.word &&
        tokens[noun + 1]?.word === 'of'
      )
        acts.push({
          meaning: meaningOf(one.stem),
          at: noun,
          passive: false,
          agent: before(at),
          patient: after(noun + 2),
          anaphor: false,
        });
    }
    if (!verbs[at] && !byNoun) continue;
    let aux = at - 1;
    while (
      aux >= 0 &&
      !breaks.has(aux + 1) &&
      AUX.test(tokens[aux]?.word ?? '') &&
      !BE.test(tokens[aux]?.word ?? '')
    )
      aux -= 1;
    let by = at + 1;
    while (
      by < tokens.length &&
      by < at + 8 &&
      !verbs[by] &&
      !breaks.has(by) &&
      !/^(by|under)$/.test(tokens[by]?.word ?? '')
    )
      by += 1;
    const hasBy =
      /^(by|under)$/.test(tokens[by]?.word ?? '') &&
      !breaks.has(by) &&
      !/^(the end|\d)/.test(`${tokens[by + 1]?.word} ${tokens[by + 2]?.word}`);
    const passive =
      byNoun || BE.test(tokens[aux]?.word ?? '') || (hasBy && /(ed|n|t|d)$/.test(word));
    const subjects = byNoun ? null : before(at);
    const meaning = meaningOf(stem);
    // "A language designed by a committee" tells what the record is about.
    const describes = /^(a|an)$/.test(tokens[0]?.word ?? '') && !verbs.slice(0, at).includes(true);
    if (passive)
      acts.push({
        meaning,
        at,
        passive,
        agent: hasBy ? after(by + 1) : null,
        patient: subjects,
        anaphor: describes,
      });
    else {
      const agent: ReadonlySet<string> | null =
        subjects ?? (at > 0 && /^(and|then|later)$/.test(tokens[at - 1]?.word ?? '') ? last : null);
      const patient = after(at + 1);
      const anaphor =
        patient?.size === 1 &&
        /^(the|this|these)$/.test(next) &&
        /^\p{Ll}/u.test(tokens[at + 2]?.raw ?? '');
      // "Promoted to partner", "Wrote the book": without an object a participle does not tell who
      // acts.
      acts.push({
        meaning,
        at,
        passive,
        agent: at === 0 && !patient && /ed$|n$/.test(word) ? null : agent,
        patient,
        anaphor,
      });
      last = agent;
    }
  }
  return acts;
}

const meet = (a: ReadonlySet<string> | null, b: ReadonlySet<string> | null): boolean =>
  a !== null && b !== null && [...a].some((one) => b.has(one));

/** Whether two sets mean one thing: the smaller is in the larger. */
const same = (a: ReadonlySet<string> | null, b: ReadonlySet<string> | null): boolean =>
  a !== null &&
  b !== null &&
  (a.size <= b.size ? [...a].every((one) => b.has(one)) : [...b].every((one) => a.has(one)));

const inside = (a: ReadonlySet<string> | null, b: ReadonlySet<string> | null): boolean =>
  a !== null && b !== null && [...a].every((one) => b.has(one));

/**
 * Whether what two sentences have in common is done by the same to the same: yes, no, or null where
 * one does not tell.
 */
export function sameRoles(
  said: readonly Act[],
  told: readonly Act[],
  meanings: ReadonlySet<string>,
  label: ReadonlySet<string> = new Set(),
): boolean | null {
  let sure: boolean | null = null;
  for (const act of said) {
    const others = told.filter(({ meaning }) => meaning === act.meaning);
    if (others.length === 0) continue;
    const fits = others.map((other): boolean | null => {
      // What it is done to stands there, but in another place.
      const elsewhere =
        act.patient !== null &&
        other.patient !== null &&
        !meet(act.patient, other.patient) &&
        (meet(act.patient, meanings) || (!other.anaphor && meet(act.patient, label)));
      if (same(act.agent, other.agent)) return !elsewhere;
      if (act.agent && other.agent) return false;
      if (inside(act.agent, other.patient) && !meet(act.patient, other.patient)) return false;
      if (inside(act.patient, other.agent)) return false;
      return elsewhere ? false : null;
    });
    if (fits.every((fit) => fit === false)) return false;
    if (fits.includes(true)) sure = true;
  }
  return sure;
}
