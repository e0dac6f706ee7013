/** What the file system throws. */

export const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Turns what says that something is absent into a value. */
export const ifAbsent =
  <T>(value: T, codes: readonly string[] = ['ENOENT']) =>
  (error: unknown): T => {
    if (codes.includes(codeOf(error) ?? '-')) return value;
    throw error;
  };

/** What a read fails with where the file is at fault: a bad block, a folder in its place. */
const DAMAGED_CODES = ['EIO', 'EISDIR', 'EBADMSG', 'ERR_FS_FILE_TOO_LARGE', 'ERR_STRING_TOO_LONG'];

export const isDamage = (error: unknown): boolean => DAMAGED_CODES.includes(codeOf(error) ?? '');
