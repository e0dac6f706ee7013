/** Types of negotiator 1.x: only what is used here (its published types stop at 0.6). */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    encodings(available: readonly string[], options?: { preferred?: readonly string[] }): string[];
    mediaTypes(available: readonly string[]): string[];
  }
}
