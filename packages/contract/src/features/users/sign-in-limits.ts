import * as z from 'zod/mini';
import { day } from '../../vocabulary/day.ts';

/** What limits signing in with one account, beside the rules for everybody; other kinds of account have none of it. */
export const SIGN_IN_LIMITS = ['accessFrom', 'accessTo', 'force2FA'] as const;
export type SignInLimit = (typeof SIGN_IN_LIMITS)[number];

const dayOrNone = z.union([z.literal(''), day], { error: 'pattern' });

/** The first and the last day on which a login may be used, in Hà Nội; '' removes the limit. */
export const signInLimitsInput = {
  accessFrom: z.optional(dayOrNone),
  accessTo: z.optional(dayOrNone),
  /** The person must set up a second factor, whatever the role needs. */
  force2FA: z.optional(z.boolean({ error: 'type' })),
};

export const signInLimits = {
  /** '' without a limit, as `accessTo`. */
  accessFrom: z.string(),
  accessTo: z.string(),
  force2FA: z.boolean(),
};

export interface AccessDays {
  readonly accessFrom: string;
  readonly accessTo: string;
}

/** Before, within and after the days of an account. */
export const ACCESS_STATES = ['ahead', 'open', 'over'] as const;
export type AccessState = (typeof ACCESS_STATES)[number];

export function accessOn({ accessFrom, accessTo }: AccessDays, today: string): AccessState {
  if (accessFrom !== '' && today < accessFrom) return 'ahead';
  return accessTo !== '' && accessTo < today ? 'over' : 'open';
}

/** A last day before the first one would let nobody in, ever. */
export function areDaysInOrder({
  accessFrom = '',
  accessTo = '',
}: {
  readonly [Day in keyof AccessDays]?: string | undefined;
}): boolean {
  return accessFrom === '' || accessTo === '' || accessFrom <= accessTo;
}
