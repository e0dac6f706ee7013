import type { Kind, Rec } from '../facts/records.ts';
import type { Link } from './entities.ts';
import type { Asks } from './kinds.ts';
import type { Known } from './knowledge.ts';
import type { Asked } from './question.ts';
import { FIELD_WORDS, left } from './record-links.ts';

/** Other positions that the question names as much as the best one. */
export function alike(known: Known, asked: Asked, best: Link, links: readonly Link[]): Rec[] {
  const own = (record: Rec) =>
    asked.meanings.filter((one) => !FIELD_WORDS.has(one) && known.headers(record.at).has(one))
      .length;
  return links
    .filter(
      ({ record }) =>
        record.kind === best.record.kind &&
        record !== best.record &&
        own(record) === own(best.record) &&
        left(known, asked, [record]).length === 0,
    )
    .map(({ record }) => record);
}

/**
 * The record that is meant among those that are named: one whose name is said in full, or the one
 * of the kind that is asked.
 */
export function choose(
  known: Known,
  asked: Asked,
  asks: Asks,
  links: readonly Link[],
): Link | null {
  const words = asked.line;
  const wanted: Kind | null =
    /\b(study|studied|degree|major(ed)?|(?:which|what) (?:universit(y|ies)|colleges?|schools?)|attend(ed)?|alma|phd|doctorate|ba|ma|graduat\w+|dissertation)\b/.test(
      words,
    )
      ? 'education'
      : /\b(work(ed|ing)?|jobs?|employ\w+|positions?|do (at|for|in)|doing at|serve[d]?|join(ed)?|titles?|left|leave|spen[dt]|stay(ed)?|period|time (at|with|in))\b/.test(
            words,
          )
        ? 'experience'
        : /\bskill\b/.test(words)
          ? 'skill'
          : /\bnote\b/.test(words)
            ? 'note'
            : /\b(article|essay)\b/.test(words)
              ? 'article'
              : /\b(papers?|books?|textbooks?|manuals?|publish\w*|print(ed)?|magazine|journal|co ?author\w*)\b/.test(
                    words,
                  )
                ? 'writing'
                : /\b(talks?|lectures?|interview(s|ed)?|keynotes?|speech(es)?|network|channel|programme|tv|television|broadcast)\b/.test(
                      words,
                    )
                  ? 'talk'
                  : null;
  const complete = links.filter(
    ({ record }) =>
      left(known, asked, [record]).length === 0 &&
      !(asks.howLong && ['article', 'manifesto', 'note', 'claim'].includes(record.kind)),
  );
  const full = complete.filter(({ name }) => name >= 0.5);
  const whole = full.some(({ name }) => name > 0.7);
  const of = (kind: Kind | null) =>
    (whole ? full : [...full, ...complete]).find(({ record }) => record.kind === kind);
  // A skill that is called by its name has a time of its own.
  const skill =
    asks.howLong && wanted === 'experience' && !/\bserv/.test(words)
      ? full.find(({ record }) => record.kind === 'skill')
      : undefined;
  if (skill && !full.some(({ record }) => record.kind === 'experience')) return skill;
  const claim = /\bclaims?\b/.test(words);
  const [first] = [
    ...complete.filter(({ record }) => (record.kind === 'claim') === claim),
    ...complete,
  ];
  // "What is X" wants the thing before what was written or said about it.
  if (wanted === null && /^(what|whats|tell me about|describe|explain)\b/.test(words)) {
    const thing = links.find(
      ({ record }) =>
        record.kind === 'project' &&
        asked.meanings.every((one) =>
          known.aliases(record.at).some((alias) => alias.includes(one)),
        ),
    );
    if (thing && first && ['writing', 'talk', 'note'].includes(first.record.kind)) return thing;
  }
  return of(wanted) ?? (wanted === 'skill' || wanted === 'education' ? null : (first ?? null));
}
