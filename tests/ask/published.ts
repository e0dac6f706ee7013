/** Every text that a built profile publishes, for telling whether some words stand in it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** String values of a JSON value. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
}

/** Without Markdown's marks and breaks, so that a quoted sentence can be found in its source. */
export function bare(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[[\]*_`\\|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export type Published = { values: string[]; text: string };

/** The strings in the JSON files of the interface, and all of them as one bare text. */
export function publishedIn(folder: string): Published {
  const files = ['api', 'variants/api'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json') && !/(^|\/)(schema|agents)\.json$/.test(name))
      .map((name) => join(folder, part, name)),
  );
  const values = [
    ...new Set(files.flatMap((file) => leaves(JSON.parse(readFileSync(file, 'utf8'))))),
  ];
  return { values, text: values.map(bare).join('\n') };
}

/**
 * Whether a value of a frame is the record's: a published string, a date or number, or several of
 * them joined by commas. `words` are the fixed names of lists.
 */
export function isPublished(
  value: string,
  { values, text }: Published,
  words: readonly string[],
): boolean {
  if (words.includes(value) || /^\d+$/.test(value) || text.includes(bare(value))) return true;
  const parts = values
    .filter((one) => one.length > 1 && value.includes(one))
    .sort((a, b) => b.length - a.length);
  const left = parts.reduce((rest, one) => rest.split(one).join(' '), value);
  return /^[\s,;:.]*$/.test(left);
}
