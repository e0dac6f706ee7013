import type { Kind, Rec } from '../facts/records.ts';
import { type Link, linked, named } from './entities.ts';
import { type Asks, asksOf } from './kinds.ts';
import { type Known, recordsSaying } from './knowledge.ts';
import type { Asked } from './question.ts';
import { isSoft } from './related.ts';
import { EMPTY, meaningOf } from './vocabulary.ts';
import { stemOf } from './words.ts';
/** Words that ask for a field and are no matter of their own. */
export const FIELD_WORDS = new Set(
  `evidence proof prove verify verified support supported substantiate back backed reliable reliability confirm confirmed independent independently certain credible documented source outside word external externally public level
  role contribution contribute part responsible responsibility responsibilities involvement involved begin start started join joined end ended finish finished leave left last lasted stop spend spent stay stayed serve duration
  position job title employer company organization location locate located place city state venue skill skills use used require project projects work worked working claim claims skill note article talk paper position
  date year month bring brought out story time print printed coauthor book textbook manual lecture keynote speech interview
  coauthor author publisher publish published release released appear appeared event made create created develop developed built build happen run
  tell summary come came experience exist link public display enter entered enlist enlisted hire hired profession occupation workshop shop studio firm lab laboratory office agency institution period magazine journal network broadcast channel programme program venue source certain topic subject theme magazine print printed summarise summarize describe description read say says said write writes wrote content key point points main matter meant purpose aim about overview compare difference differ versus first earlier longer before after older later sooner anyone anybody anything independent interview give gave given held hold present presented call called name named kind
  involve involved study studied degree get got earn university college school institution attend attended graduate graduated field major obtain complete teach taught role`
    .split(/\s+/)
    .map((word) => meaningOf(stemOf(word))),
);

/**
 * Asks what something is or does: words that only build the question may be missing in its record.
 */
const LOOSE = /^(what|which|tell|describe|explain)\b(?!.*\b(when|where|who|year|date|how)\b)/;

/**
 * Meanings of a question that a record does not carry in its names and values, and that ask for no
 * field.
 */
export function left(known: Known, asked: Asked, records: readonly Rec[]): string[] {
  const loose =
    LOOSE.test(asked.line) &&
    records.some(({ kind }) => ['project', 'talk', 'writing'].includes(kind));
  return asked.meanings.filter(
    (one) =>
      !FIELD_WORDS.has(one) &&
      !(loose && isSoft(one)) &&
      !records.some((record) => carries(known, record, one)),
  );
}

const RANK: Record<string, Partial<Record<Kind, number>>> = {
  evidence: { claim: 0, project: 1, skill: 2, experience: 2, writing: 3, talk: 3 },
  skill: { skill: 0 },
};

/** The records that a question is about, best first. */
export function candidates(known: Known, asked: Asked, asks: Asks): Link[] {
  const { line, tokens } = asked;
  if (asks.evidence) {
    const kind = /\b(claim|project|skill|job|position|talk|paper|note)\b/.exec(
      line.replace(/\bself claim/g, ''),
    )?.[1];
    const kinds: Kind[] = kind
      ? [
          ({ job: 'experience', position: 'experience', paper: 'writing' } as Record<string, Kind>)[
            kind
          ] ?? (kind as Kind),
        ]
      : ['claim', 'project', 'skill', 'experience', 'talk', 'writing'];
    const matter = tokens.filter(
      ({ stem }) =>
        !FIELD_WORDS.has(meaningOf(stem)) ||
        /^(write|coauthor|direct|award)$/.test(meaningOf(stem)),
    );
    const all = tokens.filter(
      ({ word }) =>
        !/^(evidence|proof|prov\w+|verif\w+|support\w*|back\w*|source\w*|confirm\w*|external\w*|link\w*)$/.test(
          word,
        ),
    );
    return linked(
      known,
      matter.some(({ word }) => !EMPTY.has(word) && !known.person.has(word)) ? matter : all,
      true,
    )
      .filter(({ record, share }) => record.level && kinds.includes(record.kind) && share > 0.55)
      .sort(
        (a, b) =>
          Math.round(b.share * 8) - Math.round(a.share * 8) ||
          Number(b.name > 0.95 && b.record.kind === 'project' && b.share > 0.9) -
            Number(a.name > 0.95 && a.record.kind === 'project' && a.share > 0.9) ||
          Number(b.record.kind === 'claim' && b.share > 0.9) -
            Number(a.record.kind === 'claim' && a.share > 0.9) ||
          b.share - a.share ||
          b.name * b.weight - a.name * a.weight ||
          (RANK['evidence']?.[a.record.kind] ?? 9) - (RANK['evidence']?.[b.record.kind] ?? 9) ||
          a.record.at - b.record.at,
      );
  }
  const [byName, byField] = [named(known, tokens), fielded(known, asked)];
  return [
    ...byName,
    ...byField.filter(({ record }) => !byName.some((one) => one.record === record)),
  ];
}

/** Records whose names and fields say all that the question does not ask for. */
function fielded(known: Known, asked: Asked): Link[] {
  const matter = asked.meanings.filter((one) => !FIELD_WORDS.has(one));
  const long = asksOf(asked.line).howLong;
  const weight = matter.reduce((sum, one) => sum + known.weight(one), 0);
  if (weight < 0.6) return [];
  return recordsSaying(known, matter)
    .filter(
      (record) =>
        ['experience', 'education', 'project', 'skill', 'writing', 'talk'].includes(record.kind) &&
        matter.every((one) => carries(known, record, one)) &&
        (long ||
          matter.some(
            (one) =>
              known.headers(record.at).has(one) ||
              known.aliases(record.at).some((alias) => alias.includes(one)),
          )),
    )
    .map((record) => ({ record, share: 1, name: 0.4, weight }));
}

const AWARDED = new Set(
  ['award', 'receiv', 'receive', 'win', 'honor'].map((word) => meaningOf(stemOf(word))),
);

/** Whether the names or fields of a record have a meaning; of short ones, their sentences too. */
export function carries(known: Known, { at, kind }: Rec, meaning: string): boolean {
  return (
    known.headers(at).has(meaning) ||
    known.aliases(at).some((alias) => alias.includes(meaning)) ||
    (kind === 'education' && AWARDED.has(meaning)) ||
    (['experience', 'education', 'skill'].includes(kind) &&
      known.lines(at).some((line) => line.meanings.has(meaning)))
  );
}
