/** What a question asks of records that it names: dates, time, place, role, evidence, people, skills; two of them compared. */
import { evidenceParts, type Found, looked, type Source, sourceOf } from './answers.ts';
import { spanOf } from './dates.ts';
import { type Link, linked, meaningsIn, named } from './entities.ts';
import { framed, type Part, quoted } from './frames.ts';
import { type Asks, asksOf } from './kinds.ts';
import { type Known, recordsSaying } from './knowledge.ts';
import { itemPart } from './lookups-lists.ts';
import type { Lookup } from './lookups-person.ts';
import type { Asked } from './question.ts';
import type { Kind, Rec } from './records.ts';
import { isSoft } from './related.ts';
import { retrieve } from './retrieve.ts';
import { shapeOf } from './shape.ts';
import { EMPTY, meaningOf } from './vocabulary.ts';
import { lineOf, stemOf } from './words.ts';

/** Words that ask for a field and are no matter of their own. */
const FIELD_WORDS = new Set(
  `evidence proof prove verify verified support supported substantiate back backed reliable reliability confirm confirmed independent independently certain credible documented source outside word external externally public level
  role contribution contribute part responsible responsibility responsibilities involvement involved begin start started join joined end ended finish finished leave left last lasted stop spend spent stay stayed serve duration
  position job title employer company organization location locate located place city state venue skill skills use used require project projects work worked working claim claims skill note article talk paper position
  date year month bring brought out story time print printed coauthor book textbook manual lecture keynote speech interview
  coauthor author publisher publish published release released appear appeared event made create created develop developed built build happen run
  tell summary come came experience exist link public display enter entered enlist enlisted hire hired profession occupation workshop shop studio firm lab laboratory office agency institution period magazine journal network broadcast channel programme program venue source certain topic subject theme magazine print printed summarise summarize describe description read say says said write writes wrote content key point points main matter meant purpose aim about overview compare difference differ versus first earlier longer before after older later sooner anyone anybody anything independent interview give gave given held hold present presented call called name named kind
  involve involved study studied degree get got earn university college school institution attend attended graduate graduated field major obtain complete teach taught role`
    .split(/\s+/)
    .map((word) => meaningOf(stemOf(word))),
);

/** Asks what something is or does: words that only build the question may be missing in its record. */
const LOOSE = /^(what|which|tell|describe|explain)\b(?!.*\b(when|where|who|year|date|how)\b)/;

/** Meanings of a question that a record does not carry in its names and values, and that ask for no field. */
function left(known: Known, asked: Asked, records: readonly Rec[]): string[] {
  const loose = LOOSE.test(asked.line) && records.some(({ kind }) => ['project', 'talk', 'writing'].includes(kind));
  return asked.meanings.filter(
    (one) => !FIELD_WORDS.has(one) && !(loose && isSoft(one)) && !records.some((record) => carries(known, record, one)),
  );
}

/** The time of a record, as a sentence. */
export function timePart(record: Rec): Part | null {
  const { label, start, end, kind } = record;
  if (kind === 'education') return end || start ? framed('dated', label, (end ?? start) as string) : null;
  if (!start) return null;
  if (['talk', 'writing', 'note', 'article', 'manifesto'].includes(kind)) return framed('dated', label, start);
  if (!end) return framed('periodOpen', label, start);
  if (start === end) return framed('dated', label, start);
  const span = spanOf(start, end);
  if (!span || span.years < 1) return framed('period', label, start, end);
  return span.years === 1
    ? framed('periodYear', label, start, end)
    : framed('periodYears', label, start, end, String(span.years));
}

/** What can be said of a record in short. */
export function aboutParts(record: Rec, most = 2): Part[] {
  const time = timePart(record);
  const lines = record.lines
    .filter(({ title }) => !title)
    .slice(0, most)
    .map(({ text }) => quoted(text));
  const event = record.kind === 'talk' && record.values[1] ? [framed('event', record.label, record.values[1])] : [];
  return [...(record.kind === 'claim' ? [] : [time ?? itemPart(record)]), ...event, ...lines];
}

