/** The page that says how to verify the profile without trusting who publishes it. */
import { textOf } from '../documents/text.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { verificationOf } from '../verification.ts';

export const VERIFY_TITLE = 'Verify without trusting us';

/** A claim with a recipe if there is one, else any: what the calls show. */
function exampleOf({ profile }: Records): { id: string; url: string | null } | null {
  const found = profile.claims.map((claim) => ({
    id: claim.id,
    url: verificationOf(claim)?.checks[0]?.recipe.url ?? null,
  }));
  return found.find(({ url }) => url) ?? found[0] ?? null;
}

/** The text. `base` comes before every link: the site's address, or nothing. */
export function verifyMarkdown(records: Records, base: string): string {
  const { site, signed } = records;
  const example = exampleOf(records);
  const evidence = example?.url?.replaceAll("'", '%27');
  const next = example ? 3 : 2;
  return textOf(
    'verify',
    records,
    {
      claim: example ? [{ address: absolute(site, `/api/claims/${example.id}`) }] : [],
      signed: signed
        ? [{ signatures: next, keys: next + 1, thumbprint: signed.keys[0]?.kid ?? '' }]
        : [],
      evidence: evidence ? [{ number: signed ? next + 2 : next, address: evidence }] : [],
    },
    base,
  ).trimEnd();
}
