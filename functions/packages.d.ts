/** Types of negotiator 1.x: only what is used here (its published types stop at 0.6). */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    encodings(available: readonly string[], options?: { preferred?: readonly string[] }): string[];
    mediaTypes(available: readonly string[]): string[];
  }
}

/** Types of proxy-addr 2: only what is used here. */
declare module 'proxy-addr' {
  type Trust = (address: string, hop: number) => boolean;
  type Asked = {
    headers: Record<string, string | string[] | undefined>;
    socket: { remoteAddress?: string | undefined };
  };
  /** The address of the caller. */
  function proxyaddr(request: Asked, trust: Trust): string;
  namespace proxyaddr {
    /** Throws a TypeError when one is no address, range or name. */
    function compile(addresses: string[]): Trust;
  }
  export default proxyaddr;
}

/** What a build writes into .generated/, for a clone that has had no build yet. */
declare module '*/.generated/snapshot.json' {
  const snapshot: { brotli: string; prepared: string[] };
  export default snapshot;
}

declare module '*/.generated/crawlers.json' {
  const crawlers: import('./events/crawlers.ts').Crawlers;
  export default crawlers;
}
