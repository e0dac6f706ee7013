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
  /** Answers only on a build that has this; elsewhere nothing speaks of the row. */
  readonly needs?: 'key' | 'record';
};

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
  getInit: {
    ...about,
    path: '/api/init',
    aliases: ['/api/agent-init', '/agent-init', '/init'],
    purpose: 'Start here',
  },
  getApiRoot: { ...about, path: '/api/', purpose: 'Every endpoint by group' },
  getHome: { ...text, path: '/', purpose: 'Start page' },
  getHealth: { ...about, path: '/health', purpose: 'Health' },
  getStatus: { ...about, path: '/api/status', purpose: 'Counts, commit, freshness' },
  getSchema: { ...about, path: '/api/schema', purpose: 'JSON Schemas, hash recipe' },
  getOpenApi: {
    ...about,
    foreign: true,
    path: '/openapi.json',
    aliases: ['/api/openapi.json', '/.well-known/openapi.json'],
    purpose: 'OpenAPI 3.1',
  },
  getOpenApiGroup: {
    ...about,
    aside: true,
    foreign: true,
    path: '/openapi/{group}.json',
    purpose: 'OpenAPI of one group',
  },
  getAgentsJson: {
    ...about,
    foreign: true,
    path: '/api/agents.json',
    aliases: ['/agents.json', '/.well-known/agents.json'],
    purpose: 'Flows, agents.json 0.1',
  },
  getAxMission: {
    ...about,
    foreign: true,
    path: '/.well-known/ax-mission.json',
    aliases: ['/agent.json'],
    purpose: 'AX mission manifest 0.1',
  },
  getAgentCard: {
    ...about,
    foreign: true,
    path: '/.well-known/agent-card.json',
    purpose: 'A2A agent card',
  },
  getAgentJson: {
    ...about,
    aside: true,
    foreign: true,
    path: '/.well-known/agent.json',
    purpose: 'A2A agent card with metadata',
  },
  getAiPlugin: {
    ...about,
    foreign: true,
    path: '/.well-known/ai-plugin.json',
    purpose: 'Plugin manifest v1',
  },
  getLlmsTxt: {
    ...text,
    path: '/llms.txt',
    aliases: ['/api/llms.txt', '/.well-known/llms.txt'],
    purpose: 'Map of this site',
  },
  getLlmsFullTxt: {
    ...text,
    aside: true,
    path: '/llms-full.txt',
    purpose: 'Profile and all texts as Markdown',
  },
  getSkillMd: {
    ...text,
    path: '/skill.md',
    aliases: ['/api/skill.md', '/ax-skill.md', '/api/ax-skill.md'],
    purpose: 'Agent Skill',
  },
  getAgenticExperience: {
    ...text,
    path: '/agentic-experience.md',
    aliases: ['/api/agentic-experience.md'],
    purpose: 'How agents are treated',
  },
  getAgentSurfaceSpec: {
    ...text,
    path: '/agent-surface-spec.md',
    aliases: ['/api/agent-surface-spec.md'],
    purpose: 'Surface contract 0.1',
  },
  getAxChecklist: {
    ...text,
    path: '/ax-checklist.md',
    aliases: ['/api/ax-checklist.md'],
    purpose: 'Checks of this service',
  },
  getSubstrateDebt: {
    ...text,
    path: '/substrate-debt.md',
    aliases: ['/api/substrate-debt.md'],
    purpose: 'Known flaws',
  },
  getRobotsTxt: { ...text, path: '/robots.txt', purpose: 'Rules for crawlers' },
  getSecurityTxt: {
    ...text,
    aside: true,
    path: '/.well-known/security.txt',
    aliases: ['/security.txt'],
    purpose: 'Where to report a security problem (RFC 9116)',
  },
  getSitemap: {
    ...text,
    aside: true,
    media: 'application/xml',
    path: '/sitemap.xml',
    purpose: 'All pages and surfaces',
  },
  getApiCatalog: {
    ...about,
    aside: true,
    foreign: true,
    media: 'application/linkset+json',
    path: '/.well-known/api-catalog',
    purpose: 'API catalog, RFC 9727',
  },
  getAiCatalog: {
    ...about,
    aside: true,
    foreign: true,
    media: 'application/ai-catalog+json',
    path: '/.well-known/ai-catalog.json',
    purpose: 'AI catalog 1.0',
  },
  getSkillsIndex: {
    ...about,
    aside: true,
    foreign: true,
    path: '/.well-known/agent-skills/index.json',
    aliases: ['/.well-known/skills/index.json'],
    purpose: 'Agent Skills index with digests',
  },
  getMcpCard: {
    ...about,
    aside: true,
    foreign: true,
    media: 'application/mcp-server-card+json',
    path: '/.well-known/mcp/server-card.json',
    aliases: ['/.well-known/mcp.json', '/mcp/server-card'],
    purpose: 'MCP server card',
  },
  getMcpRegistryEntry: {
    ...about,
    aside: true,
    foreign: true,
    path: '/server.json',
    aliases: ['/.well-known/mcp/server.json'],
    purpose: 'Entry for the MCP registry',
  },
  getVerifier: {
    ...text,
    aside: true,
    media: 'text/javascript',
    path: '/verify.mjs',
    purpose: 'Program that verifies this profile',
  },
  getRecord: {
    ...about,
    aside: true,
    needs: 'record',
    media: 'application/jsonl',
    path: '/record.jsonl',
    purpose: 'Every change of the profile, a line each, chained',
  },
  getCorrections: {
    ...text,
    aside: true,
    needs: 'record',
    media: 'application/atom+xml',
    path: '/corrections.xml',
    purpose: 'What was changed or withdrawn, Atom',
  },
  getSignatures: {
    ...about,
    ...signed,
    foreign: true,
    path: '/api/signatures',
    purpose: 'Signed: digests of all files, head of the record',
  },
  getDigests: {
    ...about,
    ...signed,
    foreign: true,
    path: '/api/signatures/{part}',
    purpose: 'A part of the digests: SHA-256 by address',
  },
  getJwks: {
    ...about,
    ...signed,
    foreign: true,
    media: 'application/jwk-set+json',
    path: '/.well-known/jwks.json',
    purpose: 'Keys that sign, with their days (RFC 7517)',
  },
  getDid: {
    ...about,
    ...signed,
    foreign: true,
    media: 'application/did+json',
    path: '/.well-known/did.json',
    purpose: 'Who signs, as did:web',
  },
  getResume: {
    ...about,
    aside: true,
    foreign: true,
    path: '/resume.json',
    purpose: 'The CV as JSON Resume',
  },
  getContactCard: {
    ...text,
    aside: true,
    media: 'text/vcard',
    path: '/contact.vcf',
    purpose: 'The person as a vCard 4.0 (RFC 6350)',
  },
  getFeed: {
    ...about,
    aside: true,
    foreign: true,
    media: 'application/feed+json',
    path: '/feed.json',
    purpose: 'News, JSON Feed',
  },
  getAtomFeed: {
    ...text,
    aside: true,
    media: 'application/atom+xml',
    path: '/feed.xml',
    purpose: 'News, Atom',
  },

  // Profile content
  getProfile: { ...profile, path: '/api/profile', purpose: 'Who this is' },
  listSkills: { ...profile, path: '/api/skills', purpose: 'Skills with evidence' },
  getSkill: { ...profile, aside: true, path: '/api/skills/{id}', purpose: 'One skill' },
  listExperience: { ...profile, path: '/api/experience', purpose: 'Positions, education' },
  getExperience: { ...profile, aside: true, path: '/api/experience/{id}', purpose: 'One position' },
  listProjects: { ...profile, path: '/api/projects', purpose: 'Projects with evidence' },
  getProject: { ...profile, aside: true, path: '/api/projects/{slug}', purpose: 'One project' },
  listClaims: { ...profile, path: '/api/claims', purpose: 'Citable statements' },
  getClaim: { ...profile, aside: true, path: '/api/claims/{id}', purpose: 'One citable claim' },
  listWritings: { ...profile, path: '/api/writings', purpose: 'Published texts' },
  listTalks: { ...profile, path: '/api/talks', purpose: 'Talks and interviews' },
  listNotes: { ...profile, path: '/api/notes', purpose: 'Notes and project updates' },
  getNote: { ...profile, aside: true, path: '/api/notes/{id}', purpose: 'One note' },
  getCollaboration: {
    ...profile,
    path: '/api/collaboration',
    purpose: 'Terms of work',
  },
  getKit: {
    ...profile,
    aside: true,
    path: '/api/kit',
    purpose: 'For organisers and press',
  },
  listCommonQuestions: {
    ...profile,
    path: '/api/common_questions',
    aliases: ['/api/faq'],
    purpose: 'Answers of the owner',
  },
  listChangelog: {
    ...profile,
    path: '/api/changelog',
    purpose: 'Changes',
  },
  listActivity: { ...profile, path: '/api/activity', purpose: 'What happened, newest first' },
  getManifest: { ...profile, path: '/api/manifest', purpose: 'Everything in one payload' },
  getManifesto: { ...content, path: '/api/manifesto', purpose: 'Design philosophy' },
  getContentIndex: {
    ...content,
    path: '/api/content',
    purpose: 'Index of texts and pages',
  },
  getContentManifesto: {
    ...content,
    path: '/api/content/manifesto',
    purpose: 'Manifesto, compact or full',
  },
  getManifestoClaims: {
    ...content,
    aside: true,
    path: '/api/content/manifesto/claims',
    purpose: 'Key claims of the manifesto',
  },
  getArticle: {
    ...content,
    path: '/api/content/articles/{slug}',
    purpose: 'Article, compact or full',
  },
  getArticleClaims: {
    ...content,
    aside: true,
    path: '/api/content/articles/{slug}/claims',
    purpose: 'Key claims of one article',
  },
  getPage: {
    ...content,
    aside: true,
    path: '/api/content/pages/{slug}',
    purpose: 'A page of the owner',
  },

  getMission: {
    ...about,
    kind: 'operation',
    markdown: true,
    path: '/api/missions/{id}',
    purpose: 'One mission with all that it needs',
  },

  // Contact, questions, reports, evals
  getContactPolicy: { ...read, group: 'contact', path: '/api/contact', purpose: 'Contact policy' },
  sendContact: {
    ...send,
    contract: '/api/contact',
    followedBy: '/api/contact/status/{id}',
    echoes: true,
    stores: true,
    group: 'contact',
    path: '/api/contact',
    status: 202,
    purpose: 'Send a private message',
  },
  getContactStatus: {
    ...read,
    aside: true,
    secret: true,
    markdown: true,
    kind: 'operation',
    group: 'contact',
    path: '/api/contact/status/{id}',
    purpose: 'What became of a message, for its sender',
  },
  ask: {
    ...send,
    stores: true,
    markdown: true,
    group: 'contact',
    path: '/api/agent/ask',
    status: 200,
    purpose: 'Ask a question',
  },
  checkClaim: {
    ...send,
    markdown: true,
    group: 'contact',
    path: '/api/claims/check',
    status: 200,
    purpose: 'Check a statement',
  },
  match: {
    ...send,
    markdown: true,
    group: 'contact',
    path: '/api/agent/match',
    status: 200,
    purpose: 'Hold a posting against the record',
  },
  getReportSchema: {
    ...read,
    group: 'reports',
    path: '/api/agent-reports/schema',
    purpose: 'Contract of reports',
  },
  sendReport: {
    ...send,
    contract: '/api/agent-reports/schema',
    stores: true,
    group: 'reports',
    path: '/api/agent-reports',
    status: 201,
    purpose: 'Report a mission',
  },
  getReportStats: {
    ...read,
    kind: 'operation',
    group: 'reports',
    path: '/api/agent-reports/stats',
    purpose: 'Report statistics',
  },
  listEvals: { ...read, group: 'evals', path: '/api/evals', purpose: 'Evals' },
  getEvalRunbook: {
    ...read,
    group: 'evals',
    path: '/api/evals/runbook',
    purpose: 'How to run an eval',
  },
  getEvalRunContract: {
    ...read,
    group: 'evals',
    path: '/api/evals/run',
    purpose: 'Contract of eval runs',
  },
  runEval: {
    ...send,
    contract: '/api/evals/run',
    group: 'evals',
    path: '/api/evals/run',
    status: 200,
    purpose: 'Score an eval run',
  },

  // Audits and admin
  getAuditMeta: {
    ...read,
    kind: 'operation',
    group: 'audits',
    path: '/api/audits/{slug}/meta',
    purpose: 'Audit, public part',
  },
  getAudit: {
    ...read,
    access: 'audit_token',
    kind: 'operation',
    group: 'audits',
    path: '/api/audits/{slug}',
    purpose: 'Audit, for its recipient',
  },
  getAdminStats: {
    ...read,
    access: 'bearer',
    kind: 'operation',
    group: 'admin',
    path: '/api/admin/stats',
    purpose: 'Who calls',
  },
  listAudits: {
    ...admin,
    method: 'GET',
    status: 200,
    path: '/api/admin/audits',
    purpose: 'All audits',
  },
  createAudit: {
    ...admin,
    stores: true,
    method: 'POST',
    status: 201,
    path: '/api/admin/audits',
    purpose: 'Create an audit',
  },
  getAdminAudit: {
    ...admin,
    method: 'GET',
    status: 200,
    path: '/api/admin/audits/{slug}',
    purpose: 'One audit',
  },
  patchAudit: {
    ...admin,
    stores: true,
    versioned: true,
    method: 'PATCH',
    status: 200,
    path: '/api/admin/audits/{slug}',
    purpose: 'Change an audit',
  },
  issueAuditToken: {
    ...admin,
    stores: true,
    once: true,
    method: 'POST',
    status: 201,
    path: '/api/admin/audits/{slug}/tokens',
    purpose: 'Issue a token; shown once',
  },
  listAuditTokens: {
    ...admin,
    method: 'GET',
    status: 200,
    path: '/api/admin/audits/{slug}/tokens',
    purpose: 'Tokens, without secrets',
  },
  revokeAuditToken: {
    ...admin,
    method: 'DELETE',
    status: 200,
    path: '/api/admin/audits/{slug}/tokens/{token_id}',
    purpose: 'Revoke a token',
  },

  // Beyond what agents are promised: what is taken back of audits, and taken home
  deleteAudit: { ...inboxDelete, path: '/api/admin/audits/{slug}', purpose: 'Delete an audit' },
  listAuditRevisions: {
    ...inboxRead,
    path: '/api/admin/audits/{slug}/revisions',
    purpose: 'Revisions of an audit',
  },
  getAuditRevision: {
    ...inboxRead,
    path: '/api/admin/audits/{slug}/revisions/{revision}',
    purpose: 'One revision of an audit',
  },
  deleteAuditRevision: {
    ...inboxDelete,
    path: '/api/admin/audits/{slug}/revisions/{revision}',
    purpose: 'Delete an earlier revision',
  },
  deleteAuditRecipient: {
    ...inboxDelete,
    path: '/api/admin/audits/{slug}/recipients/{token_id}',
    purpose: 'Delete a link and who held it',
  },
  exportAudits: {
    ...inboxExport,
    path: '/api/admin/exports/audits',
    purpose: 'All audits and their links as JSON Lines',
  },

  // The owner's inbox
  listContacts: {
    ...inboxRead,
    path: '/api/admin/contacts',
    purpose: 'Messages, newest first; private',
  },
  exportContacts: {
    ...inboxExport,
    path: '/api/admin/contacts/export',
    purpose: 'All messages as JSON Lines',
  },
  getContact: { ...inboxRead, path: '/api/admin/contacts/{id}', purpose: 'One message' },
  deleteContact: {
    ...inboxDelete,
    path: '/api/admin/contacts/{id}',
    purpose: 'Delete one message',
  },
  deleteContactsOfDay: {
    ...inboxDelete,
    path: '/api/admin/contacts/days/{day}',
    purpose: 'Delete the messages of a day',
  },
  deleteContactsOfSender: {
    ...inboxChange,
    path: '/api/admin/contacts/senders/deletions',
    purpose: 'Delete all messages of a sender',
  },
  setContactState: {
    ...inboxChange,
    versioned: true,
    path: '/api/admin/contacts/{id}/states',
    purpose: 'Mark a message as read, answered, archived; reply',
  },
  listQuestions: {
    ...inboxRead,
    path: '/api/admin/questions',
    purpose: 'Questions, newest first; private',
  },
  listUnanswered: {
    ...inboxRead,
    path: '/api/admin/questions/unanswered',
    purpose: 'Questions without an answer, grouped',
  },
  exportQuestions: {
    ...inboxExport,
    path: '/api/admin/questions/export',
    purpose: 'All questions as JSON Lines',
  },
  getQuestion: { ...inboxRead, path: '/api/admin/questions/{id}', purpose: 'One question' },
  deleteQuestion: {
    ...inboxDelete,
    path: '/api/admin/questions/{id}',
    purpose: 'Delete one question',
  },
  setQuestionState: {
    ...inboxChange,
    versioned: true,
    path: '/api/admin/questions/{id}/states',
    purpose: 'Put a question aside, or take it back',
  },
  deleteQuestionsOfDay: {
    ...inboxDelete,
    path: '/api/admin/questions/days/{day}',
    purpose: 'Delete the questions of a day',
  },
  listReports: {
    ...inboxRead,
    path: '/api/admin/reports',
    purpose: 'Reports, newest first; private',
  },
  exportReports: {
    ...inboxExport,
    path: '/api/admin/reports/export',
    purpose: 'All reports as JSON Lines',
  },
  getReport: { ...inboxRead, path: '/api/admin/reports/{id}', purpose: 'One report' },
  deleteReport: { ...inboxDelete, path: '/api/admin/reports/{id}', purpose: 'Delete one report' },
  setReportState: {
    ...inboxChange,
    versioned: true,
    path: '/api/admin/reports/{id}/states',
    purpose: 'Put a report aside, or take it back',
  },
  deleteReportsOfDay: {
    ...inboxDelete,
    path: '/api/admin/reports/days/{day}',
    purpose: 'Delete the reports of a day',
  },

  getMessageFeed: {
    ...inbox,
    access: 'feed_token',
    method: 'GET',
    media: 'application/atom+xml',
    path: '/api/admin/feed.xml',
    purpose: 'New messages as Atom; private',
  },
  findPerson: {
    ...inboxChange,
    path: '/api/admin/people/searches',
    purpose: 'What is held of an address',
  },
  deletePerson: {
    ...inboxChange,
    path: '/api/admin/people/deletions',
    purpose: 'Hand out and delete what is held of an address',
  },

  // A2A
  sendMessage: {
    ...send,
    aside: true,
    protocol: 'a2a',
    group: 'contact',
    path: '/a2a',
    status: 200,
    purpose: 'Ask over A2A, JSON-RPC',
  },
  sendMessageHttp: {
    ...send,
    aside: true,
    protocol: 'a2a',
    group: 'contact',
    path: '/a2a/message:send',
    status: 200,
    purpose: 'Ask over A2A, HTTP+JSON',
  },

  // MCP: for everybody what reads, asks and checks; with a credential everything
  describeOpenMcp: {
    ...read,
    aside: true,
    kind: 'operation',
    protocol: 'mcp',
    group: 'discovery',
    path: '/mcp/public',
    purpose: 'What MCP offers without a credential',
  },
  callOpenMcp: {
    ...send,
    aside: true,
    protocol: 'mcp',
    group: 'discovery',
    path: '/mcp/public',
    status: 200,
    purpose: 'MCP for everybody: read, search, ask, check',
  },
  describeMcp: {
    ...read,
    access: 'bearer',
    kind: 'operation',
    protocol: 'mcp',
    group: 'discovery',
    path: '/mcp',
    purpose: 'What MCP offers',
  },
  callMcp: {
    ...send,
    access: 'bearer',
    protocol: 'mcp',
    group: 'discovery',
    path: '/mcp',
    status: 200,
    purpose: 'MCP, streamable HTTP',
  },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;
/** Rows that the build makes a file for. */
export type StaticId = {
  [Id in RouteId]: (typeof routes)[Id]['kind'] extends 'static' ? Id : never;
}[RouteId];

type StaticRoute<Id extends StaticId> = (typeof routes)[Id];
/** Static rows in somebody else's JSON format. */
export type ForeignId = {
  [Id in StaticId]: StaticRoute<Id> extends { foreign: true } ? Id : never;
}[StaticId];
/** Static rows that are text or XML. */
export type TextId = {
  [Id in StaticId]: StaticRoute<Id>['media'] extends
    | 'text/plain'
    | 'text/javascript'
    | 'text/vcard'
    | 'application/xml'
    | 'application/atom+xml'
    | 'application/jsonl'
    ? Id
    : never;
}[StaticId];

/** Rows that tell of all other files: they are made last. */
export type LastId = 'getRecord' | 'getSignatures' | 'getDigests';

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
  { path: '/manifesto', row: 'getContentManifesto' },
  { path: '/articles/{slug}', row: 'getArticle' },
  { path: '/developers', row: 'getOpenApi' },
  { path: '/developers/verify', row: 'getSchema' },
  { path: '/developers/{group}', row: 'getOpenApi' },
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
