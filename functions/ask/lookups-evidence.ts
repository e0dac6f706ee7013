/** What supports a record, and two records beside each other. */

import type { Kind } from '../facts/records.ts';
import { evidenceParts, type Found, looked, sourceOf } from './answers.ts';
import { spanOf } from './dates.ts';
import { type Link, named } from './entities.ts';
import { framed, type Part, quoted } from './frames.ts';
import { type Asks, asksOf } from './kinds.ts';
import type { Known } from './knowledge.ts';
import type { Lookup } from './lookup.ts';
import type { Asked } from './question.ts';
import { candidates, left } from './record-links.ts';
import { aboutParts } from './record-parts.ts';

/** Evidence of one thing beside that of another. */
function evidenceOfTwo(known: Known, asked: Asked, asks: Asks): Found | null {
  const at = asked.tokens.findIndex(
    ({ word }) => word === 'or' || (word === 'and' && /\bcompare/.test(asked.line)),
  );
  if (at < 0 || !asks.compare) return null;
  const sides = [asked.tokens.slice(0, at), asked.tokens.slice(at + 1)].map((tokens) => {
    const own = tokens.filter(({ word }) => !/^(which|better|compare|claims?)$/.test(word));
    const [best] = candidates(known, { ...asked, tokens: own, line: asked.line }, asks);
    return best && best.share >= 0.6 ? best.record : null;
  });
  const [first, second] = sides;
  if (!first || !second || first === second) return null;
  const parts = [first, second].flatMap((one) => [
    ...(one.kind === 'claim' ? [quoted(one.label)] : []),
    ...evidenceParts(one),
  ]);
  return looked('evidence of two', parts, [
    sourceOf(first, first.evidence),
    sourceOf(second, second.evidence),
  ]);
}

export const evidence: Lookup = (known, asked) => {
  const asks = asksOf(asked.line);
  if (!asks.evidence) return null;
  const two = evidenceOfTwo(known, asked, asks);
  if (two) return two;
  const [best] = candidates(known, asked, asks);
  if (!best || best.share < 0.7) return null;
  const { record } = best;
  const note = record.evidence ? [quoted(record.evidence)] : [];
  const links = record.links
    .slice(0, 3)
    .map(({ label, url }) => framed('evidenceLink', label, url));
  const parts = [
    ...(record.kind === 'claim' ? [quoted(record.label)] : []),
    ...evidenceParts(record),
    ...note,
    ...(links.length > 0 ? links : [framed('noEvidenceLink')]),
  ];
  return looked(`evidence of ${record.path}`, parts, [sourceOf(record, record.evidence)]);
};

export const compare: Lookup = (known, asked) => {
  const asks = asksOf(asked.line);
  if (!asks.compare) return null;
  const kinds: Kind[] = ['project', 'experience', 'skill', 'education', 'writing', 'talk'];
  const links = named(known, asked.tokens, kinds, 0.34);
  const [first] = links;
  if (!first) return null;
  const own = (link: Link) =>
    new Set(
      asked.meanings.filter((one) =>
        known.aliases(link.record.at).some((alias) => alias.includes(one)),
      ),
    );
  const second = links.find(
    (link) =>
      link !== first &&
      (link.record.kind === first.record.kind || links.length === 2) &&
      [...own(link)].some((one) => !own(first).has(one)) &&
      [...own(first)].some((one) => !own(link).has(one)),
  );
  if (!second) return null;
  if (left(known, asked, [first.record, second.record]).length > 0) return null;
  const pair = [first.record, second.record];
  const verdicts: Part[] = [];
  if (/\b(first|earlier|before|after|older|later|sooner)\b/.test(asked.line)) {
    const [early] = [...pair].sort((a, b) => ((a.start ?? '9') < (b.start ?? '9') ? -1 : 1));
    if (early?.start) verdicts.push(framed('first', early.label, early.start));
  } else if (/\blonger\b/.test(asked.line)) {
    const [long, short] = pair
      .map((one) => ({ one, span: spanOf(one.start, one.end)?.years ?? -1 }))
      .sort((a, b) => b.span - a.span);
    if (long && short && short.span >= 0 && long.span > short.span)
      verdicts.push(framed('longer', long.one.label));
  }
  return looked(
    'comparison',
    [...verdicts, ...pair.flatMap((one) => aboutParts(one, 1))],
    pair.map((one) => sourceOf(one)),
  );
};
