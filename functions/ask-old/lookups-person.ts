/** Facts about the person: who, born and died, and what the profile says of itself. */
import { type Found, looked, sourceOf } from './answers.ts';
import { framed, type Part, quoted } from './frames.ts';
import type { Known } from './knowledge.ts';
import { beyond, has, type Lookup, recordOf } from './lookup.ts';
import { language, languages } from './lookups-languages.ts';
import { focus, links, place, rules, service, strongest } from './lookups-profile.ts';
import { isSoft } from './related.ts';

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
    has(
      asked,
      /\bwhat (do|does|did) (she|he|they|you|u|\w+( \w+){0,3}) do( for (a living|work))?$/,
    ) ||
    has(asked, /^(what|who) (is|are|was|r) (?!it\b)/);
  if (WHOLE.test(asked.line) && asked.meanings.length <= 1) return who(known);
  // "Who is her manager" asks for somebody else.
  if (has(asked, /\bwho(s| is| was| are| were)? (her|his|their|your) \w+/)) return null;
  if (
    !wanted ||
    (!asked.personal && asked.tokens.length > 0 && !has(asked, /\b(bio|biography|headline)\b/))
  )
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
  const age = has(
    asked,
    /\bhow old\b|\bage\b|\blife ?(span|time)\b|\b(birth|born).*\b(and|death|die)/,
  );
  const birth =
    has(asked, /\b(born|birth\w*|bday)\b/) &&
    !has(asked, /\b(where|place|city|country|town|birthplace|which|located)\b/);
  const death =
    has(asked, /\b(die[ds]?|death|dead|passed away|pass away|deceased|alive|living)\b/) &&
    !has(
      asked,
      /\b(where|place|city|cause|how|why|which|of what|after her death|after his death)\b/,
    );
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
