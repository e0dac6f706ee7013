/**
 * How each kind of published item becomes a record: where its fields stand says what ask reads.
 * Pure.
 */
import type { AskedKind } from '../../../src/surfaces/files-index.ts';
import { degreeNames, namesIn, otherNames } from './names.ts';
import type { Draft, Fields, Kind, Rec } from './record.ts';
import { headedBlocks, heading, type Line, said, told } from './sentences.ts';
import { hashAt, type Snapshot } from './snapshot.ts';
import { spokenIn } from './values.ts';

/** A record of the manifest, whatever its kind. */
type Item = Readonly<Record<string, unknown>> & {
  evidence_level?: Rec['level'];
  evidence_note?: string;
  evidence_links?: Rec['links'];
  verification?: Rec['verification'];
  acting?: true;
};
type Named = string | readonly string[] | undefined;

/** Other names that a question may use, where a record has more than its fields say. */
const NAMES: Partial<Record<Kind, (label: string, item: Item) => string[]>> = {
  education: (_, { degree }) => degreeNames(String(degree ?? '')),
  skill: (label) => label.split(/,? (?:and|und|et|y|&) |, /),
};

/** The texts of some fields that say something; of what is only true or not, its name. */
const textsOf = (item: Item, names: Named): string[] =>
  [names ?? []].flat().flatMap((name) => {
    const value = item[name];
    return value === true ? [name] : ([value ?? []].flat() as string[]);
  });

/** The records of one kind, from its list in the manifest. */
function draftsOf({ list, address, ask }: AskedKind, { manifest }: Snapshot): Made[] {
  const items = manifest[list as 'projects'] as unknown as readonly Item[];
  const { only } = ask;
  return items
    .filter((item) => !only || item[only])
    .map((item) => {
      const first = (name: string | undefined) => textsOf(item, name)[0] ?? null;
      const id = String(item['id'] ?? item['slug']);
      const label = textsOf(item, ask.label).join(', ');
      const values = Object.entries(ask.values ?? {}).flatMap(([value, names]) => {
        const text = textsOf(item, names).join(', ');
        return text ? [[value, text]] : [];
      });
      return {
        kind: ask.kind as Kind,
        id,
        path: `${address}${id}`,
        label,
        names: NAMES[ask.kind as Kind]?.(label, item) ?? [],
        level: item.evidence_level ?? null,
        evidence: item.evidence_note ?? null,
        links: item.evidence_links ?? [],
        ...(item.verification ? { verification: item.verification } : {}),
        start: first(ask.start),
        end: first(ask.end),
        place: first(ask.place),
        ...(item.acting ? { acting: true as const } : {}),
        people: textsOf(item, ask.people),
        fields: Object.fromEntries(values) as Fields,
        more: textsOf(item, ask.terms),
        lines: ask.sentences.flatMap((part): Line[] => [
          ...told(...textsOf(item, part.told)),
          ...said(...textsOf(item, part.said)),
          ...textsOf(item, part.heading).map(heading),
        ]),
        tags: textsOf(item, ask.tags ?? 'tags'),
        projects: textsOf(item, ask.projects ?? 'project_slugs'),
      };
    });
}

/** The records that are no file of a list, and the long texts. */
const MAKERS = {
  profile: ({ manifest: { profile } }) => [
    {
      id: 'profile',
      path: '/api/profile',
      label: profile.display_name ?? profile.name,
      names: [profile.name, profile.display_name ?? profile.name],
      links: profile.reference_links,
      start: profile.born,
      end: profile.died,
      place: profile.location,
      fields: { headline: profile.headline },
      more: spokenIn(profile),
      lines: [
        ...told(profile.headline, profile.bio, ...profile.current_focus),
        ...said(profile.biography_markdown),
      ],
    },
  ],
  article: ({ texts }) =>
    texts.map((text) => ({
      kind: text.type,
      id: text.path,
      path: text.path,
      label: text.title,
      names: text.type === 'manifesto' ? ['manifesto'] : [],
      start: text.published_at,
      people: [text.author],
      fields: { title: text.title },
      lines: [
        ...said(text.summary, ...text.key_claims),
        ...headedBlocks(text.body_markdown).flatMap(({ heading: head, body }) => [
          ...(head ? [heading(head)] : []),
          ...said(body),
        ]),
      ],
    })),
  collaboration: ({ manifest: { collaboration: terms } }) => [
    {
      id: 'collaboration',
      path: '/api/collaboration',
      label: 'Terms of collaboration',
      lines: said(
        terms.availability_note,
        terms.details_markdown,
        terms.pricing_policy.note,
        ...terms.preferred_engagement_types,
        ...terms.hard_no_list,
        ...terms.industries_of_interest,
      ),
    },
  ],
  contact: ({ manifest: { contact: policy } }) => [
    {
      id: 'contact',
      path: '/api/contact',
      label: 'Contact policy',
      lines: said(policy.policy_markdown, policy.rule_for_autonomous_agents, policy.privacy),
    },
  ],
} satisfies Record<string, (facts: Snapshot) => Draft[]>;

type Made = Draft & { kind: Kind };

/**
 * Everything that was published, in the order of records: long texts stand before the questions.
 */
function draftsIn(facts: Snapshot): Made[] {
  const questions = facts.kinds.findIndex(({ ask }) => ask.kind === 'question');
  const lists = (kinds: readonly AskedKind[]) => kinds.flatMap((kind) => draftsOf(kind, facts));
  const one = (kind: keyof typeof MAKERS) =>
    MAKERS[kind](facts).map((draft): Made => ({ kind, ...draft }));
  return [
    ...one('profile'),
    ...lists(facts.kinds.slice(0, questions)),
    ...one('article'),
    ...lists(facts.kinds.slice(questions)),
    ...one('collaboration'),
    ...one('contact'),
  ];
}

/** The fields that are names of the record. */
const NAMING = ['organization', 'institution', 'event', 'degree', 'title'] as const;

/** Every record of the published facts, lists in their own order. Pure. */
export function recordsOf(facts: Snapshot): Rec[] {
  const { base } = facts;
  return draftsIn(facts).map(({ more = [], names = [], fields = {}, ...draft }, at) => ({
    level: null,
    evidence: null,
    links: [],
    start: null,
    end: null,
    place: null,
    people: [],
    lines: [],
    tags: [],
    projects: [],
    ...draft,
    at,
    url: `${base}${draft.path}`,
    hash: hashAt(facts, draft.path),
    names: [
      ...new Set([
        ...names,
        ...namesIn(...NAMING.map((field) => fields[field] ?? null)),
        ...otherNames(draft.id, Object.values(fields)),
      ]),
    ],
    fields,
    values: [...Object.values(fields), ...(draft.place ? [draft.place] : []), ...more],
  }));
}
