/**
 * The table: every URL this service answers, as pure data, from which all else derives. Paths and
 * aliases are a contract with callers; the id is the OpenAPI operationId.
 */

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Access = 'public' | 'bearer' | 'audit_token' | 'admin_key' | 'feed_token';
export type Group =
  | 'discovery'
  | 'profile'
  | 'content'
  | 'contact'
  | 'reports'
  | 'evals'
  | 'audits'
  | 'admin';

export type Route = {
  readonly method: Method;
  /** Canonical path. */
  readonly path: string;
  /** Other paths that answer with the same bytes. */
  readonly aliases?: readonly string[];
  /** Shown to agents; at most 60 characters. */
  readonly purpose: string;
  readonly access: Access;
  readonly media: string;
  /** `static`: a file made by the build. `operation`: answered by a function. */
  readonly kind: 'static' | 'operation';
  /** Status of a success. */
  readonly status: 200 | 201 | 202;
  readonly group: Group;
  /** Answered in a protocol of its own, errors too, whatever the method. */
  readonly protocol?: 'mcp' | 'a2a';
  /** Whatever else is asked for below this is answered with it: its protocol has more methods. */
  readonly rest?: `${string}/`;
  /** A document in somebody else's format: it obeys that format first and has no Markdown twin. */
  readonly foreign?: true;
  /** A call takes an Idempotency-Key, and where everybody may call it has a daily limit. */
  readonly stores?: true;
  /** A call may name the record's ETag as If-Match, and is answered 412 where it has changed. */
  readonly versioned?: true;
  /**
   * No step of a task: in OpenAPI and at /api/ like the rest, but left out of init's map, which an
   * agent reads in full.
   */
  readonly aside?: true;
  /** A success holds a secret that is shown once: repeats are told what there is instead. */
  readonly once?: true;
  /** The answer tells its sender what was stored of the body, made from the body of each call. */
  readonly echoes?: true;
  /**
   * A success may be Markdown. OpenAPI leaves it out: a second media type would take the type of
   * the answer from generated clients.
   */
  readonly markdown?: true;
  /**
   * The row that tells what became of a call: `status_url` in the answer, for its caller alone.
   */
  readonly followedBy?: string;
  /** Its address is one caller's secret: kept nowhere, and a wrong one counts as a guess. */
  readonly secret?: true;
  /** What to read before the call: the path of a row that tells its contract. */
  readonly contract?: string;
  /** Its twin is a part of llms-full.txt: what there is to read of the person. */
  readonly reading?: true;
  /** Made together with the files of rows that it repeats, by what makes those. */
  readonly derived?: true;
  /** The folder of the content whose entries its parameter names. */
  readonly of?: string;
  /** What its parameter may be, where that is nobody's entry. */
  readonly example?: string;
  /** Answers only on a build that has this; elsewhere nothing speaks of the row. */
  readonly needs?: 'key' | 'record';
};

type Place = Pick<Route, 'path' | 'purpose'>;
type Traits = Partial<Omit<Route, keyof Place>>;

/** A row: what it has in common with others, its path, its purpose, and what else it has. */
function row<const Base extends Traits>(base: Base, path: string, purpose: string): Base & Place;
function row<const Base extends Traits, const Own extends Traits>(
  base: Base,
  path: string,
  purpose: string,
  own: Own,
): Omit<Base, keyof Own> & Own & Place;
function row(base: Traits, path: string, purpose: string, own?: Traits) {
  return { ...base, path, purpose, ...own };
}

const JSON_TYPE = 'application/json';
const TEXT_TYPE = 'text/plain';

