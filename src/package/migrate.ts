/** What a version does in an owner's folder in which an earlier one stood before. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setHook } from '../cli/hook.ts';
import { judge } from '../cli/judge.ts';
import { engineFile, engineVersion } from '../engine.ts';
import { SIGNED_FILE } from '../evidence/keyring.ts';
import { HISTORY_FILE } from '../profile/history.ts';
import { kindOf, listContent } from '../profile/read.ts';
import { codemodsBetween, compareVersions, contentAfter, settingsAfter } from './codemods.ts';
import commands from './commands.json' with { type: 'json' };

/** Sections of CHANGELOG about the versions after one, up to another. */
export const newsBetween = (changelog: string, after: string, last: string): string =>
  changelog
    .split(/^(?=## )/m)
    .filter((section) => {
      const [, version] = /^## (\d\S*)/.exec(section) ?? [];
      return version && compareVersions(version, after) > 0 && compareVersions(version, last) <= 0;
    })
    .join('');

/** Writes a file where that changes it. Returns its path then. */
function rewrite(path: string, change: (text: string) => string): string[] {
  if (!existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed === text) return [];
  writeFileSync(path, changed);
  return [path];
}

/** package.json with a script for each command that has none. */
function withScripts(text: string): string {
  const settings = JSON.parse(text);
  const all = Object.keys(commands).map((name) => [name, `calling-card ${name}`]);
  const scripts = { ...settings.scripts };
  for (const [name = '', script] of all) scripts[name] ??= script;
  if (Object.keys(scripts).length === Object.keys(settings.scripts ?? {}).length) return text;
  return `${JSON.stringify({ ...settings, scripts }, null, 2)}\n`;
}

/** What would stop a build of the owner's content; nothing where there is none. */
export const problemsOf = async (content: string | null) =>
  content ? (await judge(content, new Date().toISOString().slice(0, 10))).problems : [];

/** Files of the content that tell digests of a site's files, and what brings them up to date. */
const DIGESTS = { [HISTORY_FILE]: 'npm run record', [SIGNED_FILE]: 'npm run keys -- sign' };

/**
 * Tells what is new since a version, and changes content, settings and scripts where their form has
 * changed. Returns 1 when the content then has problems, which are printed.
 */
export async function migrate(after: string, content: string | null): Promise<number> {
  const news = newsBetween(
    readFileSync(engineFile('CHANGELOG.md'), 'utf8'),
    after,
    engineVersion(),
  );
  if (news && after !== '0') console.log(`\nNew since calling-card ${after}:\n\n${news}`);
  const codemods = codemodsBetween(after, engineVersion());
  for (const { version, says } of codemods) console.log(`${version}: ${says}`);
  const changed = [
    ...rewrite('package.json', withScripts),
    ...rewrite('.env', (text) => settingsAfter(codemods, text)),
  ];
  for (const path of content ? await listContent(content) : []) {
    const place = kindOf(path, path);
    if ('kind' in place)
      changed.push(
        ...rewrite(join(content ?? '', path), (text) => contentAfter(codemods, place.kind, text)),
      );
  }
  for (const path of changed) console.log(`changed  ${path}`);
  await setHook();
  const problems = await problemsOf(content);
  for (const { file, message } of problems) console.error(`problem  ${file}: ${message}`);
  const due = Object.entries(DIGESTS)
    .filter(([file]) => content && existsSync(join(content, file)))
    .map(([, command]) => command);
  if (due.length > 0)
    console.log(`Files of the site may have other bytes now: ${due.join(', then ')}, and commit.`);
  return problems.length > 0 ? 1 : 0;
}
