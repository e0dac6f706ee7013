/** Body and answer of each row that has our own JSON format, keyed by row id. */
import type * as z from 'zod';
import * as article from '../kinds/article/article.ts';
import { CollaborationResponse } from '../kinds/collaboration/collaboration.ts';
import { ContactPolicyResponse } from '../kinds/contact/contact.ts';
import * as cv from '../kinds/cv/cv.ts';
import * as evals from '../kinds/eval/eval.ts';
import * as kit from '../kinds/kit/kit.ts';
import * as page from '../kinds/page/page.ts';
import { ProfileResponse } from '../kinds/profile/profile.ts';
import type { RouteId, StaticId } from '../routes.ts';
import { bodies, operationResponses } from '../schemas/operation-payloads.ts';
import { contract } from '../schemas/report.ts';
import * as service from '../schemas/service.ts';
import { InitResponse } from './init.ts';
import * as lists from './lists.ts';
import { ManifestResponse } from './manifest.ts';

export { bodies };

export const responses = {
  getInit: InitResponse,
  ...service.responses,
  getProfile: ProfileResponse,
  ...lists.responses,
  getCollaboration: CollaborationResponse,
  ...kit.responses,
  getManifest: ManifestResponse,
  ...article.responses,
  ...page.responses,
  ...cv.responses,
  getContactPolicy: ContactPolicyResponse,
  ...contract,
  ...evals.responses,
  ...operationResponses,
} satisfies Partial<Record<RouteId, z.ZodType>>;

/** Static rows whose answer has our own format: the compiler asks for a surface of each. */
export type PayloadId = StaticId & keyof typeof responses;
export type Payload<Id extends PayloadId> = z.input<(typeof responses)[Id]>;
