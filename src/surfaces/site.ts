/**
 * Where the service stands: the base of every absolute URL, decided by the environment and never by
 * a request.
 */
import type { Hosts } from './verification.ts';

export type Site = {
  /** Scheme and authority without a trailing slash: `https://example.org`. */
  base: string;
  /** Commit that is built, where the host tells it. */
  commit: string | null;
  /** Where recipes find public interfaces, when that is not where the public finds them. */
  hosts?: Hosts;
};

type Environment = Record<string, string | undefined>;

/**
 * Base URL: `SITE_URL`, else on Netlify `URL` in production and `DEPLOY_PRIME_URL` elsewhere, else
 * `http://localhost:PORT`. Throws when the value is not an http(s) address without path and query.
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
  return { base: url.origin, commit: env['COMMIT_REF'] || null };
}

/** Absolute URL of a path of this service. */
export function absolute(site: Pick<Site, 'base'>, path: string): string {
  return `${site.base}${path}`;
}
