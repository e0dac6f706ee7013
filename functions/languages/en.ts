/** English. */
import type { Language } from './language.ts';

export const en: Language = {
  code: 'en',
  marks: '',
  stop:
    'mr mrs ms miss a an the of to in on at for with from by as and or but nor is are was ' +
    'were be been being am has have had having do does did doing done can could will would ' +
    'should shall may might must what which who whom whose when where why how there here this ' +
    'that these those it its she her hers he him his they them their theirs you your yours i ' +
    'me my we us our not no if so than then also just only very really per into out up off ' +
    'over about any some during while because s t d ll ve re m please tell show explain ' +
    'describe list let know ever still yet too both either such own same other more most many ' +
    'much long all each every person candidate applicant profile record exactly actually like ' +
    'kind sort someone anyone somebody anybody else called named thing things',
  pronouns: 'she her hers he him his they them their theirs you your',
  months:
    'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug ' +
    'september|sept|sep october|oct november|nov december|dec',
  numbers:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
    'fifteen sixteen seventeen eighteen nineteen 20|twenty 30|thirty 40|forty 50|fifty ' +
    '60|sixty 70|seventy 80|eighty 90|ninety 100|hundred 1000|thousand 1000000|million ' +
    '12|dozen 2|twice',
  irregular:
    'write wrote written writer writers writing writings author authored / teach taught ' +
    'teacher teachers / lead led leader leaders leadership / build built builder builders / ' +
    'give gave given / begin began begun beginning / leave left leaves / hold held holder / ' +
    'win won winner winners / run ran runner / become became / know knew known knowledge / ' +
    'speak spoke spoken speaker speakers speech speeches / take took taken / make made maker ' +
    'makers / find found / see saw seen / go went gone goes / come came / get got gotten / ' +
    'choose chose chosen choice / buy bought / sell sold sale sales / grow grew grown growth ' +
    '/ draw drew drawn drawing drawings / drive drove driven driver drivers / fly flew flown ' +
    'flight flights / sing sang sung singer singers song songs / think thought / bring ' +
    'brought / meet met meeting meetings / learn learnt learned / spend spent / study studied ' +
    'studies / design designed designer designers / found founded founder founders cofounder ' +
    'cofounded / direct directed director directors / manage managed manager managers ' +
    'management / invent invented inventor inventors invention inventions / lecture lectured ' +
    'lecturer lecturers lectures / die died death dead deceased / bear born birth / retire ' +
    'retired retirement / child children / woman women / man men / analysis analyses / thesis ' +
    'theses / business businesses / language languages langs / certificate certificates cert ' +
    'certs / publication publications pubs / year years yrs',
  negations: 'not never no nor neither cannot without nobody none nothing',
  qualifiers:
    'first only oldest youngest alone sole solely single-handedly single handedly invent best ' +
    'most worst last earliest latest original unique leading top biggest largest greatest ' +
    'main never always entirely fully exclusively foremost pioneer pioneering famous himself ' +
    'herself personally else',
  totals: 'all every each both whole entire everybody everyone everything always',
  disputed: 'disputed contested doubtful uncertain unverified unconfirmed controversial disagree',
  fillers:
    'please pls plz overview summary summarise summarize brief briefly short complete info ' +
    'information detail details order format bullet bulleted plain everything need want would ' +
    'look looking find question quick quickly asap thanks hello hi here listed own various ' +
    'kinds types sorts general exact precise professional one two sentence sentences words ' +
    'agent agents entry entries item items record true accurate correct confirm kindly dear ' +
    'know help actual actually really roughly outright overall altogether',
  asking:
    'old age aged year date day month decade city town country place number count amount name',
  light:
    'give get take make happen appear become mean keep turn put bring go come call name carry ' +
    'have use see want do let set work contain include last kind part thing time hand reach ' +
    'something anything',
  slots: {
    who: '\\b(who|whom|whose)\\b',
    when:
      '\\b(when|(what|which) (exact )?(year|date|day|month)|' +
      'the (exact )?date|(year|date) of)\\b',
    where:
      '\\bwhere\\b|\\b(what|which) (city|country|town|place|state|venue|location)\\b|' +
      '\\b(place|city|town|venue|location) of\\b',
    many: '\\b(how (many|meny)|number of|count of|amount of)\\b',
    long: '\\bhow long\\b|\\bhow many (years?|months?|weeks?|days?|hours?)\\b|\\bduration\\b',
    old: '\\bhow old\\b|\\b(what|which) age\\b|\\bat what age\\b',
    much: '\\bhow (much|big|large|often|far|fast|high|heavy|tall)\\b|\\bpercent|\\bshare of\\b',
    how: '\\bhow\\b|\\b(why|reason|how come|what for)\\b',
  },
  yesNo:
    '^((and|so|but|also|then) ' +
    ')?(is|was|are|were|does|do|did|has|have|had|can|could|will|would|should)\\b|^(is it ' +
    'true|right|correct)',
  open: '\\b(still|currently|nowadays|these days|at the moment|right now)\\b',
  ahead: '\\b((can|could|will|would|may|might)(?! (i|we|one)\\b)|going to)\\b',
  unfinished:
    '\\b(not|never|nothing|without) (yet )?(being )?(complet\\w+|finish\\w+|award\\w+|' +
    'graduat\\w+|a degree)|\\b(incomplete|unfinished|dropped out|withdrew|abandoned)\\b',
  openers:
    'who whom whose what when where which why how is was are were does do did has have had can ' +
    'could will would',
  private:
    '\\b(salar\\w+|earnings|how much .*\\b(earn|make|paid)|income|wage\\w*|net ' +
    'worth|religi\\w+|church|faith|politic\\w*|vote\\w*|party|health|ill(ness)?|disease|medical|disab\\w+|home address|private address|street|phone|telephone|mobile|married|marriage|husband|wife|spouse|divorc\\w+|children|kids|sons?|daughters?|parents|mother|father|sibling\\w*|brothers?|sisters?|sexual\\w*|gay|lesbian|ethnic\\w*|nationality|citizenship|race|how old|age|birthday|pregnan\\w*|wealth\\w*|weigh\\w*|tall|height|password|passport|social security|bank|criminal|convicted|crime|arrested|dating|boyfriend|girlfriend|relationship|hobb(y|ies)|favou?rite)\\b',
  kinds: `
experience: position job employer role post company organisation organization career employment work | position | positions
education: degree education diploma university school qualification study | degree or certificate | degrees and certificates
certificate: certificate certification licence license qualification | certificate | certificates
volunteering: volunteering volunteer voluntary | voluntary position | voluntary positions
award: award prize honour honor medal | award | awards
reference: reference testimonial referee | reference | references
interest: interest hobby | interest | interests
project: project portfolio | project | projects
skill: skill competence strength expertise | skill | skills
talk: talk lecture keynote presentation conference speech interview podcast appearance | talk | talks
writing: publication paper book writing article report chapter manual post published | publication | publications
claim: claim statement | claim | claims
note: note update news observation | note | notes
article: article text essay | long text | long texts
question: question faq | common question | common questions
`,
  words: 'to until since with year years month months',
  headings: `
location: Based in | languages: Languages | born: Born | died: Died | focus: Current focus | links:
Links | operator: Operated by | capacity: Current capacity | minimum: Minimum engagement |
engagements: Preferred engagements | refused: Refused | industries: Industries of interest | from:
Available from | notice: Notice period | workplace: Place of work | zone: Time zone | authorization:
Permission to work | contact: Preferred way of contact | response: Response time | email: E-mail |
welcome: Welcome | unwelcome: Not welcome | start: Start | end: End | length: Length | evidence:
Evidence level | first: The earliest in the record | latest: The latest in the record | longest: The
longest in the record | ongoing: Without an end in the record | last: The last one in the record |
before: Before that in the record | after: After that in the record | span: From the first to the
last position in the record
`,
  frames: {
    says: 'The record says:',
    note: 'Note on the evidence:',
    nearest: 'What comes nearest:',
    silent:
      'Nothing published was found to answer this for certain; absence is not evidence of absence.',
    private: 'This is a private matter, and nothing published covers it.',
    scope:
      'This service answers questions about the person of this profile from published records; ' +
      '/api/init says what those are.',
    language:
      'Questions are read in English, German, French and Spanish; /api/manifest has the whole ' +
      'record.',
    quoted: 'The record is quoted in its own language:',
    written: 'The record is in {language}; a question in that language finds more.',
    part: 'Part {n} of the question:',
    missing: 'Nothing published was found to answer this for certain.',
  },
  ways: `
who: who is she | tell me about her | short summary of her | introduce her | whose profile is this |
  bio | biography | background of her | what is she known for | elevator pitch
profession: what does she do | what is her profession | what does she do for a living | her
  occupation | what is her trade | what kind of work does she do | line of work
location [base located live location city country home town reside]: where is she based now | where
  does she live | which city is she in | what is her location | country of residence | home town |
  where is she located | in which country does she live | place of residence | where is she based
  nowadays
languages [language speak fluent native tongue bilingual english]-programming-coding-computer: which
  languages does she speak | what languages is she fluent in | what is her level in English | how
  well does she speak it | native language | mother tongue | how many languages does she speak |
  does she speak | is she fluent in
focus [busy focus working doing occupied concentrate days
  moment]-job-position-role-post-employer-company: what is she working on at the moment | what is
  her current focus | what is she focusing on at the moment | what is she doing now | what is she
  busy with today | what is she working on now | what does she do these days
born [born birth birthday birthdate]: when was she born | date of birth | birth year | birthday
died [die death alive deceased dead pass]: when did she die | date of death | year of death | is she
  still alive | is she dead | when did she pass away
links [link website online read more web url homepage elsewhere social]: where can I read more about
  her | does she have a website | links to other profiles | her homepage | web presence | social
  media profiles | where can I find her online | reference links
capacity [available availability capacity free hire open book looking accept take engage available]:
  is she available | does she have capacity | can I hire her | is she open to offers | is she
  looking for a job | can I book her | is she free for new work | is she taking on new clients |
  current capacity | open to new opportunities | when is she available next
engagements [engagement collaboration service hire work offer assignment commission contract]: what
  kind of engagements does she prefer | what sort of work does she take on | what can I hire her for
  | which services does she offer | what kind of commissions does she accept | what does she offer
industries [industry sector field domain branch]: which industries is she interested in | sectors of
  interest | which fields would she like to work in
from [start available]: when could she start | what is her earliest start date | from when is she
  available | when can she start a new job | when is she available to start | date of availability
notice [notice]: what is her notice period | how long is her notice period | how much notice does
  she have to give
workplace [remote remotely hybrid onsite site]: does she work remotely | is she open to remote work
  | would she work on site | remote or hybrid | does she accept remote positions | hybrid work
zone [timezone zone]: which time zone is she in | timezone of working hours
authorization [authorization authorisation authorized authorised permit visa sponsorship]: where is
  she authorized to work | does she need visa sponsorship | does she need a visa | work permit |
  work authorization | right to work
refused [refuse reject decline no hard never not]: what work does she refuse | what will she not do
  | hard no list | which requests does she turn down | what does she say no to | what is off limits
  | no-gos | what does she reject
rates [rate fee salary charge cost price pricing pay budget expensive compensation earn]: what are
  her rates | what does she charge | how much does she cost | salary expectations | what is her fee
  | hourly rate | day rate | price list | pricing policy | expected pay | rate card
contact [contact reach touch write message book]-long-fast-soon-quick: how can I contact her | how
  do I reach her | contact details | how do I get in touch | where do I send a message | preferred
  way of contact | how can I write to her
email [mail email e-mail address]-home-street-postal: what is her email address | email | mail
  address
response [fast soon quickly long reply response answer respond expect wait]: how fast does she reply
  | response time | when can I expect a reply | how soon does she respond to messages | when will I
  hear back
welcome [welcome like message write]: what kind of messages are welcome | what may I write to her
  about | which messages does she like to get
unwelcome [unwelcome welcome not ignore]: what kind of messages are not welcome | what should I not
  write to her about | which messages does she ignore | unwelcome messages
current [moment current now present currently today moment these
  does]-before-previous-past-former-busy: what are her jobs at the moment | what is her current role
  | where does she work now | who does she work for at present | present job title | most recent
  title | her official position | what is her job now | which company is she with today | who
  employs her | where does she work
ongoing [still ongoing active running unfinished open]: which projects are still ongoing | what is
  still running | current projects | which positions are still open | projects in progress
history-look-looking-seek: where has she worked | list her positions | work history | which
  companies has she worked for | what jobs has she had | work experience | professional background |
  career path | what is her career | where has she been employed | professional experience | has she
  ever worked for
education: what degrees does she hold | where did she study | what did she study | which university
  did she go to | what is her education | academic background | did she go to college | list her
  degrees | what qualifications does she have | where did she train | which certificates does she
  hold | which licences does she hold | her certifications | which school did she attend | where did
  she get her degree | academic degrees | training | formal education | education history | alma
  mater | where did she go to school | has she got a degree | when did she graduate | when did she
  study
highest [highest top]: what is her highest degree | highest level of education
projects [project portfolio built]: list her projects | portfolio | most important projects | what
  has she built | has she done projects
skills [skill good competence strength expertise able tool technology software]: what are her skills
  | what is she good at | key strengths | competencies | areas of expertise | skill set | what is
  her expertise | technical skills | which tools does she use | what technologies does
  she use | what software does she use
talks [talk speak lecture conference presentation keynote interview speech podcast appearance appear
  media television tv radio]: what talks has she given | list her talks | where has she spoken |
  which conferences has she spoken at | lectures | keynotes | has she appeared in the media
writings [publish write publication paper written wrote bibliography]: what has she published | list
  her publications | which papers has she written | bibliography | has she published anything | does
  she write
books [book monograph]: which books has she written | did she publish a book
awards [award prize honour honor medal recognition distinction grant fellowship]: which awards has
  she received | awards and honours | prizes | has she won any prizes | what recognition did she get
  | distinctions | list her awards | what awards did she get
count [many number count total]: how many projects are published | how many talks has she given |
  how many books has she written | number of publications | count of projects
latest [latest last newest recent recently]: what is her latest project | most recent talk | newest
  publication | last talk she gave | last thing she published
first [first earliest oldest]: what was her first job | earliest project | first talk she gave |
  oldest project | where did she work first
longest [long longest most]: where did she work the longest | longest position | which job did she
  hold longest | which project ran longest | longest tenure | which job lasted longest
years [year yr long experience since seniority]-in: how many years of experience does she have | how
  long has she been working | since when has she been working |
  how experienced is she
during: what did she do in YEAR | where did she work in YEAR | which job did she have in YEAR | what
  happened in YEAR | what did she work on between YEAR and YEAR | which talks did she give in YEAR |
  which position did she hold in YEAR
before [before prior preceding previously]: what did she do before X | where did she work before X |
  which job came before X | where was she before joining X
after [after next following afterwards later]: what did she do after X | where did she work after X
  | which job came after X | where did she go after leaving X | which company did she join after X
when-of [when year date period day]: when was X | when did X take place | what year was X | dates of
  X | when did she give X | when was X held | when did X happen | when did X come out | when was X
  made | when did she win X
start-of [start begin join since when]: when did she start at X | when did she join X | when did X
  begin | since when has she worked at X | start date of X | when did she become X
end-of [end leave until finish graduate stop complete]: when did she leave X | when did X end |
  until when was she at X | when did she finish X | when did she graduate from X | end date of X |
  when did she quit X
length-of [long year month length duration last spend]: how long was she at X | how many years did
  she work at X | how long did X take | how many years of experience with X | length of X | duration
  of X | how much time did she spend at X | how long did she stay at X | how long was she employed
  at X | how long did she serve at X | how long did X last | years of experience in X
place-of [where city country town place venue located location]: where was X | where did X take
  place | in which city was X | where was X held | where did she give X | location of X | where is X
  kept
role-of [role title do position job part post capacity function task responsibility responsible]:
  what was her role at X | what was her title at X | what did she do at X | what position did she
  hold at X | what was her part in X | in what capacity did she work for X | what were her
  responsibilities at X | which role did she play in X | what were her duties at X
skill-of [experience work know skilled expertise good familiar proficient do]: does she have
  experience with X | has she worked with X | does she know X | is she good at X | what did she do
  with X | is she familiar with X | X skills
about [what about describe explain summary say tell call title]-who: what is X | what does the note
  X say | what does the talk X cover | what is written in X | title of X
coauthors-of [who coauthor co-author author together alone]: who wrote X with her | who are the
  coauthors of X | who are the authors of X
references [reference referee testimonial recommendation say others recommend]: what do others say
  about her | references | testimonials | who recommends her | referees
interests [interest hobby leisure free spare]: what are her interests | hobbies | what does
  she do in her free time | interests outside work
volunteering [volunteer voluntary unpaid charity]: has she volunteered | volunteer work | voluntary
  positions | where does she volunteer
expiry-of [valid expire expiry until]: until when is X valid | when does X expire | is X still valid
  | expiry date of X
grade-of [grade mark score gpa result]: what grade did she get for X | grade of X | final mark of X
evidence [evidence support verify proof prove validate back source verification reliable confirm
  certain solid proven documented trustworthy]: what is the evidence for it | how well is it
  supported | evidence level of it | can it be verified | is there proof of it | sources for it |
  what backs it up | how reliable is it | which source supports it | where can I verify it | how
  certain is it that | on what evidence does it rest | how firmly established is it | citable source
  for it | evidence level of the claim
`,
};
