/** What keeps a PostgreSQL store from working, for the owner: what is wrong, what to do. */

/** The driver is not installed. */
export class DriverMissing extends Error {
  constructor() {
    super('A PostgreSQL server needs its driver, which is not installed: npm run add postgres');
    this.name = 'DriverMissing';
  }
}

/** What only the owner can mend, by PostgreSQL's codes; no address, which holds a password. */
const TO_MEND: Record<string, string> = {
  '28P01': 'The PostgreSQL server refuses the password. Correct it in the address.',
  '28000': 'The PostgreSQL server refuses the user. Correct the address, or pg_hba.conf.',
  '3D000':
    'The PostgreSQL server has no database of this name. Make it (createdb), or correct the ' +
    'address.',
  '42501':
    'The database user may not make tables. Let it: GRANT CREATE, USAGE ON SCHEMA public TO …',
  '3F000': 'The database has no schema to make tables in. Make it: CREATE SCHEMA public',
  ENOTFOUND: 'There is no machine of the name in the address of the database. Correct it.',
};

/** What is told of a server that does not answer. Throws an Error of what the owner has to mend. */
export function away(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const sentence = error instanceof DriverMissing ? message : TO_MEND[code];
  if (sentence) throw new Error(sentence);
  return (
    `The PostgreSQL server does not answer (${code || message}). ` +
    'Start it, or correct the address.'
  );
}
