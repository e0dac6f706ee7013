/**
 * Headers that the front door adds to public answers: where the rest of the service is (RFC 8288),
 * and what varies.
 */
import { fileOf, hasTwin, twinOf } from '../../src/files.ts';
import { routes } from '../../src/routes.ts';
import type { Row } from '../table/match.ts';

/** On every public answer: where the descriptions of the service are. */
export const SERVICE_LINKS = [
  `<${routes.getApiCatalog.path}>; rel="api-catalog"; type="application/linkset+json"`,
  `<${routes.getOpenApi.path}>; rel="service-desc"; type="application/json"`,
  `<${routes.getSkillMd.path}>; rel="service-doc"; type="text/plain"`,
  `<${routes.getLlmsTxt.path}>; rel="describedby"; type="text/plain"`,
  `<${routes.getAiCatalog.path}>; rel="ai-catalog"; type="application/ai-catalog+json"`,
];

/**
 * An answer with more headers: itself, or a copy where its headers cannot be changed, as those of
 * fetch and of some platforms.
 */
export function withHeaders(response: Response, headers: Record<string, string>): Response {
  const all = Object.entries(headers);
  try {
    for (const [name, value] of all) response.headers.set(name, value);
    return response;
  } catch {
    const own = new Headers(response.headers);
    for (const [name, value] of all) own.set(name, value);
    const { body, status, statusText } = response;
    return new Response(body, { status, statusText, headers: own });
  }
}

/** Whether the answer of a row depends on Accept. */
export function varies(row: Row): boolean {
  return hasTwin(row) || row.path === '/' || row.path.endsWith('.md');
}

/**
 * `Link` and `Vary` for a static row; `path` is the one asked for, with its parameter filled in.
 */
export function doorHeaders(row: Row, path: string): Record<string, string> {
  const twin = hasTwin(row)
    ? [`</${encodeURI(twinOf(fileOf(path, row.media)))}>; rel="alternate"; type="text/markdown"`]
    : [];
  const page =
    row.path === '/'
      ? [
          '</home/>; rel="alternate"; type="text/html"',
          '</index.md>; rel="alternate"; type="text/markdown"',
        ]
      : [];
  return {
    Link: [...SERVICE_LINKS, ...twin, ...page].join(', '),
    Vary: varies(row) ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
  };
}
