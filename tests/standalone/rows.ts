/** Every GET row that is a file, and what is served beside them, written down once more. */

export const JSON_TYPE = 'application/json; charset=utf-8';
export const TEXT_TYPE = 'text/plain; charset=utf-8';

export type Row = {
  path: string;
  aliases: string[];
  type: string;
  /** Published schema of the answer; none for text and for documents in somebody else's format. */
  schema?: string;
};

const own = (schema: string, path: string, ...aliases: string[]): Row => ({
  path,
  aliases,
  type: JSON_TYPE,
  schema,
});
const foreign = (path: string, ...aliases: string[]): Row => ({ path, aliases, type: JSON_TYPE });
const text = (path: string, ...aliases: string[]): Row => ({ path, aliases, type: TEXT_TYPE });

export const ROWS: Row[] = [
  // 4.1
  own('HealthResponse', '/health'),
  text('/'),
  own('ApiRootResponse', '/api/', '/api'),
  own('InitResponse', '/api/init', '/api/agent-init', '/agent-init', '/init'),
  own('StatusResponse', '/api/status'),
  own('SchemaResponse', '/api/schema'),
  foreign('/api/agents.json', '/agents.json', '/.well-known/agents.json'),
  foreign('/.well-known/ax-mission.json', '/agent.json'),
  foreign('/.well-known/agent-card.json', '/.well-known/agent.json'),
  foreign('/openapi.json', '/api/openapi.json', '/.well-known/openapi.json'),
  foreign('/.well-known/ai-plugin.json'),
  text('/llms.txt', '/.well-known/llms.txt', '/api/llms.txt'),
  text('/skill.md', '/api/skill.md', '/ax-skill.md', '/api/ax-skill.md'),
  text('/agentic-experience.md', '/api/agentic-experience.md'),
  text('/agent-surface-spec.md', '/api/agent-surface-spec.md'),
  text('/ax-checklist.md', '/api/ax-checklist.md'),
  text('/substrate-debt.md', '/api/substrate-debt.md'),
  text('/robots.txt'),
  // 4.2
  own('ProfileResponse', '/api/profile'),
  own('SkillsResponse', '/api/skills'),
  own('ExperienceResponse', '/api/experience'),
  own('ProjectsResponse', '/api/projects'),
  own('WritingsResponse', '/api/writings'),
  own('TalksResponse', '/api/talks'),
  own('ManifestoResponse', '/api/manifesto'),
  own('ContentIndexResponse', '/api/content'),
  own('ContentResponse', '/api/content/manifesto'),
  own('NotesResponse', '/api/notes'),
  own('ManifestResponse', '/api/manifest'),
  own('ClaimsResponse', '/api/claims'),
  own('CollaborationResponse', '/api/collaboration'),
  own('ChangelogResponse', '/api/changelog'),
  own('ActivityResponse', '/api/activity'),
  own('CommonQuestionsResponse', '/api/common_questions', '/api/faq'),
  // 4.3
  own('ContactPolicyResponse', '/api/contact'),
  own('ReportContractResponse', '/api/agent-reports/schema'),
  own('EvalsResponse', '/api/evals'),
  own('EvalRunbookResponse', '/api/evals/runbook'),
  own('EvalRunContractResponse', '/api/evals/run'),
  // Beyond what agents are promised
  own('TextClaimsResponse', '/api/content/manifesto/claims'),
  text('/llms-full.txt'),
  text('/.well-known/security.txt', '/security.txt'),
  { path: '/sitemap.xml', aliases: [], type: 'application/xml; charset=utf-8' },
  {
    path: '/.well-known/api-catalog',
    aliases: [],
    type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  },
  { path: '/.well-known/ai-catalog.json', aliases: [], type: 'application/ai-catalog+json' },
  foreign('/.well-known/agent-skills/index.json', '/.well-known/skills/index.json'),
  {
    path: '/.well-known/mcp/server-card.json',
    aliases: ['/.well-known/mcp.json', '/mcp/server-card'],
    type: 'application/mcp-server-card+json',
  },
  foreign('/server.json', '/.well-known/mcp/server.json'),
  { path: '/verify.mjs', aliases: [], type: 'text/javascript; charset=utf-8' },
  foreign('/resume.json'),
  { path: '/contact.vcf', aliases: [], type: 'text/vcard; charset=utf-8' },
  { path: '/feed.json', aliases: [], type: 'application/feed+json' },
  { path: '/feed.xml', aliases: [], type: 'application/atom+xml' },
];

/** Rows with a path parameter: the list that tells their ids, and the member that holds it. */
export const ITEMS = [
  {
    path: '/api/experience/{id}',
    list: '/api/experience',
    member: 'experience',
    schema: 'ExperienceItemResponse',
  },
  { path: '/api/skills/{id}', list: '/api/skills', member: 'skills', schema: 'SkillResponse' },
  {
    path: '/api/projects/{slug}',
    list: '/api/projects',
    member: 'projects',
    schema: 'ProjectResponse',
  },
  {
    path: '/api/claims/{id}',
    list: '/api/claims?limit=100',
    member: 'claims',
    schema: 'ClaimResponse',
  },
  {
    path: '/api/notes/{id}',
    list: '/api/notes?limit=100',
    member: 'notes',
    schema: 'NoteResponse',
  },
];

/** Rows that take `detail`: its values, the first of them the default. */
export const DETAILS = [
  {
    paths: ['/api/init', '/api/agent-init', '/agent-init', '/init'],
    values: ['lean', 'compact', 'full'],
    schema: 'InitResponse',
  },
  { paths: ['/api/content/manifesto'], values: ['compact', 'full'], schema: 'ContentResponse' },
  {
    paths: ['/api/content/articles/what-a-compiler-was'],
    values: ['compact', 'full'],
    schema: 'ContentResponse',
  },
  {
    paths: ['/api/content/articles/from-flow-matic-to-cobol'],
    values: ['compact', 'full'],
    schema: 'ContentResponse',
  },
];

/**
 * Rows that take `limit`: where they stand, what their items are called, the most and the usual
 * number.
 */
export const LISTS = [
  { paths: ['/api/notes'], member: 'notes', most: 100, usual: 50, schema: 'NotesResponse' },
  { paths: ['/api/claims'], member: 'claims', most: 100, usual: 50, schema: 'ClaimsResponse' },
  {
    paths: ['/api/changelog'],
    member: 'changelog',
    most: 100,
    usual: 20,
    schema: 'ChangelogResponse',
  },
  {
    paths: ['/api/activity'],
    member: 'activity',
    most: 100,
    usual: 20,
    schema: 'ActivityResponse',
  },
  {
    paths: ['/api/common_questions', '/api/faq'],
    member: 'common_questions',
    most: 50,
    usual: 10,
    schema: 'CommonQuestionsResponse',
  },
];
