/** The owner's credentials: in this tab alone, each sent to the rows that it opens. */
import { forgetAll, keep, kept } from '../browser/keep.ts';

/** `token`: of ACCESS_TOKENS, for statistics. `key`: AUDIT_ADMIN_KEY, for all else. */
export type Credential = 'token' | 'key';

export const credential = (which: Credential): string | null => kept(`console-${which}`);

export const signIn = (which: Credential, value: string): void => keep(`console-${which}`, value);

/** Leaves nothing in this tab: neither credentials nor what was typed or chosen. */
export const signOut = forgetAll;

export const isSignedIn = (): boolean => credential('token') !== null || credential('key') !== null;

/** The header that carries a credential. */
export function headersOf(
  which: Credential,
  value = credential(which) ?? '',
): Record<string, string> {
  // What no header can hold is certainly wrong, and is answered as such.
  const sendable = /^[\x21-\x7e]+$/.test(value) ? value : 'not-a-credential';
  return which === 'token' ? { Authorization: `Bearer ${sendable}` } : { 'X-Admin-Key': sendable };
}
