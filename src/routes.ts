/**
 * The table: every URL this service answers, as pure data. OpenAPI, discovery, redirects, headers,
 * the gateway and the tests derive from it.
 *
 * Paths and aliases are a contract with callers. `{name}` is a path parameter. The id is also the
 * OpenAPI operationId.
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
  /**
   * Answered in a protocol of its own, whatever the method: neither an operation nor an error of
   * ours stands there.
   */
  readonly protocol?: 'mcp' | 'a2a';
  /** A document in somebody else's format: it obeys that format first and has no Markdown twin. */
  readonly foreign?: true;
  /**
   * A call stores something: it takes an Idempotency-Key, and where everybody may call it has a
   * daily limit.
   */
  readonly stores?: true;
  /**
   * A call changes a record of which others may know more by now: it takes the record's ETag as
   * If-Match, and answers 412 where it has changed since. Without it the call goes through.
   */
  readonly versioned?: true;
  /**
   * No step of a task: the owner's inbox, documents that programs find by their
   * well-known place, items that their list leads to. In OpenAPI and at /api/ like the rest, but
   * left out of init's map, which an agent reads in full.
   */
  readonly aside?: true;
  /**
   * A success holds a secret that is shown once: it is not kept for repeats, which are told what
   * there is instead.
   */
  readonly once?: true;
  /**
   * The answer tells its sender what was stored of the body. It is made from the body of each call,
   * so that nothing keeps the message twice.
   */
  readonly echoes?: true;
  /**
   * A success of an operation is Markdown for a caller who likes that better. OpenAPI leaves it out:
   * a second media type would take the type of the answer from clients that are generated.
   */
  readonly markdown?: true;
  /**
   * The path of the row that tells what became of a call, at an address that its caller alone is
   * given: `status_url` in the answer.
   */
  readonly followedBy?: string;
  /** Its address is one caller's secret: kept nowhere, and a wrong one counts as a guess. */
  readonly secret?: true;
  /** What to read before the call: the path of a row that tells its contract. */
  readonly contract?: string;
  /** Its twin is a part of llms-full.txt: what there is to read of the person. */
  readonly reading?: true;
  /**
   * Made together with the files of other rows that it repeats or tells of, by what makes those.
   */
  readonly derived?: true;
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
const text = { ...read, media: TEXT_TYPE, group: 'discovery' } as const;
const about = { ...read, group: 'discovery' } as const;
const profile = { ...read, group: 'profile' } as const;
const content = { ...read, group: 'content' } as const;
const send = { method: 'POST', access: 'public', media: JSON_TYPE, kind: 'operation' } as const;
const signed = { needs: 'key', aside: true } as const;
/** What there is to read of the person. */
const record = { ...profile, reading: true } as const;
/** What the owner's inbox answers: one list, one export, one record, and two ways to delete. */
const inbox = {
  aside: true,
  access: 'admin_key',
  kind: 'operation',
  group: 'admin',
  status: 200,
} as const;
const inboxRead = { ...inbox, method: 'GET', media: JSON_TYPE } as const;
const inboxExport = { ...inbox, method: 'GET', media: 'application/jsonl' } as const;
const inboxDelete = { ...inbox, method: 'DELETE', media: JSON_TYPE } as const;
/** Changed or deleted by a body: an address in a path would stand in the logs of proxies. */
const inboxChange = { ...inbox, method: 'POST', media: JSON_TYPE } as const;
const admin = { access: 'admin_key', media: JSON_TYPE, kind: 'operation', group: 'admin' } as const;

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
  getOpenApi: row(about, '/openapi.json', 'OpenAPI 3.1', {
    foreign: true,
    aliases: ['/api/openapi.json', '/.well-known/openapi.json'],
  }),
  getOpenApiGroup: row(about, '/openapi/{group}.json', 'OpenAPI of one group', {
    aside: true,
    foreign: true,
    derived: true,
  }),
  getAgentsJson: row(about, '/api/agents.json', 'Flows, agents.json 0.1', {
    foreign: true,
    aliases: ['/agents.json', '/.well-known/agents.json'],
  }),
  getArazzo: row(about, '/arazzo.json', 'Missions as workflows, Arazzo 1.0', {
    aside: true,
    foreign: true,
  }),
  getAxMission: row(about, '/.well-known/ax-mission.json', 'AX mission manifest 0.1', {
    foreign: true,
    aliases: ['/agent.json'],
  }),
  getAgentCard: row(about, '/.well-known/agent-card.json', 'A2A agent card', { foreign: true }),
  getAgentJson: row(about, '/.well-known/agent.json', 'A2A agent card with metadata', {
    aside: true,
    foreign: true,
  }),
  getAiPlugin: row(about, '/.well-known/ai-plugin.json', 'Plugin manifest v1', { foreign: true }),
  getLlmsTxt: row(text, '/llms.txt', 'Map of this site', {
    aliases: ['/api/llms.txt', '/.well-known/llms.txt'],
  }),
  getLlmsFullTxt: row(text, '/llms-full.txt', 'Profile and all texts as Markdown', { aside: true }),
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
    text,
    '/.well-known/security.txt',
    'Where to report a security problem (RFC 9116)',
    { aside: true, aliases: ['/security.txt'] },
  ),
  getSitemap: row(text, '/sitemap.xml', 'All pages and surfaces', {
    aside: true,
    media: 'application/xml',
  }),
  getApiCatalog: row(about, '/.well-known/api-catalog', 'API catalog, RFC 9727', {
    aside: true,
    foreign: true,
    media: 'application/linkset+json',
  }),
  getWebFinger: row(about, '/.well-known/webfinger', 'WebFinger, RFC 7033', {
    aside: true,
    foreign: true,
    media: 'application/jrd+json',
  }),
  getAiCatalog: row(about, '/.well-known/ai-catalog.json', 'AI catalog 1.0', {
    aside: true,
    foreign: true,
    media: 'application/ai-catalog+json',
  }),
  getSkillsIndex: row(
    about,
    '/.well-known/agent-skills/index.json',
    'Agent Skills index with digests',
    { aside: true, foreign: true, aliases: ['/.well-known/skills/index.json'] },
  ),
  getMcpCard: row(about, '/.well-known/mcp/server-card.json', 'MCP server card', {
    aside: true,
    foreign: true,
    media: 'application/mcp-server-card+json',
    aliases: ['/.well-known/mcp.json', '/mcp/server-card'],
  }),
  getMcpRegistryEntry: row(about, '/server.json', 'Entry for the MCP registry', {
    aside: true,
    foreign: true,
    aliases: ['/.well-known/mcp/server.json'],
  }),
  getVerifier: row(text, '/verify.mjs', 'Program that verifies this profile', {
    aside: true,
    media: 'text/javascript',
  }),
  getHashRecipe: row(text, '/content-hash.md', 'How content_hash is made', { aside: true }),
  getRecord: row(about, '/record.jsonl', 'Every change of the profile, a line each, chained', {
    aside: true,
    needs: 'record',
    media: 'application/jsonl',
    derived: true,
  }),
  getCorrections: row(text, '/corrections.xml', 'What was changed or withdrawn, Atom', {
    aside: true,
    needs: 'record',
    media: 'application/atom+xml',
  }),
  getSignatures: row(about, '/api/signatures', 'Signed: digests of all files, head of the record', {
    ...signed,
    foreign: true,
    derived: true,
  }),
  getDigests: row(about, '/api/signatures/{part}', 'A part of the digests: SHA-256 by address', {
    ...signed,
    foreign: true,
    derived: true,
  }),
  getJwks: row(about, '/.well-known/jwks.json', 'Keys that sign, with their days (RFC 7517)', {
    ...signed,
    foreign: true,
    media: 'application/jwk-set+json',
  }),
  getDid: row(about, '/.well-known/did.json', 'Who signs, as did:web', {
    ...signed,
    foreign: true,
    media: 'application/did+json',
  }),
  getResume: row(about, '/resume.json', 'The CV as JSON Resume', { aside: true, foreign: true }),
  getContactCard: row(text, '/contact.vcf', 'The person as a vCard 4.0 (RFC 6350)', {
    aside: true,
    media: 'text/vcard',
  }),
  getFeed: row(about, '/feed.json', 'News, JSON Feed', {
    aside: true,
    foreign: true,
    media: 'application/feed+json',
  }),
  getAtomFeed: row(text, '/feed.xml', 'News, Atom', { aside: true, media: 'application/atom+xml' }),

  // Profile content
  getProfile: row(record, '/api/profile', 'Who this is'),
  listSkills: row(record, '/api/skills', 'Skills with evidence'),
  getSkill: row(profile, '/api/skills/{id}', 'One skill', { aside: true }),
  listExperience: row(record, '/api/experience', 'Positions, education'),
  getExperience: row(profile, '/api/experience/{id}', 'One position', { aside: true }),
  listProjects: row(record, '/api/projects', 'Projects with evidence'),
  getProject: row(profile, '/api/projects/{slug}', 'One project', { aside: true }),
  listClaims: row(record, '/api/claims', 'Citable statements'),
  getClaim: row(profile, '/api/claims/{id}', 'One citable claim', { aside: true }),
  listWritings: row(record, '/api/writings', 'Published texts'),
  listTalks: row(record, '/api/talks', 'Talks and interviews'),
  listNotes: row(record, '/api/notes', 'Notes and project updates'),
  getNote: row(profile, '/api/notes/{id}', 'One note', { aside: true }),
  getCollaboration: row(record, '/api/collaboration', 'Terms of work'),
  getKit: row(profile, '/api/kit', 'For organisers and press', { aside: true }),
  listCommonQuestions: row(record, '/api/common_questions', 'Answers of the owner', {
    aliases: ['/api/faq'],
  }),
  listChangelog: row(profile, '/api/changelog', 'Changes'),
  listActivity: row(profile, '/api/activity', 'What happened, newest first'),
  getManifest: row(profile, '/api/manifest', 'Everything in one payload'),
  getManifesto: row(content, '/api/manifesto', 'Design philosophy'),
  getContentIndex: row(content, '/api/content', 'Index of texts and pages'),
  getContentManifesto: row(content, '/api/content/manifesto', 'Manifesto, compact or full'),
  getManifestoClaims: row(content, '/api/content/manifesto/claims', 'Key claims of the manifesto', {
    aside: true,
  }),
  getArticle: row(content, '/api/content/articles/{slug}', 'Article, compact or full'),
  getArticleClaims: row(
    content,
    '/api/content/articles/{slug}/claims',
    'Key claims of one article',
    { aside: true },
  ),
  getPage: row(content, '/api/content/pages/{slug}', 'A page of the owner', { aside: true }),
  getCv: row(content, '/api/cvs/{id}', 'A CV for some readers', { aside: true }),

  getMission: row(about, '/api/missions/{id}', 'One mission with all that it needs', {
    kind: 'operation',
    markdown: true,
  }),

  // Contact, questions, reports, evals
  getContactPolicy: row(read, '/api/contact', 'Contact policy', {
    reading: true,
    group: 'contact',
  }),
  sendContact: row(send, '/api/contact', 'Send a private message', {
    contract: '/api/contact',
    followedBy: '/api/contact/status/{id}',
    echoes: true,
    stores: true,
    group: 'contact',
    status: 202,
  }),
  getContactStatus: row(
    read,
    '/api/contact/status/{id}',
    'What became of a message, for its sender',
    { aside: true, secret: true, markdown: true, kind: 'operation', group: 'contact' },
  ),
  ask: row(send, '/api/agent/ask', 'Ask a question', {
    stores: true,
    markdown: true,
    group: 'contact',
    status: 200,
  }),
  checkClaim: row(send, '/api/claims/check', 'Check a statement', {
    markdown: true,
    group: 'contact',
    status: 200,
  }),
  match: row(send, '/api/agent/match', 'Hold a posting against the record', {
    markdown: true,
    group: 'contact',
    status: 200,
  }),
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
  }),
  listEvals: row(read, '/api/evals', 'Evals', { group: 'evals' }),
  getEvalRunbook: row(read, '/api/evals/runbook', 'How to run an eval', { group: 'evals' }),
  getEvalRunContract: row(read, '/api/evals/run', 'Contract of eval runs', { group: 'evals' }),
  runEval: row(send, '/api/evals/run', 'Score an eval run', {
    contract: '/api/evals/run',
    group: 'evals',
    status: 200,
  }),

  // Audits and admin
  getAuditMeta: row(read, '/api/audits/{slug}/meta', 'Audit, public part', {
    kind: 'operation',
    group: 'audits',
  }),
  getAudit: row(read, '/api/audits/{slug}', 'Audit, for its recipient', {
    access: 'audit_token',
    kind: 'operation',
    group: 'audits',
  }),
  getAdminStats: row(read, '/api/admin/stats', 'Who calls', {
    access: 'bearer',
    kind: 'operation',
    group: 'admin',
  }),
  listAudits: row(admin, '/api/admin/audits', 'All audits', { method: 'GET', status: 200 }),
  createAudit: row(admin, '/api/admin/audits', 'Create an audit', {
    stores: true,
    method: 'POST',
    status: 201,
  }),
  getAdminAudit: row(admin, '/api/admin/audits/{slug}', 'One audit', {
    method: 'GET',
    status: 200,
  }),
  patchAudit: row(admin, '/api/admin/audits/{slug}', 'Change an audit', {
    stores: true,
    versioned: true,
    method: 'PATCH',
    status: 200,
  }),
  issueAuditToken: row(admin, '/api/admin/audits/{slug}/tokens', 'Issue a token; shown once', {
    stores: true,
    once: true,
    method: 'POST',
    status: 201,
  }),
  listAuditTokens: row(admin, '/api/admin/audits/{slug}/tokens', 'Tokens, without secrets', {
    method: 'GET',
    status: 200,
  }),
  revokeAuditToken: row(admin, '/api/admin/audits/{slug}/tokens/{token_id}', 'Revoke a token', {
    method: 'DELETE',
    status: 200,
  }),

  // Beyond what agents are promised: what is taken back of audits, and taken home
  deleteAudit: row(inboxDelete, '/api/admin/audits/{slug}', 'Delete an audit'),
  listAuditRevisions: row(inboxRead, '/api/admin/audits/{slug}/revisions', 'Revisions of an audit'),
  getAuditRevision: row(
    inboxRead,
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
  listContacts: row(inboxRead, '/api/admin/contacts', 'Messages, newest first; private'),
  exportContacts: row(inboxExport, '/api/admin/contacts/export', 'All messages as JSON Lines'),
  getContact: row(inboxRead, '/api/admin/contacts/{id}', 'One message'),
  deleteContact: row(inboxDelete, '/api/admin/contacts/{id}', 'Delete one message'),
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
    inboxChange,
    '/api/admin/contacts/{id}/states',
    'Mark a message as read, answered, archived; reply',
    { versioned: true },
  ),
  listQuestions: row(inboxRead, '/api/admin/questions', 'Questions, newest first; private'),
  listUnanswered: row(
    inboxRead,
    '/api/admin/questions/unanswered',
    'Questions without an answer, grouped',
  ),
  exportQuestions: row(inboxExport, '/api/admin/questions/export', 'All questions as JSON Lines'),
  getQuestion: row(inboxRead, '/api/admin/questions/{id}', 'One question'),
  deleteQuestion: row(inboxDelete, '/api/admin/questions/{id}', 'Delete one question'),
  setQuestionState: row(
    inboxChange,
    '/api/admin/questions/{id}/states',
    'Put a question aside, or take it back',
    { versioned: true },
  ),
  deleteQuestionsOfDay: row(
    inboxDelete,
    '/api/admin/questions/days/{day}',
    'Delete the questions of a day',
  ),
  listReports: row(inboxRead, '/api/admin/reports', 'Reports, newest first; private'),
  exportReports: row(inboxExport, '/api/admin/reports/export', 'All reports as JSON Lines'),
  getReport: row(inboxRead, '/api/admin/reports/{id}', 'One report'),
  deleteReport: row(inboxDelete, '/api/admin/reports/{id}', 'Delete one report'),
  setReportState: row(
    inboxChange,
    '/api/admin/reports/{id}/states',
    'Put a report aside, or take it back',
    { versioned: true },
  ),
  deleteReportsOfDay: row(
    inboxDelete,
    '/api/admin/reports/days/{day}',
    'Delete the reports of a day',
  ),

  getMessageFeed: row(inbox, '/api/admin/feed.xml', 'New messages as Atom; private', {
    access: 'feed_token',
    method: 'GET',
    media: 'application/atom+xml',
  }),
  findPerson: row(inboxChange, '/api/admin/people/searches', 'What is held of an address'),
  deletePerson: row(
    inboxChange,
    '/api/admin/people/deletions',
    'Hand out and delete what is held of an address',
  ),

  // A2A
  sendMessage: row(send, '/a2a', 'Ask over A2A, JSON-RPC', {
    aside: true,
    protocol: 'a2a',
    group: 'contact',
    status: 200,
  }),
  sendMessageHttp: row(send, '/a2a/message:send', 'Ask over A2A, HTTP+JSON', {
    aside: true,
    protocol: 'a2a',
    group: 'contact',
    status: 200,
  }),

  getTaskHttp: row(read, '/a2a/tasks/{id}', 'State of a task, HTTP+JSON', {
    aside: true,
    kind: 'operation',
    secret: true,
    protocol: 'a2a',
    group: 'contact',
  }),

  // MCP: for everybody what reads, asks and checks; with a credential everything
  describeOpenMcp: row(read, '/mcp/public', 'What MCP offers without a credential', {
    aside: true,
    kind: 'operation',
    protocol: 'mcp',
    group: 'discovery',
  }),
  callOpenMcp: row(send, '/mcp/public', 'MCP for everybody: read, search, ask, check', {
    aside: true,
    protocol: 'mcp',
    group: 'discovery',
    status: 200,
  }),
  describeMcp: row(read, '/mcp', 'What MCP offers', {
    access: 'bearer',
    kind: 'operation',
    protocol: 'mcp',
    group: 'discovery',
  }),
  callMcp: row(send, '/mcp', 'MCP, streamable HTTP', {
    access: 'bearer',
    protocol: 'mcp',
    group: 'discovery',
    status: 200,
  }),
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
type DerivedId = StaticWith<{ derived: true }>;
/** Static rows in somebody else's JSON format, each made by itself. */
export type ForeignId = Exclude<StaticWith<{ foreign: true }>, DerivedId>;
type TextMedia = `text/${string}` | 'application/xml' | 'application/atom+xml';
/** Static rows that are text or XML, each made by itself. */
export type TextId = Exclude<StaticWith<{ media: TextMedia }>, DerivedId>;

/** All rows with their ids, in table order. */
export const routeList: readonly (Route & { readonly id: RouteId })[] = Object.entries(routes).map(
  ([id, route]) => ({
    id: id as RouteId,
    ...(route as Route),
  }),
);

/** Rows that answer on a build that has a key, a record of changes, or neither. */
export function routesOf(has: { signed: unknown; history: unknown }): typeof routeList {
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
