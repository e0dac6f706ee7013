/**
 * Agents that the statistics tell by name: what a User-Agent header claims, in which family. The
 * first entry that matches counts, so what is more special stands first. Nobody checks the claim;
 * it is what the caller says of itself.
 */

/** What kind of caller it is. Each is part of a store key. */
export const FAMILIES = [
  'training_crawler',
  'search_index',
  'user_fetch',
  'mcp_client',
  'coding_agent',
  'browser',
  'http_library',
  'other_bot',
  'unknown',
] as const;
export type Family = (typeof FAMILIES)[number];

/**
 * Name to show (letters, digits, dots and hyphens: it is part of a store key), and what to look
 * for, as a whole word.
 */
type Entry = readonly [name: string, pattern?: string];

const CODING: readonly Entry[] = [
  ['Claude-Code', 'claude-?code|claude-cli'],
  ['Cursor'],
  ['Codex', 'codex(?:[_-]\\w+)*'],
  ['aider'],
  ['GitHub-Copilot', 'github-?copilot\\w*|copilot-cli'],
  ['Gemini-CLI', '(?:google-)?gemini-?cli'],
  ['Cline'],
  ['Roo-Code', 'roo-?code'],
  ['Windsurf'],
  ['opencode', 'opencode(?:-\\w+)*'],
  ['Devin'],
  ['Qwen-Code', 'qwen-?code'],
  ['Amazon-Q', 'amazonq(?:-\\w+)*'],
  ['Google-Jules'],
  ['Junie'],
  ['Kiro'],
  ['Trae'],
  ['Zed', '^zed'],
  ['goose', '^goose'],
];
const MCP: readonly Entry[] = [
  ['openai-mcp'],
  ['mcp-inspector', '(?:modelcontextprotocol[-/])?inspector(?:-client)?(?=/)|mcp-inspector'],
  ['mcp-remote'],
  ['mcporter'],
  ['fastmcp'],
  ['rmcp'],
  [
    'MCP-SDK',
    'mcp-(?:client|python|typescript|sdk|node)(?:-\\w+)*|modelcontextprotocol\\S*|' +
      'python-mcp|node-mcp',
  ],
];
const USER: readonly Entry[] = [
  ['ChatGPT-User'],
  ['Claude-User'],
  ['Perplexity-User', 'perplexity-?user'],
  ['MistralAI-User', 'mistralai-user(?:-\\w+)*'],
  ['DuckAssistBot'],
  ['meta-externalfetcher'],
  ['Gemini-Deep-Research'],
  ['Google-NotebookLM'],
  ['GoogleAgent-Mariner'],
  ['Google-Agent'],
  ['Amzn-User'],
  ['Manus-User'],
  ['NovaAct'],
  ['kagi-fetcher'],
  ['FirecrawlAgent'],
];
const TRAINING: readonly Entry[] = [
  ['GPTBot'],
  ['ClaudeBot'],
  ['Claude-Web'],
  ['anthropic-ai'],
  ['CCBot'],
  ['Google-Extended'],
  ['Google-CloudVertexBot'],
  ['GoogleOther', 'googleother(?:-\\w+)?'],
  ['Applebot-Extended'],
  ['meta-externalagent'],
  ['FacebookBot'],
  ['Bytespider'],
  ['Amazonbot'],
  ['cohere-ai', 'cohere-ai|cohere-training-data-crawler'],
  ['AI2Bot', 'ai2bot(?:-\\w+)?'],
  ['Diffbot'],
  ['DeepSeekBot'],
  ['ChatGLM-Spider'],
  ['PanguBot'],
  ['Omgilibot', 'omgili(?:bot)?|webzio-extended'],
  ['img2dataset'],
  ['SBIntuitionsBot'],
];
const SEARCH: readonly Entry[] = [
  ['OAI-SearchBot'],
  ['Claude-SearchBot'],
  ['PerplexityBot'],
  ['Amzn-SearchBot'],
  ['AzureAI-SearchBot'],
  ['meta-webindexer'],
  ['YouBot'],
  ['PhindBot'],
  ['LinkupBot'],
  ['TavilyBot'],
  ['Googlebot', 'googlebot(?:-\\w+)?|google-inspectiontool'],
  ['bingbot'],
  ['DuckDuckBot', 'duckduckbot(?:-\\w+)?'],
  ['Applebot'],
  ['YandexBot', 'yandex\\w*bot'],
  ['Baiduspider', 'baiduspider(?:-\\w+)?'],
  ['PetalBot'],
  ['Bravebot'],
  ['Kagibot'],
  ['Qwantbot', 'qwantbot(?:-\\w+)?|qwantify'],
  ['MojeekBot'],
  ['SeznamBot'],
  ['Yahoo-Slurp', 'slurp'],
];
const OTHER: readonly Entry[] = [
  ['facebookexternalhit'],
  ['Twitterbot'],
  ['LinkedInBot'],
  ['Slackbot', 'slackbot(?:-\\w+)*'],
  ['Discordbot'],
  ['TelegramBot'],
  ['AhrefsBot'],
  ['SemrushBot', 'semrushbot(?:-\\w+)*'],
  ['MJ12bot'],
  ['DotBot'],
  ['UptimeRobot'],
  ['archive.org-bot', 'archive\\.org_bot'],
  ['Lighthouse', 'chrome-lighthouse'],
];
const LIBRARY: readonly Entry[] = [
  ['curl'],
  ['Wget'],
  ['python-requests'],
  ['Python-urllib'],
  ['httpx', '(?:python-)?httpx'],
  ['aiohttp'],
  ['axios'],
  ['node-fetch'],
  ['undici'],
  ['node', '^node(?:\\.js)?'],
  ['Deno'],
  ['Bun'],
  ['got', '^got|sindresorhus/got'],
  ['Go-http-client'],
  ['okhttp'],
  ['Java', '^java(?:-http-client)?'],
  ['Apache-HttpClient'],
  ['reqwest'],
  ['libwww-perl'],
  ['Guzzle', 'guzzlehttp'],
  ['Faraday'],
  ['HTTPie'],
  ['Postman', 'postmanruntime'],
  ['Scrapy'],
];

const GROUPS: readonly (readonly [Family, readonly Entry[]])[] = [
  ['coding_agent', CODING],
  ['mcp_client', MCP],
  ['user_fetch', USER],
  ['training_crawler', TRAINING],
  ['search_index', SEARCH],
  ['other_bot', OTHER],
  ['http_library', LIBRARY],
];

const literal = (name: string) => name.replace(/[.+]/g, '\\$&');

export type KnownAgent = {
  readonly name: string;
  readonly family: Family;
  readonly pattern: RegExp;
};

/** Every agent that is told by name, in the order in which they are looked for. */
export const knownAgents: readonly KnownAgent[] = GROUPS.flatMap(([family, entries]) =>
  entries.map(([name, pattern = literal(name)]) => ({
    name,
    family,
    pattern: new RegExp(`(?<![\\w.@-])(?:${pattern})(?![\\w-])`, 'i'),
  })),
);

const families = new Map(knownAgents.map(({ name, family }) => [name, family]));

/** Family of a name of the table, or null for any other. */
export function familyOfName(name: string): Family | null {
  return families.get(name) ?? null;
}
