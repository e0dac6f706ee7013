/** Errors: what went wrong, whether a retry may help, and two addresses that answer. */
import * as z from 'zod';
import { Day, metadataFields, WebUrl } from './common.ts';
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';

export const RecoverableError = z
  .object({
    code: z
      .enum(Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]])
      .meta({ description: 'What went wrong.', examples: ['endpoint_not_found'] }),
    message: z.string().meta({
      description: 'What to do next.',
      examples: ['There is nothing at this path; see /api/.'],
    }),
    retryable: z
      .boolean()
      .meta({ description: 'Whether the same call may succeed later.', examples: [false] }),
    fallback_path: z.string().meta({ description: 'A path that answers.', examples: ['/api/'] }),
    fallback_url: WebUrl,
    suggested_next_path: z
      .string()
      .meta({ description: 'The path that is probably meant.', examples: ['/api/init'] }),
    suggested_next_url: WebUrl,
    withdrawn_on: Day.optional(),
    reason: z
      .string()
      .optional()
      .meta({
        description: 'content_withdrawn: why, in the words of the owner.',
        examples: ['The number was wrong.'],
      }),
    expected: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: 'JSON Schema of what is taken here.', examples: [{ type: 'object' }] }),
    example: z
      .unknown()
      .optional()
      .meta({
        description: 'What would be accepted: a body, or an address with its query.',
        examples: [{ question: 'What did Alex build?' }],
      }),
  })
  .meta({ id: 'RecoverableError', description: 'A structured error that says where to go.' });

export const ErrorResponse = z
  .object({ error: RecoverableError, ...metadataFields })
  .meta({ id: 'ErrorResponse', description: 'An error with recovery hints.' });

/** FastAPI's layout of one problem. */
export const ValidationErrorItem = z
  .object({
    loc: z.array(z.union([z.string(), z.int()])).meta({
      description: 'Where: query or body, then the member.',
      examples: [['query', 'limit']],
    }),
    msg: z.string().meta({
      description: 'What is wrong.',
      examples: ['Input should be less than or equal to 100'],
    }),
    type: z.string().meta({ description: 'Kind of problem.', examples: ['less_than_equal'] }),
  })
  .meta({ id: 'ValidationError', description: 'One problem of a request.' });

export const HTTPValidationError = z
  .object({
    detail: z.array(ValidationErrorItem).meta({ description: 'Every problem.' }),
    error: RecoverableError,
    ...metadataFields,
  })
  .meta({
    id: 'HTTPValidationError',
    description: 'The request is not valid; FastAPI layout with recovery hints.',
  });
