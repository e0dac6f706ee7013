/** The owner's credentials: in this tab alone, each sent to the rows that it opens. */
import { forgetAll, keep, kept } from '../browser/keep.ts';

/**
 * `token`: an entry of ACCESS_TOKENS, for statistics. `key`: AUDIT_ADMIN_KEY, for audits and the
 * inbox.
 */
export type Credential = 'token' | 'key';

const NAMES: Record<Credential, string> = {
  token: 'console-access-token',
  key: 'console-admin-key',
};

export function credential(which: Credential): string | null {
  return kept(NAMES[which]);
}

export function signIn(which: Credential, value: string): void {
  keep(NAMES[which], value);
}

/** Leaves nothing in this tab: neither credentials nor what was typed or chosen. */
export function signOut(): void {
  forgetAll();
}

export function isSignedIn(): boolean {
  return credential('token') !== null || credential('key') !== null;
}

/** The header that carries a credential. */
export function headersOf(
  which: Credential,
  value = credential(which) ?? '',
): Record<string, string> {
  // What no header can hold is certainly wrong, and is answered as such.
  const sendable = /^[\x21-\x7e]+$/.test(value) ? value : 'not-a-credential';
  return which === 'token' ? { Authorization: `Bearer ${sendable}` } : { 'X-Admin-Key': sendable };
}
