/** What the place where the door stands must offer: the rest of the service and the built files. */

export interface Place {
  /** What answers without the door: a rewrite, a static file, a function. 404 when nothing does. */
  next(request: Request): Promise<Response>;
  /** Text of a built file by its path below dist/, or null. */
  read(file: string): Promise<string | null>;
}

/**
 * The place of one request: it counts how long it was waited for (milliseconds), so that the door
 * can tell its own time, and reads each file once, which on the platform is a request of its own.
 */
export function timed(place: Place): { place: Place; waited: () => number } {
  let sum = 0;
  const count = async <T>(work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    try {
      return await work();
    } finally {
      sum += performance.now() - start;
    }
  };
  const texts = new Map<string, Promise<string | null>>();
  const read = (file: string) => {
    const text = texts.get(file) ?? count(() => place.read(file));
    texts.set(file, text);
    return text;
  };
  return {
    place: { next: (request) => count(() => place.next(request)), read },
    waited: () => sum,
  };
}
