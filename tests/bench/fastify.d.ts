/** Types of Fastify 5: only what is used here, where its package is not installed. */
declare module 'fastify' {
  type Reply = { code: (status: number) => { send: (body: object) => unknown } };
  type Answer = (asked: { query: unknown; body: unknown }, reply: Reply) => Promise<unknown>;
  type Add = (path: string, options: object, answer: Answer) => void;
  type App = { get: Add; post: Add; listen: (at: { port: number }) => Promise<string> };
  export default function fastify(): App;
}
