/**
 * Body and answer of each row that has our own JSON format, keyed by row id. A module has answers
 * as its `responses`, beside the functions that make them, its `rows`; where these read this
 * collection, the answers stand apart.
 */
import type * as z from 'zod';
import * as article from '../kinds/article/article.ts';
import type { DerivedId, ForeignId, RouteId, StaticId, TextId } from '../routes.ts';
import { bodies, operationResponses } from '../schemas/operation-payloads.ts';
import * as resume from './discovery/resume.ts';
import * as evals from './evals.ts';
import { InitResponse } from './init-answer.ts';
import * as kit from './kit.ts';
import * as lists from './list-rows.ts';
import * as manifest from './manifest.ts';
import * as person from './person.ts';
import { SchemaResponse } from './schema-answer.ts';
import * as service from './service.ts';

export { bodies };

/** Static rows in our own format: the compiler asks for the answer of each and what makes it. */
export type PayloadId = Exclude<StaticId, DerivedId | ForeignId | TextId>;

export const responses = {
  getInit: InitResponse,
  getSchema: SchemaResponse,
  ...service.responses,
  ...person.responses,
  ...kit.responses,
  ...lists.responses,
  ...article.responses,
  ...manifest.responses,
  ...evals.responses,
  ...resume.responses,
  ...operationResponses,
} satisfies Record<PayloadId, z.ZodType> & Partial<Record<RouteId, z.ZodType>>;

export type Payload<Id extends PayloadId> = z.input<(typeof responses)[Id]>;
