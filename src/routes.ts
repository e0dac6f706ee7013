/**
 * The table: every URL this service answers, as pure data. OpenAPI, discovery, redirects, headers, the front door and the
 * tests derive from it. `ready: false` marks a row whose operation does not answer yet: discovery leaves it out.
 *
 * Paths and aliases are those of spec section 4. `{name}` is a path parameter. The id is also the OpenAPI operationId.
 */

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
export type Access = 'public' | 'bearer' | 'audit_token' | 'admin_key';
export type Group = 'discovery' | 'profile' | 'content' | 'contact' | 'reports' | 'evals' | 'audits' | 'admin';

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
  /** A document in somebody else's format: it obeys that format first and has no Markdown twin (design section 7). */
  readonly foreign?: true;
  /** A call stores something: it takes an Idempotency-Key, and where everybody may call it has a daily limit. */
  readonly stores?: true;
  /** False until the operation behind the row answers. */
  readonly ready?: false;
};

const JSON_TYPE = 'application/json';
const TEXT_TYPE = 'text/plain';

const read = { method: 'GET', access: 'public', media: JSON_TYPE, kind: 'static', status: 200 } as const;
const text = { ...read, media: TEXT_TYPE, group: 'discovery' } as const;
const about = { ...read, group: 'discovery' } as const;
const profile = { ...read, group: 'profile' } as const;
const content = { ...read, group: 'content' } as const;
const send = { method: 'POST', access: 'public', media: JSON_TYPE, kind: 'operation' } as const;
const admin = { access: 'admin_key', media: JSON_TYPE, kind: 'operation', ready: false, group: 'admin' } as const;

