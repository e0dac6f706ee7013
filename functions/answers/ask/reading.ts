/** A question as it is understood: its words, what it names and what it asks for. */
import { once } from '../../../src/once.ts';
import { isMonth } from '../facts/dates.ts';
import { lexiconOf, meantBy } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import { landsOf, permitsFor, regionsAt } from '../facts/values.ts';
import { fold, lineOf, stemOf, type Token, tokensOf } from '../facts/words.ts';
import type { Deed, Language } from '../languages/language.ts';
import { LONGEST_NAME } from '../search/passages.ts';
import type { Search } from '../search/search.ts';
import { askingFor, kindsOf, knownWords, slotsIn } from './ways.ts';

/** Rows that order records by time. */
const ORDERS = ['before', 'after', 'first', 'latest'] as const;

/** The stems of what the person is or was called. */
const titlesOf = once(({ facts: { records, language } }: Search) => {
  const titles = records.flatMap(({ fields: { title, role, headline } }) => [
    title,
    role,
    headline,
  ]);
  return new Set(tokensOf(titles.join(' '), language).map(({ stem }) => stem));
});

/** A question as it was read. */
export type Asked = ReturnType<typeof readQuestion>;
/** A word of its content. */
export type Word = Asked['content'][number];

/** What only a person does: a firm did not study. Spanish leaves out who left or got something. */
const PERSONAL: readonly Deed[] = ['work', 'employ', 'join', 'study', 'speak', 'live', 'master'];

/** To have something is no deed: "does she have children". */
const HAVING: ReadonlySet<Deed> = new Set<Deed>(['hold']);

const YEAR = /^(1\d|20)\d\d(s|er)?$/;
/** Words of a question that are read; longer ones are no questions. */
const MOST = 400;

/** The records that all names among some tokens may mean, and where these names stand. */
function namedIn(tokens: readonly Token[], { named }: Search, language: Language) {
  const known = knownWords(language);
  const at = new Set<number>();
  let records: Rec[] = [];
  for (let length = Math.min(LONGEST_NAME, tokens.length); length > 0; length--)
    for (let from = 0; from + length <= tokens.length; from++) {
      const words = tokens.slice(from, from + length);
      const [{ word, stem, name }] = words as [Token];
      const rare = !/^\d/.test(word) && !known.has(word) && !known.has(stem);
      const key = length > 1 || name || rare ? lineOf(words) : '';
      const found = named.get(key) ?? (length === 1 ? named.get(`${key} …`) : undefined);
      if (!found || words.some((_, one) => at.has(from + one))) continue;
      const both = records.filter((one) => found.has(one));
      if (records.length > 0 && both.length === 0) continue;
      records = records.length > 0 ? both : [...found];
      for (const one of words.keys()) at.add(from + one);
    }
  return { records, at };
}

/** Whether words are told of: a midwife is asked about mothers. Rules tell nothing. */
function isTold(words: readonly Token[], language: Language, search: Search): boolean {
  const own = search.facts.language;
  return words.every(({ stem, raw }) => {
    const meant =
      language === own ? [stem] : [stemOf(raw, own), ...meantBy(stem, language, own, 'alike')];
    return search.passages.some(
      ({ id, field }) => !field && meant.some((one) => search.stems[id]?.has(one)),
    );
  });
}

/** The name of English, which whole questions name for every language. */
const englishIn = once((language: Language): string =>
  fold(new Intl.DisplayNames(language.code, { type: 'language' }).of('en') ?? ''),
);

/** What whole questions for a row call a record and a country. */
const NAMED = 'xx';
export const COUNTRY = 'yy';

