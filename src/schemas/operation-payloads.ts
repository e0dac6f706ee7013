/**
 * Body and answer of each row that an operation answers, keyed by row id. They stand in several
 * files, because to make the schemas of one is a good part of a function's start.
 */
import * as owners from './owner-payloads.ts';
import * as everybodys from './public-payloads.ts';

export const bodies = { ...everybodys.bodies, ...owners.bodies };

export const operationResponses = {
  ...everybodys.operationResponses,
  ...owners.operationResponses,
};
