/** Body and answer of each row by which agents write or ask, keyed by row id. */
import type * as z from 'zod';
import type { RouteId } from '../routes.ts';
import { AskRequest, AskResponse } from './ask.ts';
import { ClaimCheckRequest, ClaimCheckResponse } from './claim-check.ts';
import { ContactIntentRequest, ContactIntentResponse, ContactStatusResponse } from './contact.ts';
import { MatchRequest, MatchResponse } from './match.ts';

export const bodies = {
  sendContact: ContactIntentRequest,
  ask: AskRequest,
  checkClaim: ClaimCheckRequest,
  match: MatchRequest,
} as const satisfies Partial<Record<RouteId, z.ZodType>>;

export const operationResponses = {
  sendContact: ContactIntentResponse,
  getContactStatus: ContactStatusResponse,
  ask: AskResponse,
  checkClaim: ClaimCheckResponse,
  match: MatchResponse,
} as const satisfies Partial<Record<RouteId, z.ZodType>>;
