/**
 * Topics that are not inferred: what the pricing policy and the owner's do-not-infer rules cover,
 * and private matters that a profile answers only with published words.
 */
import { declined, type Found, sourceOf } from './answers.ts';
import type { Known } from './knowledge.ts';
import type { Asked } from './question.ts';
import { EMPTY, meaningOf } from './vocabulary.ts';
import { stemOf, tokensOf } from './words.ts';

type Topic = {
  id: string;
  /** The folded line of the question. */
  asks: RegExp;
  /** Rules of the owner that cover it, folded. */
  rule: RegExp;
  /**
   * What published words would have to say, folded; null: no published word is taken for an answer.
   */
  published: RegExp | null;
};

const DEMONYMS =
  'american|british|english|irish|scottish|welsh|german|austrian|swiss|french|italian|spanish|portuguese|dutch|belgian|danish|swedish|norwegian|finnish|polish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|russian|ukrainian|jewish|israeli|arab|arabic|egyptian|moroccan|algerian|nigerian|kenyan|ethiopian|african|asian|european|indian|pakistani|bangladeshi|iranian|persian|iraqi|syrian|chinese|japanese|korean|vietnamese|thai|filipino|indonesian|malaysian|australian|canadian|mexican|brazilian|argentinian|chilean|colombian|peruvian|cuban|latina?|latino|hispanic|caucasian|white|black|estonian|latvian|lithuanian|serbian|croatian|bosnian|albanian|georgian|armenian|icelandic|singaporean|taiwanese';

