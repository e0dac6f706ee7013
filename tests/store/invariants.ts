/**
 * The store of days without one of its invariants: a copy of its files with a few lines changed.
 * Each has to fail in front of random schedules or of a work that is cut off (invariants.test.ts).
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import type { DayStore, Limits } from '../../functions/store/day-store.ts';
import type { Stores } from '../../functions/store/store.ts';
import { KIND, type Note } from './note.ts';

export type Make = (stores: Stores, limits?: Limits) => DayStore<Note>;

type Patch = { file: string; from: string; to: string };
/** `rare`: it takes hundreds of schedules until something is lost. */
export type Mutation = { takesOut: string; patches: Patch[]; rare?: true };

const fold = (from: string, to: string): Patch => ({ file: 'day-store.ts', from, to });
const reader = (from: string, to: string): Patch => ({ file: 'day-reader.ts', from, to });

// biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a file
const KEY = "const key = `${DOCUMENTS}${[...place, checksum].join('~')}`;";
const AGAIN = 'await this.#documents(begin, keys.filter(isDocument))';
const OPENED = 'await (isDocument ? this.#document(key) : this.#single(key))';
const REMOVALS = 'for (const part of [small, folded, last])';

export const MUTATIONS: readonly Mutation[] = [
  {
    takesOut: '1: two who fold may use one key of a document',
    patches: [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a file
      fold(KEY, 'const key = `${DOCUMENTS}${place[0]}~${place[1]}~0~0`;'),
      {
        file: 'documents.ts',
        from: 'checksumOf(text) === checksum',
        to: "(text === '' ? 0 : text.split('\\n').length) === data.records",
      },
    ],
  },
  {
    takesOut: '2: a fold trusts a document that another made',
    patches: [
      fold('const NUMBER_DIGITS = 6;', 'const NUMBER_DIGITS = 6;\nlet turns = 0;'),
      fold(
        'const small = documents.filter((held) => isStale(held) || !stays(held));',
        'const trusted = documents.filter((held) => !isStale(held))[turns++ % 2];\n' +
          '    const theirs = new Set(trusted?.entries.map(([id]) => id));\n' +
          '    const small = documents.filter(\n' +
          '      (held) => held !== trusted && (isStale(held) || !stays(held)),\n' +
          '    );',
      ),
      fold('left.has(id)).sort(', 'left.has(id) && !theirs.has(id)).sort('),
    ],
  },
  {
    takesOut: '2: a fold removes what it has not read',
    patches: [
      fold(
        REMOVALS,
        'const now = (await this.picture(day)).days.get(day)?.singles ?? [];\n' +
          '    if (isLast) await each(now, (key) => this.store.remove(key));\n    ' +
          REMOVALS,
      ),
    ],
  },
  {
    takesOut: '2: a document is not read back',
    patches: [fold('if (isDamaged) throw', 'if (isDamaged && n < 0) throw')],
  },
  {
    takesOut: '2: a fold removes before it has written',
    patches: [
      fold(
        'for (let at = 0; at < entries.length; at += this.#part)',
        'for (const part of [small, folded, last])\n' +
          '      await each(part, ({ key }) => this.store.remove(key));\n' +
          '    for (let at = 0; at < entries.length; at += this.#part)',
      ),
    ],
  },
  {
    takesOut: '3: documents are listed once, before single keys',
    patches: [
      reader(
        'const keys = (await Promise.all(',
        'const early = await this.store.list(begin);\n    const keys = (await Promise.all(',
      ),
      reader(AGAIN, 'early'),
    ],
  },
  {
    takesOut: '3: a document sorts before what it was made of, and lists are made once',
    rare: true,
    patches: [
      fold('const n = Math.max(0,', 'const n = Math.min(999_999,'),
      fold("Number(key.split('~')[1]))) + 1", "Number(key.split('~')[1]))) - 1"),
      reader(AGAIN, 'keys.filter(isDocument)'),
    ],
  },
  {
    takesOut: '4: marks of what is gone do not go along with a fold',
    patches: [fold('left.has(id)).sort(', "left.has(id) && !id.startsWith('gone-')).sort(")],
  },
  {
    takesOut: '5: a key without anything is nothing',
    patches: [
      reader(
        OPENED,
        `await (isDocument ? this.#document(key) : this.#single(key)).catch((error) => {
          if (!(error instanceof Moved)) throw error;
          return { id: '', entries: [], isDamaged: false };
        })`,
      ),
    ],
  },
  {
    takesOut: '6: a fold takes all at once',
    patches: [fold('others.slice(0, this.#part)', 'others')],
  },
  {
    takesOut: 'each id once',
    patches: [
      {
        file: 'union.ts',
        from: 'found.set(id, value);',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a file
        to: 'found.set(found.has(id) ? `${id} again` : id, value);',
      },
    ],
  },
];

const ROOM = resolve('functions/store');

/** The store of days with some patches, from files of its own. Throws where one has no place. */
export async function without({ takesOut, patches }: Mutation): Promise<Make> {
  await mkdir('.cache/invariants', { recursive: true });
  const folder = await mkdtemp(resolve('.cache/invariants/'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of await readdir(ROOM)) {
    let text = await readFile(join(ROOM, name), 'utf8');
    for (const { file, from, to } of patches) {
      if (file !== name) continue;
      if (text.split(from).length !== 2)
        throw new Error(`${takesOut}: not once in ${file}: ${from}`);
      text = text.replace(from, () => to);
    }
    await writeFile(join(folder, name), text.replaceAll("'../../", `'${resolve('.')}/`));
  }
  const made = await import(/* @vite-ignore */ join(folder, 'day-store.ts'));
  return (stores, limits = {}) => new made.DayStore(stores, KIND, limits);
}
