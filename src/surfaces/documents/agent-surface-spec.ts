/** GET /agent-surface-spec.md: the agent surface contract as it is kept here. */
import { readyRoutes } from '../../routes.ts';
import { ERROR_CODES } from '../../schemas/error-codes.ts';
import { RISK_FLAGS } from '../../schemas/inbox-words.ts';
import { type Parameter, parametersOf } from '../../schemas/parameters.ts';
import { endpoint } from '../endpoints.ts';
import type { Records } from '../records.ts';
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