const read = {
  method: 'GET',
  access: 'public',
  media: JSON_TYPE,
  kind: 'static',
  status: 200,
} as const;
const about = { ...read, group: 'discovery' } as const;
const text = { ...about, media: TEXT_TYPE } as const;
/** Text that programs find by its place. */
const found = { ...text, aside: true } as const;
/** A document in somebody else's format. */
const foreign = { ...about, foreign: true } as const;
/** The same that programs find by its place. */
const standard = { ...foreign, aside: true } as const;
const signed = { ...standard, needs: 'key' } as const;
const sealed = { ...signed, derived: true } as const;
const profile = { ...read, group: 'profile' } as const;
/** What there is to read of the person. */
const record = { ...profile, reading: true } as const;
/** An item that its list leads to. */
const item = { ...profile, aside: true } as const;
const content = { ...read, group: 'content' } as const;
const contentItem = { ...content, aside: true } as const;
const evals = { ...read, group: 'evals' } as const;
const send = { ...read, method: 'POST', kind: 'operation', group: 'contact' } as const;
const asked = { ...send, markdown: true } as const;
const a2a = { ...send, aside: true, protocol: 'a2a' } as const;
const mcp = { ...about, kind: 'operation', protocol: 'mcp' } as const;
const audit = { ...read, kind: 'operation', group: 'audits' } as const;
const admin = { ...read, access: 'admin_key', kind: 'operation', group: 'admin' } as const;
const adminStore = { ...admin, method: 'POST', stores: true, status: 201 } as const;
/** What the owner's inbox answers: one list, one export, one record, and two ways to delete. */
const inbox = { ...admin, aside: true } as const;
const inboxExport = { ...inbox, media: 'application/jsonl' } as const;
const inboxDelete = { ...inbox, method: 'DELETE' } as const;
const deleteOne = { ...inboxDelete, versioned: true } as const;
/** Changed or deleted by a body: an address in a path would stand in the logs of proxies. */
const inboxChange = { ...inbox, method: 'POST' } as const;
const inboxState = { ...inboxChange, versioned: true } as const;

