/** `npm run new <kind> "Title"`: a file in which every field is explained. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { command, Misuse } from '../command.ts';
import { folderFor, folderName, ownersLanguage } from '../content-folder.ts';
import { helpOf } from '../help.ts';
import { isSingle, type Kind, kindNames, kinds } from '../kinds/kinds.ts';
import { tell, tellIn } from '../labels/tell.ts';
import { betterId, ID_CHARACTERS as most } from '../profile/build.ts';
import { nearest } from '../surfaces/nearest.ts';
import { templateOf } from './template.ts';

const plain = (word: string) => word.toLowerCase().replaceAll(/[\s_-]+/g, ' ');

/** A kind by the name of its folder or by its noun: `projects`, `project`. */
function kindOf(word: string): Kind | undefined {
  const asked = plain(word).replace(/\.md$/, '');
  return kindNames.find((kind) =>
    [kind, kind.replace(/s$/, ''), plain(kinds[kind].noun)].includes(asked),
  );
}

/**
 * The name of a file for a title: its letters in Latin; of a script that has none the noun and six
 * digits that follow from the title, the same every time.
 */
function idOf(kind: Kind, title: string): string {
  const hash = createHash('sha256').update(title.normalize('NFC')).digest('hex').slice(0, 6);
  return betterId(kind, title) || (title && betterId(kind, `${kinds[kind].noun} ${hash}`));
}

const place = (kind: Kind) => (isSingle(kind) ? `${kind}.md` : `${kind}/`);

const help = () => {
  const known = kindNames.map((kind) => [kind, `${kinds[kind].noun}\t${place(kind)}`]);
  const options = helpOf(tell.new.options, tell.options);
  return `${helpOf(tell.new.help, Object.fromEntries(known))}\n${options}`;
};

const OPTIONS = { id: { type: 'string' }, to: { type: 'string' } } as const;

command(import.meta.filename, { help, options: OPTIONS, words: true }, async (given) => {
  const { values } = given;
  const folder = folderFor(values.to);
  await tellIn(ownersLanguage(folder));
  const [word = '', next = ''] = given.positionals;
  if (!word) throw new Misuse(help().trimEnd());
  // As --help lists them, without quotes: common question.
  const two = kindOf(`${word} ${next}`);
  const kind = two ?? kindOf(word);
  const words = given.positionals.slice(two ? 2 : 1);
  const title = words.join(' ').trim();
  if (!kind) {
    const guess = nearest(word, kindNames);
    throw new Misuse(guess ? tell.new.nearKind({ word, kind: guess }) : tell.new.noKind({ word }));
  }
  const id = isSingle(kind) ? kind : (values.id ?? idOf(kind, title));
  if (!id) throw new Misuse(tell.new.needsTitle({ kind }));
  const better = betterId(kind, id);
  const refused = better ? tell.new.nearName : tell.new.noName;
  if (!isSingle(kind) && better !== id) throw new Misuse(refused({ id, better, most }));
  const path = isSingle(kind) ? place(kind) : `${place(kind)}${id}.md`;
  const file = join(folder, path);
  const name = `${folderName(folder)}/${path}`;
  if (existsSync(file)) throw new Error(tell.new.taken({ file: name }));
  await mkdir(dirname(file), { recursive: true });
  const text = templateOf(kind, title, new Date().toISOString().slice(0, 10));
  await writeFile(file, text);
  const said = text.includes('\ndraft: true\n') ? tell.new.wroteDraft : tell.new.wrote;
  process.stdout.write(`${said({ file: name })}\n`);
  return 0;
});
