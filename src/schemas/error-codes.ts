/** The table of error codes, apart from the schemas so that the gateway loads it alone. */

/** Every code there is, with its status. */
export const ERROR_CODES = {
  malformed_json: 400,
  unauthorized: 401,
  invalid_token: 401,
  token_expired: 401,
  token_revoked: 401,
  content_not_found: 404,
  audit_not_found: 404,
  endpoint_not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  idempotency_conflict: 409,
  content_withdrawn: 410,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  validation_error: 422,
  rate_limited: 429,
  internal_error: 500,
  not_configured: 503,
  store_unavailable: 503,
  overloaded: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;
