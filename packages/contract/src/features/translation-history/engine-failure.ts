import * as z from 'zod/mini';

/** Why an engine gave no translation. */
const ENGINE_FAILURES = [
  'KEY',
  'QUOTA',
  'BUSY',
  'TOO_LARGE',
  'REFUSED',
  'ANSWER',
  'COUNT',
  'SPANS',
  'SLOW',
  'NETWORK',
  'ADDRESS',
  'SECRET',
  'CUT',
  'BUDGET',
] as const;
export const engineFailure = z.enum(ENGINE_FAILURES, { error: 'choice' });
export type EngineFailure = z.output<typeof engineFailure>;
