/** `npm run begin`: the first files of an owner, asked for or taken from a résumé. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { command, Misuse } from '../command.ts';
import { folderName } from '../content-folder.ts';
import { ProfileFrontMatter } from '../kinds/profile/profile.ts';
import { SPOKEN } from '../labels/say.ts';
import { listContent } from '../profile/read.ts';
import { printable } from '../surfaces/printable.ts';
import { claimsOf } from './claims.ts';
import { missingFrom } from './compare.ts';
import { filesOf, type NewFile, writeFiles } from './files.ts';
import { setHook } from './hook.ts';
import type { Draft, Import, Left } from './import/draft.ts';
import { languageOf } from './import/language.ts';
import { PORTRAIT, portraitAt } from './import/portrait.ts';
import { lineOf } from './import/values.ts';
import { importFrom } from './source.ts';

const HELP = `npm run begin                                       asks for name, headline and e-mail
npm run begin -- --name "Ada Kern" --headline "Weaver"
npm run begin -- --from resume.json                 a JSON Resume (jsonresume.org)
npm run begin -- --from cv.yaml                     a CV of rendercv
npm run begin -- --from linkedin.zip                LinkedIn's archive of your data, or its folder

Writes content/: profile.md, and a file for whatever the source holds. All of it is a self-claim
until you say where it can be checked. Phone, street, birth date and messages are never taken over;
what others say of you is a draft until they agree. The closing list names what was left out.

  --compare FILE.pdf            writes nothing, but names each text of a résumé that stands nowhere
                                in the content
  --name, --headline, --email   instead of asking; --email is published
  --language de                 what the profile is written in, and its pages speak; else as the
                                source reads, else English
  --claims all|none             of the claims that its highlights make, up to six, all or none;
                                else each is shown, to keep or drop by a key, or is a draft
  --from FILE                   where to take it from
  --portrait                    fetches the picture whose address that names, and keeps it here
  --to FOLDER                   another folder than content/
  --force                       write over files that are there
  --yes                         ask nothing
  --help                        this text
`;

const OPTIONS = {
  name: { type: 'string' },
  headline: { type: 'string' },
  email: { type: 'string' },
  language: { type: 'string' },
  claims: { type: 'string' },
  compare: { type: 'string' },
  from: { type: 'string' },
  portrait: { type: 'boolean' },
  to: { type: 'string' },
  force: { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
} as const;

type Values = { [option in keyof typeof OPTIONS]?: string | boolean };
type Answers = { name: string; headline: string; email: string; language: string };

/** The name that git signs commits with, for whoever asks to be asked nothing. */
function gitName(): string {
  try {
    return lineOf(
      execFileSync('git', ['config', 'user.name'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  } catch {
    return '';
  }
}

const isLanguage = (text: string) => ProfileFrontMatter.shape.language.safeParse(text).success;

const isEmail = (text: string) => z.email().safeParse(text).success;

/** What the flags and the source say; asks for the rest where somebody can answer. */
async function answersOf(
  values: Values,
  found: Draft | undefined,
  guess: string,
): Promise<Answers> {
  const given = {
    name: lineOf(values.name) || lineOf(found?.fields['name']),
    headline: lineOf(values.headline) || lineOf(found?.fields['headline']),
    email: lineOf(values.email),
    language: lineOf(values.language),
  };
  if (given.email && !isEmail(given.email))
    throw new Misuse(`"${given.email}" is no e-mail address; write one such as name@example.org.`);
  if (given.language && !isLanguage(given.language))
    throw new Misuse(`"${given.language}" is no language tag; write one such as ${SPOKEN}.`);
  const asked = process.stdin.isTTY && !values.yes;
  if (given.name && given.headline && (values.name || (found && !(asked && guess))))
    return { ...given, language: given.language || guess };
  if (values.yes)
    return {
      ...given,
      language: given.language || guess,
      name: given.name || gitName() || 'Your name',
      headline: given.headline || 'What you do, in one line',
    };
  if (!process.stdin.isTTY)
    throw new Misuse(
      `There is nobody to ask for the ${given.name ? 'headline' : 'name'}; add ` +
        `${given.name ? '--headline "What you do"' : '--name "Your name" --headline "What you do"'}` +
        ', or --yes.',
    );
  const input = createInterface({ input: process.stdin, output: process.stdout });
  // Not `question`, which loses lines that are pasted while nobody asks.
  const lines = input[Symbol.asyncIterator]();
  const ask = async (question: string, flaw: (answer: string) => string | null) => {
    for (;;) {
      process.stdout.write(question);
      const { value, done } = await lines.next();
      if (done) throw new Misuse('\nNothing was written.');
      const answer = lineOf(value);
      const wrong = flaw(answer);
      if (!wrong) return answer;
      process.stdout.write(`${wrong}\n`);
    }
  };
  const needed = (text: string) => (text ? null : 'It is needed; write it in a few words.');
  const language = (text: string) =>
    !text || isLanguage(text) ? null : 'That is no language tag, such as de or es-MX.';
  const email = (text: string) =>
    !text || isEmail(text) ? null : 'That is no e-mail address, such as name@example.org.';
  try {
    return {
      name: given.name || (await ask('Your name, as it should be cited: ', needed)),
      headline: given.headline || (await ask('What you do, in one line: ', needed)),
      email:
        given.email ||
        (found ? '' : await ask('An e-mail address to publish (empty: none): ', email)),
      language:
        given.language ||
        (await ask(`Language of the profile, ${SPOKEN} (empty: ${guess || 'en'}): `, language)) ||
        guess,
    };
  } finally {
    input.close();
  }
}

/** One key of whoever sits there; null where nobody does. */
function keyPressed(): Promise<string> {
  const { stdin } = process;
  return new Promise((done) => {
    stdin.setRawMode(true).resume();
    stdin.once('data', (key) => {
      stdin.setRawMode(false).pause();
      done(String(key));
    });
  });
}

const CANCEL = '\u0003';

/** Claims as they are to be written: those that are kept, or all as drafts where nobody judges. */
async function judged(claims: readonly Draft[], values: Values): Promise<Draft[]> {
  const { claims: wanted, yes } = values;
  if (wanted !== undefined && wanted !== 'all' && wanted !== 'none')
    throw new Misuse('--claims takes all or none.');
  if (wanted) return wanted === 'all' ? [...claims] : [];
  if (!process.stdin.isTTY || yes)
    return claims.map((claim) => ({ ...claim, fields: { ...claim.fields, draft: true } }));
  const kept: Draft[] = [];
  for (const [at, claim] of claims.entries()) {
    const { claim: text, project, source } = claim.fields;
    process.stdout.write(
      `\nClaim ${at + 1} of ${claims.length}, from ${project ?? source}:\n  ${text}\n` +
        'Lead with it? y keeps it, any other key drops it: ',
    );
    const key = await keyPressed();
    if (key === CANCEL) throw new Misuse('\nNothing was written.');
    const isKept = /^[y\r\n]/i.test(key);
    process.stdout.write(isKept ? 'kept\n' : 'dropped\n');
    if (isKept) kept.push(claim);
  }
  return kept;
}

/** The drafts of a source with the answers in their places. */
function withAnswers(drafts: readonly Draft[], answers: Answers): Draft[] {
  const { name, headline, email, language } = answers;
  const profile = drafts.find(({ kind }) => kind === 'profile');
  const contact: Draft = { kind: 'contact', name: '', fields: { email }, body: '' };
  return [
    {
      kind: 'profile',
      name: '',
      fields: { ...profile?.fields, name, headline, language },
      body: profile?.body ?? '',
    },
    ...(email ? [contact] : []),
    ...drafts.filter(({ kind }) => kind !== 'profile' && !(email && kind === 'contact')),
  ];
}

/** What stands in the way of writing, or null; a profile is written in any case. */
async function obstacle(folder: string, files: readonly NewFile[]): Promise<string | null> {
  if (!existsSync(folder)) return null;
  const there = await listContent(folder);
  const paths = new Set(['profile.md', ...files.map(({ path }) => path)]);
  const same = [...paths].filter((path) => existsSync(join(folder, path))).length;
  if (there.length === 0 && same === 0) return null;
  return (
    `${folderName(folder)} already holds ${there.length} ` +
    `${there.length === 1 ? 'file' : 'files'}; nothing was written. --force adds to them and ` +
    `writes over ${same} of the same name; --to ` +
    'FOLDER writes elsewhere.'
  );
}

/** The closing words: what was written, what is to finish, what stayed behind, what comes next. */
function report(folder: string, files: readonly NewFile[], left: readonly Left[]): string {
  const name = folderName(folder);
  const groups = Map.groupBy(files, ({ path }) => path.replace(/[^/]*$/, ''));
  const unfinished = files.filter((file) => file.unfinished.length > 0);
  const cut = files.filter((file) => file.cut.length > 0);
  const published = files.some(({ path, text }) => path === 'contact.md' && /^email:/m.test(text));
  const section = (title: string, lines: string[]) =>
    lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : [];
  const own = name === 'content' ? '' : `CONTENT_DIR=${name} `;
  return `${[
    `Wrote ${files.length} ${files.length === 1 ? 'file' : 'files'} to ${name}/:`,
    ...[...groups].map(([group, list]) =>
      group === ''
        ? `  ${list.map(({ path }) => path).join(', ')}`
        : `  ${group.padEnd(16)}${list.length}`,
    ),
    ...section(
      'To finish: the names begin with "_", and they are left alone until you take it off',
      unfinished.flatMap(({ path, unfinished: what }) => what.map((field) => `${path}: ${field}`)),
    ),
    ...section(
      'Shortened or left out, because it does not fit its field',
      cut.map(({ path, cut: fields }) => `${path}: ${fields.join(', ')}`),
    ),
    ...section(
      'Left out, and why',
      left.map(({ what, why }) => `${what}: ${why}`),
    ),
    ...section('Good to know', [
      ...(files.some(({ text }) => /^language:/m.test(text))
        ? []
        : [`the pages speak English; "language: de" in profile.md, or ${SPOKEN}, changes that`]),
      ...(files.some(({ text }) => /^picture: https?:/m.test(text))
        ? ['your picture stays at its address, and pages only link it; --portrait fetches it']
        : []),
      ...(published
        ? ['your e-mail address is published; take it out of contact.md if it should not be']
        : []),
      ...(files.some(({ path, text }) => path.startsWith('claims/') && /^draft: true/m.test(text))
        ? [
            'what its highlights claim stands in claims/ as drafts: take "draft" out of ' +
              'those that you lead with',
          ]
        : []),
      ...(files.length > 2
        ? ['all of it is a self-claim: raise evidence_level where you link what a reader can check']
        : []),
    ]),
    ...section('Next', [
      `${own}npm run check    judges what is there`,
      `${own}npm run dev      shows it, and each change as you save it`,
      'npm run new      what can be added, such as: npm run new project "A title"; with npm ' +
        'run new',
      '                 collaboration, what screening asks: time zone, remote work, notice, ' +
        'permits',
    ]),
  ].join('\n')}\n`;
}

/** Names what of a PDF stands nowhere; 1 where there is some of it. */
async function compared(folder: string, pdf: string): Promise<number> {
  const missing = await missingFrom(folder, pdf);
  const title =
    missing.length > 0
      ? `Of ${pdf} this stands nowhere in ${folderName(folder)}/, not word for word:`
      : `Every text of ${pdf} stands in ${folderName(folder)}/.`;
  process.stdout.write(`${[title, ...missing.map((part) => `  ${printable(part)}`)].join('\n')}\n`);
  return missing.length > 0 ? 1 : 0;
}

command(import.meta.filename, { help: HELP, options: OPTIONS }, async ({ values }) => {
  if (values.compare) return compared(resolve(values.to ?? 'content'), values.compare);
  const source: Import = values.from ? await importFrom(values.from) : { drafts: [], left: [] };
  const found = source.drafts.find(({ kind }) => kind === 'profile');
  const today = new Date().toISOString().slice(0, 10);
  const folder = resolve(values.to ?? 'content');
  const early = values.force ? null : await obstacle(folder, filesOf(source.drafts, today));
  if (early) throw new Misuse(early);
  const texts = source.drafts.filter(({ kind }) => kind !== 'references');
  const guess = languageOf(
    texts.flatMap(({ fields, body }) => [...Object.values(fields).flat(), body]).join('\n'),
  );
  const answers = await answersOf(values, found, guess ?? '');
  const taken = withAnswers(source.drafts, answers);
  const claims = await judged(claimsOf(taken, filesOf(taken, today)), values);
  const drafts = [...taken, ...claims];
  const named = filesOf(drafts, today).slice(taken.length);
  const [profile] = drafts;
  if (profile && named.length > 0)
    profile.fields['strongest_claims'] = named.map(({ path }) => path.slice('claims/'.length, -3));
  const address = values.portrait && lineOf(profile?.fields['picture']);
  const portrait = address ? await portraitAt(address) : null;
  if (profile && portrait) profile.fields['picture'] = PORTRAIT;
  const files = filesOf(drafts, today);
  await writeFiles(folder, files);
  if (portrait) await writeFile(join(folder, PORTRAIT), portrait);
  if (folder === resolve('content')) await setHook();
  process.stdout.write(report(folder, files, source.left));
  return 0;
});
