import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import type { Endpoint } from '@toasoan/contract/core/endpoint.ts';
import { COMMON_ERRORS, ERRORS, type ErrorCode, SESSION_ERRORS } from '@toasoan/contract/core/errors.ts';

/** Every code a call may answer, in the order of their numbers. */
export function errorsOfCall(endpoint: Endpoint): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...COMMON_ERRORS,
    ...accessErrors(endpoint),
    ...endpoint.errors,
    ...(endpoint.creates ? (['IDEMPOTENCY_RUNNING', 'IDEMPOTENCY_MISMATCH'] as const) : []),
  ]);
  return (Object.keys(ERRORS) as ErrorCode[]).filter((code) => codes.has(code));
}

function accessErrors({ access }: Endpoint): readonly ErrorCode[] {
  if (access.token === 'none') return [];
  if (access.token === 'any') return ['SESSION_INVALID', 'SESSION_ENDED'];
  const { needProject } = AREA_RULES[access.area];
  return [...SESSION_ERRORS, ...(needProject ? (['PROJECT_REQUIRED', 'PROJECT_FORBIDDEN'] as const) : [])];
}
