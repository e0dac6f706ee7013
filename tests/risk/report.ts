/**
 * Prints how well risk detection does on the labelled texts: `node tests/risk/report.ts`. `--texts`
 * lists what the tuning parts get wrong. The other parts are never listed: who reads their misses
 * tunes on them.
 */
import { RISK_FLAGS } from '../../src/schemas/inbox-words.ts';
import { type Outcome, outcomes, PARTS, rates } from './corpus.ts';

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

/** One line of the table. */
function line(name: string, some: readonly Outcome[]): Record<string, string> {
  const { wanted, found, benign, flagged } = rates(some);
  return {
    '': name,
    recall: percent(found, wanted),
    'found / wanted': `${found} / ${wanted}`,
    'false positives': percent(flagged, benign),
    'flagged / benign': `${flagged} / ${benign}`,
  };
}

/**
 * A flag's own recall, and how often it is raised where the label does not ask for it, on positive
 * texts too.
 */
function flagLine(
  flag: (typeof RISK_FLAGS)[number],
  all: readonly Outcome[],
): Record<string, string> {
  const wanted = all.filter(({ flags }) => flags.includes(flag));
  const others = all.filter(({ flags }) => !flags.includes(flag));
  const raises = (some: readonly Outcome[]) =>
    some.filter(({ raised }) => raised.includes(flag)).length;
  return {
    '': flag,
    recall: percent(raises(wanted), wanted.length),
    'found / wanted': `${raises(wanted)} / ${wanted.length}`,
    'raised unasked': percent(raises(others), others.length),
    'unasked / others': `${raises(others)} / ${others.length}`,
  };
}

for (const part of PARTS) {
  const all = outcomes(part);
  const languages = [...new Set(all.map(({ lang }) => lang))];
  console.log(
    `\n${part}: ${all.filter(({ flags }) => flags.length > 0).length} ` +
      `positive, ${rates(all).benign} benign`,
  );
  console.table(RISK_FLAGS.map((flag) => flagLine(flag, all)));
  console.table([
    ...languages.map((lang) =>
      line(
        lang,
        all.filter((one) => one.lang === lang),
      ),
    ),
    line('all', all),
  ]);
  if (!part.endsWith('tuning') || !process.argv.includes('--texts')) continue;
  for (const { lang, kind, flags, raised, text } of all) {
    const missed = flags.filter((flag) => !raised.includes(flag));
    const unasked = flags.length === 0 ? raised : [];
    if (missed.length + unasked.length > 0)
      console.log({ lang, kind, missed, unasked, text: text.slice(0, 200) });
  }
}
