/** `npm run begin`: the first files of an owner, asked for or taken from a résumé. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { command, Misuse } from '../command.ts';
import { folderFor, folderName } from '../content-folder.ts';
import { inColumns } from '../help.ts';
import { ProfileFrontMatter } from '../kinds/profile/profile.ts';
import { SPOKEN } from '../labels/say.ts';
import { TOLD, tell, tellIn, toldIn } from '../labels/tell.ts';
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
    throw new Misuse(tell.begin.notEmail({ value: given.email }));
  if (given.language && !isLanguage(given.language))
    throw new Misuse(tell.begin.notLanguage({ value: given.language, languages: TOLD }));
  const asked = process.stdin.isTTY && !values.yes;
  if (given.name && given.headline && (values.name || (found && !(asked && guess))))
    return { ...given, language: given.language || guess };
  if (values.yes)
    return {
      ...given,
      language: given.language || guess,
      name: given.name || gitName() || tell.begin.yourName,
      headline: given.headline || tell.begin.yourHeadline,
    };
  if (!process.stdin.isTTY)
    throw new Misuse(given.name ? tell.begin.nobodyForHeadline : tell.begin.nobodyForName);
  const input = createInterface({ input: process.stdin, output: process.stdout });
  // Not `question`, which loses lines that are pasted while nobody asks.
  const lines = input[Symbol.asyncIterator]();
  const ask = async (question: string, flaw: (answer: string) => string | null) => {
    for (;;) {
      process.stdout.write(question);
      const { value, done } = await lines.next();
      if (done) throw new Misuse(`\n${tell.begin.nothingWritten}`);
      const answer = lineOf(value);
      const wrong = flaw(answer);
      if (!wrong) return answer;
      process.stdout.write(`${wrong}\n`);
    }
  };
  const needed = (text: string) => (text ? null : tell.begin.needed);
  const tag = (value: string) =>
    !value || isLanguage(value) ? null : tell.begin.notLanguage({ value, languages: TOLD });
  const email = (value: string) =>
    !value || isEmail(value) ? null : tell.begin.notEmail({ value });
  try {
    const usual = guess || toldIn;
    const language =
      given.language ||
      (await ask(tell.begin.askLanguage({ languages: TOLD, usual }), tag)) ||
      usual;
    await tellIn(language);
    return {
      language,
      name: given.name || (await ask(tell.begin.askName, needed)),
      headline: given.headline || (await ask(tell.begin.askHeadline, needed)),
      email: given.email || (found ? '' : await ask(tell.begin.askEmail, email)),
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
async function judged(claims: readonly Draft[], { claims: wanted, yes }: Values): Promise<Draft[]> {
  if (wanted !== undefined && wanted !== 'all' && wanted !== 'none')
    throw new Misuse(tell.begin.claimsTakes);
  if (wanted) return wanted === 'all' ? [...claims] : [];
  if (!process.stdin.isTTY || yes)
    return claims.map((claim) => ({ ...claim, fields: { ...claim.fields, draft: true } }));
  const kept: Draft[] = [];
  for (const [at, claim] of claims.entries()) {
    const { claim: text, project, source } = claim.fields;
    const record = lineOf(project ?? source);
    const title = tell.begin.claim({ at: at + 1, all: claims.length, record });
    process.stdout.write(`\n${title}\n  ${text}\n${tell.begin.lead}`);
    const key = await keyPressed();
    if (key === CANCEL) throw new Misuse(`\n${tell.begin.nothingWritten}`);
    const isKept = ['y', tell.begin.yesKey, '\r', '\n'].includes(key.toLowerCase());
    process.stdout.write(`${isKept ? tell.begin.kept : tell.begin.dropped}\n`);
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
  return tell.begin.occupied({ folder: folderName(folder), count: there.length, same });
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
  const run = name === 'content' ? '' : `CONTENT_DIR=${name} `;
  const { begin } = tell;
  return `${[
    begin.wrote({ count: files.length, folder: name }),
    ...[...groups].map(([group, list]) =>
      group === ''
        ? `  ${list.map(({ path }) => path).join(', ')}`
        : `  ${group.padEnd(16)}${list.length}`,
    ),
    ...section(
      begin.finish,
      unfinished.flatMap(({ path, unfinished: what }) => what.map((field) => `${path}: ${field}`)),
    ),
    ...section(
      begin.cut,
      cut.map(({ path, cut: fields }) => `${path}: ${fields.join(', ')}`),
    ),
    ...section(
      begin.left,
      left.map(({ what, why }) => `${what}: ${why}`),
    ),
    ...section(begin.know, [
      ...(files.some(({ text }) => /^language:/m.test(text))
        ? []
        : [begin.spoken({ languages: SPOKEN })]),
      ...(files.some(({ text }) => /^picture: https?:/m.test(text))
        ? [begin.pictureElsewhere]
        : []),
      ...(published ? [begin.emailPublished] : []),
      ...(files.some(({ path, text }) => path.startsWith('claims/') && /^draft: true/m.test(text))
        ? [begin.claimDrafts]
        : []),
      ...(files.length > 2 ? [begin.selfClaims] : []),
    ]),
    ...section(
      begin.next,
      inColumns([begin.steps.check({ run }), begin.steps.dev({ run }), begin.steps.add]),
    ),
  ].join('\n')}\n`;
}

/** Names what of a PDF stands nowhere; 1 where there is some of it. */
async function compared(folder: string, pdf: string): Promise<number> {
  const missing = await missingFrom(folder, pdf);
  const title =
    missing.length > 0
      ? tell.begin.missing({ pdf, folder: folderName(folder) })
      : tell.begin.complete({ pdf, folder: folderName(folder) });
  process.stdout.write(`${[title, ...missing.map((part) => `  ${printable(part)}`)].join('\n')}\n`);
  return missing.length > 0 ? 1 : 0;
}

const help = () => [tell.begin.help, tell.options];

command(import.meta.filename, { help, options: OPTIONS, words: true }, async (given) => {
  // A source may be named without its flag.
  const values = { from: given.positionals[0], ...given.values };
  const folder = folderFor(values.to);
  if (values.compare) return compared(folder, values.compare);
  const read = async (): Promise<Import> =>
    values.from ? importFrom(values.from) : { drafts: [], left: [] };
  let source = await read();
  const found = source.drafts.find(({ kind }) => kind === 'profile');
  const today = new Date().toISOString().slice(0, 10);
  const early = values.force ? null : await obstacle(folder, filesOf(source.drafts, today));
  if (early) throw new Misuse(early);
  const texts = source.drafts.filter(({ kind }) => kind !== 'references');
  const guess = languageOf(
    texts.flatMap(({ fields, body }) => [...Object.values(fields).flat(), body]).join('\n'),
  );
  const first = lineOf(values.language) || guess;
  if (first) await tellIn(first);
  const answers = await answersOf(values, found, guess ?? '');
  // Again, now that it is known in which language what it leaves out is told.
  source = await read();
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