const RANK: Record<string, Partial<Record<Kind, number>>> = {
  evidence: { claim: 0, project: 1, skill: 2, experience: 2, writing: 3, talk: 3 },
  skill: { skill: 0 },
};

/** The records that a question is about, best first. */
function candidates(known: Known, asked: Asked, asks: Asks): Link[] {
  const { line, tokens } = asked;
  if (asks.evidence) {
    const kind = /\b(claim|project|skill|job|position|talk|paper|note)\b/.exec(line.replace(/\bself claim/g, ''))?.[1];
    const kinds: Kind[] = kind
      ? [
          ({ job: 'experience', position: 'experience', paper: 'writing' } as Record<string, Kind>)[kind] ??
            (kind as Kind),
        ]
      : ['claim', 'project', 'skill', 'experience', 'talk', 'writing'];
    const matter = tokens.filter(
      ({ stem }) => !FIELD_WORDS.has(meaningOf(stem)) || /^(write|coauthor|direct|award)$/.test(meaningOf(stem)),
    );
    const all = tokens.filter(
      ({ word }) =>
        !/^(evidence|proof|prov\w+|verif\w+|support\w*|back\w*|source\w*|confirm\w*|external\w*|link\w*)$/.test(word),
    );
    return linked(known, matter.some(({ word }) => !EMPTY.has(word) && !known.person.has(word)) ? matter : all, true)
      .filter(({ record, share }) => record.level && kinds.includes(record.kind) && share > 0.55)
      .sort(
        (a, b) =>
          Math.round(b.share * 8) - Math.round(a.share * 8) ||
          Number(b.name > 0.95 && b.record.kind === 'project' && b.share > 0.9) -
            Number(a.name > 0.95 && a.record.kind === 'project' && a.share > 0.9) ||
          Number(b.record.kind === 'claim' && b.share > 0.9) - Number(a.record.kind === 'claim' && a.share > 0.9) ||
          b.share - a.share ||
          b.name * b.weight - a.name * a.weight ||
          (RANK['evidence']?.[a.record.kind] ?? 9) - (RANK['evidence']?.[b.record.kind] ?? 9) ||
          a.record.at - b.record.at,
      );
  }
  const [byName, byField] = [named(known, tokens), fielded(known, asked)];
  return [...byName, ...byField.filter(({ record }) => !byName.some((one) => one.record === record))];
}

/** Records whose names and fields say all that the question does not ask for. */
function fielded(known: Known, asked: Asked): Link[] {
  const matter = asked.meanings.filter((one) => !FIELD_WORDS.has(one));
  const long = asksOf(asked.line).howLong;
  const weight = matter.reduce((sum, one) => sum + known.weight(one), 0);
  if (weight < 0.6) return [];
  return recordsSaying(known, matter)
    .filter(
      (record) =>
        ['experience', 'education', 'project', 'skill', 'writing', 'talk'].includes(record.kind) &&
        matter.every((one) => carries(known, record, one)) &&
        (long ||
          matter.some(
            (one) => known.headers(record.at).has(one) || known.aliases(record.at).some((alias) => alias.includes(one)),
          )),
    )
    .map((record) => ({ record, share: 1, name: 0.4, weight }));
}

const AWARDED = new Set(['award', 'receiv', 'receive', 'win', 'honor'].map((word) => meaningOf(stemOf(word))));

/** Whether the names or fields of a record have a meaning; of short ones, their sentences too. */
function carries(known: Known, { at, kind }: Rec, meaning: string): boolean {
  return (
    known.headers(at).has(meaning) ||
    known.aliases(at).some((alias) => alias.includes(meaning)) ||
    (kind === 'education' && AWARDED.has(meaning)) ||
    (['experience', 'education', 'skill'].includes(kind) && known.lines(at).some((line) => line.meanings.has(meaning)))
  );
}

