/** What the endpoint is given, and what one server is made from. */
import type { Upstream } from '../gateway/upstream.ts';
import type { Service } from '../operations/operation.ts';
import type { Facts } from './facts.ts';

export type McpDependencies = Pick<Service, 'snapshot' | 'credentials' | 'log' | 'failed'> & {
  /** The built files, and what answers operations. */
  upstream: Upstream;
  /** Host names, beside that of the base and of this machine, by which the place is reached. */
  hosts?: readonly string[];
  /** Throws a Problem when an address has sent enough to the endpoint for everybody. */
  limit?: () => void | Promise<void>;
};

/** What tools, resources and prompts answer from. */
export type Sources = {
  /** Whether everybody may call it: then nothing stores but the log of questions. */
  open: boolean;
  facts: Facts;
  /** The whole service: answers a request as if it had come over HTTP. */
  ask: (request: Request) => Promise<Response>;
  read: Upstream['read'];
  log: Service['log'];
} & Pick<McpDependencies, 'snapshot'>;
