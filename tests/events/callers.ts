/** Eight real agents as they introduce themselves, and 25 different surfaces for them to read. */

export const AGENTS = [
  {
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; ' +
      '+https://openai.com/gptbot)',
    family: 'training_crawler',
    agent: 'GPTBot',
  },
  {
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; ' +
      '+claudebot@anthropic.com)',
    family: 'training_crawler',
    agent: 'ClaudeBot',
  },
  {
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like ' +
      'Gecko) Chrome/131.0.0.0 Safari/537.36; compatible; OAI-SearchBot/1.3; ' +
      '+https://openai.com/searchbot',
    family: 'search_index',
    agent: 'OAI-SearchBot',
  },
  {
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; ' +
      '+https://perplexity.ai/perplexity-user)',
    family: 'user_fetch',
    agent: 'Perplexity-User',
  },
  {
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; ' +
      '+https://openai.com/bot',
    family: 'user_fetch',
    agent: 'ChatGPT-User',
  },
  { userAgent: 'claude-code/2.0.31', family: 'coding_agent', agent: 'Claude-Code' },
  {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    family: 'browser',
    agent: null,
  },
  { userAgent: 'python-requests/2.32.3', family: 'http_library', agent: 'python-requests' },
] as const;

/** A surface each: how it is asked for, the row it belongs to, and the status of the answer. */
export const READS: readonly {
  path: string;
  route: string;
  status: number;
  method?: string;
  accept?: string;
}[] = [
  { path: '/api/init', route: 'getInit', status: 200 },
  { path: '/api/', route: 'getApiRoot', status: 200 },
  { path: '/', route: 'getHome', status: 200 },
  { path: '/health', route: 'getHealth', status: 200 },
  { path: '/api/status', route: 'getStatus', status: 200 },
  { path: '/openapi.json', route: 'getOpenApi', status: 200 },
  { path: '/agents.json', route: 'getAgentsJson', status: 200 },
  { path: '/.well-known/agent-card.json', route: 'getAgentCard', status: 200 },
  { path: '/llms.txt', route: 'getLlmsTxt', status: 200 },
  { path: '/skill.md', route: 'getSkillMd', status: 200 },
  { path: '/robots.txt', route: 'getRobotsTxt', status: 200 },
  { path: '/sitemap.xml', route: 'getSitemap', status: 200 },
  { path: '/resume.json', route: 'getResume', status: 200 },
  { path: '/api/profile', route: 'getProfile', status: 200, accept: 'text/markdown' },
  { path: '/api/skills', route: 'listSkills', status: 200, method: 'HEAD' },
  { path: '/api/projects/cobol', route: 'getProject', status: 200 },
  { path: '/api/claims?limit=2', route: 'listClaims', status: 200 },
  { path: '/api/notes?limit=0', route: 'listNotes', status: 422 },
  { path: '/api/experience.md', route: 'listExperience', status: 200 },
  { path: '/api/content/articles/what-a-compiler-was', route: 'getArticle', status: 200 },
  { path: '/manifesto', route: 'page', status: 200, accept: 'text/html' },
  { path: '/api/manifest', route: 'getManifest', status: 200 },
  { path: '/api/agent-reports/stats', route: 'getReportStats', status: 200 },
  { path: '/api/agent/ask', route: 'ask', status: 405 },
  { path: '/api/wrong/path', route: 'other', status: 404 },
];

/** Numbers by name. */
export function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

export type Stats = {
  calls: { total: number } & Record<string, Record<string, string | number | null>[]>;
  recorder: Record<string, number>;
} & Record<string, unknown>;

/** A table of the statistics as numbers by name. */
export function table({ calls }: Stats, name: string, member: string): Record<string, number> {
  return Object.fromEntries(
    (calls[name] ?? []).map((row) => [String(row[member]), Number(row['calls'])]),
  );
}