/** Evidence of one thing beside that of another. */
function evidenceOfTwo(known: Known, asked: Asked, asks: Asks): Found | null {
  const at = asked.tokens.findIndex(({ word }) => word === 'or' || (word === 'and' && /\bcompare/.test(asked.line)));
  if (at < 0 || !asks.compare) return null;
  const sides = [asked.tokens.slice(0, at), asked.tokens.slice(at + 1)].map((tokens) => {
    const own = tokens.filter(({ word }) => !/^(which|better|compare|claims?)$/.test(word));
    const [best] = candidates(known, { ...asked, tokens: own, line: asked.line }, asks);
    return best && best.share >= 0.6 ? best.record : null;
  });
  const [first, second] = sides;
  if (!first || !second || first === second) return null;
  const parts = [first, second].flatMap((one) => [
    ...(one.kind === 'claim' ? [quoted(one.label)] : []),
    ...evidenceParts(one),
  ]);
  return looked('evidence of two', parts, [sourceOf(first, first.evidence), sourceOf(second, second.evidence)]);
}

const evidence: Lookup = (known, asked) => {
  const asks = asksOf(asked.line);
  if (!asks.evidence) return null;
  const two = evidenceOfTwo(known, asked, asks);
  if (two) return two;
  const [best] = candidates(known, asked, asks);
  if (!best || best.share < 0.7) return null;
  const { record } = best;
  const note = record.evidence ? [quoted(record.evidence)] : [];
  const links = record.links.slice(0, 3).map(({ label, url }) => framed('evidenceLink', label, url));
  const parts = [
    ...(record.kind === 'claim' ? [quoted(record.label)] : []),
    ...evidenceParts(record),
    ...note,
    ...(links.length > 0 ? links : [framed('noEvidenceLink')]),
  ];
  return looked(`evidence of ${record.path}`, parts, [sourceOf(record, record.evidence)]);
};

const compare: Lookup = (known, asked) => {
  const asks = asksOf(asked.line);
  if (!asks.compare) return null;
  const kinds: Kind[] = ['project', 'experience', 'skill', 'education', 'writing', 'talk'];
  const links = named(known, asked.tokens, kinds, 0.34);
  const [first] = links;
  if (!first) return null;
  const own = (link: Link) =>
    new Set(asked.meanings.filter((one) => known.aliases(link.record.at).some((alias) => alias.includes(one))));
  const second = links.find(
    (link) =>
      link !== first &&
      (link.record.kind === first.record.kind || links.length === 2) &&
      [...own(link)].some((one) => !own(first).has(one)) &&
      [...own(first)].some((one) => !own(link).has(one)),
  );
  if (!second) return null;
  if (left(known, asked, [first.record, second.record]).length > 0) return null;
  const pair = [first.record, second.record];
  const verdicts: Part[] = [];
  if (/\b(first|earlier|before|after|older|later|sooner)\b/.test(asked.line)) {
    const [early] = [...pair].sort((a, b) => ((a.start ?? '9') < (b.start ?? '9') ? -1 : 1));
    if (early?.start) verdicts.push(framed('first', early.label, early.start));
  } else if (/\blonger\b/.test(asked.line)) {
    const [long, short] = pair
      .map((one) => ({ one, span: spanOf(one.start, one.end)?.years ?? -1 }))
      .sort((a, b) => b.span - a.span);
    if (long && short && short.span >= 0 && long.span > short.span) verdicts.push(framed('longer', long.one.label));
  }
  return looked(
    'comparison',
    [...verdicts, ...pair.flatMap((one) => aboutParts(one, 1))],
    pair.map((one) => sourceOf(one)),
  );
};

/** The question without what only tells when: "after the Navy". */
function withoutTail(known: Known, asked: Asked): Asked | null {
  const at = asked.tokens.findIndex(
    ({ word }, place) => place > 2 && /^(after|before|following|while|during)$/.test(word),
  );
  if (at < 0) return null;
  const tokens = asked.tokens.slice(0, at);
  return { ...asked, tokens, line: lineOf(tokens), meanings: meaningsIn(known, tokens) };
}

const attribute: Lookup = (known, asked) => {
  const found = attributeOf(known, asked);
  if (found) return found;
  // A sentence that says all of it is better than a record that says what stands before the tail.
  const [best] = retrieve(known, asked);
  return best && best.cover > 0.94 ? null : attributeOf(known, withoutTail(known, asked));
};

