/** What can be said of each kind of record: verbs by what they say, and by which values. */
import type { Deed } from '../languages/language.ts';
import type { Fields, Kind } from './record.ts';

type Sayable = {
  deeds: readonly Deed[];
  /** The values by which a record of the kind is named, the one that is enough first. */
  by: readonly (keyof Fields)[];
};

const POSITION: readonly Deed[] = ['be', 'hold', 'begin', 'join', 'leave', 'end'];

/** Kinds that are not named here are not told of by verbs. */
export const SAYABLE: Partial<Record<Kind, Sayable>> = {
  experience: { deeds: [...POSITION, 'work', 'employ'], by: ['organization', 'title'] },
  volunteering: { deeds: POSITION, by: ['organization', 'title'] },
  education: {
    deeds: ['hold', 'get', 'study', 'begin', 'leave', 'end'],
    by: ['degree', 'institution'],
  },
  certificate: { deeds: ['hold', 'get', 'expire'], by: ['degree'] },
  award: { deeds: ['get', 'hold'], by: ['title'] },
  talk: { deeds: ['speak', 'hold'], by: ['title', 'event'] },
  writing: { deeds: ['write', 'publish'], by: ['title'] },
  project: { deeds: ['begin', 'end', 'work'], by: ['title'] },
  profile: { deeds: ['live', 'be', 'born', 'die', 'master'], by: [] },
};
