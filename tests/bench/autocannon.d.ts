/** Types of autocannon 9: only what is used here (it has none of its own). */
declare module 'autocannon' {
  export type Asked = {
    method: 'GET' | 'POST';
    path: string;
    headers: Record<string, string>;
    body?: string;
  };
  export type Options = {
    url: string;
    connections: number;
    amount: number;
    /** Each is made by it when it is due. */
    requests: { setupRequest: (request: object) => Asked }[];
  };
  export type Outcome = {
    requests: { total: number };
    /** Milliseconds. */
    latency: { p99: number };
    errors: number;
    non2xx: number;
  };
  export default function autocannon(options: Options): Promise<Outcome>;
}
