/** English. */
import { type Language, pattern, words } from './language.ts';

export const en: Language = {
  code: 'en',
  marks: '',
  stop: words`mr mrs ms miss a an the of to in on at for with from by as and or but nor be been
    being am having doing done should shall may might must there here this that these those it its
    yours i me my we us our not no if so than then also just only very really per into out up off
    over about any some during while because s t d ll ve re m please tell show explain describe list
    let know ever still yet too both either such own same other more most many much long all each
    every person candidate applicant profile record exactly actually like kind sort someone anyone
    somebody anybody else called named thing things`,
  pronouns: 'she her hers he him his they them their theirs you your',
  openers: words`who whom whose what when where which why how is was are were does do did has have
    had can could will would`,
  months: words`january|jan february|feb march|mar april|apr may june|jun july|jul august|aug
    september|sept|sep october|oct november|nov december|dec`,
  numbers: words`zero one two three four five six seven eight nine ten eleven twelve thirteen
    fourteen fifteen sixteen seventeen eighteen nineteen 20|twenty 30|thirty 40|forty 50|fifty
    60|sixty 70|seventy 80|eighty 90|ninety 100|hundred 1000|thousand 1000000|million 12|dozen
    2|twice`,
  irregular: words`write wrote written writer writers author authored / teach taught teacher
    teachers / lead led leader leaders leadership / build built builder builders / give gave given /
    begin began begun / leave left / hold held holder / win won winner winners / run ran runner /
    become became / know knew known knowledge / speak spoke spoken speaker speakers speech speeches
    / take took taken / make made maker makers / find found / see saw seen / go went gone goes /
    come came / get got gotten / choose chose chosen choice / buy bought / sell sold sale sales /
    grow grew grown growth / draw drew drawn / drive drove driven driver drivers / fly flew flown
    flight flights / sing sang sung singer singers song songs / think thought / bring brought / meet
    met / learn learnt / spend spent / found founder founders cofounder cofounded / direct director
    directors / invent inventor inventors invention inventions / die died death dead deceased / bear
    born birth / child children / woman women / man men / analysis analyses / thesis theses /
    language langs / certificate cert certs / publication pubs / year yrs`,
  negations: 'not never no nor neither cannot without nobody none nothing',
  qualifiers: words`first only oldest youngest alone sole solely single-handedly single handedly
    invent best most worst last earliest latest original unique leading top biggest largest greatest
    main never always entirely fully exclusively foremost pioneer pioneering famous himself herself
    personally else`,
  totals: 'all every each both whole entire everybody everyone everything always',
  disputed: 'disputed contested doubtful uncertain unverified unconfirmed controversial disagree',
  fillers: words`pls plz overview summary summarise summarize brief briefly short complete info
    information detail order format bullet plain everything need want look find question quick
    quickly asap thanks hello hi listed own various kinds types sorts general exact precise
    professional one two sentence words agent entry item record true accurate correct confirm kindly
    dear know help actual roughly outright overall altogether`,
  asking: 'old age year date day month decade city town country place number count amount name',
  light: words`give get take make happen appear become mean keep turn put bring go come call name
    carry have use see want do let set work contain include last kind part thing time hand reach
    something anything`,
  slots: {
    who: pattern`\b(who|whom|whose)\b`,
    when: pattern`\b(when|(what|which) (exact )?(year|date|day|month)|the (exact )?date|(year|
      date) of)\b`,
    where: pattern`\bwhere\b|\b(what|which) (city|country|town|place|state|venue|location)\b|
      \b(place|city|town|venue|location) of\b`,
    many: pattern`\b(how (many|meny)|number of|count of|amount of)\b`,
    long: pattern`\bhow long\b|\bhow many (years?|months?|weeks?|days?|hours?)\b|\bduration\b`,
    old: pattern`\bhow old\b|\b(what|which) age\b|\bat what age\b`,
    much: pattern`\bhow (much|big|large|often|far|fast|high|heavy|tall)\b|\bpercent|\bshare of\b`,
    how: pattern`\bhow\b|\b(why|reason|how come|what for)\b`,
  },
  yesNo: pattern`^((and|so|but|also|then) )?(is|was|are|were|does|do|did|has|have|had|can|could|
    will|would|should)\b|^(is it true|right|correct)`,
  open: pattern`\b(still|currently|nowadays|these days|today|since when|at the moment|right now)\b|
    \bhow long ha(s|ve)\b`,
  ahead: pattern`\b((can|could|will|would|may|might)(?! (i|we|one)\b)|going to)\b`,
  unfinished: pattern`\b(not|never|nothing|without) (yet )?(being )?(complet\w+|finish\w+|award\w+|
    graduat\w+|a degree)|\b(incomplete|unfinished|dropped out|withdrew|abandoned)\b`,
  private: pattern`\b(salar\w+|earnings|how much .*\b(earn|make|paid)|income|wage\w*|net worth|
    religi\w+|church|faith|politic\w*|vote\w*|party|health|ill(ness)?|disease|medical|disab\w+|
    home address|private address|street|phone|telephone|mobile|married|marriage|husband|wife|spouse|
    divorc\w+|children|kids|sons?|daughters?|parents|mother|father|sibling\w*|brothers?|sisters?|
    sexual\w*|gay|lesbian|ethnic\w*|nationality|citizenship|race|how old|age|birthday|pregnan\w*|
    wealth\w*|weigh\w*|tall|height|password|passport|social security|bank|criminal|convicted|crime|
    arrested|dating|boyfriend|girlfriend|relationship|hobb(y|ies)|favou?rite)\b`,
  people: words`boss bosses manager managers colleague colleagues coworker coworkers predecessor
    successor supervisor supervisors mentor mentors teacher teachers student students pupil pupils
    apprentice apprentices trainee trainees assistant assistants client clients customer customers
    friend friends coauthor coauthors cofounder cofounders neighbour neighbor`,
  family: words`husband wife spouse partner child children kids son sons daughter daughters
    parents mother father sibling siblings brother brothers sister sisters boyfriend girlfriend`,
  kinds: words`experience: position job employer role post company organisation organization career
    employment work | position | positions / education: degree education diploma university school
    qualification study | degree or certificate | degrees and certificates / certificate:
    certificate certification licence license qualification | certificate | certificates /
    volunteering: volunteering volunteer voluntary | voluntary position | voluntary positions /
    award: award prize honour honor medal | award | awards / reference: reference testimonial
    referee | reference | references / interest: interest hobby | interest | interests / project:
    project portfolio | project | projects / skill: skill competence strength expertise | skill |
    skills / talk: talk lecture keynote presentation conference speech interview podcast appearance
    | talk | talks / writing: publication paper book writing article report chapter manual post
    published | publication | publications / claim: claim statement | claim | claims / note: note
    update news observation | note | notes / article: article text essay | long text | long texts /
    question: question faq | common question | common questions`,
  words: 'to until since with year years month months',
  headings: words`location: Based in | languages: Languages | born: Born | died: Died | focus:
    Current focus | links: Links | operator: Operated by | capacity: Current capacity | minimum:
    Minimum engagement | engagements: Preferred engagements | refused: Refused | industries:
    Industries of interest | from: Available from | notice: Notice period | workplace: Place of work
    | zone: Time zone | authorization: Permission to work | contact: Preferred way of contact |
    response: Response time | email: E-mail | welcome: Welcome | unwelcome: Not welcome | start:
    Start | end: End | length: Length | evidence: Evidence level | first: The earliest in the record
    | latest: The latest in the record | longest: The longest in the record | ongoing: Without an
    end in the record | last: The last one in the record | before: Before that in the record |
    after: After that in the record | span: From the first to the last position in the record`,
  frames: {
    says: 'The record says:',
    note: 'Note on the evidence:',
    curated: "The owner's answer to",
    nearest: 'Not judged. The nearest records are given: compare them yourself.',
    silent: words`Nothing published comes near this; absence is not evidence of absence.`,
    private: 'This is a private matter; it is not answered here.',
    scope: words`This service answers questions about the person of this profile from published
      records; /api/init says what those are.`,
    language: words`Questions are read in English, German, French and Spanish; /api/manifest has the
      whole record.`,
    quoted: 'The record is quoted in its own language:',
    written: 'The record is in {language}; a question in that language finds more.',
    part: 'Part {n} of the question:',
    missing: 'Nothing published was found to answer this for certain.',
  },
  ways: `
who: who is this | who are you | whose card is this | introduce yourself | what is this profile |
  who is she | tell me about her | introduce her | whose profile is this | bio | biography | what
  is she known for
profession: what does she do | her profession | what does she do for a living | her occupation | her
  trade | what kind of work does she do
location [base located live city country home town reside]: where is she based now | where does she
  live | which city is she in | her location | home town | in which country does she live | place of
  residence
languages [language speak fluent native tongue bilingual english]-programming-coding-computer: her
  languages | which languages does she speak | her level in English | native language | mother
  tongue | how many languages does she speak | does she speak | is she fluent in
focus [busy focus working doing occupied concentrate days
  moment]-job-position-role-post-employer-company: what is she working on at the moment | her
  current focus | what is she doing now | what is she busy with today | what does she do these days
born [born birthday birthdate]: when was she born | date of birth | birth year | birthday
died [die alive pass]: when did she die | date of death | is she still alive | did she pass away
links [link website online read more web url homepage elsewhere social]: where can I read more about
  her | does she have a website | links to other profiles | her homepage
capacity [available capacity free hire open book looking accept take engage]: is she available |
  does she have capacity | can I hire her | is she open to offers | can I book her | current
  capacity | open to new opportunities
engagements [engagement collaboration service hire work offer assignment commission contract]: what
  kind of engagements does she prefer | what can I hire her for | which services does she offer
industries [industry sector field domain branch]: which industries is she interested in | sectors of
  interest
from [start available]: when could she start | her earliest start date | date of availability
notice [notice]: her notice period | how long is her notice period | how much notice must she give
workplace [remote hybrid onsite site]: does she work remotely | is she open to remote work | would
  she work on site | remote or hybrid
zone [timezone zone]: which time zone is she in
authorization [authorization authorisation permit visa sponsorship allow]: where is she authorized
  to work | does she need a visa | work permit | right to work | is she allowed to work in
refused [refuse reject decline no hard never not]: what work does she refuse | what will she not do
  | which requests does she turn down | what does she say no to
rates [rate fee salary charge cost price pay budget expensive compensation earn]: her rates | what
  does she charge | how much does she cost | salary expectations | her fee | hourly rate | day rate
contact [contact reach touch write message book]-long-fast-soon-quick: how can I contact her | how
  do I reach her | contact details | how do I get in touch | where do I send a message | preferred
  way of contact
email [mail email e-mail address]-home-street-postal: her email address | email | mail address
response [fast soon quickly long reply response answer respond expect wait]: how fast does she reply
  | response time | when can I expect a reply | how soon does she respond to messages
welcome [welcome like message write]: what kind of messages are welcome | what may I write to her
  about
unwelcome [unwelcome welcome not ignore]: what kind of messages are not welcome | what should I not
  write to her about
current [moment current now present today these does]-before-previous-past-former-busy: her jobs at
  the moment | her current role | where does she work now | present job title | most recent title |
  her position at present | her job now | which company is she with today | who employs her | where
  does she work
ongoing [still ongoing active running unfinished open]: which projects are still ongoing | what is
  still running | current projects
history-look-looking-seek: where has she worked | list her positions | work history | which
  companies has she worked for | what jobs has she had | work experience | her career | where has
  she been employed | professional experience | has she ever worked for
education: what degrees does she hold | where did she study | which university did she go to | her
  education | academic background | list her degrees | what qualifications does she have | which
  licences does she hold | her certifications | which school did she attend | where did she get her
  degree | has she got a degree | when did she graduate
highest [highest top]: her highest degree | highest level of education
projects [project portfolio built]: list her projects | portfolio | what has she built
skills [skill good competence strength expertise able tool technology software]: her skills | what
  is she good at | competencies | her expertise | which tools does she use | what technologies does
  she use | what software does she use
talks [talk speak lecture conference presentation keynote interview podcast appearance media
  television tv radio]: what talks has she given | list her talks | where has she spoken | keynotes
  | has she appeared in the media
writings [publish write publication paper bibliography]: what has she published | list her
  publications | which papers has she written | bibliography | has she published anything
books [book monograph]: which books has she written | did she publish a book
awards [award prize honour honor medal recognition distinction grant fellowship]: has she won any
  prizes | list her awards | what awards did she get
count [many number count total]: how many projects are published | how many talks has she given |
  how many books has she written | number of publications
latest [latest last newest recent]: her latest project | most recent talk | newest publication |
  last talk she gave
first [first earliest oldest]: her first job | earliest project | first talk she gave | oldest
  project | where did she work first
longest [long longest most]: where did she work the longest | which job did she hold longest | which
  project ran longest
years [year yr long experience since seniority]-in: how many years of experience does she have | how
  long has she been working | since when has she been working | how experienced is she
during: what did she do in YEAR | where did she work in YEAR | what happened in YEAR | which talks
  did she give in YEAR
before [before prior preceding previously]: what did she do before X | where did she work before X |
  which job came before X
after [after next following afterwards later]: what did she do after X | where did she work after X
  | which job came after X | where did she go after leaving X | which company did she join after X
when-of [when year date period day]: when was X | when did X take place | what year was X | dates of
  X | when did she give X | when did X happen | when did X come out | when did she win X
start-of [start begin join since when]: when did she start at X | when did she join X | when did X
  begin | since when has she worked at X | start date of X | when did she become X
end-of [end leave until finish graduate stop complete]: when did she leave X | when did X end |
  until when was she at X | when did she finish X | when did she graduate from X
length-of [long year month length duration last spend]: how long was she at X | how many years did
  she work at X | how long did X take | how many years of experience with X | duration of X | how
  long did she stay at X | how long was she employed at X
place-of [where city country town place venue located]: where was X | where did X take place | in
  which city was X | where was X held | where did she give X | location of X
role-of [role title do position job part post capacity function task responsibility]: her role at X
  | her title at X | what did she do at X | what position did she hold at X | her responsibilities
  at X
skill-of [experience work know skilled expertise good familiar proficient do]: does she have
  experience with X | has she worked with X | does she know X | is she familiar with X
about [what about describe explain summary say tell call title]-who: what is X | what does the note
  X say | what does the talk X cover | title of X
coauthors-of [who coauthor co-author author together alone]: who wrote X with her | who are the
  authors of X
references [reference referee testimonial recommendation say others]: what do others say about her |
  references | testimonials | who recommends her
interests [interest hobby leisure free spare]: her interests | hobbies | what does she do in her
  free time
volunteering [volunteer voluntary unpaid charity]: has she volunteered | voluntary positions
expiry-of [valid expire expiry until]: until when is X valid | when does X expire | is X still valid
grade-of [grade mark score gpa result]: what grade did she get for X | grade of X | final mark of X
evidence [evidence support verify proof prove validate back source verification reliable confirm
  certain solid proven documented trustworthy]: what is the evidence for it | how well is it
  supported | evidence level of it | can it be verified | is there proof of it | sources for it |
  what backs it up | how reliable is it | evidence level of the claim
`,
  checks: {
    caller: 'person subject candidate applicant',
    small: words`a an the as at of for by s with and role position job post title company firm degree
      certificate certification licence award prize talk lecture language languages called titled
      named field paper book article based located valid`,
    now: 'currently now presently today still',
    at: 'in on during',
    from: 'from between',
    since: 'since',
    until: 'until till through',
    to: 'to and',
    perfect: '',
    ended: words`former formerly past previous previously ended once longer refused refuse declined
      decline avoid stopped`,
    inferring: 'infer say claim assume conclude credit call state suggest imply there',
    verbs: {
      be: { past: 'been', helps: 'is am are was were' },
      work: { now: 'works serves', past: 'worked served working' },
      employ: { past: 'employed' },
      hold: { now: 'holds', past: 'held', helps: 'has have had' },
      begin: { past: 'began started became launched' },
      join: { past: 'joined' },
      leave: { past: 'left quit departed' },
      end: { past: 'ended finished stopped completed' },
      study: { now: 'studies attends', past: 'studied attended' },
      get: { past: words`received earned obtained gained won got passed graduated` },
      speak: { past: 'spoke gave given presented delivered' },
      write: { past: 'wrote authored written published' },
      expire: { now: 'expires', past: 'expired lapsed' },
      live: { now: 'lives resides' },
      born: { past: 'born' },
      die: { past: 'died' },
      master: { now: 'speaks' },
    },
  },
};
