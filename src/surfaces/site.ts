/**
 * Where the service stands: the base of every absolute URL, decided by the environment and never by
 * a request.
 */
import { type Retention, retentionFrom } from './retention.ts';

export type Site = {
  /** Scheme and authority without a trailing slash: `https://example.org`. */
  base: string;
  /** Commit that is built, where the host tells it. */
  commit: string | null;
  /** How long what agents send is kept, as the settings have it when this is built. */
  retention?: Retention;
};

type Environment = Record<string, string | undefined>;

/** Build images of hosts, by the variable that tells them. */
const BUILD_HOSTS = {
  NETLIFY: 'Netlify',
  VERCEL: 'Vercel',
  CF_PAGES: 'Cloudflare Pages',
} as const;

/** The host whose build image this is; null on any other machine. */
const buildHost = (env: Environment): string | null =>
  Object.entries(BUILD_HOSTS).find(([variable]) => env[variable])?.[1] ?? null;

/** Whether a base is for one machine alone: nobody else can follow its URLs. */
export const isLocal = ({ base }: Pick<Site, 'base'>): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(base).hostname);

/**
 * Base URL: `SITE_URL`, else on Netlify `URL` in production and `DEPLOY_PRIME_URL` elsewhere, else
 * `http://localhost:PORT`. Throws when the value is not an http(s) address without path and query,
 * and when the build of a host would publish the address of its own machine.
 */
export function siteFrom(env: Environment): Site {
  const netlify =
    env['NETLIFY'] === 'true'
      ? env['CONTEXT'] === 'production'
        ? env['URL']
        : env['DEPLOY_PRIME_URL']
      : undefined;
  const given = env['SITE_URL'] || netlify || `http://localhost:${env['PORT'] || 8888}`;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username
  )
    throw new Error(
      `SITE_URL is "${given}"; use scheme and host alone, for instance https://example.org`,
    );
  const retention = retentionFrom(env);
  const site = { base: url.origin, commit: env['COMMIT_REF'] || null, retention };
  const host = buildHost(env);
  if (host && isLocal(site))
    throw new Error(
      `This build on ${host} would publish ${site.base}, which nobody can reach. Set SITE_URL in ` +
        "the host's settings to the address of the site, for instance https://example.org",
    );
  return site;
}

/** Absolute URL of a path of this service. */
export const absolute = (site: Pick<Site, 'base'>, path: string): string => `${site.base}${path}`;

/** A path and its URL, called by what they are of: `talks_path`, `talks_url`. */
export const located = <const Of extends string = ''>(
  site: Pick<Site, 'base'>,
  path: string,
  of = '' as Of,
) =>
  ({ [`${of}path`]: path, [`${of}url`]: absolute(site, path) }) as Record<
    `${Of}path` | `${Of}url`,
    string
  >;

/** A sentence whose paths of this service are written as their URLs. */
export const spelledOut = (text: string, site: Pick<Site, 'base'>): string =>
  text.replace(
    /(?<=^|[\s("'])\/(?:api|mcp|a2a|\.well-known|llms|skill|openapi|contact|developers)\b[\w./{}:-]*[\w/}]/g,
    (path) => absolute(site, path),
  );
