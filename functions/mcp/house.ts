/** What a place gives to the endpoint, and what one server is made from. */
import type {
  CreateMcpHandlerOptions,
  McpRequestContext,
  McpServer,
  ServerOptions,
} from '@modelcontextprotocol/server';
import type { Place } from '../door/place.ts';
import type { Service } from '../operations/operation.ts';
import type { Facts } from './facts.ts';

/** More than the product offers; only tests bring one along. */
export type Extension = {
  server: ServerOptions;
  handler: CreateMcpHandlerOptions;
  register: (server: McpServer, context: McpRequestContext) => void;
};

export type House = Pick<Service, 'snapshot' | 'credentials' | 'log'> & {
  /** The built files, and what answers operations. */
  place: Place;
  /** Host names, beside that of the base and of this machine, by which the place is reached. */
  hosts?: readonly string[];
  extension?: Extension;
};

/** What tools, resources and prompts answer from. */
export type Sources = {
  facts: Facts;
  /** The whole service: answers a request as if it had come over HTTP. */
  ask: (request: Request) => Promise<Response>;
  read: Place['read'];
  log: Service['log'];
} & Pick<House, 'snapshot'>;
