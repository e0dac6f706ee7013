/** How much of what takes long: a short case for `npm test`, all of it for `npm run test:long`. */
export const inLong = <T>(usual: T, long: T): T => (process.env['LONG'] === '1' ? long : usual);
