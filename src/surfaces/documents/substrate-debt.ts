/** GET /substrate-debt.md: what agents still have to work around here. */
import { readyRoutes, routeList } from '../../routes.ts';
import type { Records } from '../records.ts';
import { TOKENIZER } from '../tokens.ts';
import {
  answers,
  document,
  foreignRoutes,
  linker,
  opening,
  parametersOf,
  personOf,
  urlOf,
} from './parts.ts';

/** How many records have a date known to the month or the year only. */
function partlyDated({ projects, experience, education, writings, talks }: Records): number {
  const dates = [
    ...[...projects, ...experience, ...education].map(({ start, end }) => [start, end]),
    ...[...writings, ...talks].map(({ date }) => [date]),
  ];
  return dates.filter((of) => of.some((date) => date && date.length < 10)).length;
}

/** How many addresses the evidence links of all records lead to. */
function evidenceAddresses({
  claims,
  projects,
  skills,
  experience,
  education,
  writings,
  talks,
}: Records): number {
  const records = [claims, projects, skills, experience, education, writings, talks].flat();
  return new Set(records.flatMap(({ evidence_links }) => evidence_links.map(({ url }) => url)))
    .size;
}

/**
 * Rows of the table that do not answer: named here so that nobody takes a contract for a service.
 */
function unbuilt(records: Records): string[] {
  const at = linker(records);
  const waiting = routeList.filter(({ ready }) => ready === false);
  if (waiting.length === 0) return [];
  return [
    '## Endpoints that do not answer yet',
    `The table of this service has rows without an operation behind them (${waiting.length}). ` +
      'They are not in `endpoints` of',
    `${at('getInit')}. Contracts that are published already, such as ${at('getReportSchema')} and`,
    `${at('getEvalRunContract')}, may name one.`,
    '',
    ...waiting.map(({ method, path, purpose }) => `- \`${method} ${path}\`: ${purpose}`),
    '',
    'Meanwhile: do not call them. What answers is what init lists.',
  ];
}

/** Debts of the ground that the service stands on. */
function service(records: Records): string[] {
  const at = linker(records);
  const aliases = readyRoutes.reduce((sum, { aliases = [] }) => sum + aliases.length, 0);
  return [
    '- **Much comfort depends on the front door.** The payloads are static files. Queries, ' +
      '`Accept: text/markdown`,',
    '  structured 404, 405 and 422 answers and some headers come from a small program in ' +
      'front of them, on a content',
    '  delivery network an edge function. If it fails, the files still answer, but a query ' +
      'is ignored and an error is the',
    '  plain one of the host. Meanwhile: read what you got, not what you asked for; ' +
      '`detail` in init, `body_included` in',
    '  texts and `filters` in lists tell it. Markdown twins also have addresses that end in `.md`.',
    `- **Health is a file.** ${at('getHealth')} and ${at('getStatus')} are made by the ` +
      'build. They show that files are',
    '  served; they check neither the front door nor any store, and would say "ok" while ' +
      'either is down. Meanwhile: take',
    '  the answer of the endpoint that you need as the only proof that it works.',
    `- **Many names for one thing.** Conventions of discovery disagree, so ${aliases} ` +
      'further paths give the same bytes as',
    '  a canonical one, and several manifests describe the same endpoints. Meanwhile: read ' +
      'one of them,',
    `  ${at('getInit')} for orientation or ${at('getOpenApi')} for details.`,
    '- **Formats of others have little room for our metadata.** These obey their own ' +
      'format first, and the four metadata',
    '  members are missing where it has no place for them:',
    `  ${foreignRoutes.map(({ id }) => at(id)).join(',\n  ')}.`,
    '  Meanwhile: compare their `ETag` and `Last-Modified`, or the hash of the payload of ' +
      'ours that they point to.',
    '- **Documents like this one are plain text.** They are Markdown served as ' +
      '`text/plain`, because their addresses are',
    '  fixed that way. They have no metadata members, and the media type does not say what ' +
      'they are. Meanwhile: parse',
    '  them as Markdown, and compare `ETag` for changes.',
    '- **Addresses with a fragment bring the whole list.** Skills, degrees, writings, ' +
      'talks, common questions, changes and',
    '  activity have no document of their own: their `url` is the list with a `#id`, and ' +
      'HTTP does not send the fragment.',
    '  Meanwhile: fetch the list once and pick the item by `id`. Claims, projects, ' +
      'positions and notes have documents.',
    '- **Lists are cut, not paged.** A list gives at most its `limit`, for claims ' +
      `${parametersOf('listClaims')['limit']?.maximum}, and has no second page.`,
    `  Meanwhile: compare \`total\` with \`returned\`; ${at('getManifest')} holds ` +
      'every record without limit, except',
    '  activity, which is derived from the others.',
    ...(answers('ask')
      ? []
      : [
          '- **No question in plain language.** No endpoint takes a sentence and finds the ' +
            'record for you. Meanwhile: begin',
          `  with ${at('listCommonQuestions')}, then ${at('getManifest')}.`,
        ]),
  ];
}

