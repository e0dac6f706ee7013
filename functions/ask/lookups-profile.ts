/** What the profile says of itself: claims, rules, links, place, operator, last change. */
import { evidenceParts, looked, silent, sourceOf } from './answers.ts';
import { framed, quoted } from './frames.ts';
import { beyond, has, type Lookup, recordOf } from './lookup.ts';

export const focus: Lookup = (known, asked) => {
  if (
    !has(
      asked,
      /\b(focus(ed|ing)?|working on|busy( with)?|occupied with|occupying|concentrat\w+|work on( now| currently| these days)|priorit(y|ies)|up to)\b/,
    )
  )
    return null;
  if (
    beyond(
      asked,
      'focus priority work profile main state moment busy occupy concentrate present interest area current',
    ).length > 0
  )
    return null;
  const { profile } = known.facts.manifest;
  if (profile.current_focus.length === 0)
    return silent('not_published', 'notPublished', 'no focus');
  return looked(
    'focus',
    profile.current_focus.map((one) => framed('focus', one)),
    [sourceOf(recordOf(known, 'profile'), profile.current_focus[0])],
  );
};

export const strongest: Lookup = (known, asked) => {
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
  const claims = known.facts.manifest.profile
    ? known.records.filter(({ kind }) => kind === 'claim')
    : [];
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

export const rules: Lookup = (known, asked) => {
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
  if (own.length === 0) return silent('not_published', 'notPublished', 'no rules');
  return looked('do-not-infer rules', own.map(quoted), [
    sourceOf(recordOf(known, 'profile'), own[0]),
  ]);
};

export const links: Lookup = (known, asked) => {
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
  const shown = service
    ? sites.filter(({ label, url }) => `${label} ${url}`.toLowerCase().includes(service))
    : sites;
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

export const place: Lookup = (known, asked) => {
  const { location } = known.facts.manifest.profile;
  if (!location || !has(asked, /\b(where|location|located|based|city|country|live[sd]?|reside)\b/))
    return null;
  if (
    beyond(asked, 'live location based reside city country home').length > 0 ||
    has(asked, /\b(work|worked|born|stud)/)
  )
    return null;
  return looked(
    'location',
    [framed('location', location)],
    [sourceOf(recordOf(known, 'profile'), location)],
  );
};

export const service: Lookup = (known, asked) => {
  const record = recordOf(known, 'profile');
  const { profile } = known.facts.manifest;
  if (
    has(
      asked,
      /\b(last )?(updated?|changed?|modified|up to date|fresh(ness)?|revision|last change)\b/,
    ) &&
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
    beyond(asked, 'demonstration demo real official genuine authentic profile authorize').length ===
      0
  )
    return looked(
      'demonstration',
      [quoted(profile.demonstration)],
      [sourceOf(record, profile.demonstration)],
    );
  return null;
};
