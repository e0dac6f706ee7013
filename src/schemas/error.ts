/** Errors: what went wrong, whether a retry may help, and two addresses that answer. */
import * as z from 'zod';
import { answer, Day, located, metadataFields } from './common.ts';
import { described, flag, listOf, named, oneOf, string } from './described.ts';
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';

export const RecoverableError = named(
  'RecoverableError',
  'A structured error that says where to go.',
  {
    code: oneOf(
      Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]],
      'What went wrong.',
      'endpoint_not_found',
    ),
    message: string('What to do next.', 'There is nothing at this path; see /api/.'),
    retryable: flag('Whether the same call may succeed later.', false),
    ...located('A path that answers.', '/api/', 'fallback_'),
    ...located('The path that is probably meant.', '/api/init', 'suggested_next_'),
    withdrawn_on: Day.optional(),
    reason: described(
      z.string().optional(),
      'content_withdrawn: why, in the words of the owner.',
      'The number was wrong.',
    ),
    expected: described(
      z.record(z.string(), z.unknown()).optional(),
      'JSON Schema of what is taken here.',
      { type: 'object' },
    ),
    example: described(
      z.unknown().optional(),
      'What would be accepted: a body, or an address with its query.',
      { question: 'What did Alex build?' },
    ),
  },
);

export const ErrorResponse = answer('Error', 'An error with recovery hints.', {
  error: RecoverableError,
});

/** FastAPI's layout of one problem. */
export const ValidationErrorItem = named('ValidationError', 'One problem of a request.', {
  loc: described(
    z.array(z.union([z.string(), z.int()])),
    'Where: query or body, then the member.',
    ['query', 'limit'],
  ),
  msg: string('What is wrong.', 'Input should be less than or equal to 100'),
  type: string('Kind of problem.', 'less_than_equal'),
});

export const HTTPValidationError = named(
  'HTTPValidationError',
  'The request is not valid; FastAPI layout with recovery hints.',
  {
    detail: listOf('Every problem.', ValidationErrorItem),
    error: RecoverableError,
    ...metadataFields,
  },
);
