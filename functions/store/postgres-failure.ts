/** What keeps a PostgreSQL store from working, in words for the owner: what is wrong, what to do. */

/** The driver is not installed. */
export class DriverMissing extends Error {
  constructor() {
    super('STORE names a PostgreSQL server, and its driver is not installed: npm install pg@8');
    this.name = 'DriverMissing';
  }
}

/**
 * What only the owner can mend, by the codes of PostgreSQL (appendix A of its manual). No message
 * repeats the address: it holds a password.
 */
const TO_MEND: Record<string, string> = {
  '28P01': 'The PostgreSQL server refuses the password in STORE. Correct it.',
  '28000': 'The PostgreSQL server refuses the user in STORE. Correct it, or see pg_hba.conf.',
  '3D000':
    'The PostgreSQL server has no database of the name in STORE. Make it (createdb), or correct it.',
  '42501':
    'The user in STORE may not make tables. Let it: GRANT CREATE, USAGE ON SCHEMA public TO …',
  '3F000': 'The database in STORE has no schema to make tables in. Make it: CREATE SCHEMA public',
  ENOTFOUND: 'There is no machine of the name in STORE. Correct it.',
};

/** What the owner has to mend before the store can work, or null where it may mend itself. */
export function toMend(error: unknown): string | null {
  if (error instanceof DriverMissing) return error.message;
  return TO_MEND[(error as NodeJS.ErrnoException).code ?? ''] ?? null;
}

/** What is told while the server is away. */
export function away(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (
    `The PostgreSQL server in STORE does not answer (${code ?? message}). What is published is ` +
    'served; what agents send is answered 503 until it is there: start it, or correct STORE.'
  );
}
