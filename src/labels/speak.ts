/**
 * Labels are data: a language is a JSON file, and a label in it a line: its path, and a text with
 * its values in double braces, or the forms of a counted thing. A label that takes values becomes a
 * function of them, wherever it is said: on pages, in scripts of pages, in mail.
 */

/** Forms of a counted thing, by the plural categories of CLDR; the count is the value `count`. */
type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

type Label = string | Plural;

/** The labels of a language as its file has them, by their paths: `home.allClaims`. */
export type LabelFile = Readonly<Record<string, Label>>;

/** The labels of a language, in groups. */
export type Labels = { [key: string]: Label | Labels };

/** Labels in the groups that their paths name. */
export function grouped(file: LabelFile): Labels {
  const labels: Labels = {};
  for (const [path, label] of Object.entries(file)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const group = names.reduce((outer, name) => {
      outer[name] ??= {};
      return outer[name] as Labels;
    }, labels);
    group[last] = label;
  }
  return labels;
}

type Names<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** What each value is: numbers are written as the language writes them, texts as they come. */
type Values<Name extends string> = {
  [Key in Name]: Key extends 'count' ? number : string | number;
};

type Filled<Text> = [Names<Text>] extends [never]
  ? string
  : (values: Values<Names<Text>>) => string;

/** Labels as they are said: a text, or a function of the values that its text names. */
export type Spoken<Entry> = Entry extends string
  ? Filled<Entry>
  : Entry extends Plural
    ? Filled<Entry[keyof Entry & Intl.LDMLPluralRule]>
    : { [Key in keyof Entry]: Spoken<Entry[Key]> };

/** The formats of a language, made once: making them is what takes time. */
const formats = new Map<string, { number: Intl.NumberFormat; plural: Intl.PluralRules }>();

function formatsOf(language: string) {
  const made = formats.get(language) ?? {
    number: new Intl.NumberFormat(language),
    plural: new Intl.PluralRules(language),
  };
  formats.set(language, made);
  return made;
}

const isPlural = (entry: Label | Labels): entry is Plural =>
  typeof entry === 'object' && typeof entry.other === 'string';

/** A label with its values, in a language (BCP 47); names without a value stay as they stand. */
export function fill(
  label: Label,
  values: Readonly<Record<string, string | number>>,
  language: string,
): string {
  const { number, plural } = formatsOf(language);
  const text = isPlural(label)
    ? (label[plural.select(Number(values['count']))] ?? label.other)
    : label;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === 'number' ? number.format(value) : value;
  });
}

/**
 * The labels of a language (BCP 47) as they are said. The types follow from the English texts,
 * whose groups and values every language has: `npm run lint` holds the files to it.
 */
export function speak<English>(labels: Labels, language: string): Spoken<English> {
  const spoken = (entry: Label | Labels): unknown => {
    if (typeof entry === 'string' ? entry.includes('{{') : isPlural(entry))
      return (values: Record<string, string | number>) => fill(entry as Label, values, language);
    if (typeof entry === 'string') return entry;
    return Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, spoken(value)]));
  };
  return spoken(labels) as Spoken<English>;
}

/** The word that a group of labels has for a value of the owner's; undefined where it has none. */
export const wordFor = (words: Readonly<Record<string, string>>, value: string) =>
  Object.hasOwn(words, value) ? words[value] : undefined;
