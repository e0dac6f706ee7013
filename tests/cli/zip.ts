/**
 * Zip archives for tests, honest or not, byte by byte (PKWARE APPNOTE 6.3.10, 4.3.7 and 4.3.12).
 */
import { crc32, deflateRawSync } from 'node:zlib';

export type Entry = {
  name: string;
  data: Uint8Array | string;
  /** The size that the archive tells, where it is a lie. */
  told?: number;
};

/** An archive of files, in their order. */
export function zipOf(entries: readonly Entry[]): Uint8Array {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data, told } of entries) {
    const bytes = Buffer.from(data as string);
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    // Names are UTF-8.
    shared.writeUInt16LE(0x0800, 2);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(told ?? bytes.length, 18);
    shared.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, title, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, rest, title]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
