/** The picture of a person that stands at an address, as a file beside the profile. */
import sharp from 'sharp';
import { tell } from '../../labels/tell.ts';
import { type ReadOptions, read } from '../../outside.mjs';

/** What the file is called. */
export const PORTRAIT = 'portrait.jpg';

/** The picture at an address as JPEG. Throws a sentence where there is none. */
export async function portraitAt(address: string, options?: ReadOptions): Promise<Uint8Array> {
  try {
    const { status, body } = await read(address, { accept: 'image/*', ...options });
    if (status !== 200) throw new Error(`status ${status}`);
    const upright = sharp(body).autoOrient().flatten({ background: '#ffffff' });
    return await upright.jpeg({ quality: 90 }).toBuffer();
  } catch (error) {
    const why = (error as Error).message;
    throw new Error(tell.import.noPicture({ address, why, file: PORTRAIT }));
  }
}
