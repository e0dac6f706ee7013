/** The table of error codes, apart from the schemas so that the gateway loads it alone. */
import codes from './error-codes.json' with { type: 'json' };

/** Every code there is, with its status. */
export const ERROR_CODES = codes;
export type ErrorCode = keyof typeof codes;