export const routes = {
  // The service and its discovery
  getInit: row(about, '/api/init', 'Start here', {
    aliases: ['/api/agent-init', '/agent-init', '/init'],
  }),
  getApiRoot: row(about, '/api/', 'Every endpoint by group'),
  getHome: row(text, '/', 'Start page'),
  getHealth: row(about, '/health', 'Health'),
  getStatus: row(about, '/api/status', 'Counts, commit, freshness'),
  getSchema: row(about, '/api/schema', 'JSON Schemas, hash recipe'),
  getOpenApi: row(foreign, '/openapi.json', 'OpenAPI 3.1', {
    aliases: ['/api/openapi.json', '/.well-known/openapi.json'],
  }),
  getOpenApiGroup: row(standard, '/openapi/{group}.json', 'OpenAPI of one group', {
    derived: true,
    example: 'content',
  }),
  getAgentsJson: row(foreign, '/api/agents.json', 'Flows, agents.json 0.1', {
    aliases: ['/agents.json', '/.well-known/agents.json'],
  }),
  getArazzo: row(standard, '/arazzo.json', 'Missions as workflows, Arazzo 1.0'),
  getAxMission: row(foreign, '/.well-known/ax-mission.json', 'AX mission manifest 0.1', {
    aliases: ['/agent.json'],
  }),
  getAgentCard: row(foreign, '/.well-known/agent-card.json', 'A2A agent card'),
  getAgentJson: row(standard, '/.well-known/agent.json', 'A2A agent card with metadata'),
  getAiPlugin: row(foreign, '/.well-known/ai-plugin.json', 'Plugin manifest v1'),
  getLlmsTxt: row(text, '/llms.txt', 'Map of this site', {
    aliases: ['/api/llms.txt', '/.well-known/llms.txt'],
  }),
  getLlmsFullTxt: row(found, '/llms-full.txt', 'Profile and all texts as Markdown'),
  getSkillMd: row(text, '/skill.md', 'Agent Skill', {
    aliases: ['/api/skill.md', '/ax-skill.md', '/api/ax-skill.md'],
  }),
  getAgenticExperience: row(text, '/agentic-experience.md', 'How agents are treated', {
    aliases: ['/api/agentic-experience.md'],
  }),
  getAgentSurfaceSpec: row(text, '/agent-surface-spec.md', 'Surface contract 0.1', {
    aliases: ['/api/agent-surface-spec.md'],
  }),
  getAxChecklist: row(text, '/ax-checklist.md', 'Checks of this service', {
    aliases: ['/api/ax-checklist.md'],
  }),
  getSubstrateDebt: row(text, '/substrate-debt.md', 'Known flaws', {
    aliases: ['/api/substrate-debt.md'],
  }),
  getRobotsTxt: row(text, '/robots.txt', 'Rules for crawlers'),
  getSecurityTxt: row(
    found,
    '/.well-known/security.txt',
    'Where to report a security problem (RFC 9116)',
    { aliases: ['/security.txt'] },
  ),
  getSitemap: row(found, '/sitemap.xml', 'Main pages and surfaces', { media: 'application/xml' }),
  getApiCatalog: row(standard, '/.well-known/api-catalog', 'API catalog, RFC 9727', {
    media: 'application/linkset+json',
  }),
  getWebFinger: row(standard, '/.well-known/webfinger', 'WebFinger, RFC 7033', {
    media: 'application/jrd+json',
  }),
  getAiCatalog: row(standard, '/.well-known/ai-catalog.json', 'AI catalog 1.0', {
    media: 'application/ai-catalog+json',
  }),
  getSkillsIndex: row(
    standard,
    '/.well-known/agent-skills/index.json',
    'Agent Skills index with digests',
    { aliases: ['/.well-known/skills/index.json'] },
  ),
  getMcpCard: row(standard, '/.well-known/mcp/server-card.json', 'MCP server card', {
    media: 'application/mcp-server-card+json',
    aliases: ['/.well-known/mcp.json', '/mcp/server-card'],
  }),
  getMcpRegistryEntry: row(standard, '/server.json', 'Entry for the MCP registry', {
    aliases: ['/.well-known/mcp/server.json'],
  }),
  getVerifier: row(found, '/verify.mjs', 'Program that verifies this profile', {
    media: 'text/javascript',
  }),
  getHashRecipe: row(found, '/content-hash.md', 'How content_hash is made'),
  getRecord: row(found, '/record.jsonl', 'Every change of the profile, a line each, chained', {
    needs: 'record',
    media: 'application/jsonl',
    derived: true,
  }),
  getCorrections: row(found, '/corrections.xml', 'What was changed or withdrawn, Atom', {
    needs: 'record',
    media: 'application/atom+xml',
  }),
  getSignatures: row(sealed, '/api/signatures', 'Signed: digests of all files, head of the record'),
  getDigests: row(sealed, '/api/signatures/{part}', 'A part of the digests: SHA-256 by address'),
  getJwks: row(signed, '/.well-known/jwks.json', 'Keys that sign, with their days (RFC 7517)', {
    media: 'application/jwk-set+json',
  }),
  getDid: row(signed, '/.well-known/did.json', 'Who signs, as did:web', {
    media: 'application/did+json',
  }),
  getResume: row(standard, '/resume.json', 'The CV as JSON Resume'),
  getContactCard: row(found, '/contact.vcf', 'The person as a vCard 4.0 (RFC 6350)', {
    media: 'text/vcard',
  }),
  getFeed: row(standard, '/feed.json', 'News, JSON Feed', { media: 'application/feed+json' }),
  getAtomFeed: row(found, '/feed.xml', 'News, Atom', { media: 'application/atom+xml' }),

  // Profile content
  getProfile: row(record, '/api/profile', 'Who this is'),
  listSkills: row(record, '/api/skills', 'Skills with evidence'),
  getSkill: row(item, '/api/skills/{id}', 'One skill', { of: 'skills' }),
  listExperience: row(record, '/api/experience', 'Positions, education'),
  getExperience: row(item, '/api/experience/{id}', 'One position', { of: 'experience' }),
  listProjects: row(record, '/api/projects', 'Projects with evidence'),
  getProject: row(item, '/api/projects/{slug}', 'One project', { of: 'projects' }),
  listClaims: row(record, '/api/claims', 'Citable statements'),
  getClaim: row(item, '/api/claims/{id}', 'One citable claim', { of: 'claims' }),
  listWritings: row(record, '/api/writings', 'Published texts'),
  listTalks: row(record, '/api/talks', 'Talks and interviews'),
  listNotes: row(record, '/api/notes', 'Notes and project updates'),
  getNote: row(item, '/api/notes/{id}', 'One note', { of: 'notes' }),
  getCollaboration: row(record, '/api/collaboration', 'Terms of work'),
  getKit: row(item, '/api/kit', 'For organisers and press'),
  listCommonQuestions: row(record, '/api/common_questions', 'Answers of the owner', {
    aliases: ['/api/faq'],
  }),
  listChangelog: row(profile, '/api/changelog', 'Changes'),
  listActivity: row(profile, '/api/activity', 'What happened, newest first'),
  getManifest: row(profile, '/api/manifest', 'Everything in one payload'),
  getManifesto: row(content, '/api/manifesto', 'Design philosophy'),
  getContentIndex: row(content, '/api/content', 'Index of texts and pages'),
  getContentManifesto: row(content, '/api/content/manifesto', 'Manifesto, compact or full'),
  getManifestoClaims: row(
    contentItem,
    '/api/content/manifesto/claims',
    'Key claims of the manifesto',
  ),
  getArticle: row(content, '/api/content/articles/{slug}', 'Article, compact or full', {
    of: 'articles',
  }),
  getArticleClaims: row(
    contentItem,
    '/api/content/articles/{slug}/claims',
    'Key claims of one article',
    { of: 'articles' },
  ),
  getPage: row(contentItem, '/api/content/pages/{slug}', 'A page of the owner', { of: 'pages' }),
  getCv: row(contentItem, '/api/cvs/{id}', 'A CV for some readers', { of: 'cvs' }),

  getMission: row(about, '/api/missions/{id}', 'One mission with all that it needs', {
    of: 'missions',
    kind: 'operation',
    markdown: true,
    contract: '/api/init',
  }),

  // Contact, questions, reports, evals
  getContactPolicy: row(record, '/api/contact', 'Contact policy', { group: 'contact' }),
  sendContact: row(send, '/api/contact', 'Send a private message', {
    contract: '/api/contact',
    followedBy: '/api/contact/status/{id}',
    echoes: true,
    stores: true,
    status: 202,
  }),
  getContactStatus: row(
    asked,
    '/api/contact/status/{id}',
    'What became of a message, for its sender',
    { method: 'GET', aside: true, secret: true },
  ),
  ask: row(asked, '/api/agent/ask', 'Ask a question', { stores: true }),
  checkClaim: row(asked, '/api/claims/check', 'Check a statement'),
  match: row(asked, '/api/agent/match', 'Hold a posting against the record'),
  getReportSchema: row(read, '/api/agent-reports/schema', 'Contract of reports', {
    group: 'reports',
  }),
  sendReport: row(send, '/api/agent-reports', 'Report a mission', {
    contract: '/api/agent-reports/schema',
    stores: true,
    group: 'reports',
    status: 201,
  }),
  getReportStats: row(read, '/api/agent-reports/stats', 'Report statistics', {
    kind: 'operation',
    group: 'reports',
    contract: '/api/agent-reports/schema',
  }),
  listEvals: row(evals, '/api/evals', 'Evals'),
  getEvalRunbook: row(evals, '/api/evals/runbook', 'How to run an eval'),
  getEvalRunContract: row(evals, '/api/evals/run', 'Contract of eval runs'),
  runEval: row(send, '/api/evals/run', 'Score an eval run', {
    contract: '/api/evals/run',
    group: 'evals',
  }),

  // Audits and admin
  getAuditMeta: row(audit, '/api/audits/{slug}/meta', 'Audit, public part'),
  getAudit: row(audit, '/api/audits/{slug}', 'Audit, for its recipient', { access: 'audit_token' }),
  getAdminStats: row(admin, '/api/admin/stats', 'Who calls', { access: 'bearer' }),
  listAudits: row(admin, '/api/admin/audits', 'All audits'),
  createAudit: row(adminStore, '/api/admin/audits', 'Create an audit'),
  getAdminAudit: row(admin, '/api/admin/audits/{slug}', 'One audit'),
  patchAudit: row(adminStore, '/api/admin/audits/{slug}', 'Change an audit', {
    versioned: true,
    method: 'PATCH',
    status: 200,
  }),
  issueAuditToken: row(adminStore, '/api/admin/audits/{slug}/tokens', 'Issue a token; shown once', {
    once: true,
  }),
  listAuditTokens: row(admin, '/api/admin/audits/{slug}/tokens', 'Tokens, without secrets'),
  revokeAuditToken: row(admin, '/api/admin/audits/{slug}/tokens/{token_id}', 'Revoke a token', {
    method: 'DELETE',
  }),

  // Beyond what agents are promised: what is taken back of audits, and taken home
  deleteAudit: row(deleteOne, '/api/admin/audits/{slug}', 'Delete an audit'),
  listAuditRevisions: row(inbox, '/api/admin/audits/{slug}/revisions', 'Revisions of an audit'),
  getAuditRevision: row(
    inbox,
    '/api/admin/audits/{slug}/revisions/{revision}',
    'One revision of an audit',
  ),
  deleteAuditRevision: row(
    inboxDelete,
    '/api/admin/audits/{slug}/revisions/{revision}',
    'Delete an earlier revision',
  ),
  deleteAuditRecipient: row(
    inboxDelete,
    '/api/admin/audits/{slug}/recipients/{token_id}',
    'Delete a link and who held it',
  ),
  exportAudits: row(
    inboxExport,
    '/api/admin/exports/audits',
    'All audits and their links as JSON Lines',
  ),

  // The owner's inbox
  listContacts: row(inbox, '/api/admin/contacts', 'Messages, newest first; private'),
  exportContacts: row(inboxExport, '/api/admin/contacts/export', 'All messages as JSON Lines'),
  getContact: row(inbox, '/api/admin/contacts/{id}', 'One message'),
  deleteContact: row(deleteOne, '/api/admin/contacts/{id}', 'Delete one message'),
  deleteContactsOfDay: row(
    inboxDelete,
    '/api/admin/contacts/days/{day}',
    'Delete the messages of a day',
  ),
  deleteContactsOfSender: row(
    inboxChange,
    '/api/admin/contacts/senders/deletions',
    'Delete all messages of a sender',
  ),
  setContactState: row(
    inboxState,
    '/api/admin/contacts/{id}/states',
    'Mark a message as read, answered, archived; reply',
  ),
  listQuestions: row(inbox, '/api/admin/questions', 'Questions, newest first; private'),
  listUnanswered: row(
    inbox,
    '/api/admin/questions/unanswered',
    'Questions without an answer, grouped',
  ),
  exportQuestions: row(inboxExport, '/api/admin/questions/export', 'All questions as JSON Lines'),
  getQuestion: row(inbox, '/api/admin/questions/{id}', 'One question'),
  deleteQuestion: row(deleteOne, '/api/admin/questions/{id}', 'Delete one question'),
  setQuestionState: row(
    inboxState,
    '/api/admin/questions/{id}/states',
    'Put a question aside, or take it back',
  ),
  deleteQuestionsOfDay: row(
    inboxDelete,
    '/api/admin/questions/days/{day}',
    'Delete the questions of a day',
  ),
  listReports: row(inbox, '/api/admin/reports', 'Reports, newest first; private'),
  exportReports: row(inboxExport, '/api/admin/reports/export', 'All reports as JSON Lines'),
  getReport: row(inbox, '/api/admin/reports/{id}', 'One report'),
  deleteReport: row(deleteOne, '/api/admin/reports/{id}', 'Delete one report'),
  setReportState: row(
    inboxState,
    '/api/admin/reports/{id}/states',
    'Put a report aside, or take it back',
  ),
  deleteReportsOfDay: row(
    inboxDelete,
    '/api/admin/reports/days/{day}',
    'Delete the reports of a day',
  ),

  getMessageFeed: row(inbox, '/api/admin/feed.xml', 'New messages as Atom; private', {
    access: 'feed_token',
    media: 'application/atom+xml',
  }),
  findPerson: row(inboxChange, '/api/admin/people/searches', 'What is held of an address'),
  deletePerson: row(
    inboxChange,
    '/api/admin/people/deletions',
    'Hand out and delete what is held of an address',
  ),

  // A2A
  sendMessage: row(a2a, '/a2a', 'Ask over A2A, JSON-RPC'),
  sendMessageHttp: row(a2a, '/a2a/message:send', 'Ask over A2A, HTTP+JSON', { rest: '/a2a/' }),
  getTaskHttp: row(a2a, '/a2a/tasks/{id}', 'State of a task, HTTP+JSON', {
    method: 'GET',
    secret: true,
  }),

  // MCP: for everybody what reads, asks and checks; with a credential everything
  describeOpenMcp: row(mcp, '/mcp/public', 'What MCP offers without a credential', { aside: true }),
  callOpenMcp: row(mcp, '/mcp/public', 'MCP for everybody: read, search, ask, check', {
    method: 'POST',
    aside: true,
  }),
  describeMcp: row(mcp, '/mcp', 'What MCP offers', { access: 'bearer' }),
  callMcp: row(mcp, '/mcp', 'MCP, streamable HTTP', { access: 'bearer', method: 'POST' }),
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;
/** Rows that the build makes a file for. */
export type StaticId = {
  [Id in RouteId]: (typeof routes)[Id]['kind'] extends 'static' ? Id : never;
}[RouteId];

/** Static rows that have these traits. */
type StaticWith<Own> = {
  [Id in StaticId]: (typeof routes)[Id] extends Own ? Id : never;
}[StaticId];
/** Static rows that are made together with others. */
export type DerivedId = StaticWith<{ derived: true }>;
/** Static rows in somebody else's JSON format, each made by itself. */
export type ForeignId = Exclude<StaticWith<{ foreign: true }>, DerivedId>;
type TextMedia = `text/${string}` | 'application/xml' | 'application/atom+xml';
/** Static rows that are text or XML, each made by itself. */
export type TextId = Exclude<StaticWith<{ media: TextMedia }>, DerivedId>;

export type Row = Route & { readonly id: RouteId };

/** All rows with their ids, in table order. */
export const routeList: readonly Row[] = Object.entries(routes).map(([id, route]) => ({
  id: id as RouteId,
  ...(route as Route),
}));

/** Rows that answer on a build that has a key, a record of changes, or neither. */
export function routesOf(has: { signed: unknown; history: unknown }): readonly Row[] {
  const there = { key: has.signed, record: has.history };
  return routeList.filter(({ needs }) => !needs || Boolean(there[needs]));
}

/** Rows that answer on every build. */
export const readyRoutes = routesOf({ signed: false, history: false });

/** Rows that the build makes files for. */
export const staticRoutes = readyRoutes.filter((route) => route.kind === 'static');

/**
 * Pages for people beside the home page (which shares `/` with its row): the row whose record each
 * shows.
 */
export const pages = [
  { path: '/experience', row: 'listExperience' },
  { path: '/projects', row: 'listProjects' },
  { path: '/projects/{slug}', row: 'getProject' },
  { path: '/writing', row: 'listWritings' },
  { path: '/about', row: 'getProfile' },
  { path: '/cv', row: 'getResume' },
  { path: '/claims', row: 'listClaims' },
  { path: '/claims/{id}', row: 'getClaim' },
  { path: '/notes', row: 'listNotes' },
  { path: '/notes/{id}', row: 'getNote' },
  { path: '/tags', row: 'getManifest' },
  { path: '/questions', row: 'listCommonQuestions' },
  { path: '/contact', row: 'getContactPolicy' },
  { path: '/kit', row: 'getKit' },
  { path: '/pages/{slug}', row: 'getPage' },
  { path: '/cvs/{id}', row: 'getCv' },
  { path: '/manifesto', row: 'getContentManifesto' },
  { path: '/articles/{slug}', row: 'getArticle' },
  { path: '/developers', row: 'getOpenApi' },
  { path: '/developers/verify', row: 'getSchema' },
  { path: '/developers/{group}', row: 'getOpenApi' },
  { path: '/match', row: 'getOpenApi' },
] as const satisfies readonly { path: string; row: StaticId }[];

/**
 * Pages for one reader: an audit's recipient, the owner. They are shells that a script fills
 * through the rows; one with a parameter has the same `file` for every value. No row, no twin, not
 * in the sitemap, not counted.
 */
export const privatePages = [
  { path: '/audits', file: 'audits/index.html' },
  { path: '/audits/{slug}', file: 'audits/index.html' },
  { path: '/admin', file: 'admin/index.html' },
] as const satisfies readonly { path: string; file: string }[];
