/**
 * Every word that pages, print and the Markdown of pages say by themselves, in English. Another
 * language is a file of the same form, typed `Labels`: the compiler asks for what it lacks. Each
 * label is a whole sentence or a whole name; one that takes values is a function, so that each
 * language puts them where its grammar wants them. Values may come as HTML or Markdown; labels
 * themselves hold neither, so they need no `<` and no `&`.
 */
import type { Plural } from '../schemas/filled.ts';

export const en = {
  frame: {
    skip: 'Skip to content',
    mainNavigation: 'Main',
    breadcrumbs: 'Where you are',
    publishedBy: (who: string) => `Published by ${who}.`,
    titleOf: (title: string, name: string) => `${title} · ${name}`,
    cvTitle: (name: string) => `${name}: curriculum vitae`,
    news: (name: string) => `${name}: news`,
    copy: 'Copy',
    copied: 'Copied',
  },

  /** What the owner's Markdown gets beside its own words. */
  markdown: {
    table: 'Table',
    picture: 'Picture',
    footnotes: 'Footnotes',
    backTo: (reference: string) => `Back to reference ${reference}`,
    alerts: {
      NOTE: 'Note',
      TIP: 'Tip',
      IMPORTANT: 'Important',
      WARNING: 'Warning',
      CAUTION: 'Caution',
    } as Record<string, string>,
  },

  /** One word for one thing: the navigation, headings and links use these names. */
  places: {
    home: 'Home',
    work: 'Work',
    projects: 'Projects',
    writing: 'Writing',
    notes: 'Notes',
    tags: 'Tags',
    about: 'About',
    contact: 'Contact',
    claims: 'Claims',
    questions: 'Common questions',
    cv: 'CV',
    feed: 'News feed (Atom)',
    developers: 'For developers',
  },

  /** What each page is for, as search engines and link previews show it. */
  descriptions: {
    work: (name: string) => `Positions, education and skills of ${name}, with their evidence.`,
    projects: (name: string) => `Projects of ${name}: what was done, and what supports it.`,
    writing: (name: string) => `What ${name} wrote and said: texts, publications and talks.`,
    about: (name: string) => `Who ${name} is, in a page.`,
    cv: (name: string) => `The curriculum vitae of ${name}, ready to print.`,
    claims: (name: string) => `What may be cited about ${name}, each statement with its evidence.`,
    notes: (name: string) => `Observations and events about ${name}, newest first.`,
    tags: (name: string) => `Notes, projects and other records of ${name}, by what they are about.`,
    questions: (name: string) =>
      `Questions about ${name} that are asked often, with answers and the records behind them.`,
    contact: 'How to write, what is welcome, and what happens to a message.',
  },

  agents: {
    title: 'For AI agents',
    map: 'For AI agents: the map of this site',
    before: 'Before you cite',
    keepLevel:
      'Keep the evidence level with every statement; only “Verified by others” is ' +
      'confirmed by somebody else.',
    absence:
      'What is not stated here is not published: say so, and do not conclude that it is ' +
      'not so.',
    doNotInfer: 'What must not be inferred',
    json: (link: string) => `This page as JSON: ${link}.`,
    short: (link: string) => `In short; as JSON: ${link}.`,
    markdown: (link: string) => `This page as Markdown: ${link}.`,
    start: (init: string, map: string) => `Start at ${init}; the map of this site is ${map}.`,
    endpoints: 'Every endpoint',
    openApi: 'OpenAPI',
    pages: 'Every page with its twin',
  },

  evidence: {
    title: 'Evidence',
    levels: {
      'self-claim': {
        name: 'In their own words',
        meaning: 'stated here, and confirmed by nobody else',
      },
      'private-live': {
        name: 'Not public',
        meaning: 'it exists, but the public cannot see it',
      },
      'public-live': { name: 'Public', meaning: 'anybody can look at it' },
      'external-validation': {
        name: 'Verified by others',
        meaning: 'a third party confirmed, cited or recorded it',
      },
    },
    levelsTitle: 'What the evidence marks mean',
    levelsIntro:
      'A mark tells how well a statement is supported. It says nothing about how important it is.',
    whatMarksMean: 'What the marks mean',
    sources: 'Sources',
    sourcesOf: (what: string) => `Sources: ${what}`,
    noSources: 'No source is linked.',
    checked: {
      confirmed: (day: string) => `Checked on ${day}: the source says so.`,
      not_found: (day: string) => `Checked on ${day}: the source does not say so.`,
      changed: (day: string) => `Checked on ${day}: the source said so before, and no longer does.`,
      unreachable: (day: string) => `Checked on ${day}: the source could not be reached.`,
      not_checked: () => 'Not checked yet.',
    },
    repeat: (how: string) => `${how}.`,
    howToRepeat: 'How to repeat the check',
  },

  cite: {
    title: 'How to cite this',
    address: 'Address',
    record: 'The record as JSON',
    confidence: 'Evidence',
    please: 'Please',
    confidences: {
      authoritative_authored_content: 'The words of the author',
    } as Record<string, string>,
    keepWords: 'Cite the statement as it stands, and keep its evidence level.',
    keepNote: 'Keep the evidence level and the note on the evidence.',
    author: 'Name author, title and this address; opinions are the author’s.',
    statement: (claim: string, name: string, level: string) => `“${claim}” (${name}; ${level})`,
    project: (name: string, title: string) => `${name}: ${title}`,
    text: (author: string, title: string, date: string) => `${author}, “${title}”, ${date}`,
  },

  time: {
    period: (start: string, end: string) => `${start} – ${end}`,
    since: (start: string) => `since ${start}`,
    from: (start: string) => `from ${start}`,
    until: (end: string) => `until ${end}`,
  },

  lists: {
    and: (items: readonly string[]) => items.join(', '),
    fact: (name: string, value: string) => `${name}: ${value}`,
    contents: 'On this page',
    years: 'Years',
  },

  home: {
    write: 'Write a message',
    cv: 'CV',
    now: 'Now',
    strongest: 'Strongest claims',
    allClaims: (count: number) => (count === 1 ? 'The one claim' : `All ${count} claims`),
    selectedProjects: 'Selected projects',
    allProjects: (count: number) => `All ${count} projects`,
    allWork: 'All positions, education and skills',
    bestFirst: 'Best supported first',
    allSkills: (count: number) => `All ${count} skills`,
    allNotes: (count: number) => `All ${count} notes`,
  },

  person: {
    knownAs: 'Known as',
    born: 'Born',
    died: 'Died',
    location: 'Location',
    languages: 'Languages',
    languageLevel: (language: string, level: string) => `${language}: ${level}`,
    portrait: 'Portrait',
    picture: 'Picture',
    pictureOf: (name: string) => `Portrait of ${name}`,
    elsewhere: 'Elsewhere',
    focus: 'Current focus',
    biography: 'Biography',
    noBiography: 'No biography is published.',
    aboutTitle: (name: string) => `About ${name}`,
  },

  /** Above the title of a preview image. */
  cards: { profile: 'Profile', manifesto: 'Manifesto', article: 'Article' },

  work: {
    statuses: { 'in-progress': 'in progress', unfinished: 'not completed' },
    acting: 'acting',
    title: 'Work',
    experience: 'Positions',
    education: 'Education',
    skills: 'Skills',
    skillsIntro: 'In their own words, unless the projects and sources beside a skill support it.',
    shownIn: (where: string) => `Shown in ${where}`,
    projects: (list: string) => `Projects: ${list}`,
    volunteering: 'Volunteering',
    certificates: 'Certificates',
    awards: 'Awards',
    references: 'References',
    interests: 'Interests',
    number: (number: string) => `number ${number}`,
    validUntil: (date: string) => `valid until ${date}`,
    withConsent: 'named with consent',
    none: 'No position is published.',
  },

  project: {
    one: 'Project',
    when: 'When',
    role: 'Role',
    organization: 'For',
    kind: 'Kind',
    link: 'Website',
    source: 'Source code',
    tags: 'Tags',
    proofPoints: 'Proof points',
    claims: 'What may be cited',
    skills: 'Skills',
    positions: 'Positions',
    works: 'Writing and notes',
    links: (title: string) => `Links: ${title}`,
    none: 'No project is published.',
  },

  writing: {
    title: 'Writing and talks',
    here: 'Published here',
    publications: 'Publications',
    talks: 'Talks',
    lastTalk: 'Last talk',
    kinds: {
      paper: 'Paper',
      book: 'Book',
      chapter: 'Chapter',
      report: 'Report',
      manual: 'Manual',
      article: 'Article',
      post: 'Post',
      publication: 'Publication',
    } as Record<string, string>,
    with: (names: string) => `with ${names}`,
    by: (author: string, date: string) => `By ${author}, ${date}`,
    inShort: 'What this text says, in short',
    next: 'Where to go next',
    why: (link: string, reason: string) => `${link}. ${reason}`,
    sections: 'Sections',
    statuses: {
      'draft-living-document': 'Living draft',
      'edited-draft': 'Edited draft',
    } as Record<string, string>,
    none: 'Nothing is published.',
  },

  claims: {
    title: 'Claims',
    one: 'Claim',
    intro: (name: string) =>
      `Statements about ${name} that may be cited, each with a page of its own. Cite one as it ` +
      'stands, with that address and its evidence level.',
    from: (source: string) => `From ${source}`,
    updated: (date: string) => `Last changed on ${date}`,
    about: (name: string) => `About ${name}`,
    allOf: (name: string) => `All claims about ${name}`,
    none: 'No claim is published.',
  },

  notes: {
    title: 'Notes',
    one: 'Note',
    intro: 'Observations and events, newest first.',
    by: (author: string) => `By ${author}.`,
    tagged: (tags: string) => `Tags: ${tags}.`,
    earlier: 'Earlier notes',
    newer: (title: string) => `Newer: ${title}`,
    older: (title: string) => `Older: ${title}`,
    around: 'Other notes',
    noTags: 'No tag is used.',
    none: 'No note is published.',
  },

  questions: {
    title: 'Common questions',
    intro: (name: string) => `What people ask about ${name}, and the records behind each answer.`,
    unpublished: 'Not published',
    restsOn: (records: string) => `Rests on ${records}`,
    none: (link: string) => `No question is answered here yet. ${link}.`,
    ask: 'Ask one',
  },

  terms: {
    noMoney: 'Nothing is stated about money; rates are told in conversation only.',
    title: 'Working together',
    capacity: 'Capacity',
    availability: 'Availability',
    welcome: 'Welcome',
    shortest: 'Shortest engagement',
    fields: 'Fields of interest',
    refused: 'Not a fit',
    money: 'Rates',
    from: 'Available from',
    notice: 'Notice period',
    noNotice: 'None',
    workplace: 'Place of work',
    workplaces: { remote: 'Remote', hybrid: 'Hybrid', 'on-site': 'On site' },
    timeZone: 'Time zone',
    authorization: 'Permission to work',
    authorizations: {
      authorized: (country: string, until: string | null) =>
        until ? `${country}, until ${until}` : country,
      'needs-sponsorship': (country: string, _until: string | null) =>
        `${country}: a permit is still needed`,
    },
  },

  contact: {
    noPolicy: 'No further policy is stated.',
    title: 'Contact',
    replies: (when: string) => `Replies ${when.charAt(0).toLowerCase()}${when.slice(1)}.`,
    response: 'Replies',
    email: 'E-mail',
    preferred: 'Preferred way',
    here: 'The form on this page',
    forPrograms: 'For programs',
    copyEmail: 'Copy e-mail address',
    vcard: 'Save to contacts (vCard)',
    welcome: 'Welcome',
    notWelcome: 'Not welcome',
    write: 'Write a message',
    privacy: 'Messages are private: they are stored for the recipient alone, and never published.',
    kept: (days: number | null) =>
      days === null
        ? 'They are kept until the recipient deletes them.'
        : `They are kept for ${days} ${days === 1 ? 'day' : 'days'}, then deleted.`,
    deletion: 'Write from the same address to be told what is held of it, or to have it deleted.',
    about: 'What is this about?',
    intents: {
      hire: 'To hire',
      collaborate: 'To work together',
      advise: 'To ask for advice',
      question: 'To ask a question, or to correct something',
    },
    yourEmail: 'Your e-mail address',
    emailHint: 'The answer goes there, and nothing else does.',
    yourName: 'Your name',
    message: 'Message',
    messageHint: (characters: number) =>
      `At most ${characters} characters. What it is about, and what you would like to happen.`,
    agentName: 'Name of the program that fills this in',
    agentHint:
      'A program that acts on its own gives the name of its human, and the goal in the message.',
    optional: '(optional)',
    onlyIfOne: '(only if one does)',
    send: 'Send',
    byProgram: (method: string, url: string) =>
      `People use the form of this page; programs send JSON with ${method} ${url}.`,
    tool: (name: string) => `Send a private message to ${name}.`,
    toolIntent: 'Why the message is sent: hire, collaborate, advise or question.',
    toolFrom: 'The e-mail address of the human who gets the answer.',
    toolName: 'The name of the human on whose behalf the message is sent.',
    toolMessage: 'The message: what it is about, and what the human would like to happen.',
    toolAgent: 'The name of the program that fills this in.',
    received: 'Message received',
    receivedShort: 'The message was stored.',
    receivedLead: 'It is stored and private.',
    receivedOnce:
      'There is no need to send it again; the same message on the same day is kept once.',
    back: 'Back to the profile',
    notSent: 'Message not sent',
    notSentShort: 'The message was not stored.',
    notSentLead:
      'Nothing was stored. Go back in your browser: what you typed should still be there.',
    checkFields: 'Is the e-mail address complete, and is a reason chosen?',
    checkLength: (characters: number) => `Is the message at most ${characters} characters long?`,
    ourFault: 'If all of that is right, the fault is on this side: try again later.',
    orMail: (address: string) => `Or send mail to ${address}.`,
    backToForm: 'Back to the form',
  },

  notFound: {
    title: 'Not found',
    lead:
      'There is nothing at this address. It may have been mistyped, or what stood here is no ' +
      'longer published.',
    nearest: (page: string) => `The nearest page is ${page}.`,
    next: 'Where to go next',
    agents: (link: string) => `Agents find every endpoint at ${link}.`,
  },

  print: {
    evidence: (url: string) => `Every statement with its evidence: ${url}`,
    write: (url: string) => `To write: ${url}`,
    download: 'Download CV (PDF)',
    downloadEvidence: 'CV with evidence levels (PDF)',
  },

  /**
   * The recipient's page of an audit. Its script gets these as data: texts alone, and values stand
   * in braces.
   */
  audit: {
    report: 'Audit report',
    description: 'A report for its recipients.',
    needsScript:
      'This page needs script: it takes the key out of your link and opens the report ' +
      'with it, in your browser.',
    allowScript: 'Allow script for this site and load the page again.',
    otherForm: 'Ask for the report in another form',
    loading: 'Loading the report…',
    shown: 'The report is shown.',
    again: 'Try again',
    recipient: 'For',
    updated: 'Updated',
    revision: 'revision {number}',
    ends: 'Your link ends',
    never: 'not by itself',
    contents: 'Contents',
    untitled: 'Audit {slug}',
    empty: 'The report is still empty.',
    confidential: 'For {name}, {company}. Not for publication; the link is personal.',
    noToken:
      'There is no token in this. Copy the whole link from the message that you were ' + 'sent.',
    finding: 'Finding',
    findings: 'Findings',
    recommendation: 'Recommendation',
    bySeverity: '{count} in all, by severity',
    severity: 'Severity',
    unrated: 'Not rated',
    severities: {
      critical: 'Critical',
      high: 'High',
      medium: 'Medium',
      low: 'Low',
      info: 'Info',
    },
    tables: 'Tables',
    facts: 'Further facts',
    known: 'What everybody may know of this',
    yes: 'yes',
    no: 'no',
    link: 'Your link',
    linkHint: 'The whole link, or what follows “token=”. It stays in this tab.',
    open: 'Open the report',
    ask: 'Ask for a new link, and say which audit it is about.',
    wait: 'Wait {seconds} seconds before you try again.',
    states: {
      noSlug: {
        title: 'Audits are read with a link',
        lead: 'Every audit has a link of its own for each of its recipients.',
        help: 'Open the link that you were sent, or paste it here.',
      },
      noToken: {
        title: 'This page needs your whole link',
        lead: 'The part of the link that opens the audit is missing.',
        help:
          'Mail programs sometimes cut off what follows the # of a link, and a bookmark of ' +
          'this page does not hold it. Open the link that you were sent once more, or paste ' +
          'it here. If you do not have it any more:',
      },
      expired: {
        title: 'This link has expired',
        lead:
          'It was good for a limited time, and that is over. The audit itself is still ' + 'there.',
        help: 'You can have a new one:',
      },
      revoked: {
        title: 'This link was revoked',
        lead: 'The owner of the audit has taken it back. It will not open anything again.',
        help: 'If you should still have access:',
      },
      unknown: {
        title: 'This link does not open this audit',
        lead:
          'Its token is not known here: a part of it may be missing, or it belongs to ' +
          'another audit.',
        help: 'Paste the whole link as you were sent it. If that does not help:',
      },
      missing: {
        title: 'There is no such audit',
        lead:
          'Nothing stands at this address. It may have been mistyped, or the audit is no ' +
          'longer there.',
        help: 'If you expected a report here:',
      },
      offline: {
        title: 'The service cannot be reached',
        lead: 'Check your connection, then try again.',
        help: '',
      },
      busy: {
        title: 'Too many tries',
        lead: 'There were too many calls in a short time.',
        help: '',
      },
      fault: {
        title: 'The report cannot be read right now',
        lead: 'Your link may well be good; the fault is on this side.',
        help: '',
      },
    },
  },

  /** Mail to the owner; what is built carries it as data, as above. */
  mail: {
    intents: {
      hire: 'to hire',
      collaborate: 'to work together',
      advise: 'to ask for advice',
      question: 'a question',
    },
    sender: 'From:',
    name: 'Name:',
    agent: 'Agent:',
    why: 'Why:',
    time: 'Time:',
    beware: 'Beware:',
    flags: {
      prompt_injection_language: 'prompt injection language',
      credential_or_secret_request: 'credential or secret request',
      html_or_script_content: 'html or script content',
      excessive_length: 'excessive length',
    },
    stranger: 'What follows was written by somebody you do not know:',
    empty: 'Without a message.',
    console: 'In the console: {url}',
    subject: 'New message: {why}',
    digest: 'Your calling card: {count}',
    week: 'The last seven days: {messages}, {questions}, {open} of them without an answer.',
    atLeast: 'at least {count}',
    newMessages: {
      one: '{count} new message',
      other: '{count} new messages',
    } as Plural,
    messages: {
      one: '{count} message',
      other: '{count} messages',
    } as Plural,
    questions: {
      one: '{count} question',
      other: '{count} questions',
    } as Plural,
    more: '{count} more are in the console.',
    unanswered: 'Questions without an answer:',
  },
};

/** What every language says. */
export type Labels = typeof en;
