import type { TFunction } from 'i18next';

// The contract's limits, repeated here: its schemas would bring zod into the bare pages. A test compares them.
const MIN_PASSWORD = 10;
const MAX_PASSWORD = 256;

export const NO_PROBLEMS = { newPassword: '', repeat: '' };

/** What is wrong with a repeated password; '' for nothing. */
export function newPasswordProblems(
  password: string,
  repeat: string,
  t: TFunction<'session'>,
): typeof NO_PROBLEMS {
  return {
    newPassword: lengthProblem(password, t),
    repeat: repeat === password ? '' : t('set-password.mismatch'),
  };
}

function lengthProblem(password: string, t: TFunction<'session'>): string {
  const length = [...password.normalize('NFC')].length;
  if (length < MIN_PASSWORD) return t('set-password.too-short');
  return length > MAX_PASSWORD ? t('set-password.too-long') : '';
}
