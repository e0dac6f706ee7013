/** Families of agents, by User-Agent headers as they come. */
import crawlers from 'crawler-user-agents';
import { expect, test } from 'vitest';
import { classifier } from '../../functions/events/agent.ts';
import { FAMILIES, knownAgents } from '../../functions/events/agents.ts';
import { type CrawlerEntry, distil } from '../../functions/events/crawlers.ts';

const DATA = crawlers as readonly CrawlerEntry[];
const classify = classifier(distil(DATA));

const APPLE =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)';
const NO_SYSTEM = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible;';

const CASES: [userAgent: string, family: string, name: string | null][] = [
  // Training crawlers
  [`${NO_SYSTEM} GPTBot/1.2; +https://openai.com/gptbot)`, 'training_crawler', 'GPTBot'],
  [`${NO_SYSTEM} ClaudeBot/1.0; +claudebot@anthropic.com)`, 'training_crawler', 'ClaudeBot'],
  ['CCBot/2.0 (https://commoncrawl.org/faq/)', 'training_crawler', 'CCBot'],
  [
    'Mozilla/5.0 (compatible; Google-Extended/1.0; +http://www.google.com/bot.html)',
    'training_crawler',
    'Google-Extended',
  ],
  ['GoogleOther', 'training_crawler', 'GoogleOther'],
  [
    'Mozilla/5.0 (compatible; Applebot-Extended/0.1; +http://www.apple.com/go/applebot)',
    'training_crawler',
    'Applebot-Extended',
  ],
  [
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    'training_crawler',
    'meta-externalagent',
  ],
  [
    'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile ' +
      'Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
    'training_crawler',
    'Bytespider',
  ],
  [
    `${APPLE} Version/8.0.2 Safari/600.2.5 (Amazonbot/0.1; ` +
      `+https://developer.amazon.com/support/amazonbot)`,
    'training_crawler',
    'Amazonbot',
  ],
  ['cohere-ai', 'training_crawler', 'cohere-ai'],
  [
    'Mozilla/5.0 (compatible) AI2Bot (+https://www.allenai.org/crawler)',
    'training_crawler',
    'AI2Bot',
  ],
  [
    'Mozilla/5.0 (Windows; U; Windows NT 5.1; en-US; rv:1.9.1.2) Gecko/20090729 ' +
      'Firefox/3.5.2 (.NET CLR 3.5.30729; Diffbot/0.1)',
    'training_crawler',
    'Diffbot',
  ],
  // Search indexes
  [
    `${APPLE} Chrome/131.0.0.0 Safari/537.36; compatible; OAI-SearchBot/1.3; ` +
      `+https://openai.com/searchbot`,
    'search_index',
    'OAI-SearchBot',
  ],
  [
    `${NO_SYSTEM} Claude-SearchBot/1.0; +searchbot@anthropic.com)`,
    'search_index',
    'Claude-SearchBot',
  ],
  [
    `${NO_SYSTEM} PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)`,
    'search_index',
    'PerplexityBot',
  ],
  [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'search_index',
    'Googlebot',
  ],
  ['Googlebot-Image/1.0', 'search_index', 'Googlebot'],
  [
    `${NO_SYSTEM} bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 ` +
      `Safari/537.36`,
    'search_index',
    'bingbot',
  ],
  ['DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)', 'search_index', 'DuckDuckBot'],
  [
    `${APPLE} Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)`,
    'search_index',
    'Applebot',
  ],
  ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', 'search_index', 'YandexBot'],
  [
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    'search_index',
    'Baiduspider',
  ],
  [
    'Mozilla/5.0 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
    'search_index',
    'PetalBot',
  ],
  [
    'Mozilla/5.0 (compatible; MojeekBot/0.11; +https://www.mojeek.com/bot.html)',
    'search_index',
    'MojeekBot',
  ],
  [
    'Mozilla/5.0 (compatible; SeznamBot/4.0; +http://napoveda.seznam.cz/seznambot-intro/)',
    'search_index',
    'SeznamBot',
  ],
  [
    'Mozilla/5.0 (compatible; YouBot/1.0; +https://about.you.com/youbot/)',
    'search_index',
    'YouBot',
  ],
  [
    'Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)',
    'search_index',
    null,
  ],
  // Fetched because a user asked
  [`${APPLE}; compatible; ChatGPT-User/1.0; +https://openai.com/bot`, 'user_fetch', 'ChatGPT-User'],
  [`${NO_SYSTEM} Claude-User/1.0; +Claude-User@anthropic.com)`, 'user_fetch', 'Claude-User'],
  [
    `${NO_SYSTEM} Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)`,
    'user_fetch',
    'Perplexity-User',
  ],
  [
    `${NO_SYSTEM} MistralAI-User/1.0; +https://docs.mistral.ai/robots)`,
    'user_fetch',
    'MistralAI-User',
  ],
  ['DuckAssistBot/1.2; (+http://duckduckgo.com/duckassistbot.html)', 'user_fetch', 'DuckAssistBot'],
  [
    'meta-externalfetcher/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    'user_fetch',
    'meta-externalfetcher',
  ],
  [
    'Mozilla/5.0 (compatible; Google-NotebookLM; ' +
      '+https://developers.google.com/search/docs/crawling-indexing/google-user-triggered-fetchers)',
    'user_fetch',
    'Google-NotebookLM',
  ],
  // Coding agents
  ['claude-code/2.0.31', 'coding_agent', 'Claude-Code'],
  ['claude-cli/1.0.60 (external, cli)', 'coding_agent', 'Claude-Code'],
  [
    'Claude-User (claude-code/2.1.25; +https://support.anthropic.com/)',
    'coding_agent',
    'Claude-Code',
  ],
  ['Cursor/1.7.38 (darwin arm64)', 'coding_agent', 'Cursor'],
  [
    `${APPLE} Cursor/0.48.9 Chrome/132.0.6834.210 Electron/34.3.4 Safari/537.36`,
    'coding_agent',
    'Cursor',
  ],
  ['codex_cli_rs/0.42.0 (Mac OS 15.6.1; arm64) iTerm.app/3.5.14', 'coding_agent', 'Codex'],
  [
    `${APPLE} HeadlessChrome/127.0.0.0 Safari/537.36 Aider/0.86.1 +https://aider.chat/`,
    'coding_agent',
    'aider',
  ],
  ['GitHubCopilotChat/0.31.2', 'coding_agent', 'GitHub-Copilot'],
  ['GeminiCLI/0.8.1 (linux; x64)', 'coding_agent', 'Gemini-CLI'],
  ['opencode/0.15.3', 'coding_agent', 'opencode'],
  ['Cline/3.32.7', 'coding_agent', 'Cline'],
  // MCP clients
  ['openai-mcp/1.0.0', 'mcp_client', 'openai-mcp'],
  ['mcp-remote/0.1.29', 'mcp_client', 'mcp-remote'],
  ['mcp-inspector/0.16.8', 'mcp_client', 'mcp-inspector'],
  ['mcporter/0.12.3', 'mcp_client', 'mcporter'],
  ['mcp-client-node/1.20.0', 'mcp_client', 'MCP-SDK'],
  ['mcp-python-sdk/1.16.0', 'mcp_client', 'MCP-SDK'],
  // Browsers
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'Chrome/131.0.0.0 Safari/537.36',
    'browser',
    null,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'browser',
    null,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'browser', null],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like ' +
      'Gecko) Version/18.1 Safari/605.1.15',
    'browser',
    null,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
      'like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'browser',
    null,
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'Chrome/131.0.0.0 Mobile Safari/537.36',
    'browser',
    null,
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    'browser',
    null,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
      'Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0',
    'browser',
    null,
  ],
  // Libraries
  ['curl/8.5.0', 'http_library', 'curl'],
  ['Wget/1.21.4', 'http_library', 'Wget'],
  ['python-requests/2.32.3', 'http_library', 'python-requests'],
  ['Python-urllib/3.12', 'http_library', 'Python-urllib'],
  ['python-httpx/0.27.2', 'http_library', 'httpx'],
  ['Python/3.12 aiohttp/3.10.10', 'http_library', 'aiohttp'],
  ['axios/1.7.7', 'http_library', 'axios'],
  ['node', 'http_library', 'node'],
  ['undici', 'http_library', 'undici'],
  ['node-fetch/1.0 (+https://github.com/bitinn/node-fetch)', 'http_library', 'node-fetch'],
  ['Deno/2.4.4', 'http_library', 'Deno'],
  ['Go-http-client/2.0', 'http_library', 'Go-http-client'],
  ['okhttp/4.12.0', 'http_library', 'okhttp'],
  ['Java/17.0.12', 'http_library', 'Java'],
  ['PostmanRuntime/7.42.0', 'http_library', 'Postman'],
  ['Scrapy/2.11.2 (+https://scrapy.org)', 'http_library', 'Scrapy'],
  // Other bots
  [
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'other_bot',
    'facebookexternalhit',
  ],
  ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', 'other_bot', 'Slackbot'],
  ['Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)', 'other_bot', 'AhrefsBot'],
  [
    'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
    'other_bot',
    'SemrushBot',
  ],
  [
    'Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
    'other_bot',
    'UptimeRobot',
  ],
  [`${APPLE} HeadlessChrome/131.0.0.0 Safari/537.36`, 'other_bot', null],
  ['Feedly/1.0 (+http://www.feedly.com/fetcher.html; like FeedFetcher-Google)', 'other_bot', null],
  // Nothing to tell by
  ['', 'unknown', null],
  ['x'.repeat(1001), 'unknown', null],
];

