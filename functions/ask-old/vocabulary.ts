/**
 * The vocabulary of CVs: which words mean the same, which carry nothing, which numbers words are.
 * Words of a language, never of a profile. Each line of SAME is one meaning; its first word names
 * it.
 */
import { stemOf } from './words.ts';

const SAME = `
phd doctorate doctoral doctor dphil
master masters ma msc mba
bachelor bachelors ba bsc undergraduate
degree diploma qualification
award awarded honor honour honors honours prize prizes medal decoration accolade recognition laureate
receive received win won earn earned obtain obtained get gain gained complete
job position post role
employer company organization organisation firm workplace
work employed
adviser advisor supervisor advise advised consult mentor
dissertation thesis
paper article publication writings
book textbook
talk speech lecture keynote presentation address
interview interviewed
present presented
university college school alma institution
study studied major majored field
mathematic math
start begin began join joined commence since
end finish stop leave until quit
lead direct head manage boss
director manager head
create develop make
invent devise
confirmed confirm
congress congressman congresswoman representative senator
corporation corp incorporated inc
story tale account
modern present-day
release released
found founded establish
language
skill expertise competence capability ability proficient
project
claim statement
evidence proof support substantiate
verify confirm validate check corroborate
image picture photo photograph portrait
marry married husband wife spouse
family relative relatives kin
coauthor collaborator cowriter
manual handbook
log logbook
lengthy long
page pages
teach instructor lecturer
navy naval
army military
retire retirement retired
recall recalled
launch launched
commission commissioned
rank grade
adopt adopted
name named title titled called
posthumous posthumously
live lived reside residence located location
buried grave bury
publicly public
famous wellknown popular renowned
about approximately around roughly circa
first initial earliest
last final latest recent
goal aim purpose
city town
country nation
agent agents
cooperation collaboration engagement collaborate
industry sector industries
message messages mail
reply respond response answer
welcome accepted
website site homepage
note notes
manifesto
principle
team group
fast quick
colleague coworker
museum
difference differ compare comparison versus vs
type kind sort
test tested testing
debug debugging
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const MEANING = new Map<string, string>();
for (const [first = '', ...others] of SAME)
  for (const word of [first, ...others])
    if (!MEANING.has(stemOf(word))) MEANING.set(stemOf(word), stemOf(first));

/** What a stem means: itself, or the first of the words that mean the same. */
export function meaningOf(stem: string): string {
  return MEANING.get(stem) ?? stem;
}

/** Words without a meaning of their own in a question or statement. */
export const EMPTY = new Set(
  `a an the and or but nor so of to in on at by for from with without into onto over under about as than then that this these those there
  here it its itself he him his she her hers herself himself they them their theirs i me my mine we us our you your yours yourself u ur r
  be is are was were been being am do does did done doing have has had having can could may might must shall should will would
  what which who whom whose when where why how if whether because while during per via between among upon within
  please pls plz kindly thanks thank hello hi hey dear ok okay well just only also too very really quite ever still yet already
  tell give show list name describe explain provide share say let want need like know see find look ask asking answer question summarise
  summarize summary overview brief briefly details detail detailed information info exactly actually currently current now today any some all
  each every both many much more most such other another own same one ones something anything someone anybody anyone somebody
  thing things everything everyone not no yes up out off again once really maybe perhaps etc eg ie according regarding concerning re including
  wonder wondering curious interested client clients briefing report preparing timeline sentence sentences word words whole full total overall altogether
  person candidate subject individual profile record records recorded cv resume page site history background published listed mentioned stated documented
  available around long far old often soon come go get got make made take took put use used keep kept happen happened mean means
  take place give given kind sort part way work time year years date day month does done s t re ve ll d m
  wat whats wheres whos hows theres shes hes im ive id dont doesnt didnt isnt wasnt cant couldnt havent hasnt wont youre
  main major biggest best good great most important notable well based bit lot ago co forward last lasted lasting carry carries carried behalf adays nowadays truth true
  mention mentions mentioned ist behind`.split(/\s+/),
);

/** Words that say nothing in a statement that is to be checked: far fewer. */
export const HOLLOW = new Set(
  `a an the and or of to in on at by for from with into as that this these those there it its he him his she her hers they them their
  be is are was were been being am do does did have has had will would can could which who whom whose when where while also her own then
  i me my we our you your yours u ur r than so both too s t co herself himself itself themselves during up ever one`.split(
    /\s+/,
  ),
);

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const TENS = 'thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The number that a word is: "twelve" or "1,204"; null for other words. */
export function numberOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word);
  const small = NUMBERS.indexOf(word);
  if (small >= 0) return small;
  const ten = TENS.indexOf(word);
  if (ten >= 0) return 30 + ten * 10;
  return (
    { hundred: 100, thousand: 1000, million: 1_000_000, dozen: 12, once: 1, twice: 2 }[word] ?? null
  );
}

export const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** Slips of the pen and short forms of chats that no rule mends. */
export const SLIPS: Readonly<Record<string, string>> = Object.fromEntries(
  `wen:when wehn:when whn:when waht:what wat:what wht:what whta:what wich:which whcih:which wher:where whre:where
  hwo:how hw:how hwen:when teh:the adn:and dat:that dis:this abt:about bout:about ppl:people yrs:years yr:year
  lvl:level meny:many mnay:many dose:does thier:their haz:has hav:have gud:good cuz:because becuase:because
  lang:language langs:languages edu:education exp:experience pls:please plz:please thx:thanks ur:your u:you r:are
  youre:your pub:publication pubs:publications proj:project projs:projects dept:department univ:university
  intrest:interest intrests:interests colab:collaboration n:and borne:born mony:money speek:speak realy:really collab:collaboration wie:how sinse:since bilt:built fisrt:first wya:way acutally:actually wether:whether carrer:career explane:explain maried:married collegue:colleague artical:article begining:beginning writting:writing manny:many proff:proof folks:people guys:people lisence:licence presantly:presently currenty:currently collage:college docs:documents doc:document thru:through tho:though erlier:earlier uni:university prof:professor bday:birthday roll:role knwon:known wiht:with jobb:job wrk:work tel:tell`
    .split(/\s+/)
    .map((pair) => pair.split(':')),
);

/**
 * Words of the world outside of profiles: known, so that they are not taken for slips of the pen.
 */
const WORLD =
  `weather capital population president minister football soccer cricket tennis poem haiku song recipe restaurant movie film actor
  python java javascript typescript lisp fortran saas influencer antibody rust golang kotlin swift ruby perl php scala haskell kubernetes docker terraform linux windows android react angular
  vue node django flask spring tensorflow pytorch cuda sql mysql postgres mongodb redis kafka spark hadoop excel powerpoint photoshop figma blockchain
  bitcoin crypto cryptography quantum robotics machine learning artificial intelligence data cloud aws azure google microsoft amazon apple facebook meta
  netflix oracle tesla nokia samsung intel nvidia adobe salesforce spotify uber airbnb twitter linkedin github gitlab instagram mastodon bluesky youtube
  tiktok turing nobel oscar grammy pulitzer emmy fields medal patent patents license licence pilot driving certificate certification scrum agile pmp
  french german spanish italian portuguese dutch polish russian chinese japanese korean arabic hindi turkish greek latin english swedish danish norwegian
  finnish mother father brother sister son daughter husband wife spouse pet dog cat horse house home garden favourite favorite colour color food drink
  band painter book author stock share market joke translate calculate plus minus times divided capital currency planet moon sun ocean sea river mountain
  berlin paris london tokyo york boston chicago canada france germany australia vietnam india china japan europe africa asia america
  primary secondary high school exam exams score grade grades gpa marks scholarship internship intern startup founder ceo cto cfo board director investor
  crime convicted arrested drugs alcohol smoking gay straight christian muslim jewish budget team size headcount reported salary visa citizen passport
  remote hybrid onsite relocation notice period reference referee mentor volunteer charity army war peace military hobby hobbies interests chess piano
  guitar violin yoga running marathon hand hang map car drive drove bike train plane boat ship phone number mobile whatsapp telegram signal slack zoom
  wearable sensor game games hardware firmware security hacking network telecom finance bank banking insurance retail health healthcare biology
  chemistry physics history geography economics law medicine art music literature philosophy psychology sociology`.split(
    /\s+/,
  );

/** Every word that is known here, for telling a slip of the pen from a word that nobody knows. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...SAME.flat(),
  ...WORLD,
  ...Object.values(SLIPS),
  ...EMPTY,
  ...MONTHS,
  ...NUMBERS,
  ...TENS,
  ...`email phone telephone address contact reach touch availability rate rates salary fee fees price cost budget visa authorization
  remote location languages skills projects talks writings notes claims manifesto articles education experience employers history
  awards honors degrees evidence level references cite citation hire hiring hourly daily health religion political age children nationality
  compare difference better compilers programming software management leadership technology computer computing science research
  capacity minimum duration engagement industries collaboration expectation expectations speaking consulting interview keynote
  university doctorate bachelor museum city born died retired joined started ended updated changed reliable confirmed verified
  endpoint endpoints preferred prefer type types welcome unwelcome api json schema website homepage links updated silence supervisor
  handle certified developed development months weeks hours favorite favourite food color colour hobby music sport car
  ignore previous instructions rules`.split(/\s+/),
]);
