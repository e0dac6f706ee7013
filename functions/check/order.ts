/** The subjects that sentences leave out. */
import type { Item } from './items.ts';

const PERSON: Item = {
  key: 'P',
  word: '',
  name: true,
  number: false,
  date: null,
  slot: null,
  prep: '',
  mark: '',
  be: '',
  own: false,
  det: false,
  not: false,
  past: false,
  about: '',
};

/** The subject that a sentence leaves out: the person, or what the record is about. */
export const SUBJECTS = { person: PERSON, title: { ...PERSON, key: 'T', slot: 'T' } } as const;
