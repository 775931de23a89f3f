import * as z from 'zod/mini';
import { ANY_SESSION, inArea, WITHOUT_TOKEN } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { randomId } from '../../core/ids.ts';
import { anyPassword, signedIn } from '../users/user.ts';
import { ownHistory, ownHistoryQuery } from './own-history.ts';

const loginEmail = z
  .string({ error: 'type' })
  .check(z.minLength(1, { error: 'required' }), z.maxLength(254, { error: 'tooLong' }));

const recaptchaToken = z.optional(z.string().check(z.maxLength(4096, { error: 'tooLong' })));

/** Six digits or a recovery code. */
export const secondFactorCode = z
  .string({ error: 'type' })
  .check(z.minLength(1, { error: 'required' }), z.maxLength(40, { error: 'tooLong' }));

const ownSession = z.object({
  id: z.string(),
  current: z.boolean(),
  createTime: z.string(),
  lastUseTime: z.string(),
  address: z.string(),
  device: z.string(),
});

export const sessionEndpoints = {
  login: defineEndpoint({
    method: 'POST',
    path: '/admin/login',
    summary: 'Sign in with e-mail and password; with a second factor the token is half-way.',
    access: WITHOUT_TOKEN,
    body: z.strictObject({
      email: loginEmail,
      password: anyPassword,
      recaptchaToken,
    }),
    data: signedIn,
    errors: [
      'WRONG_CREDENTIALS',
      'ACCOUNT_DISABLED',
      'ACCESS_AHEAD',
      'ACCESS_OVER',
      'CAPTCHA_REFUSED',
      'CAPTCHA_UNAVAILABLE',
    ],
  }),
  forgotPassword: defineEndpoint({
    method: 'POST',
    path: '/admin/user/forgotPassword',
    summary:
      'Ask for a link to choose a new password, by mail; the answer is the same for every e-mail. Not found without a mail server.',
    access: WITHOUT_TOKEN,
    body: z.strictObject({ email: loginEmail, recaptchaToken }),
    data: z.object({}),
    errors: ['NOT_FOUND', 'CAPTCHA_REFUSED', 'CAPTCHA_UNAVAILABLE'],
  }),
  loginTOTP: defineEndpoint({
    method: 'POST',
    path: '/admin/loginTOTP',
    summary: 'Second step of signing in; answers a new token and ends the half-way one.',
    access: ANY_SESSION,
    body: z.strictObject({ otp: secondFactorCode }),
    data: z.object({
      ...signedIn.shape,
      /** After a recovery code: how many are left. */
      recoveryCodesLeft: z.optional(z.number()),
    }),
    errors: ['WRONG_CREDENTIALS', 'SECRET_UNREADABLE', 'SESSION_INVALID', 'SESSION_ENDED'],
  }),
  me: defineEndpoint({
    method: 'GET',
    path: '/admin/me',
    summary: "The caller's own token and user; never strengthens a token.",
    access: ANY_SESSION,
    data: signedIn,
    errors: ['SESSION_INVALID', 'SESSION_ENDED'],
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/admin/logout',
    summary: 'End the session of this token.',
    access: ANY_SESSION,
    data: z.object({}),
    errors: ['SESSION_INVALID', 'SESSION_ENDED'],
  }),
  ownSessions: defineEndpoint({
    method: 'GET',
    path: '/admin/user/session/list',
    summary: "The caller's living sessions, newest use first.",
    access: inArea('profile'),
    data: z.object({ items: z.array(ownSession) }),
  }),
  ownHistory: defineEndpoint({
    method: 'GET',
    path: '/admin/user/session/history',
    summary: "What happened to the caller's own account: sign-ins, failures, passwords, second factor.",
    access: inArea('profile'),
    query: ownHistoryQuery,
    data: ownHistory,
  }),
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/admin/sessions/{id}',
    summary: "End one of the caller's own sessions.",
    access: inArea('profile'),
    params: z.strictObject({ id: randomId }),
    data: z.object({ id: z.string() }),
    errors: ['NOT_FOUND'],
  }),
  endOtherSessions: defineEndpoint({
    method: 'POST',
    path: '/admin/user/session/endOthers',
    summary: "End all of the caller's own sessions but this one; also half-way ones.",
    access: inArea('profile'),
    data: z.object({ ended: z.number() }),
  }),
};
