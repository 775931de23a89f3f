import type { ReaderAccess } from '@toasoan/contract/core/endpoint.ts';
import { networkOf } from '#server/core/auth/attempt-keys.ts';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { ReaderCall } from '#server/core/http/reader-route.ts';
import type { CheckCaptcha } from '#server/features/session/captcha.ts';
import type { CheckPhone } from './phone-hook.ts';
import { type CountedReader, countReader } from './reader-count-store.ts';
import type { ReaderKeys } from './reader-keys.ts';
import { PER_ADDRESS, PER_EMAIL, PER_SECRET } from './reader-limits.ts';

export interface ReaderGuard {
  readonly db: Db;
  readonly keys: ReaderKeys;
  readonly now: () => Date;
  readonly checkCaptcha?: CheckCaptcha | undefined;
  /** Absent: no number counts as verified. */
  readonly checkPhone?: CheckPhone | undefined;
  /** The captcha was answered when the ticket of the form was given. */
  readonly isTicketOpen: (db: Db, projectId: string, ticket: string) => Promise<boolean>;
}

/** Fields that a guard looks at; a call has those that its contract names. */
interface GuardedBody {
  readonly website?: string;
  readonly email?: string;
  readonly recaptchaToken?: string;
  readonly phone?: string;
  readonly phoneToken?: string;
  readonly ticket?: string;
  readonly token?: string;
}

/** What the checks found out about the reader. */
interface Guarded {
  readonly phoneVerified: boolean;
}

/**
 * What stands before every write of a reader. @throws INVALID_INPUT for a program that fills in the hidden field,
 * TOO_MANY_REQUESTS, CAPTCHA_REFUSED, CAPTCHA_UNAVAILABLE.
 */
export async function checkReader(
  guard: ReaderGuard,
  access: ReaderAccess,
  call: Omit<ReaderCall, 'phoneVerified'>,
): Promise<Guarded> {
  const body: GuardedBody = call.body ?? {};
  if ((body.website ?? '') !== '') {
    throw new AppError('INVALID_INPUT', { fields: [{ field: 'website', code: 'mustBeEmpty' }] });
  }
  await countReader(guard.db, countedBy(guard, access, call, body), guard.now());
  if (access.captcha && !(await hasTicket(guard, call.projectId, body.ticket))) {
    await guard.checkCaptcha?.(body.recaptchaToken ?? '', call.address);
  }
  const { phone, phoneToken = '' } = body;
  const phoneVerified = phone !== undefined && (await guard.checkPhone?.(phone, phoneToken)) === true;
  return { phoneVerified };
}

async function hasTicket(
  { db, checkCaptcha, isTicketOpen }: ReaderGuard,
  projectId: string,
  ticket: string | undefined,
): Promise<boolean> {
  if (ticket === undefined || checkCaptcha === undefined) return false;
  return await isTicketOpen(db, projectId, ticket);
}

function countedBy(
  { keys }: ReaderGuard,
  { counts }: ReaderAccess,
  { address }: Pick<ReaderCall, 'address'>,
  { email, token }: GuardedBody,
): CountedReader[] {
  if (counts === 'read') return [];
  const emailKey = email === undefined ? undefined : emailKeyOf(email);
  const [perEmail, perSecret] = [PER_EMAIL[counts], PER_SECRET[counts]];
  return [
    { key: keys(`${counts} address ${networkOf(address)}`), limit: PER_ADDRESS[counts] },
    ...(emailKey === undefined || perEmail === undefined
      ? []
      : [{ key: keys(`${counts} email ${emailKey}`), limit: perEmail }]),
    ...(token === undefined || perSecret === undefined
      ? []
      : [{ key: keys(`${counts} secret ${token}`), limit: perSecret }]),
  ];
}
