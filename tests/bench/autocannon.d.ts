/** Types of autocannon 9: only what is used here (it has none of its own). */
declare module 'autocannon' {
  export type Options = {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    method?: 'GET' | 'POST';
    /** With `idReplacement`, every `[<id>]` in it is another one in each request. */
    body?: string;
    idReplacement?: boolean;
  };
  export type Outcome = {
    requests: { total: number };
    /** Seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    '2xx': number;
    '4xx': number;
  };
  export default function autocannon(options: Options): Promise<Outcome>;
}