/** Reads one question in a language. */
export function readQuestion(text: string, language: Language, search: Search) {
  const { person, language: theirs } = search.facts;
  const lexicon = lexiconOf(language);
  const openers = new Set(language.openers.split(' '));
  const tokens = tokensOf(text, language).slice(0, MOST);
  const { records, at } = namedIn(tokens, search, language);
  const line = lineOf(tokens);
  // The name of a record is no private matter.
  const unnamed = lineOf(tokens.filter((_, position) => !at.has(position)));
  const is = (pattern: string) => new RegExp(pattern).test(line);
  // "Qu'a-t-il fait" asks what.
  const yesNo = is(language.yesNo) && !/^qu$/i.test(tokens[0]?.clitic ?? '');
  const isPerson = ({ word }: Token) => person.has(word) || lexicon.pronouns.has(word);
  const isMeant = (token: Token) => isPerson(token) || lexicon.checks.caller.has(token.word);
  const personal = tokens.some(isMeant);
  const all = tokens.map((token, position) => {
    const { raw, word, stem, name } = token;
    return {
      ...token,
      /** Its stem in the language of the record. */
      own: language === theirs ? stem : stemOf(raw, theirs),
      /** Whether it belongs to the name of a record, or to a date. */
      named: at.has(position),
      year: YEAR.test(word) || isMonth(word),
      /** Whether it asks for nothing itself: "please". */
      filler: lexicon.fillers.has(stem),
      /** Whether it says little beside other words: "give", "happen". */
      light: !name && lexicon.light.has(stem),
      /** Whether it is somebody's or something of the person: "her sister", "her old boat". */
      possessed: [1, 2].some((back) =>
        lexicon.checks.possessive.has(tokens[position - back]?.word ?? ''),
      ),
      /** Whether it narrows what is asked: "first", "not". */
      strict: lexicon.qualifiers.has(stem) || (!yesNo && lexicon.negations.has(word)),
    };
  });
  const words = all.filter((one) => one.named || !isPerson(one));
  const telling = words.filter(({ word, strict }) => strict || !lexicon.stop.has(word));
  const content = [...new Map(telling.map((one) => [one.stem, one])).values()];
  const matters = [...unnamed.matchAll(new RegExp(language.private, 'g'))];
  const hidden = new Set(matters.flatMap(([words]) => words.split(' ')));
  const secret = tokens.filter(({ word }) => hidden.has(word));
  const family = new Set(language.family.split(' '));
  const { checks } = lexicon;
  // "Her husband's profession" is private, "how old is her cello" is not.
  const possessed = tokens.some(
    ({ word }, position) =>
      family.has(word) &&
      [checks.possessive, person].some((some) => some.has(tokens[position - 1]?.word ?? '')),
  );
  // A name after a verb or a question word is who is asked about, unless the person came first.
  const opening = ({ word, stem }: Token) =>
    (openers.has(word) || lexicon.verbs.has(word) || lexicon.light.has(stem)) &&
    // "Which firms" names no firm.
    ![checks.which, checks.small, checks.at, checks.from, checks.since].some((one) =>
      one.has(word),
    );
  const first = all.findIndex(isPerson);
  const aside = all.filter((token, position) => {
    const { word, name, named } = token;
    const [before, after] = [all[position - 1], all[position + 1]];
    const strange = name && !isPerson(token) && !lexicon.stop.has(word);
    const isName = named || (strange && (language.code !== 'de' || after?.name));
    return isName && before && opening(before) && (first < 0 || first > position);
  });
  const deeds = new Set(
    all.flatMap(({ stem, named }) => (named ? [] : (lexicon.deeds.get(stem) ?? []))),
  );
  // "Her colleague", "the director", "when was she a governor"; who is called so may be she.
  const titles = titlesOf(search);
  const { languages } = search.facts.snapshot.manifest.profile;
  const spoken = new Set(languages.flatMap((name) => lineOf(tokensOf(name, theirs)).split(' ')));
  const slots = slotsIn(line, language);
  const regions = regionsAt(tokens, language);
  const codes = regions.map(({ code }) => code);
  const lands = permitsFor(codes, search.facts.snapshot)[0] ? regions : [];
  const isKind = (at: number) => kindsOf(all[at]?.stem ?? '', language).length > 0;
  const isNamed = (at: number) => all[at]?.named && !spoken.has(all[at].word);
  const marks = all.map(({ word }, at) => {
    if (spoken.has(word)) return englishIn(language);
    // "Her certificate in mercury handling".
    const beside = [-1, 1, 2].some((from) => isNamed(at + from)) && isKind(at);
    if (isNamed(at) || beside || (isNamed(at + 1) && isKind(at - 1))) return NAMED;
    return lands.some((one) => at >= one.at && at < one.at + one.length) ? COUNTRY : undefined;
  });
  const form = all.flatMap((one, position) => {
    const mark = marks[position];
    if (mark) return mark === marks[position - 1] ? [] : mark;
    if (isPerson(one) || checks.the.has(one.word)) return [];
    return one.word;
  });
  const somebody = all.filter(
    ({ word, stem, possessed: own }, position) =>
      lexicon.people.has(word) &&
      (own ||
        (!titles.has(stem) &&
          (slots.has('when') || checks.the.has(all[position - 1]?.word ?? '')))),
  );
  const kin = somebody.length > 0;
  const others = content.filter(
    ({ word, filler, light, year, named }) =>
      !(hidden.has(word) || filler || light || year || named),
  );
  const speaks = all.some(
    ({ word, clitic }) => checks.own.has(word) || checks.own.has(clitic.toLowerCase()),
  );
  // German writes "Sie" with a capital for "you"; at the head of a sentence nobody can tell.
  const called = new Set(
    all.filter(({ word, raw, name }) => checks.you.has(word) || (name && checks.you.has(raw))),
  );
  const outset = is(language.outset);
  const order = ORDERS.filter(
    (id) => (id === 'first' && outset) || all.some(({ stem }) => askingFor(id, language).has(stem)),
  );
  return {
    language,
    /** Folded words in one line. */
    line,
    /** Words of content: without small words and the person's name. */
    content,
    /** The stems of all its words that name no record, and all in one line but the person's. */
    stems: new Set(words.flatMap(({ stem, named }) => (named ? [] : [stem]))),
    bare: all.flatMap((one) => (isPerson(one) ? [] : one.stem)).join(' '),
    /** Its words without articles and the person's, with marks for what it names. */
    form: form.join(' '),
    /** The records that it names. */
    named: records,
    slots,
    /** Kinds of lists by their order in the question. */
    kinds: all.flatMap(({ stem, named }) => (named ? [] : kindsOf(stem, language))),
    /** Whether it wants a yes or a no, asks for what holds now ("still"), will be, or was. */
    yesNo,
    open: lexicon.open.test(line),
    ahead: is(language.ahead),
    past: is(language.past),
    /** Whether it is about work on one's own account. */
    solo: is(language.solo),
    /** What it asks of that is private; nothing where it does not. */
    private: matters[0]?.[0] ?? '',
    /**
     * Whether that is a matter of the person's own, or all that it asks of: Spanish leaves out who
     * is meant.
     */
    isPrivate:
      matters.length > 0 &&
      (others.length > 0 ? personal && possessed : personal || records.length === 0) &&
      // "Does she have children" is not asked of those she teaches; "does she teach children" is,
      // and "has she worked in a church". Who her own are nobody else says.
      ((possessed && !hidden.isDisjointFrom(checks.children)) ||
        (yesNo && deeds.isSubsetOf(HAVING)) ||
        (!(yesNo && deeds.has('work')) && !isTold(secret, language, search))),
    /** Whether it names the person or says "she". */
    personal,
    /** Whether something else than the person is its subject; whether that is somebody else. */
    aside: aside.length > 0,
    kin,
    somebody,
    other: kin || aside.some(({ named }) => !named || PERSONAL.some((deed) => deeds.has(deed))),
    /** The countries that it asks about, as small codes, and whether about any that is foreign. */
    lands: new Set([...codes, ...landsOf(tokens, language)]),
    abroad: all.some(({ word }) => checks.abroad.has(word)),
    /** Where in time what it asks for stands; whether that is before or after something. */
    order,
    ordered: order.includes('before') || order.includes('after'),
    /** Whether it is about the outset of a career. */
    outset,
    /** Whether who asks tells of themselves: "my", "we". */
    speaks,
    /** Whether they do, or say "you", and name the person in no other way: as a caller asks. */
    calls:
      (speaks || called.size > 0 || is(language.calling)) &&
      !all.some((one) => isMeant(one) && !called.has(one)),
    /** What its verbs say. */
    deeds,
    /** Whether it has the form of a question; signs alone have none. */
    asks:
      (tokens.length > 0 && text.includes('?')) ||
      tokens.slice(0, 2).some(({ word }) => openers.has(word)),
  };
}
