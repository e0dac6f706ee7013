/**
 * Statements that are published word for word: a sentence of a record, with its subject or without.
 * Marks, capitals and diacritics make no difference; nothing else is left out.
 */
import { once } from '../../../src/once.ts';
import type { Facts } from '../facts/facts.ts';
import { lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import { tellingsOf } from '../facts/somebody.ts';
import { toldIn } from '../facts/values.ts';
import { fold } from '../facts/words.ts';
import { LANGUAGES, type Language } from '../languages/language.ts';

/** A record and the sentence of it that says the same. */
export type Published = { record: Rec; text: string };

/** Sentences that follow each other, as one normal text, with the places between two of them. */
type Run = { record: Rec; text: string; edges: Map<number, number> };

/** Values that say nothing, or the contrary, without their heading. */
const HEADED = new Set(['refused', 'unwelcome', 'engagements', 'industries', 'welcome']);

/** Stands for the person at the beginning of a sentence. */
const SUBJECT = 'person#';

/** A text as its words and amounts alone. */
export const normal = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}%€$£+#<>=]+/gu, ' ')
    .trim();

/** A normal text without the person's name, or what stands for it, at its beginning. */
function withoutSubject(line: string, isSubject: (word: string) => boolean): string | null {
  const words = line.split(' ');
  const at = words.findIndex((word) => !isSubject(word));
  return at > 0 ? [SUBJECT, ...words.slice(at)].join(' ') : null;
}

/** Whether a heading says that what stands under it is refused, denied or past. */
function isAdverse(heading: string): boolean {
  const words = normal(heading).split(' ');
  return LANGUAGES.some((language) => {
    const { checks, negations } = lexiconOf(language);
    return words.some((word) => checks.ended.has(word) || negations.has(word));
  });
}

/** Every published sentence by its normal text. */
const sentencesOf = once((facts: Facts) => {
  const { snapshot, records, person } = facts;
  const found = new Map<string, Published>();
  const runs: Run[] = [];
  const add = (line: string | null, record: Rec, text: string) => {
    if (line && !found.has(line)) found.set(line, { record, text });
  };
  const values = toldIn(snapshot);
  const headed = new Set(
    values.flatMap(({ heading, values: all }) => (HEADED.has(heading) ? all.map(normal) : [])),
  );
  for (const record of records) {
    const tellings = tellingsOf(record, facts);
    let run: Run = { record, text: ' ', edges: new Map() };
    const titles = record.lines.map(({ title, text }) => (title ? text : ''));
    for (const [at, { text, under, implied, title }] of record.lines.entries()) {
      const above = under ?? titles.slice(0, at).findLast(Boolean) ?? '';
      const line = normal(text);
      const isApart = title || headed.has(line) || isAdverse(above);
      if (isApart || run.edges.size === 0) {
        run = { record, text: ' ', edges: new Map([[0, at + (isApart ? 1 : 0)]]) };
        runs.push(run);
      }
      if (!isApart && line) {
        run.text += `${line} `;
        run.edges.set(run.text.length - 1, at + 1);
      }
      if (title || headed.has(line) || /[?？]\W*$/.test(text)) continue;
      if (isAdverse(above)) {
        add(normal(`${above} ${text}`), record, `${above} ${text}`);
        continue;
      }
      const { alone, owned } = tellings[at] ?? {};
      if (!alone) continue;
      add(line, record, text);
      const bare = withoutSubject(line, (word) => person.has(word));
      add(bare, record, text);
      if (implied && owned) add(`${SUBJECT} ${line}`, record, text);
    }
  }
  for (const { kind, heading, values: all } of values) {
    const record = records.find((one) => one.kind === kind);
    for (const language of record ? LANGUAGES : [])
      for (const value of all) {
        const text = `${language.headings[heading]}: ${value}`;
        add(normal(text), record as Rec, text);
        // A sentence of its own, where it is no word of a list.
        if (heading === 'capacity' && /\s\S+\s/.test(value))
          add(normal(value), record as Rec, value);
      }
  }
  return { found, runs };
});

/** Several sentences of a record that are published one after the other. */
function runOf(line: string, { found, runs }: ReturnType<typeof sentencesOf>) {
  for (const { record, text, edges } of runs) {
    const at = text.indexOf(` ${line} `);
    const [from = -1, to = -1] = [edges.get(at), edges.get(at + line.length + 1)];
    const own = record.lines.slice(from, to).map((one) => one.text);
    if (at >= 0 && from >= 0 && to > from + 1 && found.has(normal(own[0] ?? '')))
      return { record, text: own.join(' ') };
  }
  return undefined;
}

/** The published sentence that a statement repeats, or null. */
export function published(statement: string, language: Language, facts: Facts): Published | null {
  const line = normal(statement);
  const { pronouns, checks, negations } = lexiconOf(language);
  // "No." is published and says nothing.
  if (negations.has(line)) return null;
  const isSubject = (word: string) =>
    [facts.person, checks.caller].some((own) => own.has(word)) ||
    (pronouns.has(word) && !facts.others.has(word));
  const sentences = sentencesOf(facts);
  const { found } = sentences;
  const bare = withoutSubject(line, isSubject);
  return found.get(line) ?? found.get(bare ?? '') ?? runOf(line, sentences) ?? null;
}
