/**
 * GET /agent-surface-spec.md and /substrate-debt.md: the agent surface contract as it is kept here,
 * and what agents still have to work around.
 */
import { readyRoutes } from '../../routes.ts';
import { ERROR_CODES } from '../../schemas/error-codes.ts';
import { RISK_FLAGS } from '../../schemas/inbox-words.ts';
import { type Parameter, parameters, parametersOf } from '../../schemas/parameters.ts';
import { endpoint } from '../endpoints.ts';
import type { Records } from '../records.ts';
import { TOKENIZER } from '../tokens.ts';
import { CONTRACT_VERSION } from '../versions.ts';
import { foreignRoutes, linker } from './parts.ts';
import { textOf, type Values } from './text.ts';

/** One query parameter in words: its values or bounds, and its default. */
function inWords(parameter: Parameter): string {
  if (parameter.is === 'text') return 'string';
  const range =
    parameter.is === 'choice'
      ? parameter.of.map((value) => `\`${value}\``).join(', ')
      : `integer ${parameter.least} to ${parameter.most}`;
  const { usual } = parameter;
  return usual === undefined ? range : `${range}; default \`${usual}\``;
}

/** Rows of the table of limits: of what everybody may ask for. */
const limits = (at: ReturnType<typeof linker>): Values[] =>
  readyRoutes.flatMap(({ id, access }) =>
    Object.entries<Parameter>(access === 'public' ? parametersOf(id) : {}).map(
      ([name, parameter]) => ({ where: at(id), name, range: inWords(parameter) }),
    ),
  );

/** The contract with, for each rule, how it is kept and which endpoint shows it, as Markdown. */
export function agentSurfaceSpec(records: Records): string {
  const at = linker(records);
  return textOf('agent-surface-spec', records, {
    contractVersion: CONTRACT_VERSION,
    endpoint: JSON.stringify(endpoint('getProfile', records.site)),
    riskFlags: RISK_FLAGS.map((flag) => `\`${flag}\``).join(', '),
    foreign: foreignRoutes.map(({ id }) => at(id)).join(',\n'),
    codes: Object.entries(ERROR_CODES).map(([code, status]) => ({ code, status })),
    limits: limits(at),
  });
}

const partlyDated = ({ projects, experience, education, writings, talks }: Records): number =>
  [
    ...[...projects, ...experience, ...education].map(({ start, end }) => [start, end]),
    ...[...writings, ...talks].map(({ date }) => [date]),
  ].filter((of) => of.some((date) => date && date.length < 10)).length;

function evidenceAddresses(records: Records): number {
  const { claims, projects, skills, experience, education, writings, talks } = records;
  const all = [claims, projects, skills, experience, education, writings, talks].flat();
  return new Set(all.flatMap(({ evidence_links }) => evidence_links.map(({ url }) => url))).size;
}

/** What is told with its number, where there is any. */
const counted = (count: number) => (count > 0 ? [{ count }] : []);

/** The list of debts, each with what to do meanwhile, as Markdown. */
export function substrateDebt(records: Records): string {
  const at = linker(records);
  return textOf('substrate-debt', records, {
    aliases: readyRoutes.reduce((sum, { aliases = [] }) => sum + aliases.length, 0),
    foreign: foreignRoutes.map(({ id }) => at(id)).join(',\n  '),
    mostClaims: parameters.listClaims.limit.most ?? 0,
    partlyDated: counted(partlyDated(records)),
    linked: counted(evidenceAddresses(records)),
    tokenizer: TOKENIZER,
  });
}
