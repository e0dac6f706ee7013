/** Facts that a question can ask for by name: each with the words it may use. One word more, and it is another question. */
import type { Snapshot } from './snapshot.ts';

type Manifest = Snapshot['manifest'];
export type Fact = { answer: string; sources: string[] };

type Rule = {
  /** The question must use one of these words. */
  needs: readonly string[];
  /** It may use these as well, and no others. */
  may: readonly string[];
  find: (manifest: Manifest) => Fact | null;
};

const fact = (answer: string | null | undefined, ...sources: string[]): Fact | null =>
  answer ? { answer, sources } : null;

const RULES: readonly Rule[] = [
  {
    needs: ['born', 'birth', 'birthday'],
    may: ['when', 'date', 'year', 'day'],
    find: ({ profile }) => fact(profile.born && `Born: ${profile.born}.`, '/api/profile'),
  },
  {
    needs: ['die', 'died', 'death'],
    may: ['when', 'date', 'year', 'day'],
    find: ({ profile }) => fact(profile.died && `Died: ${profile.died}.`, '/api/profile'),
  },
  {
    needs: ['who'],
    may: [],
    find: ({ profile }) => fact(`${profile.name}: ${profile.headline}. ${profile.bio}`, '/api/profile'),
  },
  {
    needs: ['degree', 'education', 'study', 'studied'],
    may: ['where', 'academic', 'university', 'hold', 'held', 'list'],
    find: ({ education }) =>
      fact(
        education
          .map(
            ({ degree, field, institution, end }) => `${[degree, field, institution, end].filter(Boolean).join(', ')}.`,
          )
          .join(' '),
        '/api/experience',
      ),
  },
  {
    needs: ['language'],
    may: ['speak', 'spoken', 'human'],
    find: ({ profile }) =>
      profile.languages.length > 0 ? fact(`Languages: ${profile.languages.join(', ')}.`, '/api/profile') : null,
  },
  {
    needs: ['rate', 'price', 'fee', 'cost', 'charge'],
    may: ['how', 'much', 'hourly', 'daily', 'day', 'hour'],
    find: ({ collaboration }) => fact(collaboration.pricing_policy.note, '/api/collaboration'),
  },
  {
    needs: ['available', 'availability', 'capacity'],
    may: ['current', 'now', 'when', 'hire', 'work'],
    find: ({ collaboration }) =>
      fact(collaboration.availability_note ?? collaboration.current_capacity, '/api/collaboration'),
  },
  {
    needs: ['contact', 'reach'],
    may: ['how', 'get', 'touch', 'best', 'way'],
    find: ({ contact }) => fact(`Preferred route: ${contact.preferred}. ${contact.response_time}.`, '/api/contact'),
  },
];

/** The fact that a question asks for, in the record's own words, or null. `words` are those of the question. */
export function factFor(words: ReadonlySet<string>, manifest: Manifest): Fact | null {
  for (const { needs, may, find } of RULES) {
    const needed = needs.some((word) => words.has(word));
    const only = [...words].every((word) => needs.includes(word) || may.includes(word));
    const found = needed && only ? find(manifest) : null;
    if (found) return found;
  }
  return null;
}
