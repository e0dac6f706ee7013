/**
 * Body and answer of each row of the owner, and of those whom an audit is for, that an operation
 * answers, keyed by row id.
 */
import * as stats from './admin-stats.ts';
import * as audit from './audit.ts';
import * as inbox from './inbox.ts';
import * as people from './people.ts';

export const bodies = { ...audit.bodies, ...inbox.bodies, ...people.bodies };

export const operationResponses = {
  ...stats.responses,
  ...audit.responses,
  ...inbox.responses,
  ...people.responses,
};
