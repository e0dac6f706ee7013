/**
 * Everyday ways of asking, put into the words that the answerer asks with, and what stands around a
 * question taken off.
 */
import { unframed } from './framing.ts';
import { IDIOMS } from './idioms.ts';

const WHO = '(she|he|they|you|u|her|his|their|your|the candidate|this person)';
const STAY =
  '(time|stint|tenure|stay|spell|service|employment|period|work|job|spell|years|career|engagement|appointment|posting)';

/**
 * What leads up to a question and is none of it, beside what framing.ts takes off. Taken off again
 * and again.
 */
const BEFORE: readonly RegExp[] = [
  /^(hi|hello|hey|greetings|good (morning|afternoon|evening|day)|dear \p{L}+|thanks|thank you|sorry|excuse me)( (there|all|team|again|everyone))?[\s,!.:;-]+/iu,
  /^(ok(ay)?|so|and|but|well|also|um+|hmm+)[\s,.:-]+(?=\p{L})/iu,
  /^(now|then|next|first|second|lastly|finally|actually|right|one more|by the way|btw|incidentally|just curious|out of curiosity|for context|question|q|user|human|me|fyi|oh|great|again|anyway|in short|briefly)[,:.-]+\s*/iu,
  /^(a |one |another |just |my |the |and |now |so |then |but |here is |here's |comes |to )*(quick|last|actual|real|next|simple|follow-?up|small|short|genuine|serious|different|final|other|more)? ?(little )?(question|query|thing|enquiry|inquiry)( (for you|here|is|about this (profile|person)|though))*[,:.;-]+\s*/iu,
  /^(for|re|regarding|as part of|in preparation for|ahead of) ((our|my|the|a|an|this|some) )?([\p{L}'-]+ ){0,5}[\p{L}'-]+[,:;] /iu,
  /^(before|as|since|because|while|given|assuming|if|when) (that )?(i|we|our|my|i'm|we're|i am|we are|it's|this)\b[^,?]{0,80}, /iu,
  /^(please|kindly|pls|plz)[\s,]+/iu,
  /^(any (idea|clue|information|info|details?)|tell me|remind me|let me know|say|explain|clarify|inform me|find out|is it (known|recorded|published|documented|possible to say|clear)|does (the|this) (record|profile|page|cv|site) (say|tell|mention|show|state)|according to (the|this) (record|profile|page|cv|site))( please| again| exactly)?,? (?=(who|what|when|where|which|how|why|whose|whom)\b)/iu,
  /^according to (the|this) (record|profile|page|cv|site),? /iu,
  /^(and |then |now |so |after that |finally |please |but |first |just )*(tell|answer|give|show|help) me( this| the following)?( instead| please| now)?[:,]* (?=(who|what|when|where|which|how|why|whose|whom)\b)/iu,
  /^(on|in|at) (the|this) (record|profile|page|cv|site)[,:] /iu,
];

/** What follows a question and is none of it. */
const AFTER =
  /[\s,;.-]+(what (?:should|do|shall|can|must) (?:i|we) (?:put|write|enter|answer|say|fill in)(?: there| here| in)?|(?:before|for|ahead of|prior to) (?:our|my|the|a|an) (?:\p{L}+ ){0,2}(?:meeting|call|interview|report|article|presentation|database|files?|form|newsletter|records|client|boss|manager|team)(?: (?:tomorrow|today|tonight|on \p{L}+|next week|this week))?|please|pls|plz|thanks|thank you|thx|cheers|ta|if (you|i|we) (may|can|could|know|don'?t mind)( ask)?|if (any|known|possible|at all)|by the way|btw|right|eh|lol|do you know|can you (say|tell me|tell)|according to (the|this) (record|profile|page|cv|site)|(?:on|in|from|per) (?:the|this|her|his|their|your) (?:record|profile|page|cv|site|resume|list|file)|on (file|record)|in (total|all|general|particular)|as far as (you|we|the record) (know|knows|say|says|can tell)|roughly|exactly|precisely|approximately|at all|then|again|though|actually|in (her|his|their|your) (life|career))(?=[\s?.!]*$)/iu;

type Rule = readonly [RegExp, string];
const rule = (pattern: string, to: string): Rule => [new RegExp(`\\b(?:${pattern})\\b`, 'giu'), to];

/** Decades by their names; "in her fifties" is an age. */
const DECADES: readonly Rule[] =
  'twenties thirties forties fifties sixties seventies eighties nineties'
    .split(' ')
    .map((name, at) =>
      rule(
        `(?<!(?:her|his|their|your) )(?:the )?(?:(?:early|late|mid|nineteen)[- ])*${name}`,
        `19${at + 2}0s`,
      ),
    );

/** Ways of saying, and how the answerer says it. In order. */
const PHRASES: readonly Rule[] = [
  rule(
    `(?:walk|talk|run|take|guide) (?:me|us) through|fill (?:me|us) in on|shed (?:some )?light on|elaborate on|expand on|say (?:something|more|a bit|a little) (?:about|on)|give (?:me |us )?an? (?:account|idea|impression|picture|sketch|outline) of|what (?:can|could) you (?:tell|say)(?: me| us)? (?:about|on)|what (?:do|does) (?:you|we|one|the (?:record|profile|site|page)) (?:know|say|tell|have|offer|contain|show)(?: us| me)? (?:about|on)|what is (?:known|recorded|on record|said|published|documented|there) (?:about|on|of)|(?:is|are) there (?:anything|something|any (?:information|details?|info|material|word|data|facts?)) (?:known |recorded |published |here )?(?:about|on|regarding)|(?:have|got) (?:you )?(?:got )?anything (?:about|on)|any ?thing (?:about|on)|what about|how about|point (?:me|us) (?:to|towards?|at)|direct (?:me|us) (?:to|towards?)|more (?:about|on)|info(?:rmation)? (?:about|on)|details (?:about|on|of)`,
    'tell me about',
  ),
  rule(`in (?:what|which) (?:capacity|role|function|position|post)|as what`, 'what position'),
  rule(
    `what (?:was|were|is|has|had) ${WHO} (?:been )?(?:hired|employed|taken on|recruited|engaged|appointed|working|brought in) as`,
    'what position did $1 hold',
  ),
  rule(`together with|jointly with|in collaboration with|along with|alongside`, 'with'),
  rule(`pick(?:ed|s)? up|collected`, 'accepted'),
  rule(
    `(?:report|flag|point out|correct|notify (?:you|her|them) (?:of|about)|submit) (?:a |an |any |some )?(?:mistakes?|errors?|problems?|inaccurac(?:y|ies)|corrections?|wrong facts?|typos?)(?: (?:in|on|of|about) (?:the|this|your|her) (?:profile|page|site|record))?`,
    'contact with a correction',
  ),
  // How long.
  rule(
    `how (?:much|many) (?:of )?(?:time|years) (?:did|has|have|does|do) ${WHO} (?:spend|spent|stay|stayed|put in|pass|dedicate|devote)`,
    'how long did $1 stay',
  ),
  rule(
    `(?:what (?:was|is|were|are) )?the (?:total |full |exact |overall )?(?:duration|length|extent|span|time span) of ${WHO} ${STAY}`,
    'how long was $1 time',
  ),
  rule(`(?:duration|length|extent) of (?:the )?${STAY}`, 'how long time'),
  rule(`how long (?:a|an) (?:time|period|stint|spell|while)`, 'how long'),
  rule(
    `(?:over|during|in|for|across|within) (?:what|which) (?:period|time ?frame|time span|years|span|stretch|dates)`,
    'how long',
  ),
  rule(
    `from when (?:to|until|till) when|between (?:which|what) (?:years|dates)|from (?:which|what) year to (?:which|what)(?: year)?|from what year until what year`,
    'how long',
  ),
  rule(`(?:what|which) (?:years|dates|period) (?:was|were|did|does|is|are)`, 'how long was'),
  rule(`for (?:how|what) (?:long|many years)`, 'how long'),
  // When.
  rule(
    `at (?:what|which) (?:point|time|date|stage)(?: in time)?|(?:in|during|around) (?:what|which) year|on (?:what|which) (?:day|date)|how long ago|(?:the )?(?:starting|start|end) (?:year|date) of`,
    'when',
  ),
  rule(
    `since (?:what|which) (?:year|date|time)|from (?:when|what year) on|how far back`,
    'since when',
  ),
  rule(
    `(?:at (?:the )?(?:present|moment)|at present|presently|right now|these days|as of (?:now|today)|nowadays)`,
    'currently',
  ),
  // Where.
  rule(`(?:at|in) (?:what|which) (?:place|location|spot|site)|whereabouts`, 'where'),
  rule(`place of birth|birth ?place`, 'where born'),
  rule(`place of death`, 'where died'),
  // Employment.
  rule(
    `who (?:employs|employed|has employed|had employed|is employing|was employing|hired|pays|engaged|has hired) (?:her|him|them|you)`,
    'which employers did she work for',
  ),
  rule(
    `(?:who|whom) (?:did|does|do|has|have|is|was) ${WHO} (?:work|worked|working|employed|been employed|been working) (?:for|by|with|at)`,
    'which employers did $1 work for',
  ),
  rule(
    `${WHO} (?:was|were|is|are|been|has been|have been|got) (?:employed|hired|engaged|working) (?:by|at|with|for)`,
    '$1 work at',
  ),
  rule(
    `(?:was|were|is|are) ${WHO} (?:employed|hired|engaged) (?:by|at|with|for)`,
    'did $1 work at',
  ),
  rule(
    `(?:firms?|compan(?:y|ies)|organi[sz]ations?) (?:that |which |who )?(?:employed|hired|had employed|engaged) (?:her|him|them|you)`,
    'employers did she work for',
  ),
  rule(
    `(?<!(?:number|count) of )(?:work|employment|job|career|professional) (?:history|record|background|path|timeline|stations|stages|stops)|(?:list of )?past (?:jobs|employers|positions)|curriculum vitae`,
    'list of all positions',
  ),
  rule(
    `(?:academic|educational|university) (?:qualifications?|background|credentials|record|history|training|career|titles?|path)|schooling|formal education|university education|higher education`,
    'academic degrees',
  ),
  rule(
    `what (?:did|does|has|have) ${WHO} (?:study|studied|read|major in|majored in|learn)(?: at (?:uni|university|college|school))?(?=\\W*$)`,
    'what degrees did $1 hold',
  ),
  rule(
    `where (?:did|has|have) ${WHO} (?:study|studied|go to (?:uni|university|college)|get (?:an|the|her|his|their|your) (?:education|degrees?))(?=\\W*$)`,
    'what degrees did $1 hold',
  ),
  rule(
    `(?:what|which) (?:universit(?:y|ies)|colleges?|schools?|institutions?) (?:did )?${WHO} (?:attend|attended|go to|went to|study at|studied at|graduate from|graduated from)(?=\\W*$)`,
    'what degrees did $1 hold',
  ),
  rule(
    `(?:highest|top|latest|last) (?:academic |university |educational )?(?:degrees?|qualifications?|education|level of education)`,
    'academic degrees hold',
  ),
  rule(
    `(?:granted|awarded|gave|conferred|bestowed) (?:on )?(?:her|him|them|you) (?:her |his |their |your )?(?:academic )?degrees`,
    'academic degrees',
  ),
  rule(
    `self-?(?:reported|claimed?|asserted) or (?:externally |independently |publicly )?(?:validated|verified|confirmed|validation)`,
    'what evidence level',
  ),
  rule(`evidence notes?`, 'evidence'),
  rule(`time ?span of|time ?frame of`, 'how long'),
  rule(`alma mater`, 'university'),
  rule(`(?:very |absolute )(?=first|last|latest|earliest)`, ''),
  rule(`(?:sole|one and only) (?=\\w+(?:or|er|ian|ist)\\b)`, ''),
  rule(
    `(?<=\\b(?:what|which|who|next) )(?:come|came|comes|happened) (?:right |directly |immediately )?(?:after|following)`,
    'position after',
  ),
  rule(
    `(?<=\\b(?:what|which|who) )(?:come|came|comes|happened) (?:right |directly |immediately )?before`,
    'position before',
  ),
  rule(`preceded`, 'before'),
  rule(`(?:succeeded|followed) (?=(?:the (?:one|job|position)|that|working))`, 'after '),
  // Life.
  rule(
    `pass(?:ed|es|ing)? away|decease|lose (?:her|his|their) life|lost (?:her|his|their) life`,
    'die',
  ),
  rule(
    `(?:laid|lie|lies|lay) to rest|laid|final resting place|resting place|interred|gravesite`,
    'buried',
  ),
  rule(`come into the world|came into the world`, 'born'),
  // Contact and terms.
  rule(
    `(?:get(?:ting)?|catch|keep|take) (?:a )?hold of|drop (?:her|him|them|you) a (?:line|note|message)|(?:get|got|getting|put|be|being|stay) in (?:touch|contact)(?: with)?|reach out(?: to)?|(?:send|leave|write|shoot|pass) (?:her|him|them|you|us) (?:a )?(?:message|note|mail|line|letter|e-?mail)|(?:send|leave|submit) (?:a|an|my|our|some) (?:message|note|letter|inquiry|enquiry|request)|make contact|connect with (?:her|him|them|you)|speak to (?:someone|somebody|a human)|talk to (?:someone|somebody|a human)`,
    'contact',
  ),
  rule(
    `(?:hear|heard|get (?:an?|any)?|receive (?:an?|any)?|expect (?:an?|any)?|wait for (?:an?|any)?|have (?:an?|any)?) ?(?:back|answers?|response|reply|replies|feedback)`,
    'get a contact reply',
  ),
  rule(
    `turn(?:s|ed)? (?:down|away)|say(?:s)? no to|rul(?:e|es|ed) out|off (?:the table|limits)|out of the question|no-?gos?|red lines?|deal-?breakers?|never do|will not do|won'?t do|does not do|refus(?:al|es|ed) outright|not up for|unacceptable|never (?:do|take on)|(?:never|not) be accepted`,
    'refuse',
  ),
  rule(
    `(?:kinds?|types?|sorts?|forms?) of (?:cooperation|collaborations?|engagements?|work|projects?|partnerships?|jobs?|contracts?|mandates?) (?:is|are|does|do|would|will)`,
    'preferred engagement types are',
  ),
  rule(
    `(?:minimal|minimum|shortest|least) (?:contract|engagement|project|assignment)?\\s?(?:length|duration|time|period|term|commitment)`,
    'minimum engagement duration',
  ),
  rule(
    `(?:fields|sectors|domains|areas|branches|markets) (?:are |is )?of interest|(?:industries|sectors|fields|domains) (?:is|are|was|were|does|do) ${WHO} interested in`,
    'industries of interest',
  ),
  rule(`price ?list|day ?rate|hourly rate|cost of hiring|price tag`, 'rates'),
  rule(
    `(?:high|primary|elementary|secondary|grammar|middle|boarding|nursery) schools?`,
    'highschool',
  ),
  rule(
    `(?:exam |school |final )?(?:grades|marks|gpa)(?= (?:did|at|in|from|were|was|on|average|she|he|they|you)|\\W*$)`,
    'gpa',
  ),
  ...DECADES,
  rule(`(?:which|what) professional(?:ly)?`, 'what'),
  // Verbs and nouns of CVs.
  rule(`in charge of|at the helm of|at the head of|responsible for`, 'lead'),
  rule(`(?:put|taken|brought|placed) into service|entered service`, 'commissioned'),
  rule(
    `(?:bears?|carr(?:y|ies)|bearing|carrying|carried) (?:her|his|their) name|name (?:is |was )?(?:carried|borne|used) by`,
    'namesake of her',
  ),
  rule(`named (?:after|for|in honou?r of)|name(?:d)? in (?:her|his|their) honou?r`, 'namesake of'),
  rule(`hand(?:ed|s)? over`, 'presented'),
  rule(`took part in|takes part in|taking part in|participat(?:ed|es|ing) in`, 'take part'),
  rule(`went on to become|rose to become|rise to be`, 'become'),
  rule(
    `how (?:did|does) (?:her|his|their|your) (?:career|professional life|working life) (?:start|begin|take off|commence)`,
    'what was her first position',
  ),
  rule(
    `how (?:much|many years of) (?:\\w+ )?(?:experience|practice|background) (?:does|did|has|have|do|had) ${WHO} (?:have |had |got |gain |gathered |accumulate )?(?:with|in|of|on|doing)`,
    'how long experience',
  ),
  rule(
    `how (?:good|strong|skilled|proficient|experienced|fluent|capable|competent) (?:is|was|are|were) ${WHO} (?:in|at|with|on)`,
    'what is her skill in',
  ),
  rule(
    `(?<=(?:^|\\b)(?:name|list|give|give me|mention|tell me|cite|top|her|his|their|the) )(?:top )?(?:two|three|four|five|six|ten|\\d{1,2}) (?=(?:\\w+ )?(?:skills?|achievements?|accomplishments?|projects?|publications?|papers?|claims?|employers?|jobs?|positions?|talks?|awards?|honou?rs?|facts?|contributions?|languages?))`,
    '',
  ),
  rule(`top (?=skills|projects)`, ''),
  rule(`skill ?sets?`, 'skills'),
  rule(
    `on (?:what|which) (?:grounds|basis)(?: (?:do|does|did|can|is|are) (?:you|it|they|we|the (?:record|profile|site)) (?:say|says|said|claim|claimed|state|stated|assert|believe|know)(?: that)?)?`,
    'what is the evidence that',
  ),
  rule(`how do (?:you|we) know(?: that)?`, 'what is the evidence that'),
  rule(
    `(?:confirmation|corroboration|verification|validation) (?:from|by) (?:outside|others|anybody|anyone|somebody else|another source|elsewhere)`,
    'evidence',
  ),
  rule(
    `where (?:can|could|may|might) (.{2,60}?) be (?:found|seen|viewed|admired|visited|looked at)`,
    'where is $1',
  ),
  rule(
    `with (?:respect|regard|reference) to|in (?:regard|relation|respect|regards) (?:to|of)|in terms of|in connection with|in the context of`,
    'on',
  ),
  rule(
    `^(?:is|are) ${WHO} (?:currently |still )?(?:employed|working|in (?:a )?job|in employment)(?=\\W*$)`,
    'who is $1 current employer',
  ),
  rule(`for good|once and for all|professionally`, ''),
  rule(`(?:did|has|have|had) ${WHO} (?:become|became|turn into|turned into)`, 'did $1 start as'),
  rule(
    `(?:did|has|have|had) ${WHO} (?:move|moved|switch|switched|transfer|transferred|go over|change) (?:over )?to`,
    'did $1 join',
  ),
  rule(`co-?authors?|co-?writers?|joint authors?|fellow authors?`, 'coauthor'),
  rule(
    `(?:tv|television|talk|radio) (?:programmes?|programs?|shows?|channels?|networks?|stations?|broadcasts?|appearances?)`,
    'television interview',
  ),
  rule(
    `(?:highest|most senior|top|final) (?:military |naval )?(?:rank|grade)(?: (?:that )?${WHO} (?:ever )?(?:reach|reached|held|attained|achieved|had|got))?`,
    'rank retired',
  ),
  rule(`mother tongues?`, 'languages speak'),
  rule(
    `(?:best|most) (?:known|famous|celebrated|remembered|notable) for|claim to fame|crowning achievement|(?:greatest|biggest|top|main|key|major|proudest|most important) (?:achievements?|accomplishments?|successe?s?|contributions?|feats?|wins?)`,
    'strongest achievements',
  ),
  rule(
    `(?:only|solely|merely|just|purely|exclusively)? ?(?:rests?|relies|based|relying|resting|supported|backed|vouched|attested|reported|told) (?:only |solely |merely |just |purely )?(?:on|by|up by) (?:her|his|their|your) own (?:word|account|statement|testimony)s?(?: alone)?|self-?reported|self-?asserted|self-?attested|unverified|uncorroborated`,
    'self-claim',
  ),
  rule(
    `how (?:solid|strong|firm|robust|sound|good|credible|reliable|trustworthy|well supported|well documented|well attested|certain|sure|safe|convincing|dependable) (?:is|are|was|were) (?:the )?(?:evidence|proof|support|basis|backing|documentation|case)?(?: (?:for|of|behind|that|on))?`,
    'what is the evidence of ',
  ),
  rule(
    `(?:better|best|more|most) (?:supported|documented|evidenced|attested|verified|backed|substantiated)`,
    'evidence compare',
  ),
  rule(
    `(?:third|outside|independent|neutral) (?:part(?:y|ies)|sources?|confirmation|validation|verification|proof|evidence)`,
    'external evidence',
  ),
];

/** What somebody heard, and asks about. */
const HEARSAY =
  /^\W*(?:(?:i|we)(?:'ve| have)? (?:once |just |also )?(?:read|heard|saw|learned|learnt|was told|were told|have been told)|(?:somebody|someone|people|some(?: people)?|wikipedia|a colleague|a friend|my \p{L}+|it is|it's) (?:once |often |just )?(?:told|tells?|says?|said|claims?|claimed|write|writes|wrote)(?: me| us)?)(?: somewhere| online| elsewhere| often)*(?: that)? (?=(?:she|he|they|you|her|his|the|\p{Lu}))/iu;

/** Asks whether what stands before it is so. */
const SO =
  /[\s.,;-]+(?:is (?:that|this|it) (?:so|true|right|correct|accurate)|what does (?:your|the|this) (?:record|profile|site|page) say|(?:can|could|do|does) (?:you|the record|the profile) (?:please )?(?:confirm|verify)(?: that| this| it)?|true or false|right or wrong|correct)[\s?.!]*$/i;

/** The question without what leads up to it and what follows it. */
function bare(text: string): string {
  let rest = unframed(text.trim());
  for (let round = 0; round < 6; round++) {
    const before = rest;
    for (const pattern of BEFORE) rest = rest.replace(pattern, '');
    rest = unframed(rest.replace(AFTER, '').trim());
    if (rest === before) break;
  }
  // Nothing but politeness is left as it was.
  return /\p{L}{2}/u.test(rest) ? rest : text;
}

/** A question in the words that the answerer asks with. Takes it without instructions; pure. */
export function rephrased(text: string): string {
  let line = bare(text.replace(/[‘’]/g, "'").replace(HEARSAY, 'Is it true that ').replace(SO, ''));
  for (const [pattern, to] of [...IDIOMS, ...PHRASES]) line = line.replace(pattern, to);
  line = line.replace(
    /^(can|could|would|will|may) (you|i|we|someone)( please| kindly)? (?=tell me about)/i,
    '',
  );
  // A statement that is to be checked keeps its words.
  if (/^(is|are|was|were|do|does|did|has|have|had)\b/i.test(line))
    line = line.replace(/\bnamesake of\b/g, 'named for');
  // "Can I" is no numeral.
  return line.replace(/^(\p{L}+)(?= I\b)/u, (word) => word.toLowerCase());
}
