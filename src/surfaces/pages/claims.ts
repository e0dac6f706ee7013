/** The list of claims and the page of one, as documents. */
import type { Document, Entry, Section, Text } from '../../documents/model.ts';
import { dayOf, within, words } from '../../documents/text.ts';
import type { Claim } from '../../kinds/claim/claim.ts';
import type { Say } from '../../labels/say.ts';
import { EVIDENCE_LEVELS } from '../../schemas/common.ts';
import { confirmationsOf } from '../confirmations.ts';
import { anchor } from '../human.ts';
import { nameOf, strongestClaims } from '../person.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { recordNamed } from './named.ts';
import * as parts from './parts.ts';
import { sectionOf } from './work.ts';

/** The record that a claim rests on, in a sentence; empty where it rests on itself. */
function fromOf({ path, source_path }: Claim, records: Records, say: Say): Text {
  if (source_path === path) return [];
  return within(say.claims.from, { source: [recordNamed(source_path, records, say)] });
}

/**
 * The claims that the owner leads with as entries, each with the way to its page, and its first
 * source apart from others.
 */
export function strongestEntries(records: Records, most = 5): Entry[] {
  const claims = strongestClaims(records).slice(0, most);
  return claims.map((claim) => ({
    tags: claim.tags,
    ...parts.markedBy(claim),
    title: [{ text: claim.claim, to: `/claims/${claim.id}` }],
    links: claim.evidence_links.slice(0, 1),
    sources: claim.evidence_links.slice(1),
  }));
}

/** Every claim with its evidence, the best supported first, and what the evidence levels mean. */
export function claimList(records: Records, say: Say): Document {
  const { claims, evidence } = say;
  const entryOf = (claim: Claim): Entry => ({
    id: anchor.claim(claim.id),
    tags: claim.tags,
    title: [{ text: claim.claim, to: `/claims/${claim.id}` }],
    ...parts.markedBy(claim),
    summary: claim.evidence_note,
    body: claim.details_markdown,
    sources: claim.evidence_links,
    remarks: [parts.checkedOf(claim.verification, say), fromOf(claim, records, say)],
  });
  const ofLevel = EVIDENCE_LEVELS.toReversed().flatMap((level) => {
    const entries = records.claims.filter(({ evidence_level }) => evidence_level === level);
    const { name } = evidence.levels[level];
    return sectionOf(`level-${level}`, name, 'statements', entries.map(entryOf));
  });
  const none = records.claims.length === 0 ? parts.text(words(claims.none), 'lead') : [];
  const sections: Section[] = [
    {
      id: 'evidence-levels',
      title: evidence.levelsTitle,
      blocks: [...parts.text(words(evidence.levelsIntro), 'intro'), parts.legendOf(say)],
    },
    ...ofLevel,
    { id: 'none', title: '', blocks: none },
  ];
  return {
    form: 'list',
    path: '/claims',
    json: '/api/claims',
    title: say.places.claims,
    lead: parts.text(words(claims.intro({ name: nameOf(records) })), 'lead'),
    sections,
  };
}

/** One claim: the statement, how it is supported, where it can be checked, whom it is about. */
export function claimDocument(claim: Claim, records: Records, say: Say): Document {
  const { evidence } = say;
  const { meaning } = evidence.levels[claim.evidence_level];
  const mark = [parts.levelOf(claim, say)] as const;
  const changed = claim.last_modified?.slice(0, 10);
  const entry = records.profile.claims.find(({ id }) => id === claim.id) ?? {};
  const said = confirmationsOf(entry, claim.path, records.site).map(({ status, by, day }) =>
    words(evidence.said[status]({ by, day: say.day(day) })),
  );
  const sources = claim.evidence_links.map(({ label, url }): Text => [{ text: label, to: url }]);
  return {
    form: 'article',
    path: `/claims/${claim.id}`,
    json: claim.path,
    title: claim.claim,
    sentence: true,
    up: { text: say.places.claims, to: '/claims' },
    facts: parts.evidenceFact(say, mark, meaning),
    ...(changed && { beside: within(say.claims.updated, { date: [dayOf(changed, say)] }) }),
    lead: [],
    sections: [
      {
        id: 'evidence',
        title: evidence.title,
        blocks: [
          ...parts.text(words(claim.evidence_note)),
          ...(sources.length > 0
            ? parts.list(sources)
            : parts.text(words(evidence.noSources), 'meta')),
          ...parts.list(said),
          ...parts.text(parts.checkedOf(claim.verification, say), 'meta'),
          ...parts.text(fromOf(claim, records, say), 'meta'),
        ],
      },
      {
        id: 'details',
        title: '',
        blocks: [
          ...parts.markdown(claim.details_markdown, 'details'),
          ...parts.text(parts.tagged(claim.tags, records, say), 'meta'),
        ],
      },
      parts.who(records, say),
      parts.cite(say, {
        text: say.cite.statement({
          claim: claim.claim,
          name: nameOf(records),
          level: mark[0].text,
        }),
        url: absolute(records.site, `/claims/${claim.id}`),
        confidence: mark,
        please: say.cite.keepWords,
        record: { text: claim.claim_url, to: `${claim.path}.json` },
      }),
    ],
  };
}
