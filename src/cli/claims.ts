/** Claims that the highlights of an import make: sentences that somebody can be held to. */
import { tell } from '../labels/tell.ts';
import type { NewFile } from './files.ts';
import type { Draft } from './import/draft.ts';
import { linesOf } from './import/values.ts';

/** Most claims that are proposed, and most of one record. */
const MOST = 6;
const MOST_OF_ONE = 2;
const LONGEST_CLAIM = 400;

/** A number that is more than a year. */
const NUMBER = /\d+([.,]\d+)*\s*[%‰€$£]|(?<![\d.,])(?!(?:19|20)\d\d(?!\d))\d+|[٠-٩]+/u;
const LINK = /https?:\/\/\S/;
/** Two words behind each other with capitals, or capitals within a word, behind the first word. */
const NAME = /\s\p{Lu}[\p{L}\d]+\s\p{Lu}|\s\p{L}*\p{Ll}\p{Lu}/u;

/** How much a highlight says that can be checked: a number more than a link, than a name. */
const weightOf = (text: string) =>
  [NAME, LINK, NUMBER].reduce((sum, sign, at) => sum + (sign.test(text) ? 2 ** at : 0), 0);

const isRecord = ({ kind }: Draft) => kind === 'experience' || kind === 'projects';

/**
 * Up to six drafts of claims, the weightiest first. `files` are those of the drafts, in their
 * order: a claim names the record that it comes from.
 */
export function claimsOf(drafts: readonly Draft[], files: readonly NewFile[]): Draft[] {
  const found = drafts.flatMap((draft, at) => {
    const path = files[at]?.path ?? '';
    if (!isRecord(draft) || /(^|\/)_/.test(path)) return [];
    const id = path.replace(/^.*\/|\.md$/g, '');
    const from = draft.kind === 'projects' ? { project: id } : { source: `/api/experience/${id}` };
    return linesOf(draft.fields['highlights'] ?? draft.fields['proof_points'])
      .map((claim) => ({ claim, weight: weightOf(claim) }))
      .filter(({ claim, weight }) => weight > 0 && claim.length <= LONGEST_CLAIM)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, MOST_OF_ONE)
      .map(({ claim, weight }) => ({ claim, weight, from }));
  });
  return found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ claim, from }) => ({
      kind: 'claims',
      name: claim.split(/\s+/).slice(0, 6).join(' '),
      fields: {
        claim,
        evidence_level: 'self-claim',
        evidence_note: tell.import.evidenceNote,
        ...from,
      },
      body: '',
    }));
}
