/** What differs though nothing is wrong: each with where it differs and why. */
import type { Asked } from '../../wire/table.ts';
import type { Answer } from './places.ts';

export type Difference = {
  asked: Asked;
  /** `status`, `body`, or the name of a header in lower case. */
  what: string;
  here: string;
  there: string;
};

export type Artefact = {
  /** What differs: names as in Difference; a part of a name ends with `*`. */
  what: readonly string[];
  why: string;
  /** Whether a difference is of this kind; every one of that name where nothing is said. */
  when?: (difference: Difference, here: Answer, there: Answer) => boolean;
};

/** Headers of the connection, not of the answer (RFC 9110, section 7.6.1), and of the moment. */
export const OF_THE_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

const isNone = ({ there }: Difference) => there === 'none';
const pathOf = ({ asked }: Difference) => asked.path.replace(/\?.*$/, '');

/** Files by their own name below a prefix of a rule with status 404. */
const isMarked = (difference: Difference) =>
  /^\/(api|\.well-known)\/.*\.(json|txt|md|xml)\/?$/.test(pathOf(difference));

/** Prefixes that netlify/edge-functions/gateway.ts leaves out. */
const isOutside = (difference: Difference) =>
  /^\/(_astro|social|variants|text|errors)\//.test(pathOf(difference));

export const ARTEFACTS: readonly Artefact[] = [
  {
    what: ['age', 'x-nf-*', 'server'],
    why: 'the platform tells of itself',
  },
  {
    what: ['server-timing'],
    why: "the gateway's own time, of the moment; where there is no gateway there is none to tell",
  },
  {
    what: ['content-length'],
    why: 'the emulator streams, and gives HEAD the length of its empty body',
    when: ({ asked, there }) => ['none', ...(asked.method === 'HEAD' ? ['0'] : [])].includes(there),
  },
  {
    what: ['content-encoding'],
    why: 'standalone compresses; on Netlify the CDN does, which the emulator has not',
    when: isNone,
  },
  {
    what: ['etag'],
    why: 'of what standalone compresses the tag is weak',
    when: ({ here, there }) => here === `W/${there}`,
  },
  {
    what: ['*'],
    why: 'the emulator follows what the gateway redirects; production hands it on',
    when: (_, here, there) => here.status === 303 && there.status === 200,
  },
  {
    what: ['etag', 'last-modified', 'x-content-hash', 'x-schema-version', 'content-type'],
    why:
      'the emulator gives files below the prefix of a 404 rule the headers of its target; in ' +
      'production files come before such rules, with headers of their own',
    when: (difference, here, there) =>
      isMarked(difference) && here.status === there.status && there.status !== 404,
  },
  {
    what: ['etag'],
    why: 'the CDN gives pages and their files a tag; the emulator has none',
    when: (difference) =>
      isNone(difference) && ['page', 'asset', 'aside', 'getHome'].includes(difference.asked.of),
  },
  {
    what: ['*'],
    why: 'without a tag the emulator sends again what is unchanged',
    when: (_, here, there) =>
      here.status === 304 && there.status === 200 && !('etag' in there.headers),
  },
  {
    what: ['vary', 'link'],
    why:
      'files by a name that nobody is told: standalone gives them the headers of their address, ' +
      'the gateway does not know them',
    when: (difference) => isOutside(difference) || pathOf(difference) === '/index.txt',
  },
  {
    what: ['*'],
    why: 'the emulator serves the rules of the platform as files; production does not',
    when: (difference) => ['/_redirects', '/_headers'].includes(pathOf(difference)),
  },
  {
    what: ['body'],
    why: 'who calls: the platform tells countries, standalone knows none',
    when: ({ asked }) => asked.of === 'getAdminStats',
  },
  {
    what: ['content-type'],
    why: 'the platform gives pictures no charset',
    when: ({ here, there }) => here === `${there}; charset=utf-8` && there.startsWith('image/'),
  },
  {
    what: ['*'],
    why: 'outside of the gateway wrong paths are the page of the platform: no agent guesses those',
    when: (difference, here, there) =>
      isOutside(difference) && here.status === 404 && there.status === 404,
  },
];
