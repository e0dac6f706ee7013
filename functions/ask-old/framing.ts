/**
 * What stands around a question and is none of it: greetings, who asks and what for, how the answer
 * should look.
 */

/** Words that a question or a request begins with. */
const ASKS =
  'who|whom|whose|what|when|where|which|how|why|is|are|was|were|do|does|did|has|have|had|can|could|would|will|name|list|tell|give|show|describe|explain|summari[sz]e';
/** Who asks, or is asked, at the start of what leads up to a question. */
const ASKER = `(?:i|we|us|me|our|my|it|im|you|could|can|would|will|may|might|do you|does anyone|please|kindly|for|as|in|to|on|hi|hello|dear|per|not sure|sorry|help|someone|somebody|anyone|any|just|let|need|needed|needs|want|wanted|wants|trying|looking|wondering|curious|interested|asking|checking|seeking|quick|question|context|hope|hoping|before|while|since|because|given|if|when i|when we|(?:the|a|an|this|one of our|one of my) (?:team|user|client|customer|boss|manager|editor|form|system|human|reader|reviewer|colleague|friend|student|teacher|journalist|recruiter|committee|board|department|template|questionnaire|application|museum|library|school))`;
/** Words that only who asks says. */
const OWN =
  /\b(?:i|we|our|my|me|us|im|questions?|query|queries|things?|quiz|check\w*|curious|context|please|quick\w*|ask\w*|wonder\w*|task|request|fyi|sure|sorry|bother\w*|hello|hi|short|simple|reasons?|purposes?|form|field)\b/i;
/** Somebody who is asked about: what leads up to a question does not say it. */
const ABOUT = /\b(?:she|he|her|his|him|hers)\b/i;
/** A name inside of a line. */
const NAME = /(?<=[\p{L},] )(?!I\b)\p{Lu}\p{L}/u;

const KNOW =
  '(?:know|knowing|tell|telling|told|learn|learning|find(?:ing)? out|hear|see|understand|understanding|ask|asking|asks|asked|check|checking|confirm|confirming|verify|establish|determine|wonder|wonders|wondering|say|clarify|inform|remind|explain|advise|specify|state|figure out|work out|look(?:ing)? up|curious|unsure|sure|idea|clue|remember|recall)';
const TO_WHOM = `(?: (?:me|us|here|exactly|precisely|please|quickly|briefly|again|for (?:me|us)|in (?:[a-z]+ ){1,3}(?:lines?|words?|sentences?|terms|english|language|detail)|from you|about|of|as to|regarding|on|just))*`;

/** What leads up to a question word. */
const TOLD = new RegExp(
  String.raw`^(${ASKER}\b[^?]{0,160}?\b${KNOW}${TO_WHOM}[,:]? |${KNOW}${TO_WHOM}[,:]? )(?=(?:(?:in|at|on|for|by|from|to|with|of|since|until|during|under|through|against) )?(?:who|whom|whose|what|when|where|which|how|why)\b)`,
  'i',
);
/** What leads up to something that may be so. */
const WHETHER = new RegExp(
  String.raw`^(${ASKER}\b[^?]{0,160}?\b${KNOW}${TO_WHOM},? (?:if|whether) )(?=\w)`,
  'i',
);
/** What leads up to a thing that is wanted. */
const WANTED = new RegExp(
  String.raw`^(${ASKER}\b[^?]{0,120}?\b(?:need|needs|needing|want|wants|require|requires|request|requests|would like|'d like|would love|looking for|after|seek|seeking|searching for|interested in|insist(?:s|ed)? on|appreciate|confirm|verify|provide|share|supply|state|tell (?:me|us)|give (?:me|us)|send (?:me|us)|get (?:me|us)|hand (?:me|us)|find out|remind (?:me|us) of|asks? for|asking for|is it possible to (?:get|have|know|see|find|receive|obtain)|possible to (?:get|have|know|see|find|receive|obtain)|do you have|have you got) (?:to (?:have|get|include|add|mention|cite|state|note|see) |me |us )?|(?:please |kindly )?(?:(?:could|can|may|might|would) (?:i|we|you) (?:please |kindly |possibly )?(?:get|have|see|give|send|provide|share|supply)(?: me| us)?|do you have|have you got|have you any|(?:is it|would it be) possible to (?:get|have|know|see|find|receive|obtain)) |(?:need(?:ed|s)?|wanted|want|looking for|seeking|required|requesting|missing)\b:? )(?=(?:the|a|an|her|his|their|your|some|any|exact|year|date|day|name|title|place|number)\b)`,
  'i',
);
const COLON = /^([^:?]{1,100}):\s+(?=\S)/;
const COMMA = new RegExp(
  String.raw`^((?:(?!\b(?:who|what|when|where|which|how|why)\b)[^?]){1,120}?),\s+(?:(?:but|so|then|well|however|anyway|please|now) )?(?=(?:${ASKS}|(?:in|at|on|for|by|from|to|with|of|since|during) (?:what|which|whom|whose))\b)`,
  'i',
);

