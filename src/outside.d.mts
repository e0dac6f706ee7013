/** The one guard for addresses outside. */
export type ReadOptions = {
  accept?: string;
  /** Allows all addresses of no public host, or one of them. Nothing, except in tests. */
  inside?: boolean | string;
  headers?: (url: URL) => Record<string, string>;
  limits?: { bytes?: number; milliseconds?: number; redirects?: number };
  /** Lets each request begin. */
  polite?: Polite;
};
export type Polite = <T>(url: URL, work: () => Promise<T>) => Promise<T>;
export type Answer = { status: number; media: string; body: Buffer; url: URL };

/** Whether an address, IPv4 or IPv6 as text, is one of a public host. */
export function mayBeCalled(address: string): boolean;
/** Reads from a hostile host: redirects are judged, requests, bytes and time limited. */
export function read(address: string | URL, options?: ReadOptions): Promise<Answer>;
