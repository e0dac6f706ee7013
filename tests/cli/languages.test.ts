/** What commands print, in each language that they speak. */
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fieldsOf, templateOf } from '../../src/cli/template.ts';
import { kindNames, kinds } from '../../src/kinds/kinds.ts';
import { TOLD, tellIn } from '../../src/labels/tell.ts';
import { sentences } from '../../src/profile/problems.ts';
import { inLong } from '../support/long.ts';
import { unpacked } from '../support/profile-folders.ts';
import { runDesk } from './command.ts';
import { folderOf } from './folder.ts';

afterAll(() => tellIn('en'));

const RESUME = JSON.stringify({
  basics: { name: 'Ada Kern', label: 'Weaver', phone: '+49 1', email: 'ada@example.org' },
  work: [{ name: 'Loom', position: 'Weaver', startDate: '2019', highlights: ['Wove 40 maps'] }],
  references: [{ name: 'Bo', reference: 'Ada wove.' }],
});
const MISTAKES = unpacked(readFileSync(new URL('mistakes.md', import.meta.url), 'utf8'));

type File = Record<string, string | Record<string, string>>;
const fileOf = (name: string): File =>
  JSON.parse(readFileSync(`src/labels/commands/${name}.json`, 'utf8'));
const textsOf = (label: File[string] = '') =>
  typeof label === 'string' ? [label] : Object.values(label);

/** Words of English sentences that a language has words of its own for. */
function englishBeside(language: string): string[] {
  const own = fileOf(language);
  const said = Object.values(own).flatMap(textsOf).join('\n');
  return Object.values(fileOf('en'))
    .flatMap(textsOf)
    .flatMap((text) => text.split(/\{\{\w+\}\}|\t/))
    .map((part) => part.trim())
    .filter((part) => part.split(' ').length > 3 && !said.includes(part));
}

/** What the three commands print of an owner with this language, and what `new` wrote. */
async function printedIn(language: string): Promise<string> {
  const folder = await folderOf(`languages/${language}`, { 'resume.json': RESUME });
  const to = join(folder, 'content');
  const from = join(folder, 'resume.json');
  const there = { env: { CONTENT_DIR: to } };
  const begun = await runDesk('begin', [from, '--language', language], there);
  const right = await readFile(join(to, 'profile.md'), 'utf8');
  await folderOf(`languages/${language}/content`, MISTAKES);
  await writeFile(join(to, 'profile.md'), `${right.replace('---\n', '---\nnickname: A\n')}`);
  const made = await runDesk('new', ['certificate', 'Loom'], there);
  const checked = await runDesk('check', [], there);
  expect([begun.code, made.code, checked.code]).toEqual([0, 0, 1]);
  expect(made.stdout).toContain(join(to, 'certificates/loom.md'));
  return [begun, made, checked].map(({ stdout, stderr }) => stdout + stderr).join('\n');
}

const LITERALS: Record<string, readonly string[]> = {
  en: ['phone number: it is private', 'Wrote ', '"nickname" is not a field of this profile; the'],
  de: [
    '5 Dateien nach ',
    'Telefonnummer: es ist privat, und was hier steht, ist öffentlich',
    'Füllen Sie die Datei aus',
    '"nickname" ist hier (Profil) kein Feld; die Felder sind name, ',
    '"end" ist 2019, vor "start" 2020; tauschen oder berichtigen Sie sie.',
    'das Bild "loom.png" hat keinen Alternativtext; schreiben Sie',
    'in Zeile 3 kein gültiges YAML (ein Feld steht zweimal da)',
  ],
  fr: [
    'numéro de téléphone: c’est privé, et tout ce qui est ici est public',
    'Remplissez-le, effacez "draft: true", puis : npm run check',
    '"nickname" n’est pas un champ ici (profil) ; les champs sont name, ',
    'l’image "loom.png" n’a pas de texte de remplacement ; écrivez',
  ],
  es: ['número de teléfono: es privado', 'Rellénelo, borre "draft: true"'],
  ar: ['رقم الهاتف: هذا خاص', 'ليس حقلًا هنا (الملف الشخصي)'],
};

/** Starting a program costs a second, and each tells three. */
const SPOKEN = inLong(['de'], Object.keys(LITERALS));

test.each(SPOKEN)('an owner who writes %s reads no other language', async (to) => {
  const printed = await printedIn(to);
  for (const literal of LITERALS[to] ?? []) expect(printed).toContain(literal);
  if (to === 'en') return;
  expect(englishBeside(to).filter((part) => printed.includes(part))).toEqual([]);
});

const SERVE = '../../functions/standalone/main';
const OTHERS = ['keys', 'confirm', '../evidence/main', '../../functions/standalone/dev'];
const CALLED = ['record', SERVE, ...inLong([], [...OTHERS, '../../netlify/build'])];

test('the help of every command is in the language of the owner', async () => {
  const CONTENT_DIR = await folderOf('languages/helps', {
    'profile.md': '---\nname: Ada\nheadline: Tisse.\nlanguage: fr\nupdated: 2026-01-01\n---\n',
  });
  const helps = await Promise.all(
    CALLED.map((name) => runDesk(name, ['--help'], { env: { CONTENT_DIR } })),
  );
  // As one line, however a terminal breaks them.
  const lines = helps.map(({ stdout }) => stdout.replaceAll(/\s+/g, ' '));
  const english = englishBeside('fr');
  expect(lines.filter((text) => english.some((part) => text.includes(part)))).toEqual([]);
  expect(lines.map((text) => text.length > 200)).toEqual(CALLED.map(() => true));
  expect(lines[0]).toContain('consigne ce qui a été modifié, ajouté ou retiré');
  expect(lines[1]).toContain('TRUST_PROXY mandataires en amont');
});

test.each(['ar', 'de', 'es', 'fr'])(
  'the file of a new one of each kind explains itself in %s',
  async (to) => {
    await tellIn('en');
    const linesIn = () =>
      kindNames.flatMap((kind) =>
        templateOf(kind, 'A', '2026-01-01')
          .split('\n')
          .filter((line) => /^##? \S/.test(line)),
      );
    const english = new Set(linesIn());
    await tellIn(to);
    const own = linesIn();
    expect(own.length).toBeGreaterThan(200);
    expect(own.filter((line) => english.has(line))).toEqual([]);
  },
);

const NOT_RIGHT = [null, true, '', 'a', [], ['a'], [null], [[]], {}, { a: null }, { a: [] }];

test.each(inLong(['de'], TOLD.split(', ')))(
  'every place of what the check says in %s is filled',
  async (to) => {
    await tellIn(to);
    const told = kindNames.flatMap((kind) => {
      const names = JSON.stringify(fieldsOf(kind)).match(/\w+(?=":\{)/g) ?? [];
      const all = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
      return NOT_RIGHT.flatMap((one) => [one, all(one), [all(one)]].map(all)).flatMap((data) => {
        const { error } = kinds[kind].schema.safeParse(data);
        return error ? sentences(error, { ...kinds[kind], file: kind, data }) : [];
      });
    });
    expect(told.length).toBeGreaterThan(5000);
    expect(told.find((text) => /\{\{|undefined|be (record|object)/.test(text))).toBe(undefined);
  },
);
