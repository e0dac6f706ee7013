/** English. */
import type { Language } from './language.ts';

export const en: Language = {
  code: 'en',
  name: 'English',
  own: 'English',
  marks: '',
  stop:
    'a an the of to in on at for with from by as and or but nor is are was were be been being am ' +
    'has have had having do does did doing done can could will would should shall may might must ' +
    'what which who whom whose when where why how there here this that these those it its she her ' +
    'hers he him his they them their theirs you your yours i me my we us our not ' +
    'no if so than then also just only very really per into out up off over about any some ' +
    'during while because s t d ll ve re m please tell give ' +
    'show explain describe list let know ever still yet too both either such own same other ' +
    'more most many much long all each every person candidate applicant profile record exactly actually ' +
    'like kind sort called named get got thing things',
  pronouns: 'she her hers he him his they them their theirs you your',
  months:
    'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug ' +
    'september|sept|sep october|oct november|nov december|dec',
  numbers:
    'zero one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty ' +
    'forty fifty sixty seventy eighty ninety hundred thousand million dozen twice',
  irregular:
    'write wrote written writer writers writing writings author authored / teach taught teacher ' +
    'teachers / lead led leader leaders leadership / build built builder builders / give gave ' +
    'given / begin began begun beginning / leave left leaves / hold held holder / win won ' +
    'winner winners / run ran runner / become became / know knew known knowledge / speak spoke ' +
    'spoken speaker speakers speech speeches / take took taken / make made maker makers / find ' +
    'found / see saw seen / go went gone goes / come came / get got gotten / choose chose ' +
    'chosen choice / buy bought / sell sold sale sales / grow grew grown growth / draw drew ' +
    'drawn drawing drawings / drive drove driven driver drivers / fly flew flown flight flights ' +
    '/ sing sang sung singer singers song songs / think thought / bring brought / meet met ' +
    'meeting meetings / learn learnt learned / spend spent / study studied studies / design ' +
    'designed designer designers / found founded founder founders cofounder cofounded / direct ' +
    'directed director directors / manage managed manager managers management / invent invented ' +
    'inventor inventors invention inventions / lecture lectured lecturer lecturers lectures / ' +
    'die died death dead deceased / bear born birth / retire retired retirement / child ' +
    'children / woman women / man men / analysis analyses / thesis theses / business businesses',
  negations: 'not never no nor neither cannot without nobody none nothing',
  qualifiers:
    'first only oldest youngest alone sole solely single-handedly single handedly invent best most ' +
    'worst last earliest latest original unique leading top biggest largest greatest main never ' +
    'always entirely fully exclusively foremost pioneer pioneering famous himself herself personally',
  disputed: 'disputed contested doubtful uncertain unverified unconfirmed controversial disagree',
  fillers:
    'please pls plz overview summary summarise summarize brief briefly short full complete info ' +
    'information detail details order format bullet bulleted plain everything need want would look ' +
    'looking find answer question quick quickly asap thanks hello hi here listed own various kinds ' +
    'types sorts general exact precise professional one two sentence sentences words reader team ' +
    'agent agents entry entries item items record true accurate correct confirm kindly dear know help ' +
    'actual actually really roughly good',
  asking:
    'old age aged year date day month decade city town country place number count amount name',
  light:
    'give get take make happen appear become mean keep turn put bring go come call name carry have ' +
    'use see want do let set work contain include last kind part thing time hand reach ' +
    'something anything',
  alike:
    'job position role post title / company employer organisation organization firm workplace ' +
    'employ hire / begin start join commence / leave quit end finish stop depart / award prize ' +
    'honour honor medal distinction / paper article publication publish / talk lecture speech ' +
    'presentation keynote speak present / live reside base located home / earn receive obtain ' +
    'award gain get win / degree diploma doctorate phd qualification / university college ' +
    'school / direct lead head manage chief boss run / create develop build make / write author ' +
    'compose / found establish launch start / teach lecture instruct / client customer / ' +
    'colleague coworker teammate / collaborate cooperate partner / book textbook monograph / ' +
    'team group staff / hospital clinic / exhibition exhibit show / certificate certification ' +
    'certify licence license / skill competence ability expertise / film movie / call name / ' +
    'help assist support / big large / city town / serve service / work job / study degree ' +
    'graduate major / child kid / picture photo image / answer reply respond response / mail ' +
    'email / fee rate price charge cost',
  slots: {
    who: '\\b(who|whom|whose)\\b',
    when: '\\b(when|(what|which|the) (exact )?(year|date|day|month)|year of|date of)\\b',
    where: '\\bwhere\\b|\\b(what|which) (city|country|town|place|state|venue|location)\\b',
    many: '\\b(how (many|meny)|number of|count of|amount of)\\b',
    long: '\\bhow long\\b|\\bhow many (years?|months?|weeks?|days?|hours?)\\b|\\bduration\\b',
    old: '\\bhow old\\b|\\b(what|which) age\\b|\\bat what age\\b',
    much: '\\bhow (much|big|large|often|far|fast|high|heavy|tall)\\b|\\bpercent|\\bshare of\\b',
    why: '\\b(why|reason|how come|what for)\\b',
    how: '\\bhow\\b',
  },
  yesNo:
    '^((and|so|but|also|then) )?(is|was|are|were|does|do|did|has|have|had|can|could|will|would|should)\\b|' +
    '^(is it true|right|correct)',
  openers:
    'who whom whose what when where which why how is was are were does do did has have had can ' +
    'could will would',
  private:
    '\\b(salar\\w+|earn(s|ings)?|income|wage\\w*|net worth|religi\\w+|church|faith|politic\\w*|vote\\w*|party|' +
    'health|ill(ness)?|disease|medical|disab\\w+|home address|private address|street|phone|telephone|' +
    'mobile|married|marriage|husband|wife|spouse|divorc\\w+|children|kids|sons?|daughters?|parents|' +
    'mother|father|sibling\\w*|brothers?|sisters?|sexual\\w*|gay|lesbian|ethnic\\w*|nationality|' +
    'citizenship|race|how old|age|birthday|pregnan\\w*|wealth\\w*|weigh\\w*|tall|height|password|' +
    'passport|social security|bank|criminal|convicted|crime|arrested|dating|boyfriend|girlfriend|' +
    'relationship|hobb(y|ies)|favou?rite)\\b',
  kinds: `
experience: position job employer role post company organisation organization career employment work | position | positions
education: degree education diploma university school qualification study certificate | degree or certificate | degrees and certificates
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
contact: Preferred way of contact | response: Response time | email: E-mail | welcome: Welcome |
unwelcome: Not welcome | start: Start | end: End | open: No end is recorded | length: Length |
evidence: Evidence level | count: In the record | first: The earliest in the record | latest: The
latest in the record | longest: The longest in the record | shortest: The shortest in the record |
ongoing: Without an end in the record | last: The last one in the record | before: Before that in
the record | after: After that in the record | span: From the first to the last position in the
record
`,
  frames: {
    says: 'The record says:',
    note: 'Note on the evidence:',
    nearest: 'What comes nearest:',
    silent: 'Nothing published says this directly; absence is not evidence of absence.',
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
    missing: 'Nothing published says this directly.',
  },
  ways: `
who: who is she | tell me about her | who is this person | short summary of her | introduce her |
  whose profile is this | bio | biography | background of her | what is she known for | headline |
  elevator pitch | one line description of her | short biography for a programme
profession: what does she do | what is her profession | what does she do for a living | her
  occupation | what is her trade | what kind of work does she do | line of work
location [base located live location city country home town reside]: where is she based now | where
  is she currently based | where does she live | which city is she in | what is her location |
  country of residence | home town | where is she located | in which country does she live | place
  of residence | where in the world
languages [language speak fluent native tongue bilingual]-programming-coding-computer: which
  languages does she speak | languages spoken | what languages is she fluent in | what is her level
  in English | how well does she speak it | native language | mother tongue | foreign languages | in
  which languages can she work | language skills | how many languages does she speak | human
  languages listed
focus [focus working doing occupied concentrate days moment]: what is her current focus | what is
  she focusing on at the moment | what is she doing now | what is she busy with today | current
  focus stated | what is she working on now | what does she do these days | what occupies her at the
  moment | what is she up to
born [born birth birthday birthdate]: when was she born | date of birth | birth year | birthday
died [die death alive deceased dead pass]: when did she die | date of death | year of death | is she
  still alive | is she dead | when did she pass away
links [link website online read more web url homepage elsewhere social]: where can I read more about
  her | does she have a website | links to other profiles | her homepage | portfolio online | web
  presence | social media profiles | reference links | url of her website | where can I find her
  online | social media
rules [infer assume conclude inference assumption conclusion]: what should not be inferred about her
  | what should agents not infer | what must I not assume about her | do not infer rules | forbidden
  conclusions
operator [operate run operator behind maintain host made]: who operates this site | who runs this
  service | who is behind this page | who maintains this profile | is this site run by her
capacity [available availability capacity free hire open book looking accept take engage available]:
  is she available | what is her availability | does she have capacity | can I hire her | is she
  open to offers | is she looking for a job | can I book her | is she free for new work | is she
  taking on new clients | current capacity | is she accepting commissions | open to new
  opportunities | when is she available next | is she currently available | can she take on a
  project
engagements [engagement collaboration service hire work offer assignment commission contract]: what
  kind of engagements does she prefer | what sort of work does she take on | preferred engagements |
  which collaborations are welcome | what can I hire her for | which services does she offer | what
  kind of commissions does she accept | types of collaboration | what does she offer | what can she
  do for a client
minimum [minimum short shortest least small]: what is the minimum engagement | how short can an
  engagement be | shortest contract she accepts | minimum duration of a project
industries [industry sector field domain branch]: which industries is she interested in | sectors of
  interest | which fields would she like to work in | industries of interest
refused [refuse reject decline no hard never not]: what work does she refuse | what will she not do
  | hard no list | which requests does she turn down | what does she say no to | what is off limits
  | no-gos | what does she reject
rates [rate fee salary charge cost price pricing pay budget expensive compensation earn]: what are
  her rates | what does she charge | how much does she cost | salary expectations | what is her fee
  | hourly rate | day rate | price list | pricing policy | how much does a talk cost | expected pay
  | what compensation does she expect | rate card
contact [contact reach touch write message book]-long-fast-soon-quick: how can I contact her | how
  do I reach her | contact details | how do I get in touch | where do I send a message | preferred
  way of contact | how can I write to her | contact information | best way to reach her | how do I
  book her | how can we get in touch with her
email [mail email e-mail address]-home-street-postal: what is her email address | email | can I
  email her | mail address
response [fast soon quickly long reply response answer respond expect wait]: how fast does she reply
  | how long until I get an answer | response time | when can I expect a reply | how soon does she
  respond to messages | when will I hear back
welcome [welcome like message write]: what kind of messages are welcome | what may I write to her
  about | which messages does she like to get
unwelcome [unwelcome welcome not ignore]: what kind of messages are not welcome | what should I not
  write to her about | which messages does she ignore | unwelcome messages
current [current now present currently today moment these]-before-previous-past-former: what is her
  current role | where does she work now | who does she work for at present | current employer |
  present job title | most recent title | her official position | what is her job now | current
  position | which company is she with today | what is her current job | who employs her | who is
  her employer | what is her current job title | what is she doing for work now
previous [previous before prior last former]: what was her previous job | where did she work before
  | previous employer | job before the current one | last employer before this one | prior position
ongoing [still ongoing active running unfinished open]: which projects are still ongoing | what is
  still running | current projects | which positions are still open | projects in progress
history: where has she worked | list her positions | work history | which companies has she worked
  for | list her employers | what jobs has she had | career history | work experience | employment
  history | professional background | previous jobs | career path | what is her career | all jobs |
  where did she work | previous employers | where has she been employed | professional experience
education: what degrees does she hold | where did she study | what did she study | which university
  did she go to | what is her education | academic background | did she go to college | list her
  degrees | what qualifications does she have | where did she train | educational background | which
  school did she attend | where did she get her degree | academic degrees | training | formal
  education | education history | alma mater | degrees and years | where did she get her education |
  what is her degree in | which schools did she attend | where did she go to school
highest [highest top]: what is her highest degree | highest qualification | highest level of
  education
projects [project portfolio built]: list her projects | which projects has she done | portfolio |
  what projects has she worked on | all projects | most important projects | what has she built
skills [skill good competence strength expertise able tool technology software]: what are her skills
  | list her skills | what is she good at | key strengths | competencies | areas of expertise |
  skill set | what is her expertise | hard skills | technical skills | core competencies | which
  tools does she use | what technologies does she use | what software does she use
talks [talk speak lecture conference presentation keynote interview speech podcast appearance appear
  media television tv radio]: what talks has she given | list her talks | where has she spoken |
  which conferences has she spoken at | lectures | public speaking | conference appearances |
  interviews and podcasts | keynotes | speeches | has she given talks | does she speak at
  conferences | has she appeared in the media | television appearances
writings [publish write publication paper written wrote bibliography]: what has she published | list
  her publications | what has she written | publications | which papers has she written |
  bibliography | her writings | publication list | has she published anything | does she write
books [book monograph]: which books has she written | list her books | did she publish a book | has
  she written a book | her books
papers [paper article chapter report manual post]: which papers has she published | list her
  articles | which reports did she write | academic papers | chapters she wrote | blog posts |
  manuals she wrote
articles [article text essay long]: which long texts are here | articles on this site | essays
claims [claim achievement accomplishment proud strongest success highlight achieve]: what are the
  strongest claims | what claims does the profile make | main achievements | biggest accomplishments
  | what is she most proud of | key achievements | list all claims | biggest successes | strongest
  claim | what has she achieved | career highlights | what are the highlights of her career
notes [note news update]: what is new | latest news | list the notes | recent updates | notes
awards [award prize honour honor medal recognition distinction grant fellowship]: which awards has
  she received | awards and honours | prizes | has she won any prizes | what recognition did she get
  | what medals did she receive | distinctions | grants and fellowships | list her awards
count [many number count total]: how many projects are published | how many talks has she given |
  how many jobs has she had | how many degrees does she have | number of publications | how many
  skills are listed | how many employers has she worked for | how many claims | how many books has
  she written | count of projects | total number of notes
latest [latest last newest recent recently]: what is her latest project | most recent talk | newest
  publication | last talk she gave | most recent note | last thing she published | most recent
  project | latest degree | most recent job
first [first earliest oldest]: what was her first job | earliest project | first talk she gave | her
  first publication | oldest project | first employer | her first position | first degree | where
  did she work first | first book she wrote
longest [long longest most]: where did she work the longest | longest position | which job did she
  hold longest | which project ran longest | which employer was she with longest | longest tenure |
  which job lasted longest
shortest [short shortest briefest]: which job was the shortest | shortest position | which project
  was shortest | briefest employment | where did she work the shortest time
years [year yr long experience since seniority]-in: how many years of experience does she have | how
  long has she been working | total years of experience | since when has she been working | years of
  professional experience | how long is her career | since when is she working | yrs of exp | total
  experience in years | how long has she been in the field | how experienced is she | years in the
  profession | how long has she been in the business
during [work do job employer position active project publish happen career write give doing busy]:
  what did she do in YEAR | where did she work in YEAR | what was she doing in YEAR | which job did
  she have in YEAR | who was her employer in YEAR | what did she publish in YEAR | what happened in
  YEAR | what did she work on between YEAR and YEAR | which talks did she give in YEAR | projects in
  YEAR | which position did she hold in YEAR | what was she up to in YEAR | what was she working on
  in YEAR | what job did she have in YEAR | what happened in YEAR to her
before [before prior preceding previously]: what did she do before X | where did she work before X |
  which job came before X | who was her employer before X | where was she before joining X
after [after next following afterwards later]: what did she do after X | where did she work after X
  | which job came after X | where did she go after leaving X | which company did she join after X
when-of [when year date period day]: when was X | when did X take place | what year was X | when did
  she work at X | from when to when was she at X | when was X published | when did she write X |
  when did she study at X | when did she do X | dates of X | when did she give X | when was X held |
  when did she hold X | when did she work as X | when did X happen | when did X come out | when did
  X appear | when was X made | when did she win X
start-of [start begin join since when]: when did she start at X | when did she join X | when did X
  begin | since when has she worked at X | start date of X | when did she become X | when did she
  begin working at X | since when is she X
end-of [end leave until finish graduate stop complete]: when did she leave X | when did X end |
  until when was she at X | when did she finish X | when did she graduate from X | end date of X |
  when was X completed | when did she quit X
got-of [earn get got receive obtain award complete]: when did she get X | when did she receive X |
  when did she earn X | when was she awarded X | year of X | in which year did she obtain X
length-of [long year month length duration last spend]: how long was she at X | how many years did
  she work at X | how long did X take | how long did X last | how many years of experience with X |
  for how long did she do X | length of X | duration of X | how much time did she spend at X | how
  long did she work as X | years of experience in X | how long has she been X | how long was she X
place-of [where city country town place venue located location]: where was X | where did X take
  place | in which city was X | where is X located | where was X held | where did she give X | where
  did she work as X | location of X | where is X | where is X kept | where is X on show
role-of [role title do position job part post capacity function task responsibility responsible]:
  what was her role at X | what was her title at X | what did she do at X | what position did she
  hold at X | what was her job at X | what was her part in X | in what capacity did she work for X |
  what were her responsibilities at X | which role did she play in X | job title at X | what were
  her duties at X | what were her tasks at X | what did her work at X involve
employer-of [where company employer organisation organization who institution firm]: where was she X
  | at which company was she X | who employed her as X | for whom did she work as X | employer as X
  | where did she work as X
skill-of [experience work know skilled expertise good familiar proficient do]: does she have
  experience with X | has she worked with X | does she know X | is she good at X | what did she do
  with X | what experience does she have in X | can she do X | is she familiar with X | X skills |
  expertise in X
degree-of [study degree major graduate field subject]: what did she study at X | which degree did
  she get from X | what was her major at X | degree from X | did she graduate from X
school-of [where university college school institution who from]: where did she get X | from which
  university is X | where did she study X | which university gave her X | where did she do X | where
  did she earn X
about [what about describe explain summary say tell]-who: what is X | what does the note X say |
  what does the article X say | what does the talk X cover | what is written in X | what is X about
  | tell me about X | describe X | summarise X | what was the talk X about | explain X | what does X
  say | summary of X | what is the project X | details of X | what was X
coauthors-of [who coauthor co-author author together alone]: who wrote X with her | who are the
  coauthors of X | who co-authored X | who are the authors of X | with whom did she write X
publisher-of [publish publisher journal appear event conference magazine venue where outlet]: who
  published X | where was X published | in which journal did X appear | publisher of X | at which
  event did she give X | at what conference was X
evidence [evidence support verify proof prove validate level back source verification reliable
  confirm certain solid proven documented trustworthy]: what is the evidence for it | how well is it
  supported | evidence level of it | can it be verified | is there proof of it | sources for it |
  what backs it up | how reliable is it | how well is the claim about it supported | which source
  supports it | is it externally verified | where can I verify it | is it a self-claim | is it
  independently confirmed by a third party | how solid is the record that | how certain is it that |
  evidence note for the claim | backed up by anything | proof for the skill | what evidence is there
  that she did it | on what evidence does it rest | is there public proof for it | how well
  supported is the story about it | what supports the figure | how firmly established is it |
  citable source for it | what backs up the statement
used-in [project use skill where tool]: which projects used X | where did she use X | projects with
  X | in which projects did she use X | projects done at X | which projects did she do at X
terms [notice period relocate relocation remote remotely hybrid onsite travel visa authorised
  authorized authorisation authorization permit sponsorship licence license driving start clearance
  part-time fulltime parttime freelance contract permanent weekend shift insurance invoice vat
  currency timezone overtime]: what is her notice period | is she willing to relocate | does she
  work remotely | can she work on site | does she travel for work | does she need a visa | is she
  authorised to work here | work permit | driving licence | when can she start | earliest start date
  | does she work part time | is she freelance | full time or part time | contract or permanent |
  does she have insurance | can she issue an invoice | time zone | security clearance | does she
  work weekends | right to work | sponsorship required
cite [cite citation quote credit reference]: how should I cite this profile | how do I quote a claim
  | citation rules | how to cite
updated [update updated change changed modify current fresh]: when was the profile last updated |
  how current is this profile | last change | date of the last update
`,
};
