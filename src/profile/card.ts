/** Reads what an owner says of how their card looks: card.yaml, and the style sheets of a look. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CardSettings, OWN_LOOK } from '../face/card.ts';
import { hasType } from '../face/type.ts';
import { reasonOf, tell } from '../labels/tell.ts';
import { pages } from '../routes.ts';
import { readYaml } from './front-matter.ts';
import { dangling, sentences } from './problems.ts';
import { foreignBytes, nameOf } from './read.ts';

export const CARD = 'card.yaml';

const SCHEMA = { noun: 'card', schema: CardSettings };

/** The files of a content folder that only decide how pages look, in a stable order. */
export async function listFace(folder: string): Promise<string[]> {
  const look = await readdir(join(folder, OWN_LOOK)).catch(() => []);
  const card = await stat(join(folder, CARD)).catch(() => null);
  return [...(card ? [CARD] : []), ...look.sort().map((name) => `${OWN_LOOK}/${name}`)];
}

const MENU = ['/', ...pages.map(({ path }) => path).filter((path) => !path.includes('{'))];

/**
 * The settings of a content folder, with one sentence per problem; without a file, or with an empty
 * one, the defaults.
 */
export async function readCard(folder: string) {
  const own = await readdir(join(folder, 'pages')).catch(() => []);
  const known = [...MENU, ...own.map((name) => `/pages/${name.replace(/\.md$/, '')}`)];
  const text = await readFile(join(folder, CARD), 'utf8').catch(() => '');
  const file = nameOf(folder, CARD);
  const { data, flaws } = readYaml(text.replace(/^\uFEFF/, ''));
  const { card, yaml } = tell.content;
  const problems = flaws.map(({ line, reason, advice }) => {
    const flaw = { line: String(line + 1), reason: reasonOf(reason), advice: yaml[advice] };
    return `${file}: ${card.badYaml(flaw)}`;
  });
  problems.unshift(...foreignBytes(text).map((problem) => `${file}: ${problem}`));
  const fields = typeof data === 'object' && !Array.isArray(data);
  if (!fields) problems.push(`${file}: ${card.notSettings}`);
  const parsed = await CardSettings.safeParseAsync(fields ? (data ?? {}) : {});
  if (!parsed.success) {
    problems.push(...sentences(parsed.error, { ...SCHEMA, file, data }));
    return { settings: CardSettings.parse({}), problems };
  }
  const { menu = [], menu_labels: labels, icon } = parsed.data;
  const { type } = parsed.data;
  if (!hasType(type)) problems.push(`${file}: ${card.noFonts({ type })}`);
  const isFile = icon && !['portrait', 'initials'].includes(icon);
  if (isFile && !(await stat(join(folder, icon)).catch(() => null)))
    problems.push(`${file}: ${card.noIcon({ icon })}`);
  else if (isFile && !(await (await import('../pictures/sizes.ts')).pictureAt(folder, icon)))
    problems.push(`${nameOf(folder, icon)}: ${tell.warnings.badPicture}`);
  for (const [field, paths] of Object.entries({ menu, menu_labels: Object.keys(labels) }))
    for (const path of paths)
      if (!known.includes(path))
        problems.push(dangling({ file }, field, path, tell.content.places.page, known));
  return { settings: parsed.data, problems };
}
