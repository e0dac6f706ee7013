/** Body and answer of each row by which agents write or ask, keyed by row id. */
import * as ask from './ask.ts';
import * as check from './claim-check.ts';
import * as contact from './contact.ts';
import * as match from './match.ts';

export const bodies = {
  sendContact: contact.ContactIntentRequest,
  ask: ask.AskRequest,
  checkClaim: check.ClaimCheckRequest,
  match: match.MatchRequest,
};

export const operationResponses = {
  ...contact.responses,
  ...ask.responses,
  ...check.responses,
  ...match.responses,
};
