/** The page that says how to verify the profile without trusting who publishes it. */
import { routes } from '../../routes.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { verificationOf } from '../verification.ts';

export const VERIFY_TITLE = 'Verify without trusting us';

/** A claim with a recipe if there is one, else any: what the calls show. */
function exampleOf({ profile, site }: Records): { id: string; url: string | null } | null {
  const found = profile.claims.map((claim) => ({
    id: claim.id,
    url: verificationOf(claim, site.hosts)?.checks[0]?.recipe.url ?? null,
  }));
  return found.find(({ url }) => url) ?? found[0] ?? null;
}

const quoted = (url: string) => `'${url.replaceAll("'", '%27')}'`;

/** The text. `base` comes before every link: the site's address, or nothing. */
export function verifyMarkdown(records: Records, base: string): string {
  const { site, signed } = records;
  const example = exampleOf(records);
  const link = (path: string) => `[${path}](${base}${path})`;
  const curl = (path: string) => `curl -s ${quoted(absolute(site, path))}`;
  const keyed = signed
    ? [
        [
          curl(routes.getSignatures.path),
          'signatures by path; each is a detached JWS (RFC 7515, RFC 7797) whose payload is the ' +
            'RFC 8785 form of what that path answers',
        ],
        [
          curl(routes.getJwks.path),
          'the keys by `kid`; one with a `last_day` signs nothing that changed after that day',
        ],
      ]
    : [];
  const requests = [
    [curl(routes.getManifest.path), 'the whole profile, with the id of every claim'],
    ...(example
      ? [
          [
            curl(`/api/claims/${example.id}`),
            'one claim; `verification.checks` has the recipes, `content_hash` covers all of it',
          ],
        ]
      : []),
    ...keyed,
    ...(example?.url
      ? [[`curl -s ${quoted(example.url)}`, 'the evidence on its own host; hold it to `expect`']]
      : []),
  ];
  return [
    `One program, ${link(routes.getVerifier.path)}, needs Node 20.11 or later and nothing ` +
      `else. Read it, ` +
      'then run it.',
    '',
    '```sh',
    `curl -sO ${absolute(site, routes.getVerifier.path)}`,
    `node verify.mjs ${site.base} --online`,
    '```',
    '',
    `- \`intact\`: every byte fits its hash${signed ? ' and its signature.' : '.'}`,
    '- `confirmed`: intact, and every recipe of its evidence holds now (`--online`).',
    '- `disputed`: published as confirmed, but a recipe does not hold.',
    '- `not_found`, `unreachable`: what a recipe gave; an honest owner may publish the same.',
    '- `altered`: hash, signature or key do not fit.',
    '',
    'It exits with 0 when all is intact or confirmed, with 1 when not, with 2 when nothing ' +
      'could be read. `--json` tells all of it to a program, a claim id after the address looks ' +
      'at that claim alone.' +
      (signed ? ' `--key` takes the thumbprint of the key, if you know it from elsewhere.' : ''),
    '',
    '## The same by hand',
    '',
    ...requests.flatMap(([call = '', what = ''], at) => [
      `${at + 1}. ${what.charAt(0).toUpperCase()}${what.slice(1)}:`,
      '',
      '   ```sh',
      `   ${call}`,
      '   ```',
      '',
    ]),
    `The recipe of \`content_hash\` stands at ${link(routes.getSchema.path)}, with code that runs.`,
    '',
    '## What it shows, and what not',
    '',
    ...(signed
      ? [
          `- A signature shows that a payload is whole and from the holder of the key. It ` +
            `does not ` +
            'show that it is true. Who holds the host can publish another key: keep the ' +
            'thumbprint ' +
            `\`${signed.keys[0]?.kid}\`, or compare it with one that you have from elsewhere.`,
        ]
      : ['- This build is not signed: hashes show that nothing was cut or garbled, not by whom.']),
    '- A recipe shows what another host says on the day that you ask. Each names what that ' +
      'proves ' +
      'and what it does not.',
    '- `not_checked` is no doubt about a claim: nobody has run the recipe yet. Run it.',
  ].join('\n');
}
