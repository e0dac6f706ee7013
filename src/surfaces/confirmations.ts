/** What others have signed of a record, and pages that link to it, as they are published. */
import { sayIn } from '../labels/say.ts';
import type { Confirmation, Signature } from '../schemas/confirmation.ts';
import { humanRecordPath } from './human.ts';
import { contentHash } from './seal.ts';
import { absolute, type Site } from './site.ts';
import { type Evidenced, verificationOf } from './verification.ts';

type Words = Readonly<Record<string, unknown>>;

/**
 * What another signs of a claim: what it says, where, and how well it says that it is supported.
 */
export function claimHash({ details_markdown = null, ...record }: Words): string {
  const { claim, claim_url, evidence_level, evidence_note } = record;
  return contentHash({ claim, claim_url, details_markdown, evidence_level, evidence_note });
}

function standingOf({ said, revoked, ended }: Signature, record: Words) {
  if (revoked) return 'revoked';
  const now: Words = { ...record, claim_hash: claimHash(record) };
  const same = Object.entries(said).every(([name, value]) => !value || now[name] === value);
  if (!same) return 'changed';
  return ended ? 'ended' : 'signed';
}

/** In words, which are made when there is something to say. */
const toldOf = (status: Confirmation['status'], by: string, day: string) =>
  sayIn('en').evidence.said[status]({ by, day });

type Confirmed = Partial<Evidenced> & { body?: string; signatures?: readonly Signature[] };

/** Every confirmation of the entry at a path by another host than the site's own. */
export function confirmationsOf(entry: Confirmed, path: string, site: Site): Confirmation[] {
  const { signatures = [], evidence_links = [], receipts, body } = entry;
  const [claim_url, human_url] = [absolute(site, path), absolute(site, humanRecordPath(path))];
  const record: Words = { ...entry, details_markdown: body || null, claim_url };
  const signed = signatures.map((signature): Confirmation => {
    const { by, day, checked, source_url, signed } = signature;
    const status = standingOf(signature, record);
    const told = toldOf(status, by, day);
    return { by, status, told, day, checked, source_url, signed };
  });
  const { checks = [] } = verificationOf({ evidence_links, receipts }) ?? {};
  const linked = checks.flatMap(({ recipe, status, day }): Confirmation[] => {
    const [to] = recipe.kind === 'links_here' ? (recipe.expect as { $is: string }[]) : [];
    const isHere = to && [human_url, claim_url].includes(to.$is);
    if (!isHere || status !== 'confirmed' || !day) return [];
    const by = new URL(recipe.url).host;
    const told = toldOf('linked', by, day);
    return [{ by, status: 'linked', told, day, checked: day, source_url: recipe.url }];
  });
  return [...signed, ...linked].filter(({ by }) => by !== new URL(site.base).host);
}

/** Hosts whose signature holds, for lists. */
export const confirmedBy = (all: readonly Confirmation[]): string[] => [
  ...new Set(all.filter(({ status }) => status === 'signed').map(({ by }) => by)),
];
