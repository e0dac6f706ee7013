/** Facts about the person: who, born and died, languages, focus, links, rules. */
import { evidenceParts, type Found, looked, silent, sourceOf } from './answers.ts';
import { framed, type Part, quoted } from './frames.ts';
import type { Known } from './knowledge.ts';
import { languageCode } from './languages-spoken.ts';
import type { Asked } from './question.ts';
import type { Rec } from './records.ts';
import { isSoft } from './related.ts';
import { meaningOf } from './vocabulary.ts';
import { stemOf } from './words.ts';

export type Lookup = (known: Known, asked: Asked) => Found | null;

export const recordOf = (known: Known, kind: Rec['kind']): Rec => known.records.find((one) => one.kind === kind) as Rec;

/** The meanings of a question that are not among some words. */
export function beyond(asked: Asked, words: string): string[] {
  const may = new Set(words.split(' ').map((word) => meaningOf(stemOf(word))));
  return asked.meanings.filter((one) => !may.has(one));
}

const has = (asked: Asked, pattern: RegExp): boolean => pattern.test(asked.line);

/** Who the person is, in the owner's words. */
function who(known: Known): Found {
  const { profile } = known.facts.manifest;
  const record = recordOf(known, 'profile');
  return looked(
    'who',
    [framed('labelled', profile.name, profile.headline), quoted(profile.bio)],
    [sourceOf(record, profile.headline)],
  );
}

/** Asks who or what all of this is, or for the name. */
const WHOLE =
  /^(who|what) (is|are|s) (this|it|that)( (all|site|page|website|profile|person|about|service|cv))*$|\bfull name\b|\bwhat (is|was) (her|his|their|your) (full |real |complete |legal )?name$|^name$/;

const identity: Lookup = (known, asked) => {
  const words =
    'description describe line reader hear never meet call tomorrow headline biography bio introduce introduction career life story role job title profession known famous early pioneer computing computer field subject expert specialise identity read this in short preparing brief talk speak hear guy mention place';
  const wanted =
    has(
      asked,
      /\b(who|whom|bio(graphy)?|introduc\w+|about|summar\w+|description|describe|headline|known for|profession|overview|background|identify)\b/,
    ) ||
    has(asked, /\bwhat (do|does|did) (she|he|they|you|u|\w+( \w+){0,3}) do( for (a living|work))?$/) ||
    has(asked, /^(what|who) (is|are|was|r) (?!it\b)/);
  if (WHOLE.test(asked.line) && asked.meanings.length <= 1) return who(known);
  // "Who is her manager" asks for somebody else.
  if (has(asked, /\bwho(s| is| was| are| were)? (her|his|their|your) \w+/)) return null;
  if (!wanted || (!asked.personal && asked.tokens.length > 0 && !has(asked, /\b(bio|biography|headline)\b/)))
    return null;
  const strong = has(
    asked,
    /\b(introduc\w+|bio(graphy)?|biographical|headline|who (is|are|was|were|r) (?!(the|a|an|in|on|at)\b))/,
  );
  const rest = beyond(asked, words).filter((one) => !strong || !isSoft(one));
  if (rest.length > 0 || has(asked, /\b(first|last|latest|earliest|next|longest)\b/)) return null;
  return who(known);
};

const life: Lookup = (known, asked) => {
  const { born, died } = known.facts.manifest.profile;
  const record = recordOf(known, 'profile');
  const age = has(asked, /\bhow old\b|\bage\b|\blife ?(span|time)\b|\b(birth|born).*\b(and|death|die)/);
  const birth =
    has(asked, /\b(born|birth\w*|bday)\b/) &&
    !has(asked, /\b(where|place|city|country|town|birthplace|which|located)\b/);
  const death =
    has(asked, /\b(die[ds]?|death|dead|passed away|pass away|deceased|alive|living)\b/) &&
    !has(asked, /\b(where|place|city|cause|how|why|which|of what|after her death|after his death)\b/);
  if (!age && !birth && !death) return null;
  if (
    beyond(
      asked,
      'born birth birthday die dead death date age old alive living life lifespan lifetime pass away deceased exact young',
    ).length > 0
  )
    return null;
  const parts: Part[] = [];
  if ((birth || age) && born) parts.push(framed('born', born));
  if ((death || age) && died) parts.push(framed('died', died));
  if (parts.length === 0) return null;
  return looked('born, died', parts, [
    sourceOf(record, parts.map((part) => ('frame' in part ? part.values.join('') : '')).join(' ')),
  ]);
};

