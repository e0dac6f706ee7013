/** GET /agent-surface-spec.md: the agent surface contract as it is kept here. */
import { ERROR_CODES } from '../../schemas/error-codes.ts';
import { RISK_FLAGS } from '../../schemas/inbox-words.ts';
import { endpoint } from '../endpoints.ts';
import type { Records } from '../records.ts';
import { CONTRACT_VERSION } from '../versions.ts';
import { foreignRoutes, linker, type Parameter, parametersOf, queriedIds } from './parts.ts';
import { textOf, type Values } from './text.ts';

/** One query parameter in words: its values or bounds, and its default. */
function inWords({ type, minimum, maximum, enum: values, default: usual }: Parameter): string {
  const bounds = minimum === undefined ? '' : ` ${minimum} to ${maximum}`;
  const range = values?.map((value) => `\`${value}\``).join(', ') ?? `${type}${bounds}`;
  return usual === undefined ? range : `${range}; default \`${usual}\``;
}

/** Rows of the table of limits. */
function limits(at: ReturnType<typeof linker>): Values[] {
  return queriedIds().flatMap((id) => {
    return Object.entries(parametersOf(id)).map(([name, parameter]) => ({
      where: at(id),
      name,
      range: inWords(parameter),
    }));
  });
}

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
