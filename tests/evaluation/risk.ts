/** The labelled texts of risk detection, and what the detector makes of them. */
import { createHash } from 'node:crypto';
import { riskFlags } from '../../functions/risk/risk.ts';
import { type RiskText, readSet } from './sets.ts';

/** Each part of the texts: the least number of flags found, and for parts set aside their hash. */
export const PARTS: Readonly<Record<string, { found: number; hash?: string }>> = {
  tuning: { found: 735 },
  'held-out': {
    found: 92,
    hash: '5fcee41d91754a431a954bdfacb0cb331b787c017f509dd921d6bfcff60a1db5',
  },
  unseen: {
    found: 44,
    hash: 'e99c9a93e35bb948271cf02a4feb643133e11f3ba3ed206544126962d7f8caf1',
  },
  'orders-tuning': { found: 58 },
  'orders-held-out': {
    found: 42,
    hash: '19bddeb4587f77be52ff9b79acd61ab57bf49150125a7e385656c08238446fc4',
  },
};

export type Outcome = RiskText & { raised: string[] };

/** The texts of a part with what was raised; `¦` keeps made-up secrets from scanners. */
export function outcomes(part: string): Outcome[] {
  const all = readSet<RiskText>('risk').filter((item) => item.part === part);
  return all.map((item) => {
    const text = item.text.replaceAll('¦', '').repeat(item.repeat ?? 1);
    return { ...item, text, raised: riskFlags([text]) };
  });
}

/** What whoever sets a part aside pins: nobody changes what is measured with. */
export function hashOf(all: readonly Outcome[]): string {
  const kept = all.map(({ flags, text }) => [flags, text]);
  return createHash('sha256').update(JSON.stringify(kept)).digest('hex');
}

/** Flags that must be raised and are, and benign texts that raise one. */
export function riskFigures(all: readonly Outcome[]) {
  const wanted = all.flatMap(({ flags, raised }) => flags.map((flag) => raised.includes(flag)));
  const benign = all.filter(({ flags }) => flags.length === 0);
  return {
    found: { some: wanted.filter(Boolean).length, of: wanted.length },
    'benign flagged': {
      some: benign.filter(({ raised }) => raised.length > 0).length,
      of: benign.length,
    },
  };
}
