/** `npm run new <kind> "Title"`: a file in which every field is explained. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { command, Misuse } from '../command.ts';
import { folderName } from '../content-folder.ts';
import { isSingle, type Kind, kindNames, kinds } from '../kinds/kinds.ts';
import { betterId } from '../profile/build.ts';
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

const HELP = `npm run new <kind> "Title"       such as: npm run new project "A map of the harbour"

Writes a file to content/ with every field explained: those that are needed first, the others
behind "#" until you take it off. It is a draft until you delete "draft: true".

${kindNames.map((kind) => `  ${kinds[kind].noun.padEnd(20)}${place(kind)}`).join('\n')}

  --id NAME     what the file is called; else it is made of the title
  --to FOLDER   another folder than content/
  --help        this text
`;

const OPTIONS = { id: { type: 'string' }, to: { type: 'string' } } as const;

command(import.meta.filename, { help: HELP, options: OPTIONS, words: true }, async (given) => {
  const { values } = given;
  const [word = '', ...words] = given.positionals;
  if (!word) throw new Misuse(HELP.trimEnd());
  const kind = kindOf(word);
  const title = words.join(' ').trim();
  if (!kind) {
    const guess = nearest(word, kindNames);
    throw new Misuse(
      `"${word}" is no kind of ` +
        `content; ${guess ? `did you mean ${guess}?` : 'npm run new -- --help lists them.'}`,
    );
  }
  const id = isSingle(kind) ? kind : (values.id ?? idOf(kind, title));
  if (!id) throw new Misuse(`Give it a title: npm run new ${kind} "A title"`);
  if (!isSingle(kind) && betterId(kind, id) !== id)
    throw new Misuse(
      `"${id}" is no name of a file here: small letters a to z, digits, and hyphens between them` +
        `${betterId(kind, id) ? `, such as --id ${betterId(kind, id)}` : ''}.`,
    );
  const path = isSingle(kind) ? `${kind}.md` : `${kind}/${id}.md`;
  const folder = resolve(values.to ?? 'content');
  const file = join(folder, path);
  if (existsSync(file)) {
    process.stderr.write(`${folderName(folder)}/${path} is already there; nothing was written.\n`);
    return 1;
  }
  await mkdir(dirname(file), { recursive: true });
  const text = templateOf(kind, title, new Date().toISOString().slice(0, 10));
  await writeFile(file, text);
  process.stdout.write(
    `Wrote ${folderName(folder)}/${path}. Fill it in` +
      `${text.includes('\ndraft: true\n') ? ', delete "draft: true"' : ''}, then: npm run check\n`,
  );
  return 0;
});