export const TOPICS: readonly Topic[] = [
  {
    id: 'private contact',
    asks: /\b(husband|wife|spouse|partner|son|daughter|child|children|kids?|parents?|mother|father|brother|sister|relatives?|family|(grand ?)?(niece|nephew)|friends?|boss|colleagues?)\b.*\b(e ?mail|phone|number|address|contact|reach(able)?|live|instagram|linkedin)\b|\b(e ?mail|phone|number|address|contact)\b.*\b(husband|wife|spouse|son|daughter|child|children|parents?|mother|father|brother|sister|relatives?|family|(grand ?)?niece|nephew)\b|\bhome address\b|\b(private|personal) (e ?mail|phone|number|address)\b|\bpassport|social security|bank account\b/,
    rule: /relative|private|family|address|contact/,
    published: null,
  },
  {
    id: 'rates',
    asks: /(?<!(?:stock|share|market|house|oil|error|clock|interest|exchange|growth|birth|sampling) )\b(rates?|fees?|salar(y|ies)|wages?|compensation|remuneration|pricing|prices?|honorari(um|a)|paycheck|payroll|net worth|wealth(y)?|rich|fortune|assets|income|a quote for|billing|(hourly|daily|day|weekly|monthly) (rate|cost|price))\b(?! (limit|of (change|return)))|\bhow much (?!notice|time|experience|longer)(does|do|did|would|will|is|are|was|can|could|should|to)?\b.*\b(cost|charge|earn|paid|pay|make|bill|ask|hire|book|expensive)|^(?!.*\b(degrees?|phd|doctor\w*|masters?|bachelors?|ba|ma|diplomas?|awards?|medals?|honou?rs?)\b).*\b(what|how much)\b.*\b(earn(ed|s)?|paid|charge[sd]?)\b|\b(cost|charge|charges|charging) (per|of|to|for) (an? )?(hour|day|week|month|talk|keynote|hire|hiring|engagement|project|book)|\bhow much (money|cash)\b|\bwhat (is|are|was|were) .*\bbudgets?\b|\bper (hour|day|diem)\b|\bexpected (pay|salary)|\bequity|\bbonus(es)?\b/,
    rule: /\brates?\b|fees|salar|pric/,
    published: null,
  },
  {
    id: 'work authorization',
    asks: /\b(visa|work permit|work authori[sz]ation|green card|citizen(ship)?|sponsorship|(employer|company|have to|need to|willing to) .*sponsor|right to work|immigration|authori[sz]ed to work|security clearance)\b/,
    rule: /visa|authori[sz]ation|citizen|permit|status/,
    published: /\b(visa|permit|authori[sz]ation|citizen(ship)?|clearance)\b/,
  },
  {
    id: 'nationality',
    asks: new RegExp(
      `\\b(nationalit(y|ies)|ethnic(ity)?|racial?|race|heritage|ancestry|descent|skin colou?r|what country|native country|origin)\\b|\\b(is|are|was|were)\\b(?!.*\\b(speak|fluent|native|bilingual|language|navy|company|compiler|army|college|university|museum)).*\\b(${DEMONYMS})\\b( or|$| (citizen|person|man|woman|national))`,
    ),
    rule: /nationalit|ethnic|\borigin|\brace\b/,
    published: new RegExp(`\\b(${DEMONYMS})\\b`),
  },
  {
    id: 'age',
    asks: /\bhow old\b|\b(her|his|their|your|current) age\b|^age\b|\bage ?$|\bdate of birth\b|\bbirth ?(day|date|year)\b|\b(when|what year|which year)\b.*\bborn\b/,
    rule: /\bages?\b|birth|old/,
    published: /\b(born|aged?)\b/,
  },
  {
    id: 'health',
    asks: /\b(health(y)?|ill(ness)?|sick(ness)?|disease|disab(led|ility|ilities)|medical|medication|diagnos\w+|mental|depress\w+|autis\w+|adhd|cancer|pregnan\w+|smok(e|er|es|ing)|drink(s|ing)? alcohol|alcoholic|drugs?|addict\w*|vaccinat\w+|injur(y|ies)|therapy)\b/,
    rule: /health|disabilit|medical|illness/,
    published: /\b(health|ill|illness|disabilit\w+|disease|medical)\b/,
  },
  {
    id: 'family',
    asks: /^(?!.*\b(messages?|letters?|mail)\b.*\b(reach|go|get)\b)(?=.*\b(she|he|her|his|him|they|their|your?|candidate|person|any|marital|maiden|married|spouse)\b|(?:\w+ ){0,3}\w+$)(?!.*\b(class|classes|club|course|coding|form|endorse\w*|authori[sz]\w*|official\w*|site|website|page|backed)\b).*\b(married|marry|marriage|marital|spouse|husband|wife|wedding|divorc\w+|boyfriend|girlfriend|partner(?!s? (compan|organi))|single\??$|dating|child|children|kids?|sons?|daughters?|parents?|mother|father|mom|dad|brothers?|sisters?|siblings?|family|relatives?|grand ?(children|parents?|niece|nephew)|love life|in a relationship|relationship status)\b/,
    rule: /relative|family|marri|child|spouse/,
    published:
      /\b(married|husband|wife|spouse|divorc\w+|son|daughter|child|children|mother|father|parents?|brother|sister|niece|nephew)\b/,
  },
  {
    id: 'religion',
    asks: /\b(religio(n|us)|relig|faith|church|christian|catholic|protestant|muslim|islam|jew(ish)?|hindu|buddhis\w+|atheis\w+|belie(f|ves?) in god|god|pray(s|er)?|mosque|synagogue|spiritual)\b/,
    rule: /religio|faith|belief/,
    published:
      /\b(religio\w+|church|christian|catholic|protestant|muslim|jewish|hindu|buddhist|atheist)\b/,
  },
  {
    id: 'politics',
    asks: /\b(politic(s|al|ally)|vot(e|ed|es|ing)|republican|democrat(ic)?|liberal|conservative|left-?wing|right-?wing|election|party (member|affiliation)|(political|which) party|socialist|communist|union member|trade union)\b/,
    rule: /politic|party|vote|opinion/,
    published: /\b(politic\w+|republican|democrat|vot(e|ed))\b/,
  },
  {
    id: 'appearance',
    asks: /\bhow (tall|heavy|attractive|pretty|fat|thin)\b|\bhow big (is|was) (she|he|you)\b|\b(height|weigh(s|t)?|hair|eye colou?r|eyes|tattoos?|shoe size|looks? like|appearance|beautiful|handsome|blood type|iq|intelligence quotient|zodiac|star sign|accent)\b(?=.*\b(she|he|her|his|they|their|your?)\b|$)(?<=\b(she|he|her|his|they|their|your?)\b.*)/,
    rule: /appearance|looks|private/,
    published: null,
  },
  {
    id: 'sexuality',
    asks: /\b(sexual(ity)?|orientation|gay|lesbian|bisexual|straight|queer|lgbt\w*|transgender|gender identity|pronouns?)\b/,
    rule: /sexual|gender|orientation/,
    published: null,
  },
  {
    id: 'crime',
    asks: /\b(criminal|convicted|conviction|arrest(ed)?|crimes?|felony|prison|jail|lawsuit|sued|scandal|fraud|bankrupt\w*|(fired|dismissed)(?! (any\w*|some\w*|people|staff|employees|members))|misconduct|background check|credit (score|history))\b/,
    rule: /crim|legal|convict/,
    published: /\b(convicted|arrested|prison|lawsuit|fired|dismissed)\b/,
  },
  {
    id: 'opinions',
    asks: /^(?!.*\b(manifesto|article|note|claim|record|text|paper|operator|profile|site|essay)\b)(?:.*)\b(would|might|could|does|do|did|will) (?:(?:you|the candidate|this person|have|be|she|he|they) ?)+(?:ever |really |still |also |now |have )*(?!say that)(?:\w+ )?(think|thought|feel|felt|say|comment|react|opinion|believe|like|prefer|approve|hate|love|respond)\b.*\b(about|of|on|to|that|by|chatgpt|ai|llms?|today)\b|\b(opinions?|views?|thoughts|stance|attitude) (on|of|about|regarding|toward)|\bwhat (do|does|would|did) (you|she|he|they) (think|feel|say) (of|about|on|to)\b/,
    rule: /opinion|voice|words|attribute|views/,
    published: null,
  },
  {
    id: 'endorsement',
    asks: /\b(endors\w+|recommend(s|ed)? (this|our|my|the)|vouch\w*|approve[sd]? (of )?(this|our|my|the)|support(s|ed)? (this|our|my) |(?<!(?:employer|company|work|visa|to).*)sponsor(s|ed)?|authori[sz]ed? (this|the) (site|page|profile)|promot(e|es) our)\b/,
    rule: /endors|official|authori[sz]/,
    published: null,
  },
  {
    id: 'availability',
    asks: /^(?!.*\b(public|publicly|compilers?|languages?|systems?|online|market|software|evidence|information|customers?|users?|buyers?|become|became|commercial\w*)\b).*\b(availab(le|ility)|hire|(?<!\b(was|were|got|been|she|he)\b.*)hired|hiring|book(ed|ing)? (her|him|them|you)|start (a )?(new )?(job|work(ing)?|position|role)|(can|could|would|may) (she|he|they|you) (start|begin|join)|notice period|open to (work|offers|opportunities|new|relocat\w+)|looking for (a )?(job|work)|join (our|my) (team|company)|relocat\w+|freelance|(can|could|may|might|to|want|like) (i |we )?interview (her|him|you|with)|schedule (a|an) (call|interview|meeting))\b/,
    rule: /availab|hired|booked/,
    published: null,
  },
];