test.each(CASES)('%s', (userAgent, family, name) => {
  expect(classify(userAgent)).toMatchObject({ family, name });
});

test('no header is unknown, and there are enough cases of each family', () => {
  expect(classify(null)).toEqual({ family: 'unknown', name: null });
  expect(classify(undefined)).toEqual({ family: 'unknown', name: null });
  expect(CASES.length).toBeGreaterThan(60);
  for (const family of FAMILIES)
    expect(CASES.filter((one) => one[1] === family).length).toBeGreaterThanOrEqual(2);
});

test('what the data knows as a crawler is never a browser, nor unknown', () => {
  const wrong = DATA.flatMap(({ instances }) => instances).filter((userAgent) => {
    return ['browser', 'unknown'].includes(classify(userAgent).family);
  });
  expect(wrong).toEqual([]);
});

test('what is kept of the data is small', () => {
  expect(JSON.stringify(distil(DATA)).length).toBeLessThan(12_000);
  expect(JSON.stringify(DATA).length).toBeGreaterThan(100_000);
});

test('names and families fit into a key, and no name stands twice', () => {
  const words = [...knownAgents.map(({ name }) => name), ...FAMILIES];
  expect(words.filter((word) => !/^[A-Za-z0-9._]+(-[A-Za-z0-9._]+)*$/.test(word))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});

test('a header that callers make up takes little time, and is not kept for ever', () => {
  // Patterns meet the worst that fits: only that it ends is asserted, the suite has a limit of its
  // own.
  for (const worst of [
    'a '.repeat(500),
    '('.repeat(1000),
    '-'.repeat(1000),
    `Mozilla/5.0 (${') '.repeat(490)}`,
  ])
    expect(FAMILIES).toContain(classify(worst).family);
  for (let at = 0; at < 2000; at++) classify(`made-up-${at} (x)`);
  expect(classify('curl/8.5.0').name).toBe('curl');
});