export const routes = {
  // Spec section 4.1: service and discovery
  getInit: {
    ...about,
    path: '/api/init',
    aliases: ['/api/agent-init', '/agent-init', '/init'],
    purpose: 'Start here: who, what may be claimed, where to go next',
  },
  getApiRoot: { ...about, path: '/api/', purpose: 'Every endpoint by group' },
  getHome: { ...text, path: '/', purpose: 'Plain-text greeting that points to the rest' },
  getHealth: { ...about, path: '/health', purpose: 'Whether the files are served; static' },
  getStatus: { ...about, path: '/api/status', purpose: 'What is published: counts, commit, freshness' },
  getSchema: { ...about, path: '/api/schema', purpose: 'All JSON Schemas and the recipe of content_hash' },
  getOpenApi: {
    ...about,
    foreign: true,
    path: '/openapi.json',
    aliases: ['/api/openapi.json', '/.well-known/openapi.json'],
    purpose: 'OpenAPI 3.1 description of this service',
  },
  getAgentsJson: {
    ...about,
    foreign: true,
    path: '/api/agents.json',
    aliases: ['/agents.json', '/.well-known/agents.json'],
    purpose: 'Flows for agents, agents.json 0.1',
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
    aliases: ['/.well-known/agent.json'],
    purpose: 'A2A agent card',
  },
  getAiPlugin: { ...about, foreign: true, path: '/.well-known/ai-plugin.json', purpose: 'Plugin manifest v1' },
  getLlmsTxt: {
    ...text,
    path: '/llms.txt',
    aliases: ['/api/llms.txt', '/.well-known/llms.txt'],
    purpose: 'Map of this site for language models',
  },
  getLlmsFullTxt: { ...text, path: '/llms-full.txt', purpose: 'The whole profile and all texts as Markdown' },
  getSkillMd: {
    ...text,
    path: '/skill.md',
    aliases: ['/api/skill.md', '/ax-skill.md', '/api/ax-skill.md'],
    purpose: 'Agent Skill: how to use this service',
  },
  getAgenticExperience: {
    ...text,
    path: '/agentic-experience.md',
    aliases: ['/api/agentic-experience.md'],
    purpose: 'How this service treats agents, and why',
  },
  getAgentSurfaceSpec: {
    ...text,
    path: '/agent-surface-spec.md',
    aliases: ['/api/agent-surface-spec.md'],
    purpose: 'The agent surface contract 0.1, as kept here',
  },
  getAxChecklist: {
    ...text,
    path: '/ax-checklist.md',
    aliases: ['/api/ax-checklist.md'],
    purpose: 'Checks an agent can run against this service',
  },
  getSubstrateDebt: {
    ...text,
    path: '/substrate-debt.md',
    aliases: ['/api/substrate-debt.md'],
    purpose: 'What agents still have to work around here',
  },
  getRobotsTxt: { ...text, path: '/robots.txt', purpose: 'Rules for crawlers' },
  getSecurityTxt: {
    ...text,
    path: '/.well-known/security.txt',
    aliases: ['/security.txt'],
    purpose: 'Where to report a security problem (RFC 9116)',
  },
  getSitemap: { ...text, media: 'application/xml', path: '/sitemap.xml', purpose: 'All pages and surfaces' },
  getApiCatalog: {
    ...about,
    foreign: true,
    media: 'application/linkset+json',
    path: '/.well-known/api-catalog',
    purpose: 'API catalog, RFC 9727',
  },
  getAiCatalog: {
    ...about,
    foreign: true,
    media: 'application/ai-catalog+json',
    path: '/.well-known/ai-catalog.json',
    purpose: 'AI catalog 1.0',
  },
  getSkillsIndex: {
    ...about,
    foreign: true,
    path: '/.well-known/agent-skills/index.json',
    aliases: ['/.well-known/skills/index.json'],
    purpose: 'Agent Skills index with digests',
  },
  getResume: { ...about, foreign: true, path: '/resume.json', purpose: 'The CV as JSON Resume' },

  // Spec section 4.2: profile content
  getProfile: { ...profile, path: '/api/profile', purpose: 'Who this is' },
  listSkills: { ...profile, path: '/api/skills', purpose: 'Skills with projects and evidence' },
  listExperience: { ...profile, path: '/api/experience', purpose: 'Positions held and education' },
  getExperience: { ...profile, path: '/api/experience/{id}', purpose: 'One position' },
  listProjects: { ...profile, path: '/api/projects', purpose: 'Projects with evidence levels and key claims' },
  getProject: { ...profile, path: '/api/projects/{slug}', purpose: 'One project' },
  listClaims: { ...profile, path: '/api/claims', purpose: 'Statements that may be cited, with evidence' },
  getClaim: { ...profile, path: '/api/claims/{id}', purpose: 'One citable claim' },
  listWritings: { ...profile, path: '/api/writings', purpose: 'Published texts' },
  listTalks: { ...profile, path: '/api/talks', purpose: 'Talks and interviews' },
  listNotes: { ...profile, path: '/api/notes', purpose: 'Notes, observations and project updates' },
  getNote: { ...profile, path: '/api/notes/{id}', purpose: 'One note' },
  getCollaboration: { ...profile, path: '/api/collaboration', purpose: 'Terms of working together' },
  listCommonQuestions: {
    ...profile,
    path: '/api/common_questions',
    aliases: ['/api/faq'],
    purpose: 'Questions asked often, answered by the owner',
  },
  listChangelog: { ...profile, path: '/api/changelog', purpose: 'What changed in the profile and the interface' },
  listActivity: { ...profile, path: '/api/activity', purpose: 'What happened: notes, writings, talks, projects' },
  getManifest: { ...profile, path: '/api/manifest', purpose: 'The entire profile in one payload' },
  getManifesto: { ...content, path: '/api/manifesto', purpose: 'The design philosophy behind the profile' },
  getContentIndex: { ...content, path: '/api/content', purpose: 'Pages for people with their twins for agents' },
  getContentManifesto: { ...content, path: '/api/content/manifesto', purpose: 'The manifesto, compact or in full' },
  getManifestoClaims: { ...content, path: '/api/content/manifesto/claims', purpose: 'Key claims of the manifesto' },
  getArticle: { ...content, path: '/api/content/articles/{slug}', purpose: 'One article, compact or in full' },
  getArticleClaims: { ...content, path: '/api/content/articles/{slug}/claims', purpose: 'Key claims of one article' },

  // Spec section 4.3: contact, questions, reports, evals
  getContactPolicy: { ...read, group: 'contact', path: '/api/contact', purpose: 'Contact policy and preferred route' },
  sendContact: {
    ...send,
    stores: true,
    group: 'contact',
    path: '/api/contact',
    status: 202,
    purpose: 'Send a private message',
  },
  ask: {
    ...send,
    stores: true,
    group: 'contact',
    path: '/api/agent/ask',
    status: 200,
    purpose: 'Ask a question about the person',
  },
  checkClaim: {
    ...send,
    group: 'contact',
    path: '/api/claims/check',
    status: 200,
    purpose: 'Check a statement; stores nothing',
  },
  getReportSchema: {
    ...read,
    group: 'reports',
    path: '/api/agent-reports/schema',
    purpose: 'The contract of agent reports',
  },
  sendReport: {
    ...send,
    stores: true,
    group: 'reports',
    path: '/api/agent-reports',
    status: 201,
    purpose: 'Report how a mission went',
  },
  getReportStats: {
    ...read,
    kind: 'operation',
    group: 'reports',
    path: '/api/agent-reports/stats',
    purpose: 'Aggregate statistics of agent reports',
  },
  listEvals: { ...read, group: 'evals', path: '/api/evals', purpose: 'Evals with criteria and anti-patterns' },
  getEvalRunbook: { ...read, group: 'evals', path: '/api/evals/runbook', purpose: 'How to run and report an eval' },
  getEvalRunContract: { ...read, group: 'evals', path: '/api/evals/run', purpose: 'The contract of an eval dry run' },
  runEval: {
    ...send,
    group: 'evals',
    path: '/api/evals/run',
    status: 200,
    purpose: 'Score an eval run; stores nothing',
  },

  // Spec sections 4.2 and 4.4: audits and admin
  getAuditMeta: {
    ...read,
    kind: 'operation',
    ready: false,
    group: 'audits',
    path: '/api/audits/{slug}/meta',
    purpose: 'Public metadata of an audit',
  },
  getAudit: {
    ...read,
    access: 'audit_token',
    kind: 'operation',
    ready: false,
    group: 'audits',
    path: '/api/audits/{slug}',
    purpose: 'An audit report, for its recipients',
  },
  getAdminStats: {
    ...admin,
    access: 'bearer',
    method: 'GET',
    status: 200,
    path: '/api/admin/stats',
    purpose: 'Who and what calls the service; private',
  },
  listAudits: { ...admin, method: 'GET', status: 200, path: '/api/admin/audits', purpose: 'All audits' },
  createAudit: {
    ...admin,
    stores: true,
    method: 'POST',
    status: 201,
    path: '/api/admin/audits',
    purpose: 'Create an audit',
  },
  getAdminAudit: { ...admin, method: 'GET', status: 200, path: '/api/admin/audits/{slug}', purpose: 'One audit' },
  patchAudit: {
    ...admin,
    stores: true,
    method: 'PATCH',
    status: 200,
    path: '/api/admin/audits/{slug}',
    purpose: 'Change an audit',
  },
  issueAuditToken: {
    ...admin,
    stores: true,
    method: 'POST',
    status: 201,
    path: '/api/admin/audits/{slug}/tokens',
    purpose: 'Issue a recipient token; shown once',
  },
  listAuditTokens: {
    ...admin,
    method: 'GET',
    status: 200,
    path: '/api/admin/audits/{slug}/tokens',
    purpose: 'Tokens of an audit, without secrets',
  },
  revokeAuditToken: {
    ...admin,
    method: 'DELETE',
    status: 200,
    path: '/api/admin/audits/{slug}/tokens/{token_id}',
    purpose: 'Revoke a recipient token',
  },

  // Spec section 4.1: MCP
  describeMcp: {
    ...read,
    access: 'bearer',
    kind: 'operation',
    ready: false,
    group: 'discovery',
    path: '/mcp',
    purpose: 'What the MCP endpoint offers',
  },
  callMcp: {
    ...send,
    ready: false,
    access: 'bearer',
    group: 'discovery',
    path: '/mcp',
    status: 200,
    purpose: 'MCP, streamable HTTP',
  },
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;
/** Rows that the build makes a file for. */
export type StaticId = { [Id in RouteId]: (typeof routes)[Id]['kind'] extends 'static' ? Id : never }[RouteId];

type StaticRoute<Id extends StaticId> = (typeof routes)[Id];
/** Static rows in somebody else's JSON format. */
export type ForeignId = { [Id in StaticId]: StaticRoute<Id> extends { foreign: true } ? Id : never }[StaticId];
/** Static rows that are text. */
export type TextId = {
  [Id in StaticId]: StaticRoute<Id>['media'] extends 'text/plain' | 'application/xml' ? Id : never;
}[StaticId];

/** All rows with their ids, in table order. */
export const routeList: readonly (Route & { readonly id: RouteId })[] = Object.entries(routes).map(([id, route]) => ({
  id: id as RouteId,
  ...(route as Route),
}));

/** Rows that answer today. */
export const readyRoutes = routeList.filter((route) => route.ready !== false);

/** Rows that the build makes files for. */
export const staticRoutes = routeList.filter((route) => route.kind === 'static');

/** Pages for people beside the home page (which shares `/` with its row): the row whose record each shows. */
export const pages = [
  { path: '/manifesto', row: 'getContentManifesto' },
  { path: '/articles/{slug}', row: 'getArticle' },
] as const satisfies readonly { path: string; row: StaticId }[];
