import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { type Refusal, refusalOf } from '@toasoan/contract/access/can-enter.ts';
import { isOpenWhileViewing } from '@toasoan/contract/access/open-while-viewing.ts';
import type { Endpoint, EndpointAccess } from '@toasoan/contract/core/endpoint.ts';
import type { ErrorCode } from '@toasoan/contract/core/errors.ts';
import type { Caller } from '#server/core/auth/caller.ts';
import { AppError } from '#server/core/errors/app-error.ts';

type AreaAccess = Extract<EndpointAccess, { token: 'full' }>;

const CODES: Readonly<Record<Refusal, ErrorCode>> = {
  role: 'FORBIDDEN',
  'project-required': 'PROJECT_REQUIRED',
  project: 'FORBIDDEN',
  permission: 'FORBIDDEN',
};

/**
 * Decides whether the caller may make a call of an area; `named` is the project in the header, '' for none.
 * Returns the project the call works in: '' where the area needs none and none of the caller's is named. @throws
 * SESSION_INVALID for a half-way session, PASSWORD_CHANGE_REQUIRED, SECOND_FACTOR_REQUIRED, PROJECT_FORBIDDEN, PROJECT_REQUIRED,
 * FORBIDDEN.
 */
export function checkArea(access: AreaAccess, caller: Caller, named: string, path: string): string {
  if (caller.kind !== 'full') throw new AppError('SESSION_INVALID');
  if (caller.mustChangePassword && path !== PASSWORD_CALL) throw new AppError('PASSWORD_CHANGE_REQUIRED');
  if (caller.mustSetUpFactor && !SET_UP_CALLS.includes(path)) throw new AppError('SECOND_FACTOR_REQUIRED');
  const rule = AREA_RULES[access.area];
  const here = caller.project?.projectId ?? '';
  if (rule.needProject && named !== '' && here === '') throw new AppError('PROJECT_FORBIDDEN');
  const refusal = refusalOf(rule, {
    roles: caller.roles,
    permissions: caller.permissionsHere,
    projectId: here,
  });
  if (refusal !== undefined) throw new AppError(CODES[refusal]);
  if (!access.permissions.every((permission) => caller.permissionsHere.includes(permission))) {
    throw new AppError('FORBIDDEN');
  }
  return here;
}

/**
 * Somebody who sees the console as another person reads, and nothing else; before a byte of the body is read.
 * @throws VIEW_ONLY
 */
export function checkViewing(endpoint: Endpoint, caller: Caller): void {
  if (caller.viewing !== undefined && !isOpenWhileViewing(endpoint)) throw new AppError('VIEW_ONLY');
}

/** The only call of an area that a caller may make before changing a password that must be changed. */
export const PASSWORD_CALL = '/admin/user/updatePassword';

/** What a caller may do before setting up a second factor that is due; a password that must be changed comes first. */
export const SET_UP_CALLS: readonly string[] = [
  PASSWORD_CALL,
  '/admin/user/totp/get',
  '/admin/user/totp/enable',
];
