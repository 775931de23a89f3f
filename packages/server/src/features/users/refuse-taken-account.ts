import type { ErrorCode } from '@toasoan/contract/core/errors.ts';
import { isDuplicateOf } from '#server/core/db/database-error.ts';
import { AppError } from '#server/core/errors/app-error.ts';

/** What no two living accounts share, by its index. */
const TAKEN: readonly (readonly [index: string, code: ErrorCode, field: string])[] = [
  ['users_email', 'EMAIL_TAKEN', 'email'],
  ['users_username', 'USERNAME_TAKEN', 'username'],
  ['users_employee_code', 'EMPLOYEE_CODE_TAKEN', 'employeeCode'],
];

/** @throws EMAIL_TAKEN, USERNAME_TAKEN, EMPLOYEE_CODE_TAKEN for a duplicate of an account, otherwise the error itself. */
export function refuseTakenAccount(error: unknown): never {
  for (const [index, code, field] of TAKEN)
    if (isDuplicateOf(index, error)) throw new AppError(code, { field, cause: error });
  throw error;
}