const attributeOf = (known: Known, asked: Asked | null): Found | null => {
  if (!asked || asked.strange || /\b(manifesto|articles?|essay)\b/.test(asked.line)) return null;
  const { line } = asked;
  const asks = asksOf(line);
  if (
    asks.yesNo ||
    asks.howMany ||
    /\bnamesake\b|\bgpa\b|\bhighschool\b|^how (?!long|did|was|were|is|are|does|do|many|much)\w+/.test(line)
  )
    return null;
  // Reasons, sizes and what somebody said stand in no field.
  const { slot, verb } = shapeOf(known, asked, asks);
  if (/^(reason|size|words)$/.test(slot)) return null;
  // Who somebody was to the person stands in no field.
  const works =
    /\b(work(ed|ing)? (for|at|with|in)|employ\w*|co ?author\w*|publish\w*|author|job|title|position)\b/.test(line);
  const links = candidates(known, asked, asks);
  const best = choose(known, asked, asks, links);
  if (!best) return null;
  const { record } = best;
  if (left(known, asked, [record]).length > 0) return null;
  // A record that shares only words such as "college" is not named.
  if (best.name < 0.9 && !asked.meanings.some((one) => !FIELD_WORDS.has(one) && carries(known, record, one)))
    return null;
  if (
    record.kind === 'skill' &&
    !asks.when &&
    !asks.howLong &&
    asked.tokens.length > 4 &&
    !/\b(skills?|tell me about|describe|knowledge|expertise|experience|know|good|do|did with|background)\b/.test(line)
  )
    return null;
  if (record.kind === 'note' && asked.personal && best.name < 0.9 && !/\bnote\b/.test(line)) return null;
  if (record.kind === 'experience' && /\b(live[sd]?|reside[sd]?)\b/.test(line)) return null;
  // "Who was X" asks about somebody whom the record may only name.
  if (record.kind === 'writing' && /^who(s| is| was| are| were)\b/.test(line)) return null;
  if (asks.who && !works && ['experience', 'education', 'skill', 'project'].includes(record.kind)) return null;
  const parts: Part[] = [];
  const sources: Source[] = [sourceOf(record)];
  const time = timePart(record);
  if (asks.howLong || asks.when) {
    if (!time) return null;
    // "When was she promoted": the time of a position is not that of what happened in it.
    if (asks.when && verb && happens(known, record, meaningOf(verb.stem))) return null;
    // A day is asked for, and a month or a year is known: the sentences may say more.
    if (slot === 'day' && (record.start ?? record.end ?? '').length < 10) return null;
    if (ENDS.test(line) && record.end === null && /^(experience|project|skill)$/.test(record.kind))
      return { ...looked(`no end of ${record.path}`, [time], sources), status: 'not_published' };
    const same = record.kind === 'experience' ? alike(known, asked, best, links) : [];
    for (const one of [record, ...same].sort((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1))) {
      parts.push(timePart(one) ?? time);
      if (one !== record) sources.push(sourceOf(one));
    }
    const said = record.lines.find(({ title }) => !title);
    if (said && same.length === 0) parts.push(quoted(said.text));
    const leaves = /\b(leave|left|leaving|retired?|quit|end(ed)?|stop(ped)?|resign\w*|depart\w*|until)\b/.test(line);
    const timeOf = ({ start, end }: Rec) => (leaves ? (end ?? '9') : (start ?? ''));
    if (same.length > 0) sources.sort((a, b) => (timeOf(a.record) < timeOf(b.record) ? -1 : 1) * (leaves ? -1 : 1));
  } else if (asks.where) {
    const value =
      record.kind === 'education'
        ? record.values[2]
        : (record.place ?? (record.kind === 'talk' ? record.values[1] : null));
    const shared = (meanings: ReadonlySet<string>) => asked.meanings.filter((one) => meanings.has(one)).length;
    const [said] = known
      .lines(record.at)
      .filter(({ text }) => PLACED.test(text))
      .sort((a, b) => shared(b.meanings) - shared(a.meanings));
    if (!value && !said && !asks.who) return null;
    parts.push(value ? framed('place', record.label, value) : said ? quoted(said.text) : itemPart(record));
  } else if (asks.role && record.kind === 'project') {
    parts.push(framed('role', record.label, record.values[1] ?? ''));
    if (record.lines[0]) parts.push(quoted(record.lines[0].text));
  } else if (record.kind === 'experience') {
    parts.push(itemPart(record), ...record.lines.slice(0, 2).map(({ text }) => quoted(text)));
  } else if (record.kind === 'writing') {
    const [, , publisher = ''] = record.values;
    parts.push(
      record.people.length > 0 ? framed('withPeople', record.label, record.people.join('; ')) : itemPart(record),
    );
    parts.push(
      framed('publisher', record.label, publisher),
      ...record.lines.slice(0, 2).map(({ text }) => quoted(text)),
    );
  } else if (record.kind === 'education') parts.push(itemPart(record), ...record.lines.map(({ text }) => quoted(text)));
  else if (asks.who && record.kind !== 'talk') return null;
  else parts.push(...aboutParts(record, record.kind === 'note' || record.kind === 'project' ? 2 : 1));
  if (asks.skills && ['project', 'experience'].includes(record.kind)) {
    const skills = known.records.filter(
      ({ kind, id, projects }) => kind === 'skill' && (record.tags.includes(id) || projects.includes(record.id)),
    );
    if (skills.length > 0) parts.unshift(framed('skillsOf', record.label, skills.map(({ label }) => label).join(', ')));
  }
  return looked(`named ${record.path}`, [...parts, ...evidenceParts(record)], sources);
};

