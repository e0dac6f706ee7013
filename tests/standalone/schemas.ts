/**
 * The schemas as a server publishes them at /api/schema, for a validator that shares nothing with
 * the service.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { hashOf } from '../support/dist.ts';

type Published = { $id: string; responses: Record<string, string> };

export type Contract = {
  /**
   * Every problem of a JSON answer: against the named schema, and of its hash. Empty when it is as
   * published.
   */
  problems: (payload: unknown, name: string) => string[];
  /** Name of the schema that is published for the answer of `GET /api/...`. */
  nameOf: (operation: string) => string | undefined;
};

const contracts = new Map<string, Contract>();

/** Reads the contract of a server; what was read before is compiled already. */
export async function contractOf(url: string): Promise<Contract> {
  const text = await (await fetch(url)).text();
  const contract = contracts.get(text) ?? compiled(JSON.parse(text));
  contracts.set(text, contract);
  return contract;
}

function compiled(published: Published): Contract {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(published);
  return {
    nameOf: (operation) => published.responses[operation]?.replace('#/$defs/', ''),
    problems: (payload, name) => {
      const validate = ajv.getSchema(`${published.$id}#/$defs/${name}`);
      if (!validate) return [`${name} is not published`];
      validate(payload);
      const invalid = (validate.errors ?? []).map(
        ({ instancePath, message }) => `${instancePath} ${message}`,
      );
      const { content_hash } = payload as { content_hash?: string };
      return content_hash === hashOf(payload as Record<string, unknown>)
        ? invalid
        : [...invalid, 'content_hash is wrong'];
    },
  };
}
