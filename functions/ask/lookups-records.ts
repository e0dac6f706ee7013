/** What a question asks of a record that it names: dates, time, place, role, people, skills. */

import type { Rec } from '../facts/records.ts';
import { evidenceParts, type Found, looked, type Source, sourceOf } from './answers.ts';
import { meaningsIn } from './entities.ts';
import { framed, type Part, quoted } from './frames.ts';
import { asksOf } from './kinds.ts';
import type { Known } from './knowledge.ts';
import { itemPart } from './list-items.ts';
import type { Lookup } from './lookup.ts';
import { compare, evidence } from './lookups-evidence.ts';
import { texts } from './lookups-texts.ts';
import type { Asked } from './question.ts';
import { alike, choose } from './record-choice.ts';
import { candidates, carries, FIELD_WORDS, left } from './record-links.ts';
import { aboutParts, timePart } from './record-parts.ts';
import { isSoft } from './related.ts';
import { retrieve } from './retrieve.ts';
import { shapeOf } from './shape.ts';
import { meaningOf } from './vocabulary.ts';
import { lineOf } from './words.ts';

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
    /\bnamesake\b|\bgpa\b|\bhighschool\b|^how (?!long|did|was|were|is|are|does|do|many|much)\w+/.test(
      line,
    )
  )
    return null;
  // Reasons, sizes and what somebody said stand in no field.
  const { slot, verb } = shapeOf(known, asked, asks);
  if (/^(reason|size|words)$/.test(slot)) return null;
  // Who somebody was to the person stands in no field.
  const works =
    /\b(work(ed|ing)? (for|at|with|in)|employ\w*|co ?author\w*|publish\w*|author|job|title|position)\b/.test(
      line,
    );
  const links = candidates(known, asked, asks);
  const best = choose(known, asked, asks, links);
  if (!best) return null;
  const { record } = best;
  if (left(known, asked, [record]).length > 0) return null;
  // A record that shares only words such as "college" is not named.
  if (
    best.name < 0.9 &&
    !asked.meanings.some((one) => !FIELD_WORDS.has(one) && carries(known, record, one))
  )
    return null;
  if (
    record.kind === 'skill' &&
    !asks.when &&
    !asks.howLong &&
    asked.tokens.length > 4 &&
    !/\b(skills?|tell me about|describe|knowledge|expertise|experience|know|good|do|did with|background)\b/.test(
      line,
    )
  )
    return null;
  if (record.kind === 'note' && asked.personal && best.name < 0.9 && !/\bnote\b/.test(line))
    return null;
  if (record.kind === 'experience' && /\b(live[sd]?|reside[sd]?)\b/.test(line)) return null;
  // "Who was X" asks about somebody whom the record may only name.
  if (record.kind === 'writing' && /^who(s| is| was| are| were)\b/.test(line)) return null;
  if (asks.who && !works && ['experience', 'education', 'skill', 'project'].includes(record.kind))
    return null;
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
    for (const one of [record, ...same].sort((a, b) =>
      (a.start ?? '') < (b.start ?? '') ? -1 : 1,
    )) {
      parts.push(timePart(one) ?? time);
      if (one !== record) sources.push(sourceOf(one));
    }
    const said = record.lines.find(({ title }) => !title);
    if (said && same.length === 0) parts.push(quoted(said.text));
    const leaves =
      /\b(leave|left|leaving|retired?|quit|end(ed)?|stop(ped)?|resign\w*|depart\w*|until)\b/.test(
        line,
      );
    const timeOf = ({ start, end }: Rec) => (leaves ? (end ?? '9') : (start ?? ''));
    if (same.length > 0)
      sources.sort((a, b) => (timeOf(a.record) < timeOf(b.record) ? -1 : 1) * (leaves ? -1 : 1));
  } else if (asks.where) {
    const value =
      record.kind === 'education'
        ? record.values[2]
        : (record.place ?? (record.kind === 'talk' ? record.values[1] : null));
    const shared = (meanings: ReadonlySet<string>) =>
      asked.meanings.filter((one) => meanings.has(one)).length;
    const [said] = known
      .lines(record.at)
      .filter(({ text }) => PLACED.test(text))
      .sort((a, b) => shared(b.meanings) - shared(a.meanings));
    if (!value && !said && !asks.who) return null;
    parts.push(
      value ? framed('place', record.label, value) : said ? quoted(said.text) : itemPart(record),
    );
  } else if (asks.role && record.kind === 'project') {
    parts.push(framed('role', record.label, record.values[1] ?? ''));
    if (record.lines[0]) parts.push(quoted(record.lines[0].text));
  } else if (record.kind === 'experience') {
    parts.push(itemPart(record), ...record.lines.slice(0, 2).map(({ text }) => quoted(text)));
  } else if (record.kind === 'writing') {
    const [, , publisher = ''] = record.values;
    parts.push(
      record.people.length > 0
        ? framed('withPeople', record.label, record.people.join('; '))
        : itemPart(record),
    );
    parts.push(
      framed('publisher', record.label, publisher),
      ...record.lines.slice(0, 2).map(({ text }) => quoted(text)),
    );
  } else if (record.kind === 'education')
    parts.push(itemPart(record), ...record.lines.map(({ text }) => quoted(text)));
  else if (asks.who && record.kind !== 'talk') return null;
  else
    parts.push(...aboutParts(record, record.kind === 'note' || record.kind === 'project' ? 2 : 1));
  if (asks.skills && ['project', 'experience'].includes(record.kind)) {
    const skills = known.records.filter(
      ({ kind, id, projects }) =>
        kind === 'skill' && (record.tags.includes(id) || projects.includes(record.id)),
    );
    if (skills.length > 0)
      parts.unshift(framed('skillsOf', record.label, skills.map(({ label }) => label).join(', ')));
  }
  return looked(`named ${record.path}`, [...parts, ...evidenceParts(record)], sources);
};

/**
 * Whether a verb tells of something that is neither the beginning or end of a record nor in its
 * names.
 */
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

export const RECORDS: readonly Lookup[] = [evidence, compare, texts, attribute];
