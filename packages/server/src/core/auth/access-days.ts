import {
  type AccessDays,
  type AccessState,
  accessOn,
} from '@toasoan/contract/features/users/sign-in-limits.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';

/** The days on which an account may sign in. */
export interface AccessColumns {
  readonly access_from: string | null;
  readonly access_to: string | null;
}

export function accessColumns({ accessFrom, accessTo }: AccessDays): AccessColumns {
  return { access_from: accessFrom || null, access_to: accessTo || null };
}

export function accessDaysOf({ access_from, access_to }: AccessColumns): AccessDays {
  return { accessFrom: access_from ?? '', accessTo: access_to ?? '' };
}

export function accessAt(account: AccessColumns, now: Date): AccessState {
  return accessOn(accessDaysOf(account), hanoiDay(now.getTime()));
}
