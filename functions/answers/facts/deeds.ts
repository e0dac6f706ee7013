/** What can be said of each kind of record: verbs by what they say. */
import type { Deed } from '../languages/language.ts';
import type { Kind } from './record.ts';

const POSITION: readonly Deed[] = ['be', 'hold', 'begin', 'join', 'leave', 'end'];

/** Kinds that are not named here are not told of by verbs. */
export const DEEDS: Partial<Record<Kind, readonly Deed[]>> = {
  experience: [...POSITION, 'work', 'employ'],
  volunteering: POSITION,
  education: ['hold', 'get', 'study', 'begin', 'leave', 'end'],
  certificate: ['hold', 'get', 'end', 'expire'],
  award: ['get', 'hold'],
  talk: ['speak', 'hold'],
  writing: ['write'],
  project: ['begin', 'end', 'work'],
  profile: ['live', 'be', 'born', 'die', 'master'],
};
