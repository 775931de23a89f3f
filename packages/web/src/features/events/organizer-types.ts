import type { AccountType } from '@toasoan/contract/features/users/user.ts';

/** Kinds of accounts that hold events, and those that take part. */
export const ORGANIZER_TYPES: readonly AccountType[] = ['event', 'organization', 'enterprise'];
export const PERFORMER_TYPES: readonly AccountType[] = ['figure', 'author', 'user'];
