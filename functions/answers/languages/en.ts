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
  lines: {
    who: [
      'who is this',
      'who are you',
      'who is she',
      'whose card is this',
      'whose profile is this',
      'what is this profile',
      'introduce yourself',
      'introduce her',
      'tell me about her',
      'what is she known for',
      'bio',
      'biography',
    ],
    profession: [
      'what does she do',
      'what does she do for a living',
      'what kind of work does she do',
    ],
  },
  rows: {
    during: '',
    location: 'base based located live city country town home reside now',
    languages: 'language speak fluent native tongue bilingual english level mother',
    focus: 'busy focus working doing occupied concentrate days moment now today current',
    born: 'born birthday birthdate',
    died: 'die alive pass away',
    links: 'link website online read more web url homepage elsewhere social profiles',
    capacity: words`available capacity free hire open looking offers opportunities client accept
      take engage new current`,
    engagements: words`engagement collaboration service hire work offer assignment commission
      contract prefer`,
    industries: 'industry sector field domain branch interested',
    from: 'start available earliest',
    notice: 'notice period',
    workplace: 'remote hybrid onsite site open',
    zone: 'timezone zone',
    authorization: 'authorization authorisation permit visa sponsorship allow right',
    refused: 'refuse reject decline no hard never not down requests',
    rates: words`rate fee salary charge cost price pay budget expensive compensation earn
      expectations hourly`,
    contact: 'contact reach touch write message send preferred way',
    email: 'mail email address',
    response: 'fast soon quickly long reply response answer respond expect wait messages',
    welcome: 'welcome like write message',
    unwelcome: 'unwelcome welcome not ignore message write',
    current: 'moment current now present today these does recent employs title most',
    ongoing: 'still ongoing active running unfinished open current',
    history: 'history experience employed professional worked position company job career cv',
    education: words`academic attend graduate degree study university education qualification
      licence certification train hold background get earn`,
    highest: 'highest top level',
    projects: 'project portfolio built',
    skills: 'skill good competence strength expertise able tool technology software',
    talks: words`talk speak lecture conference presentation keynote interview podcast appearance
      media television tv radio`,
    writings: 'publish write publication paper bibliography',
    books: 'book monograph write publish out',
    awards: 'award prize honour honor medal recognition distinction grant fellowship win',
    count: 'many number count total',
    latest: 'latest last newest recent most',
    first: 'first earliest oldest',
    longest: 'long longest most',
    years: 'long experience experienced yr seniority since year',
    before: 'before prior preceding previously',
    after: 'after next following afterwards later',
    'when-of': 'when year date period day win',
    'start-of': 'start begin join since when',
    'end-of': 'end leave until finish graduate stop complete',
    'length-of': 'long year month length duration last spend stay employed experience',
    'place-of': 'where city country town place venue located held',
    'role-of': 'role title do position job part post capacity function task responsibility hold',
    'skill-of': 'experience work know skilled expertise good familiar proficient do',
    about: 'what about describe explain summary say tell title cover note talk',
    'coauthors-of': 'who coauthor author together alone',
    references: 'reference referee testimonial recommendation say others',
    interests: 'interest hobby leisure free spare',
    volunteering: 'volunteer voluntary unpaid charity',
    'expiry-of': 'valid expire expiry until',
    'grade-of': 'grade mark score gpa result final',
    evidence: words`evidence support verify proof prove validate back source verification reliable
      confirm certain solid proven documented trustworthy well level`,
    profession: 'profession living occupation trade',
  },
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
