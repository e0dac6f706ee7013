/** What typed fields say, in the usual other words and in the order of each language. */
import type { Snapshot } from '../../functions/answers/facts/snapshot.ts';

const year = (date: string | null) => (date ?? '').slice(0, 4);

/** True statements from the typed fields of a profile. */
export function wordings({ manifest }: Snapshot): string[] {
  const { name } = manifest.profile;
  return [
    ...manifest.experience.flatMap(({ title, organization: at, start, end }) =>
      end
        ? [
            `Between ${year(start)} and ${year(end)} the candidate was employed by ${at}.`,
            `${name} worked for ${at} until ${year(end)}.`,
            `${name} became ${title} at ${at} in ${year(start)}.`,
            `${name}'s role at ${at} was ${title}.`,
            `Von ${year(start)} bis ${year(end)} arbeitete ${name} bei ${at}.`,
            `De ${year(start)} à ${year(end)}, ${name} a travaillé pour ${at}.`,
            `Entre ${year(start)} y ${year(end)} ${name} trabajó en ${at}.`,
          ]
        : [
            `${name} has been ${title} at ${at} since ${year(start)}.`,
            `${name} currently works for ${at}.`,
            `Derzeit ist ${name} bei ${at} beschäftigt.`,
            `${name} travaille chez ${at} depuis ${year(start)}.`,
            `Actualmente ${name} trabaja en ${at}.`,
          ],
    ),
    ...manifest.talks.flatMap(({ title, event, date }) => [
      `${name} spoke at ${event} in ${year(date)}.`,
      `The talk ${title} was given by ${name} in ${year(date)}.`,
    ]),
    ...manifest.writings.flatMap(({ title, coauthors, date }) =>
      coauthors.length > 0
        ? [`${name} wrote ${title} with ${coauthors.join(' and ')}.`]
        : [`${title} was written by ${name}.`, `${name} published ${title} in ${year(date)}.`],
    ),
    ...manifest.certificates.flatMap(({ name: title, issuer }) => [
      `${name} was awarded ${title} by ${issuer}.`,
      `${name} holds the certificate ${title}.`,
    ]),
    ...manifest.awards.map(({ title, date }) => `${name} won ${title} in ${year(date)}.`),
  ];
}

/** What turns such a statement into one that no field says. */
const TURNS: readonly [RegExp, string][] = [
  [/ was (?=\p{Lu})/u, ' was almost '],
  [/ was (?=\p{Lu})/u, ' was deputy '],
  [/ (at|for|by|bei|chez|en) (?=\p{Lu})/u, ' $1 the rival of '],
  [/ (?:worked|works) for /, ' worked against '],
  [/ wrote /, ' translated '],
  [/ was written by /, ' was written without '],
  [/ since /, ' before '],
  [/ in (?=\d{4})/, ' after '],
  [/^/, 'The mother of '],
  [/^/, 'Reportedly '],
  [/\.$/, ' under Ada Example.'],
];

/** Each of some statements turned into one that no field says, where a turn fits. */
export function turned(statements: readonly string[]): string[] {
  return statements.flatMap((text, at) => {
    const [from, to] = TURNS[at % TURNS.length] as [RegExp, string];
    return from.test(text) ? [text.replace(from, to)] : [];
  });
}
