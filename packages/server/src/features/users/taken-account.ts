import { isDuplicateOf } from '#server/core/db/database-error.ts';
import { AppError } from '#server/core/errors/app-error.ts';

/** @throws EMAIL_TAKEN, USERNAME_TAKEN for a duplicate of an account, else the error itself. */
export function refuseTakenAccount(error: unknown): never {
  if (isDuplicateOf('users_email', error))
    throw new AppError('EMAIL_TAKEN', { field: 'email', cause: error });
  if (isDuplicateOf('users_username', error))
    throw new AppError('USERNAME_TAKEN', { field: 'username', cause: error });
  throw error;
}
