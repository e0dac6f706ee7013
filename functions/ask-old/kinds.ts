/** What a question asks for, by its own words. */

export type Asks = {
  when: boolean;
  who: boolean;
  where: boolean;
  howMany: boolean;
  howLong: boolean;
  evidence: boolean;
  role: boolean;
  title: boolean;
  whose: boolean;
  yesNo: boolean;
  compare: boolean;
  skills: boolean;
};

/** Reads a folded line of words. */
export function asksOf(line: string): Asks {
  const says = (pattern: RegExp) => pattern.test(line);
  // "Who took over when she left" asks who: of words that also join clauses the first one asks.
  const first = /\b(who|whom|whose|what|which|when|where|how|why)\b/.exec(line)?.[1];
  const howLong = says(
    /\bhow long\b|\bhow many (decades|years|months|weeks|days)\b|\bduration\b|\bnumber of years\b|\bfor how (long|many)\b|\byears of\b/,
  );
  return {
    when:
      (first === 'when' ||
        says(
          /\b(what (year|date|day|month)|which (year|date|day|month)|date of|the date|since when|in what year|year of|what time|when (was|did|is|were|does|do|has|had|will))\b|\b(date|year|when)$/,
        )) &&
      !howLong,
    who:
      /^who/.test(first ?? '') ||
      says(
        /\b(by whom|with whom|whom$|who$|name of the (person|people)|which (person|people|congress\w+|colleague|man|woman))\b/,
      ),
    where:
      first === 'where' ||
      says(
        /\b(wheres|where$|location|located|which (city|place|country|museum|town|state|venue)|what (city|place|country|town|venue)|in what (city|place|country))\b/,
      ),
    howMany: says(/\b(how many|number of|how much|count of)\b/) && !howLong,
    howLong,
    evidence: says(
      /\b(evidence|proof|proves?|proven|proving|backs|backing|underpin\w*|attest\w*|corroborat\w*|basis (for|of)|verifi\w+|supported|supports?|substantiat\w+|back(s|ed)? up|backed|reliab\w+|trustworthy|confirmed|confirms?|independent(ly)?|confidence|how sure|how certain|credible|well documented|documented|sources?|confirmations?|trust|rely|believe|provenance|citations? for)\b/,
    ),
    role: says(/\b(role|contribution|contribute|part in|responsib\w+|involvement|involved)\b/),
    title: says(/\b(title|position|job|rank)\b/),
    whose: says(/\b(co ?authors?|with whom|publisher|published by|brought out|event|venue)\b/),
    yesNo: says(
      /^(?:(?:and|so|but|ok|please|hi|hello|also) )*(is|are|was|were|do|does|did|has|have|had|can|could|will|would|ist|dose)(nt)? /,
    ),
    compare: says(
      /\b(compare[ds]?|comparison|differ(s|ed|ence|ences|ent)?|versus|vs)\b|\b(first|earlier|later|longer|older|newer|sooner|before|better)\b.*\bor\b|\b(come|came|start(ed)?|begin|began|finish(ed)?|complet(ed?)|end(ed)?|made|written|developed|older|newer|earlier|later|longer)\b.*\b(before|after|than)\b|\bor\b.*\b(first|earlier|later|longer|older|newer|sooner|evidence compare)\b/,
    ),
    skills: says(/\bskills?\b/),
  };
}

/** Words that only say what kind of thing is asked for, so that no record need say them. */
const ONLY_ASK: readonly (readonly [(asks: Asks) => boolean, RegExp])[] = [
  [
    ({ where }) => where,
    /^(city|cities|town|country|nation|place|museum|state|venue|location|located|locate|today|nowadays)$/,
  ],
  [({ who }) => who, /^(name|person|people|man|woman|congress\w*|supervisor|guy|called|named)$/],
  [({ when }) => when, /^(date|year|day|month|exact|exactly|when)$/],
  [
    ({ howMany, howLong }) => howMany || howLong,
    /^(number|count|duration|many|length|exact|exactly|span)$/,
  ],
  [
    ({ compare }) => compare,
    /^(compare[ds]?|comparison|difference|differences|differ|different|versus|vs|modern|today|contributed)$/,
  ],
  [
    () => true,
    /^(title|name|named|called|say|says|said|tell|tells|according|write|writes|report|reports|claim|story|reason|exactly|quick|question|main|purpose)$/,
  ],
];

/** Whether a folded word only says what is asked for. */
export function onlyAsks(asks: Asks, word: string): boolean {
  return ONLY_ASK.some(([applies, words]) => applies(asks) && words.test(word));
}
