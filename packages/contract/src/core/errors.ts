/** Every error of a call: the envelope's number and the HTTP status. Texts: `error-texts.ts`. */
export const ERRORS = {
  SESSION_INVALID: { error: -18, status: 401 },
  SESSION_ENDED: { error: -20, status: 401 },
  WRONG_CREDENTIALS: { error: -401, status: 401 },
  ACCOUNT_DISABLED: { error: -401, status: 401 },
  INVALID_INPUT: { error: -400, status: 400 },
  PROJECT_REQUIRED: { error: -400, status: 400 },
  FORBIDDEN: { error: -403, status: 403 },
  PROJECT_FORBIDDEN: { error: -403, status: 403 },
  ABOVE_YOU: { error: -403, status: 403 },
  PASSWORD_CHANGE_REQUIRED: { error: -403, status: 403 },
  SECOND_FACTOR_REQUIRED: { error: -403, status: 403 },
  NOT_FOUND: { error: -404, status: 404 },
  BODY_TOO_SLOW: { error: -408, status: 408 },
  VERSION_CONFLICT: { error: -409, status: 409 },
  DUPLICATE: { error: -409, status: 409 },
  SLUG_TAKEN: { error: -409, status: 409 },
  TITLE_TAKEN: { error: -409, status: 409 },
  ALIAS_TAKEN: { error: -409, status: 409 },
  EMAIL_TAKEN: { error: -409, status: 409 },
  USERNAME_TAKEN: { error: -409, status: 409 },
  IDEMPOTENCY_RUNNING: { error: -409, status: 409 },
  UPLOAD_OFFSET: { error: -409, status: 409 },
  UPLOAD_PROTOCOL: { error: -412, status: 412 },
  TOO_LARGE: { error: -413, status: 413 },
  UNSUPPORTED_MEDIA_TYPE: { error: -415, status: 415 },
  RULES_NOT_MET: { error: -422, status: 422 },
  WRONG_PASSWORD: { error: -422, status: 422 },
  WRONG_CODE: { error: -422, status: 422 },
  PASSWORD_TOO_COMMON: { error: -422, status: 422 },
  PASSWORD_UNCHANGED: { error: -422, status: 422 },
  CAPTCHA_REFUSED: { error: -422, status: 422 },
  TOTP_ALREADY_ON: { error: -422, status: 422 },
  TOTP_NOT_ON: { error: -422, status: 422 },
  TOTP_NOT_PENDING: { error: -422, status: 422 },
  IDEMPOTENCY_MISMATCH: { error: -422, status: 422 },
  LOCKED_BY_OTHER: { error: -423, status: 423 },
  VERSION_MISSING: { error: -428, status: 428 },
  TOO_MANY_REQUESTS: { error: -429, status: 429 },
  INTERNAL: { error: -500, status: 500 },
  UNAVAILABLE: { error: -503, status: 503 },
  STORAGE_FULL: { error: -503, status: 503 },
  CAPTCHA_UNAVAILABLE: { error: -503, status: 503 },
  SECRET_UNREADABLE: { error: -503, status: 503 },
} as const satisfies Record<string, { error: number; status: number }>;

export type ErrorCode = keyof typeof ERRORS;

/** Any call may return these, so endpoints do not repeat them. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'INVALID_INPUT',
  'BODY_TOO_SLOW',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
];

/** Additional errors of calls that need a session. */
export const SESSION_ERRORS: readonly ErrorCode[] = [
  'SESSION_INVALID',
  'SESSION_ENDED',
  'FORBIDDEN',
  'PASSWORD_CHANGE_REQUIRED',
  'SECOND_FACTOR_REQUIRED',
];
