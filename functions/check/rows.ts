/** What typed records can say: acts over slots and dates, one row each. */
import type { Kind } from '../facts/record.ts';
import type { Act } from '../languages/language.ts';
import type { Time } from './times.ts';

export type Row = {
  kind: Kind;
  act: Act;
  /** What acts: the person, or the thing that is the record's title. */
  about: 'person' | 'thing';
  /** Slots of which one must be filled, and those that may be; "-" for none. */
  needs: string;
  may: string;
  time: Time;
};

const TABLE = `
experience hold person TOL - held
experience begin person TO L start
experience leave person TO L end
volunteering hold person TOL - held
volunteering begin person TO L start
volunteering leave person TO L end
award receive person T B day
education receive person DI FL award
certificate receive person DI - award
certificate expire thing D I expiry
education study person FI DL held
talk speak person TEL - day
writing write person T BCK day
writing cowrite person T BCK day
writing publish person T BCK day
writing appear thing T BCK day
project start thing T - start
project finish thing T - end
profile live person L - never
profile language person G - never
profile born person - - start
profile died person - - end
`;

export const ROWS: readonly Row[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [kind, act, about, needs = '', may = '', time] = line.replaceAll('-', '').split(' ');
    return { kind, act, about, needs, may: `${needs}${may}S`, time } as Row;
  });
