/** Front matter: YAML between two lines of hyphens, read as far as it can be. */
import { parseDocument, type YAMLError } from 'yaml';
import { kept } from '../kept.ts';
import type { tell } from '../labels/tell.ts';

/** Front matter holds no numbers, so what looks like one is text: `start: 1952` needs no quotes. */
const YAML = {
  schema: 'core',
  customTags: (tags) =>
    tags.filter((tag) => typeof tag === 'string' || !/:(int|float)$/.test(tag.tag)),
} as const satisfies Parameters<typeof parseDocument>[1];

const OPEN = /^\s*---[ \t]*\r?\n/;
const CLOSED = /^(\s*---[ \t]*\r?\n)([\s\S]*?)((?<=\n)|\r?\n)---[ \t]*(?:\r?\n|$)/;
/** Where fields that nobody closed probably end: at an empty line or a heading. */
const UNCLOSED = /^(\s*---[ \t]*\r?\n)([\s\S]*?)(?=\r?\n[ \t]*\r?\n|\r?\n#|$)/;

/** A file in its parts; offsets are of the file's text without a byte order mark. */
export type Split = {
  yaml: string;
  /** Where the YAML begins, in characters. */
  at: number;
  body: string;
  /** What is wrong with the fence; null where it is right. */
  problem: 'noFields' | 'noEnd' | null;
};

/** Splits a file; never throws. Without front matter all of it is body. */
export function splitFile(text: string): Split {
  const closed = CLOSED.exec(text);
  const match = closed ?? (OPEN.test(text) ? UNCLOSED.exec(text) : null);
  if (!match) return { yaml: '', at: 0, body: text, problem: 'noFields' };
  return {
    yaml: match[2] ?? '',
    at: match[1]?.length ?? 0,
    body: text.slice(match[0].length),
    problem: closed ? null : 'noEnd',
  };
}

/** What to tell an author of a line. */
type Advice = keyof typeof tell.content.yaml;

/** What is wrong at a line of YAML, counted from 0. */
type Flaw = { line: number; reason: string; advice: Advice };

export type FrontMatter = {
  /** The value of the YAML that could be read; null where nothing could. */
  data: unknown;
  flaws: Flaw[];
  /** The YAML with quotes, spaces and brackets added, where that mends every flaw. */
  mended: string | null;
};

/** Indent, hyphen and key of a line; what follows is its value. */
const FIELD = String.raw`(\s*(?:-\s+)?(?:[\w-]+:\s+)?)`;

/** What authors mean by a line that YAML takes otherwise: the first pattern that fits. */
const MENDS: readonly {
  pattern: RegExp;
  mend: (...groups: string[]) => string;
  advice: Advice;
}[] = [
  {
    pattern: /^([ \t]*\t[ \t]*)(.*)$/,
    mend: (tabs, rest) => `${tabs.replaceAll('\t', '  ')}${rest}`,
    advice: 'indent',
  },
  {
    pattern: /^(\s*(?:-\s+)?[a-z_]+):(?:\t+(?!.*:\s))?([^\s/:].*)$/,
    mend: (key, value) => `${key}: ${value}`,
    advice: 'colon',
  },
  { pattern: /^\s+([a-z_]+:(?:\s.*)?)$/, mend: (field) => field, advice: 'margin' },
  {
    pattern: new RegExp(`^${FIELD}(\\[[^\\]]*?)\\s*$`),
    mend: (before, value) => `${before}${value}]`,
    advice: 'bracket',
  },
  {
    pattern: new RegExp(`^${FIELD}(?:("[^"]*?)|('[^']*?))\\s*$`),
    mend: (before, double, single) => `${before}${double ? `${double}"` : `${single}'`}`,
    advice: 'quotes',
  },
  {
    pattern: new RegExp(`^${FIELD}(\\S.*?)\\s*$`),
    mend: (before, value) => (before.trim() ? `${before}${JSON.stringify(value)}` : ''),
    advice: 'sign',
  },
];

/** A line as it was probably meant, empty where nothing is plain, and what to tell its author. */
function mendLine(line: string): { better: string; advice: Advice } {
  for (const { pattern, mend, advice } of MENDS) {
    const match = pattern.exec(line);
    const better = match ? mend(...match.slice(1)) : '';
    if (better) return { better, advice };
  }
  return { better: '', advice: 'field' };
}

const OPEN_LIST = new RegExp(`^${FIELD}\\[[^\\]]*$`);
const OPEN_QUOTE = new RegExp(`^${FIELD}("[^"]*|'[^']*)$`);
const TWO_COLONS = /:\s.*:(\s|$)/;

/**
 * The line that an error comes from: a quote or bracket that stays open is met far below, a field
 * that is indented by mistake one line above.
 */
function lineOf({ code, message, linePos }: YAMLError, lines: readonly string[]): number {
  const met = (linePos?.[0].line ?? 1) - 1;
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !TWO_COLONS.test(lines[met] ?? '')) return met + 1;
  const open = /end with a \]/.test(message)
    ? OPEN_LIST
    : /Missing closing/.test(message)
      ? OPEN_QUOTE
      : null;
  const from = open ? lines.slice(0, met + 1).findLastIndex((line) => open.test(line)) : -1;
  return from === -1 ? met : from;
}

const isTwice = ({ code }: YAMLError) => code === 'DUPLICATE_KEY';

/** Reads YAML, or tells the line of its first error; fields that stand twice are told apart. */
function attempt(yaml: string) {
  const lines = yaml.split('\n');
  const document = parseDocument(yaml, YAML);
  const { errors, warnings } = document;
  const twice = errors.filter(isTwice);
  const [error] = [...errors.filter((one) => !isTwice(one)), ...warnings];
  const reasonOf = (message: string) =>
    (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
  if (error) return { twice, line: lineOf(error, lines), reason: reasonOf(error.message) };
  try {
    return { twice, data: (document.toJS({ maxAliasCount: 100 }) ?? {}) as unknown };
  } catch (thrown) {
    const line = lines.findIndex((text) => /(^|[:-]\s+)\*/.test(text));
    return { twice, line: Math.max(line, 0), reason: reasonOf((thrown as Error).message) };
  }
}

/** A line may need as much: tabs, then an indent that should not be there. */
const MOST_MENDS = 3;

/**
 * Reads YAML. A line with a flaw is read as it was probably meant, else left out, so that whatever
 * is wrong elsewhere is found in the same pass.
 */
export const readYaml = (yaml: string): FrontMatter => kept('yaml', yaml, () => readAnew(yaml));

function readAnew(yaml: string): FrontMatter {
  let read = attempt(yaml);
  const flaws: Flaw[] = read.twice.map(({ linePos }) => ({
    line: (linePos?.[0].line ?? 1) - 1,
    reason: 'Map keys must be unique',
    advice: 'once',
  }));
  const lines = yaml.split('\n');
  const mends = new Map<number, number>();
  let mendable = read.twice.length === 0;
  for (; ; read = attempt(lines.join('\n'))) {
    if ('data' in read)
      return { data: read.data, flaws, mended: mendable ? lines.join('\n') : null };
    const { line, reason } = read;
    const done = mends.get(line) ?? 0;
    const { better, advice } = mendLine(lines[line] ?? '');
    if (done === 0) flaws.push({ line, reason, advice });
    if (!lines[line]?.trim()) return { data: null, flaws, mended: null };
    mends.set(line, done + 1);
    const helps = better !== lines[line] && better !== '' && done < MOST_MENDS;
    lines[line] = helps ? better : '';
    mendable &&= helps;
  }
}
