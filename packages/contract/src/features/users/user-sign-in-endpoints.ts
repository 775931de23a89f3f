import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkIds, bulkResult } from '../../core/bulk.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams } from '../../core/ids.ts';
import { oneLine } from '../../core/text.ts';

/** How an account signs in, for those who may act on it. */
const userSignIn = z.object({
  lastSignInTime: z.nullable(z.string()),
  /** From where; '' for nobody yet. */
  lastSignInAddress: z.string(),
  /** Open sessions. */
  sessions: z.number(),
  /** Wrong passwords that count at this time. */
  failedSignIns: z.number(),
  /** Until when no password is accepted. */
  lockedUntil: z.nullable(z.string()),
  failedCodes: z.number(),
  /** Until when no code of the second factor is accepted. */
  codesLockedUntil: z.nullable(z.string()),
});
export type UserSignIn = z.output<typeof userSignIn>;

/** The person reads it. */
const reason = z.optional(oneLine({ max: 500 }));

const userBulk = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('signOut'), ids: bulkIds, reason }),
]);
export type UserBulk = z.output<typeof userBulk>;

/** The sessions of accounts, and what failed sign-ins lock. */
export const userSignInEndpoints = {
  signIn: defineEndpoint({
    method: 'GET',
    path: '/admin/user/signIn/{id}',
    summary: 'Last sign-in with its address, open sessions, failed attempts and locks of an account.',
    access: inArea('user-accounts', 'user.update'),
    params: idParams,
    data: userSignIn,
    errors: ['NOT_FOUND', 'ABOVE_YOU', 'RULES_NOT_MET'],
  }),
  signOut: defineEndpoint({
    method: 'POST',
    path: '/admin/user/signOut/{id}',
    summary: 'End every session of an account, with a reason that the person reads.',
    access: inArea('user-accounts', 'user.update'),
    params: idParams,
    body: z.optional(z.strictObject({ reason })),
    data: z.object({ ended: z.number() }),
    errors: ['NOT_FOUND', 'ABOVE_YOU', 'RULES_NOT_MET'],
  }),
  bulk: defineEndpoint({
    method: 'POST',
    path: '/admin/user/bulk',
    summary: 'End every session of up to 200 accounts; each id reports for itself.',
    access: inArea('user-accounts', 'user.update'),
    body: userBulk,
    data: bulkResult,
  }),
  unlock: defineEndpoint({
    method: 'POST',
    path: '/admin/user/unlock/{id}',
    summary: 'Forget the failed sign-ins of an account, so that it is no longer locked.',
    access: inArea('user-accounts', 'user.update'),
    params: idParams,
    data: userSignIn,
    errors: ['NOT_FOUND', 'ABOVE_YOU', 'RULES_NOT_MET'],
  }),
};
