/**
 * Words of questions and records: folding, plain forms, tokens. Pure, and without any word of a
 * profile.
 */

/** One word as it came, folded for comparing, and its plain form. */
export type Token = {
  raw: string;
  /** Lower case, without diacritics and possessive. */
  word: string;
  /** What inflected forms share. */
  stem: string;
  /**
   * Whether it is written like a name: a capital that is not there for the start of a sentence
   * alone.
   */
  name: boolean;
};

const LETTERS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ı: 'i',
};

/** Lower case without diacritics; typographic quotes and dashes as on a keyboard. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[łøđßæœþðı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .normalize('NFC');
}

const IRREGULAR: Record<string, string> = Object.fromEntries(
  Object.entries({
    write: 'wrote written writes writing writer writers authored',
    teach: 'taught teaches teaching teacher',
    lead: 'led leads leading leader',
    build: 'built builds building builder',
    give: 'gave given gives giving',
    begin: 'began begun begins beginning',
    leave: 'left leaves leaving',
    hold: 'held holds holding',
    win: 'won wins winning winner',
    run: 'ran runs running',
    become: 'became becomes becoming',
    weave: 'wove woven weaves weaving weaver weavers',
    know: 'knew known knows knowing',
    speak: 'spoke spoken speaks speaking speaker speech',
    take: 'took taken takes taking',
    make: 'made makes making maker',
    get: 'got gotten gets getting',
    find: 'finds finding',
    go: 'went gone goes going',
    come: 'came comes coming',
    meet: 'met meets meeting',
    send: 'sent sends sending',
    tell: 'told tells telling',
    say: 'said says saying',
    die: 'died dies death dead deceased dying',
    bear: 'born birth birthday birthdate birthplace',
    grow: 'grew grown grows',
    choose: 'chose chosen chooses',
    sit: 'sat sits sitting',
    think: 'thought thinks',
    bring: 'brought brings',
    keep: 'kept keeps keeping',
    buy: 'bought buys',
    see: 'saw seen sees seeing',
    have: 'has had having',
    do: 'did does done doing',
    be: 'is are was were been being am',
    study: 'studied studies studying',
    person: 'people persons',
    man: 'men',
    woman: 'women',
    child: 'children kids kid',
    use: 'used uses using usage',
    long: 'longer longest',
    early: 'earlier earliest',
    late: 'later latest',
    base: 'based bases',
    place: 'placed places',
    compile: 'compiled compiles compiling compiler compilers',
    mathematic: 'mathematics math maths mathematical mathematician',
    publish: 'published publishes publishing',
    employer: 'employer employers',
    // English forms that the rules below would tear.
    publication: 'publication publications',
    answer: 'answer answers answered answering',
    consider: 'consider considers considered considering',
    deliver: 'deliver delivers delivered delivering',
    discover: 'discover discovers discovered discovering discovery',
    register: 'register registers registered registering',
    transfer: 'transfer transfers transferred',
    remember: 'remember remembers remembered remembering',
    gather: 'gather gathers gathered gathering gatherings',
    order: 'order orders ordered',
    number: 'number numbers numbered',
    officer: 'officer officers',
    age: 'age ages aged',
    member: 'member members membership',
    prefer: 'prefer prefers preferred preferring preference preferences',
    spend: 'spent spends spending',
    mean: 'meant means meaning',
    award: 'award awards awarded awarding',
    proof: 'proof proofs prove proves proved proven proving',
    business: 'business businesses',
    news: 'news',
    address: 'address addresses',
    university: 'university universities',
    experience: 'experience experiences experienced',
    engineer: 'engineer engineers engineering',
    company: 'company companies',
    series: 'series',
    analysis: 'analysis analyses',
    process: 'process processes',
    access: 'access',
    previous: 'previous',
    standard: 'standard standards standardize standardized standardization',
    document: 'document documented documents',
    move: 'moved moves moving',
  }).flatMap(([stem, forms]) => [stem, ...forms.split(' ')].map((form) => [form, stem])),
);

/**
 * The plain form that inflections of an English word share; other words stay. Takes a folded word.
 */
export function stemOf(word: string): string {
  const known = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (known) return known;
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const plural = /(ss|us|is)$/.test(word)
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(?<=[sxz]|ch|sh)es$/, '')
        .replace(/s$/, '');
  const verb = without(plural, ['ing', 'ed']);
  if (Object.hasOwn(IRREGULAR, verb)) return IRREGULAR[verb] as string;
  const form = without(without(verb, ['er', 'or', 'ly', 'ment']), ['ation', 'ion']);
  return form.length > 4 || form !== plural ? form.replace(/e$/, '').replace(/i$/, 'y') : form;
}

/** How much of a word must be left when an ending goes. */
const LEAST: Record<string, number> = { ing: 3, ed: 3, ation: 4, ion: 5 };

/** A word without the first of some endings that it has, if enough of it is left. */
function without(word: string, endings: readonly string[]): string {
  for (const ending of endings) {
    const rest = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || rest.length < (LEAST[ending] ?? 4) || !/[aeiouy]/.test(rest))
      continue;
    return /(bb|dd|gg|mm|nn|pp|rr|tt)$/.test(rest) ? rest.slice(0, -1) : rest;
  }
  return word;
}

/**
 * Names joined by a hyphen are one word ("A-0"), other words are two. Numbers keep commas and
 * points inside.
 */
const WORD =
  /\p{Lu}\p{L}?(?:-\p{N}+)+|\p{Lu}[\p{L}\p{N}]*(?:-\p{Lu}[\p{L}\p{N}]*)+|\p{N}+(?:[.,]\p{N}+)+|(?:\p{L}\.){2,}|[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;
/** Numerals after a name: "Mark II". */
const ROMAN: Record<string, string> = {
  I: '1',
  II: '2',
  III: '3',
  IV: '4',
  V: '5',
  VI: '6',
  VII: '7',
  VIII: '8',
};
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether a sentence, a bracket or a quotation begins at a place of a text. */
function opens(text: string, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && /\s/.test(text[before] as string)) before -= 1;
  return before < 0 || /[.!?:„“"([]/.test(text[before] as string);
}

/** The tokens of a text, in order. */
export function tokensOf(text: string): Token[] {
  const source = text
    .normalize('NFKC')
    .replace(/\bPh\.? ?D\b\.?/gi, 'PhD')
    .replace(/\bB\. ?A\b\.?/g, 'BA')
    .replace(/\bM\. ?A\b\.?/g, 'MA');
  const found: Token[] = [];
  for (const match of source.matchAll(WORD)) {
    const raw = match[0];
    const last = found.at(-1);
    const roman = last && /^\p{Lu}/u.test(last.raw) && last.raw.length > 1 ? ROMAN[raw] : undefined;
    const word =
      roman ??
      fold(raw)
        .replace(/'(s|re|ve|ll|d|m)?$/, '')
        .replace(/[',.-]/g, '');
    if (!word) continue;
    const start = opens(source, match.index);
    const name = /^\p{Lu}/u.test(raw) && (!start || /^\p{Lu}.*\p{Lu}/u.test(raw));
    // "On military leave" is no leaving.
    const away =
      word === 'leave' &&
      /^(on|military|parental|maternity|sick|annual|unpaid|of)$/.test(last?.word ?? '');
    found.push({ raw, word, stem: away ? 'furlough' : stemOf(word), name: name || CJK.test(raw) });
  }
  return found;
}

/** Folded words in one line, for patterns. */
export function lineOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(' ');
}