/** Debts of the record itself. */
function record(records: Records): string[] {
  const partial = partlyDated(records);
  const addresses = evidenceAddresses(records);
  return [
    ...(partial > 0
      ? [
          '- **Dates are as exact as the record.** Some are known to the month or the year ' +
            `only (records with such a date: ${partial}).`,
          '  They are written `YYYY-MM` or `YYYY`, and where they stand among exact days ' +
            'is a convention. Meanwhile: cite the',
          '  date as it stands, and do not fill it up.',
        ]
      : []),
    '- **Some timestamps look more exact than they are.** `last_modified` is a day at ' +
      'midnight UTC. A record without a',
    '  stated day of change takes its own date, filled up to the first day that it can ' +
      'mean. Meanwhile: rely on',
    '  `content_hash` to see changes.',
    ...(addresses > 0
      ? [
          '- **Evidence ends at pages for people.** The records link to addresses ' +
            `elsewhere (${addresses}). Most are pages made to be`,
          '  looked at: they may need a script, a login or patience, they state no hash, ' +
            'and they can change or vanish. This',
          '  service keeps no copy of them. Meanwhile: say whether you opened the link. If ' +
            'you did not, cite the claim with',
          '  its level, and not the evidence.',
        ]
      : []),
    '- **Levels are assigned, not measured.** Whoever keeps this profile chooses the ' +
      'evidence level of each claim. The',
    '  meanings are published, but nobody outside has confirmed each choice. Meanwhile: ' +
      'treat a level as an upper bound,',
    '  and check the linked evidence when much depends on it.',
    '- **A hash is not a signature.** `content_hash` shows that a payload changed, not ' +
      'that it is true or who wrote it. It',
    '  covers absolute addresses too, so that the same content under another host has ' +
      'another hash. Meanwhile: compare',
    `  hashes from ${records.site.base} only with hashes from there.`,
    '- **Rules are prose.** `do_not_infer`, `evidence_note` and the contact policy are ' +
      'sentences. No program enforces',
    '  them, and they bind only an agent that keeps to them. Meanwhile: keep to them; the ' +
      'anti-patterns at',
    `  ${linker(records)('listEvals')} tell how a breach is recognised.`,
    `- **Token counts hold for one tokenizer.** Costs are counted with ${TOKENIZER}; other ` +
      'models split text otherwise.',
    '  Meanwhile: use the counts to compare endpoints with each other, and leave a margin ' +
      'when you plan.',
  ];
}

/**
 * The list of debts, each with what to do meanwhile. Takes all records; returns Markdown. Unbuilt
 * rows come from the table.
 */
export function substrateDebt(records: Records): string {
  const at = linker(records);
  const summary =
    `What agents still have to work around in the profile service of ${personOf(records)}, ` +
    'because the ground below was made for people or is not built yet.';
  return document([
    ...opening(records, 'Substrate debt', summary),
    '',
    'Each entry says what is owed and what to do meanwhile. Nothing here is a promise: ' +
      'what is planned is not described,',
    `and an entry goes when its cause is gone. Changes are listed at ${at('listChangelog')}.`,
    ...unbuilt(records),
    '## In the service',
    ...service(records),
    '## In the record',
    ...record(records),
    '## Something missing from this list?',
    answers('sendReport')
      ? `Report it: POST ${urlOf(records, 'sendReport')}, in ` +
        `\`feedback.structural_gaps\`; contract at ${at('getReportSchema')}.`
      : 'An agent cannot report a gap here yet. How the owner is reached is told at ' +
        `${at('getContactPolicy')}.`,
    `The checks that a healthy service passes are at ${at('getAxChecklist')}.`,
  ]);
}