/** Whether the person speaks a language that is named: the list when it is in it. */
const language: Lookup = (known, asked) => {
  if (!has(asked, /\b(speaks?|spoken|fluent|languages?|read|write|understand|converse|talk|native)\b/)) return null;
  const wanted = asked.tokens.map(({ raw }) => languageCode(raw)).find((code) => code !== null);
  if (!wanted || beyond(asked, `${LANGUAGE_WORDS} know fluent good well proficient skill`).length > 1) return null;
  const { profile } = known.facts.manifest;
  const own = profile.languages.find((name) => languageCode(name.replace(/\s*\(.*/, '')) === wanted);
  return own
    ? looked(
        'a language',
        [framed('languages', profile.languages.join(', '))],
        [sourceOf(recordOf(known, 'profile'), profile.languages.join(', '))],
      )
    : silent('not_published', 'notPublished', 'not published: a language');
};

const LANGUAGE_WORDS =
  'language speak spoken human natural foreign fluent native profile mother tongue other write read contact letter message understand';

const languages: Lookup = (known, asked) => {
  if (
    !has(asked, /\b(languages?|speaks?|spoken|fluent|bilingual|polyglot|mother tongue|native)\b/) ||
    has(asked, /\b(programming|coding|computer|business|standard|created?|invented?)\b/)
  )
    return null;
  if (beyond(asked, LANGUAGE_WORDS).length > 0) return null;
  if (!has(asked, /\b(languages?|speak|tongue)\b/) || has(asked, /\bspoken? (at|to|about|on|in public)\b/)) return null;
  const { profile } = known.facts.manifest;
  if (profile.languages.length === 0) return null;
  return looked(
    'languages',
    [framed('languages', profile.languages.join(', '))],
    [sourceOf(recordOf(known, 'profile'), profile.languages.join(', '))],
  );
};

const focus: Lookup = (known, asked) => {
  if (
    !has(
      asked,
      /\b(focus(ed|ing)?|working on|busy( with)?|occupied with|occupying|concentrat\w+|work on( now| currently| these days)|priorit(y|ies)|up to)\b/,
    )
  )
    return null;
  if (
    beyond(asked, 'focus priority work profile main state moment busy occupy concentrate present interest area current')
      .length > 0
  )
    return null;
  const { profile } = known.facts.manifest;
  return looked(
    'focus',
    profile.current_focus.map((one) => framed('focus', one)),
    [sourceOf(recordOf(known, 'profile'), profile.current_focus[0])],
  );
};

const strongest: Lookup = (known, asked) => {
  if (
    !has(
      asked,
      /\b(strongest|best supported|achievements?|accomplish\w*|highlights?|known for|famous|best known|notable|claim to fame|contributions?|legacy|impressive|biggest success\w*)\b/,
    )
  )
    return null;
  if (
    beyond(
      asked,
      'list name evidence support strong strongest achievement accomplishment highlight famous contribution legacy impressive success claim career key top significant',
    ).length > 0
  )
    return null;
  const claims = known.facts.manifest.profile ? known.records.filter(({ kind }) => kind === 'claim') : [];
  const first = known.facts.strongest.flatMap((path) => claims.filter((one) => one.path === path));
  const shown = first.slice(0, 5);
  if (shown.length === 0) return null;
  return looked(
    'strongest claims',
    shown.flatMap((one) => [quoted(one.label), ...evidenceParts(one)]),
    [
      ...(has(asked, /\bclaims?\b/) ? [sourceOf(recordOf(known, 'profile'), shown[0]?.label)] : []),
      ...shown.map((one) => sourceOf(one, one.label)),
    ],
  );
};

const rules: Lookup = (known, asked) => {
  if (
    !has(
      asked,
      /\b(infer(red)?|assumed?|concluded?|conclusions?|deduced?|do not infer|not be inferred|off limits|not (say|claim|attribute))\b/,
    )
  )
    return null;
  if (
    beyond(
      asked,
      'infer assume conclude conclusion rule agent limit draw attribute claim constraint suppose say avoid allow forbid guess must reader',
    ).length > 0
  )
    return null;
  const own = known.facts.manifest.profile.do_not_infer;
  return looked('do-not-infer rules', own.map(quoted), [sourceOf(recordOf(known, 'profile'), own[0])]);
};

const links: Lookup = (known, asked) => {
  const sites = known.facts.manifest.profile.reference_links;
  if (
    !has(
      asked,
      /\b(website|homepage|links?|urls?|wikipedia|linkedin|github|twitter|x account|instagram|facebook|mastodon|bluesky|youtube|social( media)?|handle|web ?page|elsewhere|reference links?|read (more )?about|online profiles?|britannica)\b/,
    )
  )
    return null;
  const service =
    /\b(wikipedia|linkedin|github|twitter|instagram|facebook|mastodon|bluesky|youtube|britannica|social)\b/.exec(
      asked.line,
    )?.[1];
  const shown = service ? sites.filter(({ label, url }) => `${label} ${url}`.toLowerCase().includes(service)) : sites;
  if (
    beyond(
      asked,
      `${service ?? ''} website link url page profile online elsewhere account handle social media article reference personal web homepage site address read more else learn further external give`,
    ).length > 0
  )
    return null;
  if (shown.length === 0) return silent('not_published', 'notPublished', 'no such link');
  const record = recordOf(known, 'profile');
  return looked(
    'links',
    shown.map(({ label, url }) => framed('links', label, url)),
    [sourceOf(record, shown[0]?.url)],
  );
};

const place: Lookup = (known, asked) => {
  const { location } = known.facts.manifest.profile;
  if (!location || !has(asked, /\b(where|location|located|based|city|country|live[sd]?|reside)\b/)) return null;
  if (
    beyond(asked, 'live location based reside city country home').length > 0 ||
    has(asked, /\b(work|worked|born|stud)/)
  )
    return null;
  return looked('location', [framed('location', location)], [sourceOf(recordOf(known, 'profile'), location)]);
};

const service: Lookup = (known, asked) => {
  const record = recordOf(known, 'profile');
  const { profile } = known.facts.manifest;
  if (
    has(asked, /\b(last )?(updated?|changed?|modified|up to date|fresh(ness)?|revision|last change)\b/) &&
    beyond(asked, 'update change modify fresh date revision last profile latest').length === 0 &&
    known.facts.last_modified
  )
    return looked(
      'last change',
      [framed('updated', known.facts.last_modified.slice(0, 10))],
      [sourceOf(record, known.facts.last_modified)],
    );
  if (
    profile.operator &&
    has(
      asked,
      /\b(who (leads?|runs?|operates?|maintains?|made|owns?|wrote|writes|is behind|built|created)|operator|maintainer)\b/,
    ) &&
    beyond(
      asked,
      'lead website page responsible run operate operator maintain maintainer own service site behind page text write build create make profile',
    ).length === 0
  ) {
    const said = profile.demonstration ? [quoted(profile.demonstration)] : [];
    return looked(
      'operator',
      [framed('operator', profile.operator.name), ...said],
      [sourceOf(record, profile.operator.name)],
    );
  }
  if (
    profile.demonstration &&
    has(asked, /\b(demonstration|demo|real (profile|person)|official|genuine|authentic)\b/) &&
    beyond(asked, 'demonstration demo real official genuine authentic profile authorize').length === 0
  )
    return looked('demonstration', [quoted(profile.demonstration)], [sourceOf(record, profile.demonstration)]);
  return null;
};

export const PERSON: readonly Lookup[] = [
  identity,
  life,
  language,
  languages,
  focus,
  strongest,
  rules,
  links,
  place,
  service,
];
