/**
 * Files of a zip archive that nobody vouches for: chosen by name, within limits, never written by
 * the names they have.
 */
import { unzipSync } from 'fflate';
import { tell } from '../../labels/tell.ts';

/** Bytes: of one file as packed, of one file, and of all that is taken. */
const MOST_PACKED = 4_000_000;
const MOST_BYTES = 16_000_000;
const MOST_TOGETHER = 64_000_000;
const MOST_ENTRIES = 20_000;

export type Archive = {
  /** Contents by the last part of the name, in lower case. */
  files: Map<string, Uint8Array>;
  /** Names of the other files, which were not opened. */
  unopened: string[];
  /** Files that were wanted and are refused, with the reason. */
  refused: { name: string; why: string }[];
};

/** The last part of a name with slashes, in lower case. */
export const lastPart = (name: string) => (name.split(/[\\/]/).at(-1) ?? '').toLowerCase();

type Entry = { name: string; size: number; originalSize: number; compression: number };

function refusal({ name, size, originalSize, compression }: Entry): string | null {
  if (/^[\\/]|(^|[\\/])\.\.([\\/]|$)|^[a-z]:/i.test(name)) return tell.import.why.leadsOut;
  if (size > MOST_PACKED || originalSize > MOST_BYTES) return tell.import.why.tooLarge;
  // Deflate never makes a file much larger; where it says so, one of the sizes is a lie.
  if (size > originalSize * 1.1 + 1_000) return tell.import.why.sizes;
  if (compression !== 0 && compression !== 8) return tell.import.why.packing;
  return null;
}

/**
 * Takes the files out of an archive whose last part of the name is wanted (lower case); of two, the
 * first. Throws a sentence when the archive cannot be read.
 */
export function openArchive(bytes: Uint8Array, wanted: Pick<ReadonlySet<string>, 'has'>): Archive {
  const unopened: string[] = [];
  const refused: Archive['refused'] = [];
  const taken = new Set<string>();
  let together = 0;
  let entries = 0;
  const filter = (entry: Entry): boolean => {
    entries += 1;
    if (entries > MOST_ENTRIES) throw new Error('too many files');
    const { name, originalSize } = entry;
    if (name.endsWith('/')) return false;
    const last = lastPart(name);
    if (!wanted.has(last) || taken.has(last)) {
      unopened.push(name);
      return false;
    }
    const why =
      refusal(entry) ?? (together + originalSize > MOST_TOGETHER ? tell.import.why.tooLarge : null);
    if (why) {
      refused.push({ name, why });
      return false;
    }
    together += originalSize;
    taken.add(last);
    return true;
  };
  try {
    const found = unzipSync(bytes, { filter });
    const files = new Map(Object.entries(found).map(([name, data]) => [lastPart(name), data]));
    return { files, unopened, refused };
  } catch (error) {
    throw new Error(tell.import.badArchive({ why: (error as Error).message }));
  }
}
