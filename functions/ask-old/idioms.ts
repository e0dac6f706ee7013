/**
 * Verbs of two words, and nouns that ask: what they are put into before a question is read. Words
 * of a language, never of a profile.
 */

type Rule = readonly [RegExp, string];
const rule = (pattern: string, to: string): Rule => [new RegExp(`\\b(?:${pattern})\\b`, 'giu'), to];

const RANK =
  '(?:rear |vice |full |associate |assistant |lance |brigadier |major |lieutenant |senior |junior |managing )*(?:captain|commodore|admiral|commander|lieutenant|colonel|major|general|sergeant|corporal|professor|partner|director|manager|principal|partner|dean|chair|president|judge|bishop|consultant|editor)';
const WHOM = '(?:her|him|them|you)';
const WHO = '(?:she|he|they|you)';
const TIME =
  '(?:exact |precise |calendar |approximate |official |full )*(?:years?|dates?|day|month)';
const PLACE =
  '(?:exact |current |present |precise |final )*(?:place|location|site|venue|spot|city|town)';

/** In order. */
export const IDIOMS: readonly Rule[] = [
  rule('1st', 'first'),
  rule('2nd', 'second'),
  rule('3rd', 'third'),
  rule('tl ?;? ?dr', ''),
  rule('e[- ]?mail (?:address(?:es)?|ids?|contacts?)|e[- ]mails?', 'email'),
  rule('(?:web|internet) ?address(?:es)?', 'website'),
  rule(`(?<=^\\W*)(?:were|wear) (?=(?:did|does|do|is|was|has|can|could)\\b)`, 'where '),
  rule(
    `(?<=^\\W*)(when|where|why|how long|how many \\w+|(?:which|what) (?:year|day|date|month|subject|medal|award|prize|degree|rank|title|position|job)) (she|he|they) (?!(?:is|was|were|has|had|did|does|do|can|could|will|would|may|might)\\b)`,
    '$1 did $2 ',
  ),
  rule(
    `(?<=^\\W*)what (she|he|they|you|\\w+ \\w+) (?:did|does|do|stands? for|is about|was about)(?=\\W*$)`,
    'who is $1',
  ),
  rule(
    `(?:(?:best|most|chiefly|mainly|mostly) )?(?:known|remembered|renowned|noted|famous|famed|celebrated) for(?=\\W*$)`,
    'strongest achievements',
  ),
  rule(
    `(?:one|a|an|some|any|the main|a few|two|three) (?:\\w+ )?(?:facts?|things?|details?|lines?|words?|sentences?) (?:on|about|regarding|concerning)`,
    'tell me about',
  ),
  // Verbs of two words.
  rule(
    `(?:called|call|calls|brought|bring|brings|ordered|summoned|asked) (?:${WHOM} )?back(?= (?:to|into|in|by|for|from|on|again|when)|\\W|$)(?: (?:in)?to (?:active )?(?:service|duty|work|the \\w+))?`,
    'recalled active duty',
  ),
  rule(
    `(?:go|goes|went|gone) (?:into|down) the (?:water|ways|slipway)|slid down the (?:ways|slipway)|(?:first )?(?:hit|touch(?:ed)?) the water`,
    'launched',
  ),
  rule(`put(?:s|ting)? forward|came forward with|come forward with`, 'proposed'),
  rule(`put (?:it |them |these |those )?together(?: physically)?`, 'built'),
  rule(`(?:put|puts|putting|bring|brings|brought) out`, 'published'),
  rule(`(?:comes?|came) out(?= (?:in|on|with|as|at|first)|\\W*$)`, 'published'),
  rule(
    `(?:come|comes|came|coming) up with|(?:think|thought|thinks) (?:of|up)(?= (?:the|a|an|it|this|that)\\b)|dream(?:ed|t)? up`,
    'invented',
  ),
  rule(`(?:set|sets|setting) up|(?:start|started|got) (?:up )?from scratch`, 'founded'),
  rule(`(?:carried|carry|carries|carrying) out`, 'did'),
  rule(
    `(?:take|takes|took|taken) over (?=(?:the )?(?:company|firm|business|employer|it|her employer)\\b)`,
    'acquire ',
  ),
  rule(`(?:bought|buy|buys) (?:up|out)`, 'bought'),
  rule(`(?:signed|sign|signs) up(?: (?:for|with))?`, 'joined'),
  rule(
    `(?:stepped|step|steps) down|(?:hung|hang) up (?:her|his|their) (?:\\w+)|left the (?:navy|army|service|military|force|air force|company) for good`,
    'retired',
  ),
  rule(
    `(?:given|gave|got) the sack|let go(?= (?:by|from|of|in)|\\W*$)|made redundant|laid off`,
    'dismissed',
  ),
  rule(`(?:got|get|gets|getting) (?:married|hitched)|tied the knot`, 'married'),
  rule(`(?:handed|hand|hands|gave|give|gives|given|giving) (?:out|away)`, 'handed to'),
  rule(`(?:look|looks|looked) after|(?:take|takes|took) care of`, 'maintain'),
  rule(`(?:turn|turns|turned) up at|(?:show|showed) up at`, 'attend'),
  rule(
    `(?:pull|pulled|pulls|take|took|taken|fish|fished|get|got) (?=(?:the |a |that )?\\w+ out of)`,
    'found ',
  ),
  rule(
    `(?:sat|sit|sits|serve|serves|served) on (?=(?:the|a|any|that|which|what)\\b)`,
    'member of ',
  ),
  rule(`a part of|on the team (?:of|for|behind)`, 'member of'),
  rule(
    `made (?:it )?(?:to )?(?=${RANK}\\b)|(?<=\\bdid ${WHO} )make (?:it )?(?:to )?(?=${RANK}\\b)`,
    'become ',
  ),
  rule(
    `at the (?:very )?end of (?:her|his|their|your) (?:\\w+ )?(?:career|life|service|days|time)`,
    'last',
  ),
  rule(
    `in (?:her|his|their|your) lifetime|while (?:she|he) (?:was|were) (?:still )?alive`,
    'alive',
  ),
  rule(`(?:following|upon) (?=(?:her|his|their|your|the)\\b)`, 'after '),
  rule(`,? ?(?:i mean|you know|so to speak|as it were|if you will),?(?= )`, ''),
  rule(
    `(?:un)?till? now|up to now|so far|to date|to this day|as yet|in (?:the right |chronological |time |date |reverse )*order(?=,|\\W*$)|(?:from|in) (?:the )?(?:first|earliest|oldest) to (?:the )?(?:last|latest|newest)`,
    '',
  ),
  rule(
    `(?<=^\\W*)(?:any|some|got) (?:experience|knowledge|background|familiarity|expertise) (?:with|in|of|on|at)`,
    'does she have experience with',
  ),
  rule(
    `whose (?:cv|profile|resume|page|site|website|record|life|career|biography|data|curriculum) (?:am i|are we|is this|is that|is it|do i|do we|have i|have we)(?: (?:\\w+)){0,4}(?=\\W*$)`,
    'who is this person',
  ),
  rule(
    `(?:at|in|from|on|near) (?:which|what) (?:shipyard|yard|dockyard|dock|port|harbou?r|town|city|village|state|country|place|location|site|venue|spot)`,
    'where',
  ),
  rule(
    `(?:nothing|no) (?:more|other|else) than (?:her|his|their|your) own (?:word|account|statement|claim)s?`,
    'self-claim',
  ),
  rule(
    `(?:doctoral|phd|thesis|dissertation|graduate|research) (?:supervisor|adviser|advisor|mentor|director)`,
    'dissertation adviser',
  ),
  rule(
    `(?:most|best|more) (?:celebrated|renowned|notable|remarkable|significant|outstanding|impressive|famous|lauded|prominent) (?=achievements?|accomplishments?|contributions?|works?|feats?|success)`,
    'greatest ',
  ),
  rule(`turn-?around(?: times?)?|(?:reply|answering) times?`, 'response time'),
  rule(
    `what (?:tasks|duties|assignments|responsibilities|remit|brief) (?:did|does|has|had) ${WHO} (?:have|had|hold|perform|carry out|fulfil|take on)`,
    'what did she do',
  ),
  rule(
    `(?:the )?(?:scene|setting|stage|backdrop|venue|host) (?:of|for) (?=(?:the|her|his|their)\\b)`,
    'where ',
  ),
  rule(`genuine|authentic|factual|for real|legit(?:imate)?`, 'true'),
  rule(`(?:mortal )?remains (?:were |was |are |is )?(?=(?:buried|interred|laid|put))`, ''),
  rule(
    `on (?:his|her|their|your|the) own|by (?:himself|herself|themselves|yourself)|single-?handed(?:ly)?|unaided|unassisted|all alone`,
    '',
  ),
  rule(
    `(?:is|was) (?:her|his|their|your) name (?:carried|borne|used|worn) by ((?:an?|the|any) \\w+(?: \\w+){0,3})`,
    'is $1 named for her',
  ),
  // Nouns that ask when.
  rule(`(?<=^\\W*)(?:the )?${TIME} (?:that |when |in which |on which )?(?=${WHO}\\b)`, 'when did '),
  rule(`(?<=^\\W*)(?:the )?(?:starting|start|beginning) ${TIME} (?:of|for) `, 'when start '),
  rule(
    `(?<=^\\W*)(?:the )?(?:ending|end|finishing|finish|completion) ${TIME} (?:of|for) `,
    'when end ',
  ),
  rule(
    `(?<=^\\W*)(?:the )?(release|launch|publication|retirement|enlistment|commissioning|graduation|appointment|promotion|availability|birth|death|burial|wedding|marriage|adoption|acquisition|founding) ${TIME} (?:of|for) `,
    'when $1 ',
  ),
  rule(`(?<=^\\W*)(?:the )?${TIME} of (?=\\w)`, 'when '),
  // Nouns that ask where.
  rule(
    `(?:the )?(?:burial|resting|burying) (?:place|site|ground|spot|location)|(?:the )?(?:place|site|location) of (?:her |his |their |your )?(?:burial|grave|rest|interment)|burial (?=\\?|$)`,
    'where buried',
  ),
  rule(`(?<=^\\W*)(?:the )?${PLACE} of (?=\\w)`, 'where '),
  rule(
    `(?<=^\\W*)(?:the )?(retirement|launch|lecture|ceremony|work|teaching|death|display|storage) (?:place|location|venue|site|city)(?=\\W*$)`,
    'where $1',
  ),
  rule(`(?<=^\\W*)cause of (?:her |his |their |your )?death`, 'what illness did she die of'),
  // Nouns that ask how many.
  rule(`(?<=^\\W*)(?:the )?total (?:number|count|sum|amount) of`, 'number of'),
  rule(`(?<=^\\W*)(?:the )?total (?=years )`, ''),
  rule(`head ?count`, 'number of employees'),
];
