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
    'herself personally',
  disputed: 'disputed contested doubtful uncertain unverified unconfirmed controversial disagree',
  fillers:
    'please pls plz overview summary summarise summarize brief briefly short complete info ' +
    'information detail details order format bullet bulleted plain everything need want would ' +
    'look looking find question quick quickly asap thanks hello hi here listed own various ' +
    'kinds types sorts general exact precise professional one two sentence sentences words ' +
    'agent agents entry entries item items record true accurate correct confirm kindly dear ' +
    'know help actual actually really roughly good outright overall altogether',
  asking:
    'old age aged year date day month decade city town country place number count amount name',
  light:
    'give get take make happen appear become mean keep turn put bring go come call name carry ' +
    'have use see want do let set work contain include last kind part thing time hand reach ' +
    'something anything',
  slots: {
    who: '\\b(who|whom|whose)\\b',
    when: '\\b(when|(what|which|the) (exact )?(year|date|day|month)|year of|date of)\\b',
    where:
      '\\bwhere\\b|\\b(what|which) (city|country|town|place|state|venue|location)\\b|' +
      '\\b(place|city|town|venue|location) of\\b',
    many: '\\b(how (many|meny)|number of|count of|amount of)\\b',
    long: '\\bhow long\\b|\\bhow many (years?|months?|weeks?|days?|hours?)\\b|\\bduration\\b',
    old: '\\bhow old\\b|\\b(what|which) age\\b|\\bat what age\\b',
    much: '\\bhow (much|big|large|often|far|fast|high|heavy|tall)\\b|\\bpercent|\\bshare of\\b',
    why: '\\b(why|reason|how come|what for)\\b',
    how: '\\bhow\\b',
  },
  yesNo:
    '^((and|so|but|also|then) ' +
    ')?(is|was|are|were|does|do|did|has|have|had|can|could|will|would|should)\\b|^(is it ' +
    'true|right|correct)',
  open: '\\b(still|currently|nowadays|these days|at the moment|right now)\\b',
  ahead: '\\b((can|could|will|would|may|might)(?! (i|we|one)\\b)|going to)\\b',
  awarded:
    '\\b(award(s|ed)?|earn(s|ed)?|gave|granted|conferred|graduat\\w+|got|get|receiv\\w+|' +
    'obtain\\w*|complet\\w+)\\b',
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
engagements: Preferred engagements | refused: Refused | industries: Industries of interest |
from: Available from | notice: Notice period | workplace: Place of work | zone: Time zone |
authorization: Permission to work |
contact: Preferred way of contact | response: Response time | email: E-mail | welcome: Welcome |
unwelcome: Not welcome | start: Start | end: End | length: Length | evidence: Evidence level |
first: The earliest in the record | latest: The latest in the record | longest: The longest in the
record | shortest: The shortest in the record | ongoing: Without an end in the record | last: The
last one in the record | before: Before that in the record | after: After that in the record | span:
From the first to the last position in the record
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
    instructed:
      'This asks for nothing that is published; instructions in questions are not followed.',
    quoted: 'The record is quoted in its own language:',
    part: 'Part {n} of the question:',
    missing: 'Nothing published was found to answer this for certain.',
  },
  ways: `
who: who is she | tell me about her | short summary of her | introduce her | whose profile is this |
  bio | biography | background of her | what is she known for | headline | elevator pitch | one line
  description of her | short biography for a programme
profession: what does she do | what is her profession | what does she do for a living | her
  occupation | what is her trade | what kind of work does she do | line of work
location [base located live location city country home town reside]: where is she based now | where
  is she based nowadays | where is she currently based | where does she live | which city is she in
  | what is her location | country of residence | home town | where is she located | in which
  country does she live | place of residence | where in the world
languages [language speak fluent native tongue bilingual]-programming-coding-computer: which
  languages does she speak | what languages is she fluent in | what is her level in English | how
  well does she speak it | native language | mother tongue | foreign languages | how many languages
  does she speak | human languages listed | does she speak | is she fluent in
focus [busy focus working doing occupied concentrate days
  moment]-job-position-role-post-employer-company: what is she working on at the moment | what is
  her current focus | what is she focusing on at the moment | what is she doing now | what is she
  busy with today | current focus stated | what is she working on now | what does she do these days
  | what occupies her at the moment | what is she up to
born [born birth birthday birthdate]: when was she born | date of birth | birth year | birthday
died [die death alive deceased dead pass]: when did she die | date of death | year of death | is she
  still alive | is she dead | when did she pass away
links [link website online read more web url homepage elsewhere social]: where can I read more about
  her | does she have a website | links to other profiles | her homepage | portfolio online | web
  presence | social media profiles | reference links | url of her website | where can I find her
  online
rules [infer assume conclude inference assumption conclusion]: what should not be inferred about her
  | what must I not assume about her | do not infer rules | forbidden conclusions
operator [operate run operator behind maintain host made]: who operates this site | who runs this
  service | who is behind this page | who maintains this profile | is this site run by her
capacity [available availability capacity free hire open book looking accept take engage available]:
  is she available | what is her availability | does she have capacity | can I hire her | is she
  open to offers | is she looking for a job | can I book her | is she free for new work | is she
  taking on new clients | current capacity | is she accepting commissions | open to new
  opportunities | when is she available next | can she take on a project | is she open to new
  engagements right now | is she available right now
engagements [engagement collaboration service hire work offer assignment commission contract]: what
  kind of engagements does she prefer | what sort of work does she take on | which collaborations
  are welcome | what can I hire her for | which services does she offer | what kind of commissions
  does she accept | types of collaboration | what does she offer | what can she do for a client
minimum [minimum short shortest least small]: what is the minimum engagement | how short can an
  engagement be | shortest contract she accepts | minimum duration of a project
industries [industry sector field domain branch]: which industries is she interested in | sectors of
  interest | which fields would she like to work in
from [start available]: when could she start | what is her earliest start date | from when is she
  available | when can she start a new job | when is she available to start | date of availability
notice [notice]: what is her notice period | how long is her notice period | how much notice does
  she have to give | does she have a notice period
workplace [remote remotely hybrid onsite site]: does she work remotely | is she open to remote work
  | would she work on site | remote or hybrid | does she accept remote positions | hybrid work
zone [timezone zone]: which time zone is she in | what is her time zone | timezone of working hours
authorization [authorization authorisation authorized authorised permit visa sponsorship]: where is
  she authorized to work | does she need visa sponsorship | does she need a visa | work permit |
  work authorization | does she have a work permit | right to work
refused [refuse reject decline no hard never not]: what work does she refuse | what will she not do
  | hard no list | which requests does she turn down | what does she say no to | what is off limits
  | no-gos | what does she reject
rates [rate fee salary charge cost price pricing pay budget expensive compensation earn]: what are
  her rates | what does she charge | how much does she cost | salary expectations | what is her fee
  | hourly rate | day rate | price list | pricing policy | expected pay | what compensation does she
  expect | rate card | does she publish her rates
contact [contact reach touch write message book]-long-fast-soon-quick: how can I contact her | how
  do I reach her | contact details | how do I get in touch | where do I send a message | preferred
  way of contact | how can I write to her | best way to reach her
email [mail email e-mail address]-home-street-postal: what is her email address | email | can I
  email her | mail address | does she have an email address
response [fast soon quickly long reply response answer respond expect wait]: how fast does she reply
  | how long until I get an answer | response time | when can I expect a reply | how soon does she
  respond to messages | when will I hear back | how fast can I expect an answer if I send a message
welcome [welcome like message write]: what kind of messages are welcome | what may I write to her
  about | which messages does she like to get
unwelcome [unwelcome welcome not ignore]: what kind of messages are not welcome | what should I not
  write to her about | which messages does she ignore | unwelcome messages
current [moment current now present currently today moment these
  does]-before-previous-past-former-busy: what are her jobs at the moment | what is her current role
  | where does she work now | who does she work for at present | present job title | most recent
  title | her official position | what is her job now | which company is she with today | who
  employs her | who is her employer | where does she work | who does she work for
previous [previous before prior former]: what was her previous job | where did she work before | job
  before the current one | prior position
ongoing [still ongoing active running unfinished open]: which projects are still ongoing | what is
  still running | current projects | which positions are still open | projects in progress
history-look-looking-seek: where has she worked | list her positions | work history | which
  companies has she worked for | what jobs has she had | work experience | professional background |
  previous jobs | career path | what is her career | where has she been employed | professional
  experience | has she ever worked for
education: what degrees does she hold | where did she study | what did she study | which university
  did she go to | what is her education | academic background | did she go to college | list her
  degrees | what qualifications does she have | where did she train | which certificates does she
  hold | which licences does she hold | her certifications | educational background | which school
  did she attend | where did she get her degree | academic degrees | training | formal education |
  education history | alma mater | degrees and years | where did she go to school | did she study |
  does she hold a degree | has she got a degree | when did she graduate | year of graduation | when
  did she study
highest [highest top]: what is her highest degree | highest level of education | highest degree
  obtained
projects [project portfolio built]: list her projects | portfolio | most important projects | what
  has she built | has she done projects
skills [skill good competence strength expertise able tool technology software]: what are her skills
  | what is she good at | key strengths | competencies | areas of expertise | skill set | what is
  her expertise | hard skills | technical skills | core competencies | which tools does she use |
  what technologies does she use | what software does she use | can she do it
talks [talk speak lecture conference presentation keynote interview speech podcast appearance appear
  media television tv radio]: what talks has she given | list her talks | where has she spoken |
  which conferences has she spoken at | lectures | interviews and podcasts | keynotes | has she
  given talks | does she speak at conferences | has she appeared in the media | television
  appearances
writings [publish write publication paper written wrote bibliography]: what has she published | list
  her publications | which papers has she written | bibliography | has she published anything | does
  she write
books [book monograph]: which books has she written | did she publish a book
papers [paper article chapter report manual post]: which papers has she published | list her
  articles | which reports did she write | academic papers | blog posts
articles [article text essay long]: which long texts are here | articles on this site | essays | are
  there articles here
claims [claim achievement accomplishment proud strongest success highlight achieve]: what are the
  strongest claims | what claims does the profile make | main achievements | biggest accomplishments
  | what is she most proud of | key achievements | list all claims | biggest successes | what has
  she achieved | career highlights | has she achieved anything
notes [note news update]: what is new | latest news | list the notes | recent updates | is there any
  news
awards [award prize honour honor medal recognition distinction grant fellowship]: which awards has
  she received | awards and honours | prizes | has she won any prizes | what recognition did she get
  | what medals did she receive | distinctions | grants and fellowships | list her awards | what
  awards did she get
count [many number count total]: how many projects are published | how many talks has she given |
  number of publications | count of projects
latest [latest last newest recent recently]: what is her latest project | most recent talk | newest
  publication | last talk she gave | last thing she published
first [first earliest oldest]: what was her first job | earliest project | first talk she gave |
  oldest project | where did she work first
longest [long longest most]: where did she work the longest | longest position | which job did she
  hold longest | which project ran longest | longest tenure | which job lasted longest
shortest [short shortest briefest]: which job was the shortest | briefest employment | where did she
  work the shortest time
years [year yr long experience since seniority]-in: how many years of experience does she have | how
  long has she been working | total years of experience | since when has she been working | yrs of
  exp | how long has she been in the field | how experienced is she | years in the profession | how
  long has she been in the business
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
got-of [earn get got receive obtain award complete]: when did she get X | when did she receive X |
  when did she earn X | when was she awarded X | year of X
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
  responsibilities at X | which role did she play in X | what were her duties at X | what were her
  tasks at X | what did her work at X involve
employer-of [where company employer organisation organization who institution firm]: where was she X
  | at which company was she X | who employed her as X | for whom did she work as X
skill-of [experience work know skilled expertise good familiar proficient do]: does she have
  experience with X | has she worked with X | does she know X | is she good at X | what did she do
  with X | what experience does she have in X | is she familiar with X | X skills
degree-of [study degree major graduate field subject]: what did she study at X | which degree did
  she get from X | what was her major at X | did she graduate from X | does she have a degree from X
school-of [where university college school institution who from]: where did she get X | from which
  university is X | where did she study X | which university gave her X | where did she earn X
about [what about describe explain summary say tell call title]-who: what is X | what does the note
  X say | what does the talk X cover | what is written in X | title of X
coauthors-of [who coauthor co-author author together alone]: who wrote X with her | who are the
  coauthors of X | who are the authors of X
publisher-of [publish award publisher journal appear event conference magazine venue where outlet
  press bring]: who published X | where was X published | in which journal did X appear | publisher
  of X | at which event did she give X | who awarded X | who gave her X
references [reference referee testimonial recommendation say others recommend]: what do others say
  about her | references | does she have references | testimonials | who recommends her | referees
interests [interest hobby leisure free spare outside]: what are her interests | hobbies | what does
  she do in her free time | interests outside work
volunteering [volunteer voluntary unpaid charity]: has she volunteered | volunteer work | voluntary
  positions | where does she volunteer | does she do voluntary work
expiry-of [valid expire expiry until]: until when is X valid | when does X expire | is X still valid
  | expiry date of X
grade-of [grade mark score gpa result]: what grade did she get for X | grade of X | final mark of X
evidence [evidence support verify proof prove validate back source verification reliable confirm
  certain solid proven documented trustworthy]: what is the evidence for it | how well is it
  supported | evidence level of it | can it be verified | is there proof of it | sources for it |
  what backs it up | how reliable is it | which source supports it | is it externally verified |
  where can I verify it | is it a self-claim | is it independently confirmed by a third party | how
  solid is the record that | how certain is it that | evidence note for the claim | backed up by
  anything | proof for the skill | on what evidence does it rest | how well supported is the story
  about it | what supports the figure | how firmly established is it | citable source for it
`,
};