const rulesOf = (known: Known): readonly string[] => known.facts.manifest.profile.do_not_infer;

const NOUNS = /\b(?:infer|assume|conclude|deduce|guess|attribute|claim|derive)\b([^.:;]*)/;

/** Rules whose own matter a question names: the words right after "do not infer". */
function rulesNamed(known: Known, asked: Asked): string[] {
  const stems = new Set(asked.tokens.map(({ stem }) => stem));
  return rulesOf(known).filter((rule) => {
    const [, matter = ''] = NOUNS.exec(rule) ?? [];
    const words = tokensOf(matter)
      // A company or a project that a rule names is not its matter.
      .filter(
        ({ word, stem, name }) =>
          !EMPTY.has(word) &&
          !known.person.has(word) &&
          !name &&
          !known.things().has(meaningOf(stem)),
      )
      .slice(0, 1);
    return (
      words.length > 0 &&
      words.some(
        ({ word, stem }) =>
          word.length > 4 &&
          stems.has(stem) &&
          !/^(invent|write|wrote|develop|present|technolog|private|data)/.test(stemOf(word)),
      )
    );
  });
}

/** The folded line of a question, with a pronoun for the person's name. */
function subjectLine(known: Known, { tokens }: Asked): string {
  return tokens
    .map(({ word }) => (known.person.has(word) ? 'she' : word))
    .join(' ')
    .replace(/\bshe( she)+\b/g, 'she');
}

