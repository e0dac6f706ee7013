/** What stands behind the gateway: the rest of the service, and the built files. */

export interface Upstream {
  /**
   * What answers without the gateway: a rewrite, a static file, a function. 404 when nothing does.
   */
  next(request: Request): Promise<Response>;
  /** Text of a built file by its path below dist/, or null. */
  read(file: string): Promise<string | null>;
  /** One line for the operator: what was refused, and at which step. */
  log?: (line: string) => void;
}

/**
 * The upstream of one request: it counts how long it was waited for (milliseconds), so that the
 * gateway can tell its own time, and reads each file once, which on the platform is a request of
 * its own.
 */
export function timed(upstream: Upstream): { upstream: Upstream; waited: () => number } {
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
    const text = texts.get(file) ?? count(() => upstream.read(file));
    texts.set(file, text);
    return text;
  };
  return {
    upstream: { next: (request) => count(() => upstream.next(request)), read },
    waited: () => sum,
  };
}