/** Whether a verb tells of something that is neither the beginning or end of a record nor in its names. */
function happens(known: Known, { at }: Rec, meaning: string): boolean {
  return (
    !FIELD_WORDS.has(meaning) &&
    !isSoft(meaning) &&
    !known.headers(at).has(meaning) &&
    !known.aliases(at).some((alias) => alias.includes(meaning))
  );
}

const ENDS = /\b(finish(ed)?|complete[ds]?|completion|end(ed|s)?|stop(ped)?|left|leave|until)\b/;

/** A sentence that says where a thing is. */
const PLACED =
  /\b(hangs?|stands?|kept|keeps?|held|holds?|displayed|housed|located|preserved|stored|lies?|is|are) (?:now |still |today )?(?:in|at|aboard|on display) /i;

/** Other positions that the question names as much as the best one. */
function alike(known: Known, asked: Asked, best: Link, links: readonly Link[]): Rec[] {
  const own = (record: Rec) =>
    asked.meanings.filter((one) => !FIELD_WORDS.has(one) && known.headers(record.at).has(one)).length;
  return links
    .filter(
      ({ record }) =>
        record.kind === best.record.kind &&
        record !== best.record &&
        own(record) === own(best.record) &&
        left(known, asked, [record]).length === 0,
    )
    .map(({ record }) => record);
}

