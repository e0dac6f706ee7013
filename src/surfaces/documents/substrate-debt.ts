/** GET /substrate-debt.md: what agents still have to work around here. */
import { readyRoutes } from '../../routes.ts';
import { parameters } from '../../schemas/parameters.ts';
import type { Records } from '../records.ts';
import { TOKENIZER } from '../tokens.ts';
import { foreignRoutes, linker } from './parts.ts';
import { textOf } from './text.ts';

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