/** What a purpose is a piece of: "for a footnote". */
const PURPOSE =
  'footnote|caption|label|article|report|paper|thesis|book|blog|post|wiki|database|spreadsheet|form|files?|records|newsletter|presentation|slides?|deck|quiz|class|school|homework|assignment|exam|script|podcast|documentary|exhibition|exhibit|museum|timeline|chart|obituary|biography|profile|summary|press release|story|piece|essay|meeting|call|client|boss|manager|editor|audit|diligence|check|screening|application|shortlist|recruiter|team|citation|bibliography|index|entry|encyclop(?:a)?edia|catalogue|catalog|plaque|brochure|programme|program|poster|card|app|bot|agent|prompt|test|project|study|survey|newsroom|website|page|column|magazine|newspaper|readers?|audience|students?|kids|children|daughter|son|friend|record|reference|review|proposal|tender|contract|background|template|ats|crm|dataset|trivia|game|event|panel|introduction|intro|speech|talk|toast|bio|list|table|note|notes|memo|archive|library|guide|tour|plan|work|purposes?';
const FOR = `(?:for|to (?:put|include|use|add|go|enter|write|print|quote|cite|publish|mention) (?:it )?(?:in|into|on|to)|to (?:complete|fill in|fill out|finish|update|write|prepare|make|settle)|as part of|ahead of|because of)`;
const TAILS: readonly RegExp[] = [
  // What it is for.
  new RegExp(
    String.raw`[\s,;(–-]{1,4}${FOR} (?:(?:a|an|our|my|this|one of (?:our|my)|some)(?: [\p{L}'’-]+){0,4}? )(?:${PURPOSE})(?: (?:about|on|of) [^,?.]{1,60})?\)?(?=[\s?.!]*$)`,
    'iu',
  ),
  // Who wants it.
  /\s*[,;(–-]\s*(?:our|my) [\p{L} -]{1,30} (?:needs?|wants?|requires?|asks?|insists?|is asking|would like)\b[^?]*(?=[\s?.!]*$)/iu,
  // What of it is enough.
  /[\s,;(–-]{1,4}(?:just|only) (?:the|a|an|one) (?:[\p{L}-]+ )?(?:year|date|day|month|name|surname|city|town|country|place|number|figure|title|word|link|url|answer|list|sentence|value)s?(?: please| is fine| will do| only| is enough)*\)?(?=[\s?.!]*$)/iu,
  /[\s,;(–-]{1,4}(?:year|date|name|number|title|city|country|link|url)s? (?:only|is enough|is fine|will do|suffices|would do)\)?(?=[\s?.!]*$)/iu,
  /[\s,;:(–-]{1,4}(?:please )?(?:answer )?(?:with )?(?:a )?(?:simple |plain |straight |clear |quick |short )?(?:yes or no|yes\/no|y\/n|yes-or-no)(?: (?:please|only|answer|will do|is fine))*\)?(?=[\s?.!]*$)/iu,
  /[\s,;(–-]{1,4}(?:a )?(?:best|rough|ballpark|approximate|educated|good) (?:guess|estimate|figure|number|idea)(?: (?:is|would be|will be))?(?: (?:fine|ok|okay|enough|good|welcome|do))?\)?(?=[\s?.!]*$)/iu,
  /[\s,;(–-]{1,4}(?:a )?(?:plain|simple|short|brief|bullet(?:ed)?|numbered|flat|quick|concise|one[- ]word|one[- ]line|single)[ -](?:list|text|answer|reply|points?|sentence|version|form|word)(?: (?:please|is fine|will do|only))*\)?(?=[\s?.!]*$)/iu,
  /[\s,;(–-]{1,4}(?:no (?:need for )?(?:essays?|details?|fluff|explanations?|long answers?|prose|more)(?: (?:needed|please|required))?|keep it (?:short|brief|simple)|be (?:brief|concise|short|precise)|all of (?:them|it)|nothing else|nothing more|one by one)\)?(?=[\s?.!]*$)/iu,
  /[\s,;(–-]{1,4}(?:i|we) (?:could|can|did|do)(?:n't| not|not)? (?:find|see|spot|locate|tell|remember|get) [^?]{0,40}(?=[\s?.!]*$)/iu,
  /[\s,;(–-]{1,4}(?:i mean|i guess|i think|i believe|i suppose|i assume|i wonder|you see|so to speak|if memory serves|to be (?:precise|exact|clear|sure)|for short|for what it's worth|out of curiosity|just curious|just wondering|asap|urgent(?:ly)?)(?=[\s?.!]*$)/iu,
];

/** Who begins by telling of themselves. */
const SELF = /^(?:i|we|im|my|our|as|for|hi|hello|dear)\b/i;

/** A sentence of who asks about themselves, and a sentence about how to answer. */
const TALK: readonly RegExp[] = [
  /^(?:hi|hello|hey|greetings|good (?:morning|afternoon|evening|day)|dear|thanks|thank you|many thanks|thx|cheers|(?:kind |best |warm )?regards|best wishes|sincerely|yours|hope (?:you|this|all|that))\b/i,
  /^(?:i|we|im|my [\p{L}-]+|our [\p{L} -]{1,30}?|the (?:team|user|client|boss|editor|form|ats|human))(?:'m|'ve|'re|'d|'ll| am| are| is| was| were| have| has| had| keep| kept| could| can| can't| cannot| couldn't| don't| do| did| didn't| would| will| work| works| write| run| teach| study| represent| found| find| see| saw| think| guess| believe| suppose| mean| need| needs| want| wants| only| just| really| also| insists?| says?| asks?| requires?)\b/iu,
  /^(?:it(?:'s| is| was)|this is|that(?:'s| is)|these are) (?:a |an |the |just |only |purely |really |very |my |our |for |urgent|important|hard|due|needed|required|not )/i,
  /^(?:asking|writing|calling|working|compiling|preparing|checking|researching|doing|looking|trying|reading|just (?:asking|checking|wondering|curious)|context|background|purpose|deadline|note)\b(?! (?:is|was|did|does|of)\b)/i,
  /^(?:yes or no|yes\/no|y\/n|(?:just|only) (?:the|a|one)|(?:a |one )?(?:short|brief|plain|simple|bullet|quick|one[- ]word|best|rough)\b|no (?:essay|detail|fluff|explanation|prose|guess)|please (?:be|keep|answer|reply|respond|don't|do not)|(?:be|keep it) (?:brief|short|precise|concise)|answer (?:in|with|briefly|only)|don't (?:guess|make)|do not (?:guess|make))/i,
];
/** A sentence that only says that a question comes. */
const COMES =
  /^[\p{L} ,'’-]{1,50}\b(?:question|query|quiz|check|request|task|inquiry|enquiry)(?: (?:for|from|about|of) [^?]{1,40})?\W*$/iu;
const REQUEST = new RegExp(String.raw`^(?:${ASKS})\b|\?\s*$`, 'i');

/**
 * Whether a sentence is talk; one that a question needs, because it names what the question points
 * back to, is not.
 */
function isTalk(sentence: string, before: boolean, rest: string): boolean {
  const bare = sentence.trim();
  if (
    REQUEST.test(bare) ||
    WANTED.test(bare) ||
    TOLD.test(bare) ||
    WHETHER.test(bare) ||
    ABOUT.test(bare)
  )
    return false;
  if (!TALK.some((pattern) => pattern.test(bare)) && !(before && COMES.test(bare))) return false;
  const names = NAME.test(bare) || /\d|["“'‘]\p{L}/u.test(bare);
  return !(
    before &&
    names &&
    /\b(?:it|its|this|that|they|them|those|these|one|there|you have)\b/i.test(rest)
  );
}

/** The sentences that ask, without those of who asks about themselves. */
function withoutTalk(text: string): string {
  const sentences = text
    .split(/(?<=[.!?;])\s+|\n+|\s+[–—-]{1,2}\s+/)
    .filter((one) => /\p{L}/u.test(one));
  if (sentences.length < 2) return text;
  const kept = sentences.filter(
    (one, at) => !isTalk(one, at < sentences.length - 1, sentences.slice(at + 1).join(' ')),
  );
  if (kept.length === 0 || kept.length === sentences.length) return text;
  return kept.join(' ');
}

/** Whether a beginning only leads up to what is asked. */
const leadsUp = (lead: string): boolean =>
  !ABOUT.test(lead) && (SELF.test(lead) || !NAME.test(lead));

/** A question without what leads up to it, and what follows it. Pure. */
export function unframed(text: string): string {
  const drop = (line: string, pattern: RegExp, to = '', own = false) => {
    const lead = pattern.exec(line)?.[1];
    return lead && leadsUp(lead) && (!own || OWN.test(lead))
      ? to + line.slice((pattern.exec(line)?.[0] ?? '').length)
      : line;
  };
  let rest = withoutTalk(text);
  for (let round = 0; round < 4; round++) {
    const before = rest;
    rest = drop(rest, TOLD);
    rest = drop(rest, WHETHER, 'Is it true that ');
    rest = drop(rest, COLON, '', true);
    rest = drop(rest, COMMA, '', true);
    rest = drop(rest, WANTED);
    for (const tail of TAILS) rest = rest.replace(tail, '');
    if (rest === before) break;
  }
  return /\p{L}{2}/u.test(rest) ? rest : text;
}
