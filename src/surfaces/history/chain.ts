/** The lines of the record of changes: how they hang together, and what they add up to. */
import canonicalize from 'canonicalize';
import type { HistoryLine } from '../../schemas/history.ts';
import { contentHash } from '../seal.ts';

/** Kind of the lines that hold digests of published files. */
export const FILES = 'files';

export const keyOf = ({ kind, id }: Pick<HistoryLine, 'kind' | 'id'>) => `${kind}/${id}`;

/** Hash of a line: of all but what may be taken away from it. */
export const lineHash = ({ salt, text, reason, ...kept }: HistoryLine): string => contentHash(kept);

/** Hash of what a line tells; null where it tells nothing. */
export const toldHash = ({ salt, text, reason }: Partial<HistoryLine>): string | null =>
  text || reason ? contentHash({ salt, text, reason }) : null;

/** How far a record goes: what a reader keeps to know it again. */
export type Head = { length: number; hash: string | null };

export function headOf(lines: readonly HistoryLine[]): Head {
  const last = lines.at(-1);
  return { length: lines.length, hash: last ? lineHash(last) : null };
}

/** Whether a line is bound to the one before, and tells what it was made with. */
export function follows(line: HistoryLine, before: HistoryLine | undefined): boolean {
  const told = toldHash(line);
  const bound = line.previous === (before ? lineHash(before) : null);
  return bound && line.day >= (before?.day ?? '') && (told === null || told === line.told);
}

/** A record of the content: its last line, and all that was told of it so far. */
export type State = HistoryLine & { text: Record<string, unknown> };

const without = (members: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));

/** The members that are not as they were; null for those that are gone. */
export function changedIn<T>(before: Record<string, T>, now: Record<string, T>) {
  const changed = Object.keys({ ...before, ...now }).filter(
    (name) => canonicalize(before[name]) !== canonicalize(now[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, now[name] ?? null]));
}

/** How many lines the record began with: they tell what there was, not what changed. */
export const baselineOf = (lines: readonly HistoryLine[]): number =>
  lines.findIndex(({ kind }) => kind === FILES) + 1 || lines.length;

/** Takes a line into states by kind and id. Returns what was told of its record before, and now. */
export function take(states: Map<string, State>, line: HistoryLine) {
  const before = states.get(keyOf(line))?.text ?? {};
  const now = line.change === 'withdrawn' ? {} : without({ ...before, ...line.text });
  states.set(keyOf(line), { ...line, text: now });
  return { before, now };
}

/** States by kind and id. */
export function statesOf(lines: readonly HistoryLine[]): Map<string, State> {
  const states = new Map<string, State>();
  for (const line of lines) if (line.kind !== FILES) take(states, line);
  return states;
}

/** Digests of the published files of a site, by address; null where there are none. */
export function recordedDigests(
  lines: readonly HistoryLine[],
  base: string,
): Record<string, string> | null {
  const own = lines.filter(({ kind, id }) => kind === FILES && id === base);
  const digests = without(Object.assign({}, ...own.map(({ files }) => files)));
  return Object.keys(digests).length > 0 ? (digests as Record<string, string>) : null;
}

/** A line that is not bound yet. */
export type NewLine = Omit<HistoryLine, 'told' | 'previous'>;

/** Binds lines to those before; `salt` makes what nobody can guess, so that a text can go. */
export function bound(
  lines: readonly HistoryLine[],
  added: readonly NewLine[],
  salt: () => string,
): HistoryLine[] {
  let previous = headOf(lines).hash;
  return added.map((line) => {
    const salted = line.text || line.reason ? { ...line, salt: salt() } : line;
    const whole = { ...salted, told: toldHash(salted), previous };
    previous = lineHash(whole);
    return whole;
  });
}

/** A line of which hash and day stay. */
export const redacted = ({ salt, text, reason, ...line }: HistoryLine): HistoryLine => line;

/** The lines as the file has them. */
export const linesText = (lines: readonly HistoryLine[]) =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');