/** A text by its name or kind: what it claims, and when it was published. */
const texts: Lookup = (known, asked) => {
  const { line } = asked;
  const kind = /\bmanifesto\b/.test(line) ? 'manifesto' : /\b(articles?|essay)\b/.test(line) ? 'article' : null;
  if (!kind) return null;
  const found = known.records.filter((record) => record.kind === kind);
  const says = (record: Rec, one: string) => known.aliases(record.at).some((alias) => alias.includes(one)) ?? false;
  const matter = asked.meanings.filter(
    (one) =>
      !FIELD_WORDS.has(one) &&
      !/^(manifesto|article|paper|principl|argu|view|philosoph|claim|conclu|central|core)/.test(one) &&
      !isSoft(one),
  );
  const fitting = found.filter((record) => matter.every((one) => says(record, one)));
  const [record] = fitting;
  if (record && /\b(who|author|written by|wrote)\b/.test(line) && matter.length === 0)
    return looked(
      'author of a text',
      fitting.map((one) => framed('author', one.label, one.people[0] ?? '')),
      fitting.map((one) => sourceOf(one, one.people[0])),
    );
  if (!record || (fitting.length > 1 && kind === 'article')) return null;
  const text = known.facts.texts.find(({ path }) => path === record.path);
  if (!text) return null;
  if (/\b(who|author|written by|wrote)\b/.test(line))
    return looked('author of a text', [framed('author', text.title, text.author)], [sourceOf(record, text.author)]);
  const time = timePart(record);
  if (/\b(when|date|year|published)\b/.test(line) && time)
    return looked('date of a text', [time], [sourceOf(record, text.published_at)]);
  const claims = /\b(claims?|points?|principles?|argues?|messages?|takeaways?|conclusions?)\b/.test(line);
  const parts = claims
    ? text.key_claims.map(quoted)
    : [framed('item', text.title), quoted(text.summary), ...text.key_claims.slice(0, 2).map(quoted)];
  return looked('text', parts, [sourceOf(record, claims ? text.key_claims[0] : text.summary)]);
};

/** The record that is meant among those that are named: one whose name is said in full, or the one of the kind that is asked. */
function choose(known: Known, asked: Asked, asks: Asks, links: readonly Link[]): Link | null {
  const words = asked.line;
  const wanted: Kind | null =
    /\b(study|studied|degree|major(ed)?|(?:which|what) (?:universit(y|ies)|colleges?|schools?)|attend(ed)?|alma|phd|doctorate|ba|ma|graduat\w+|dissertation)\b/.test(
      words,
    )
      ? 'education'
      : /\b(work(ed|ing)?|jobs?|employ\w+|positions?|do (at|for|in)|doing at|serve[d]?|join(ed)?|titles?|left|leave|spen[dt]|stay(ed)?|period|time (at|with|in))\b/.test(
            words,
          )
        ? 'experience'
        : /\bskill\b/.test(words)
          ? 'skill'
          : /\bnote\b/.test(words)
            ? 'note'
            : /\b(article|essay)\b/.test(words)
              ? 'article'
              : /\b(papers?|books?|textbooks?|manuals?|publish\w*|print(ed)?|magazine|journal|co ?author\w*)\b/.test(
                    words,
                  )
                ? 'writing'
                : /\b(talks?|lectures?|interview(s|ed)?|keynotes?|speech(es)?|network|channel|programme|tv|television|broadcast)\b/.test(
                      words,
                    )
                  ? 'talk'
                  : null;
  const complete = links.filter(
    ({ record }) =>
      left(known, asked, [record]).length === 0 &&
      !(asks.howLong && ['article', 'manifesto', 'note', 'claim'].includes(record.kind)),
  );
  const full = complete.filter(({ name }) => name >= 0.5);
  const whole = full.some(({ name }) => name > 0.7);
  const of = (kind: Kind | null) => (whole ? full : [...full, ...complete]).find(({ record }) => record.kind === kind);
  // A skill that is called by its name has a time of its own.
  const skill =
    asks.howLong && wanted === 'experience' && !/\bserv/.test(words)
      ? full.find(({ record }) => record.kind === 'skill')
      : undefined;
  if (skill && !full.some(({ record }) => record.kind === 'experience')) return skill;
  const claim = /\bclaims?\b/.test(words);
  const [first] = [...complete.filter(({ record }) => (record.kind === 'claim') === claim), ...complete];
  // "What is X" wants the thing before what was written or said about it.
  if (wanted === null && /^(what|whats|tell me about|describe|explain)\b/.test(words)) {
    const thing = links.find(
      ({ record }) =>
        record.kind === 'project' &&
        asked.meanings.every((one) => known.aliases(record.at).some((alias) => alias.includes(one))),
    );
    if (thing && first && ['writing', 'talk', 'note'].includes(first.record.kind)) return thing;
  }
  return of(wanted) ?? (wanted === 'skill' || wanted === 'education' ? null : (first ?? null));
}

export const RECORDS: readonly Lookup[] = [evidence, compare, texts, attribute];