/** Whether the owner publishes what a topic is about, so that it is no private matter. */
const isPublic = (known: Known, id: string): boolean =>
  id === 'age' && known.facts.manifest.profile.born !== null;

const ABOUT_PERSON =
  /\b(she|her|hers|he|him|his|they|them|their|you|your|yours|candidate|person|subject|someone|somebody|anyone)\b/;

/**
 * Whether a question is about others and things: somebody else's money, age and health are no
 * matter of the person's.
 */
export function isOfOthers(known: Known, asked: Asked): boolean {
  if (ABOUT_PERSON.test(subjectLine(known, asked))) return false;
  const named = asked.tokens.some(
    ({ name, word }) =>
      name && !EMPTY.has(word) && !known.person.has(word) && !/^(i|ok|hi)$/.test(word),
  );
  return (
    named || asked.meanings.filter((one) => known.said(one) && known.weight(one) >= 2).length > 1
  );
}

/** The topic of a question, where it has one that is not inferred. */
export function topicOf(
  known: Known,
  asked: Asked,
): { id: string; rules: string[]; published: RegExp | null } | null {
  const line = subjectLine(known, asked);
  const topic = isOfOthers(known, asked)
    ? undefined
    : TOPICS.find(({ id, asks }) => asks.test(line) && !isPublic(known, id));
  const own = asked.personal ? rulesNamed(known, asked) : [];
  if (topic) {
    const rules = rulesOf(known).filter((rule) => topic.rule.test(rule.toLowerCase()));
    return {
      id: topic.id,
      rules: [...new Set([...own, ...rules])].slice(0, 2),
      published: topic.published,
    };
  }
  return own.length > 0 ? { id: 'do not infer', rules: own.slice(0, 1), published: null } : null;
}

/** The answer that declines a topic: the rule, or the pricing policy, and where to go. */
export function declineTopic(known: Known, topic: { id: string; rules: string[] }): Found {
  const record = (kind: string) =>
    known.records.find((one) => one.kind === kind) ??
    (known.records[0] as Known['records'][number]);
  const { pricing_policy, availability_note, current_capacity } =
    known.facts.manifest.collaboration;
  const terms = record('collaboration');
  if (topic.id === 'rates')
    return declined('pricing policy', [pricing_policy.note], 'goTerms', [
      sourceOf(terms, pricing_policy.note),
      sourceOf(record('contact')),
    ]);
  if (topic.id === 'availability') {
    const said = [availability_note ?? current_capacity].filter((one): one is string =>
      Boolean(one),
    );
    return declined('availability', [...topic.rules.slice(0, 1), ...said], 'goTerms', [
      sourceOf(terms, said[0]),
      ...(topic.rules.length > 0 ? [sourceOf(record('profile'), topic.rules[0])] : []),
    ]);
  }
  return declined(`topic: ${topic.id}`, topic.rules, 'goContact', [
    sourceOf(record('profile'), topic.rules[0] ?? null),
  ]);
}
