/** German. */
import type { Language } from './language.ts';

export const de: Language = {
  code: 'de',
  name: 'German',
  own: 'Deutsch',
  stop:
    'der die das den dem des ein eine einen einem einer eines kein keine keinen und oder aber ' +
    'nicht auch nur noch schon so als wie wenn dass ob denn weil in im an am auf aus bei beim ' +
    'mit nach von vom vor zu zum zur fur uber unter durch um bis seit wahrend zwischen gegen ohne ' +
    'ist sind war waren bin bist sein gewesen wird werden wurde wurden geworden hat haben hatte ' +
    'hatten habe gehabt kann konnen konnte soll sollte muss mussen darf mochte will wollen ' +
    'wer wen wem wessen was wann wo wohin woher warum wieso weshalb welche welcher welches welchen ' +
    'welchem wieviel viele viel lange sie ihr ihre ihren ihrem ihrer ihres er ihn ihm seine seinen ' +
    'seinem seiner seines es man ich mich mir mein wir uns du dich dir dein deine hier dort da ' +
    'dieser diese dieses diesen diesem jener alle alles jede jeder jedes etwas sehr mehr meisten ' +
    'gibt es bitte nenne nennen sag sagen erzahl erzahle zeig zeige liste beschreibe eigentlich ' +
    'genau person profil kandidatin kandidat dabei damals davon dazu daran darin ja nein mal',
  pronouns: 'sie ihr ihre ihren ihrem ihrer ihres er ihn ihm seine seinen seinem seiner seines',
  months:
    'januar|janner|jan februar|feb marz|mrz april|apr mai juni|jun juli|jul august|aug ' +
    'september|sept|sep oktober|okt november|nov dezember|dez',
  numbers:
    'null eins|ein|eine|einen|einem zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
  irregular:
    'schreiben schrieb schrieben geschrieben schreibt autorin autor verfasst verfasste / lehren ' +
    'lehrte gelehrt lehrt lehrerin lehrer unterrichtet unterrichtete / leiten leitete geleitet ' +
    'leitet leiterin leiter leitung / bauen baute gebaut baut / geben gab gegeben gibt / ' +
    'beginnen begann begonnen beginnt / verlassen verliess verlasst / halten hielt gehalten ' +
    'halt / gewinnen gewann gewonnen gewinnt / sprechen sprach gesprochen spricht / nehmen nahm ' +
    'genommen nimmt / finden fand gefunden findet / sehen sah gesehen sieht / gehen ging ' +
    'gegangen geht / kommen kam gekommen kommt / arbeiten arbeitete gearbeitet arbeitet / ' +
    'wohnen wohnte gewohnt wohnt / leben lebte gelebt lebt / studieren studierte studiert ' +
    'studium / grunden grundete gegrundet grunderin grunder / erhalten erhielt erhalt / ' +
    'bekommen bekam bekommt / veroffentlichen veroffentlichte veroffentlicht veroffentlichung ' +
    'veroffentlichungen / erfinden erfand erfunden erfinderin erfinder erfindung / sterben ' +
    'starb gestorben tod tot verstorben / gebaren geboren geburt / lernen lernte gelernt lernt ' +
    '/ entwerfen entwarf entworfen entwurf entwirft / verkaufen verkaufte verkauft verkauf / ' +
    'machen machte gemacht macht / buch bucher buchern / land lander landern / jahr jahre ' +
    'jahren jahres',
  negations: 'nicht nie niemals kein keine keinen keinem keiner ohne weder niemand nichts',
  qualifiers:
    'first only oldest youngest alone sole solely single-handedly single handedly invent best most ' +
    'worst last earliest latest original unique leading top biggest largest greatest main never ' +
    'always entirely fully exclusively foremost pioneer pioneering famous himself herself personally',
  disputed: 'disputed contested doubtful uncertain unverified unconfirmed controversial disagree',
  fillers:
    'please pls plz overview summary summarise summarize brief briefly short full complete info ' +
    'information detail details order format bullet bulleted everything need want would look ' +
    'looking find field form answer question quick quickly asap thanks hello hi section page site ' +
    'website publish published public publicly here listed currently today now these days date ' +
    'exact precise professional own various kinds types sorts general moment present',
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
    long: '\\bhow (long|old)\\b|\\bhow many (years?|months?|weeks?|days?|hours?)\\b|\\bduration\\b',
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
  ways: '',
};
