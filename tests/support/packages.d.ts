/** Types of packages that have none of their own, or are not installed here: only what is used. */
declare module 'json-merge-patch' {
  const library: { apply: (target: unknown, patch: unknown) => unknown };
  export default library;
}
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
declare module 'fastify' {
  type Reply = { code: (status: number) => { send: (body: object) => unknown } };
  type Answer = (asked: { query: unknown; body: unknown }, reply: Reply) => Promise<unknown>;
  type Add = (path: string, options: object, answer: Answer) => void;
  type App = { get: Add; post: Add; listen: (at: { port: number }) => Promise<string> };
  export default function fastify(): App;
}
