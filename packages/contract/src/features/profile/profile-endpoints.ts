import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId } from '../../core/ids.ts';
import { secondFactorCode } from '../session/session-endpoints.ts';
import { anyPassword, displayName, email, newPassword, sessionUser } from '../users/user.ts';

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const done = z.object({});

export const profileEndpoints = {
  updateProfile: defineEndpoint({
    method: 'POST',
    path: '/admin/user/updateProfile',
    summary: "Change one's own name and e-mail; another e-mail asks for the current password.",
    access: inArea('profile'),
    body: z.strictObject({ name: displayName, email, password: z.optional(anyPassword) }),
    data: z.object({ user: sessionUser }),
    errors: ['EMAIL_TAKEN', 'WRONG_PASSWORD', 'VERSION_CONFLICT'],
  }),
  /** Its picture comes out of a library, so it needs a project; the person's own, so it carries no version. */
  updateAvatar: defineEndpoint({
    method: 'POST',
    path: '/admin/user/updateAvatar',
    summary: "Choose one's own picture from the library of the project, or none.",
    access: inArea('media', 'media.view'),
    body: z.strictObject({ mediaId: z.nullable(contentId) }),
    data: z.object({ user: sessionUser }),
    errors: ['RULES_NOT_MET'],
  }),
  updatePassword: defineEndpoint({
    method: 'POST',
    path: '/admin/user/updatePassword',
    summary: "Change one's own password; every other session ends.",
    access: inArea('profile'),
    body: z.strictObject({ password: anyPassword, newPassword }),
    data: done,
    errors: ['WRONG_PASSWORD', 'PASSWORD_TOO_COMMON', 'PASSWORD_UNCHANGED', 'VERSION_CONFLICT'],
  }),
  totpGet: defineEndpoint({
    method: 'POST',
    path: '/admin/user/totp/get',
    summary: 'Start setting up a second factor; the secret is pending for ten minutes.',
    access: inArea('profile'),
    data: z.object({ secret: z.string(), otpauthUrl: z.string() }),
    errors: ['TOTP_ALREADY_ON'],
  }),
  totpEnable: defineEndpoint({
    method: 'POST',
    path: '/admin/user/totp/enable',
    summary: 'Turn the second factor on with a code, in the body or (specification) in the query.',
    access: inArea('profile'),
    query: z.strictObject({ otp: z.optional(secondFactorCode) }),
    body: z.optional(z.strictObject({ otp: z.optional(secondFactorCode) })),
    data: recoveryCodes,
    errors: ['TOTP_ALREADY_ON', 'TOTP_NOT_PENDING', 'WRONG_CODE', 'SECRET_UNREADABLE'],
  }),
  totpDisable: defineEndpoint({
    method: 'POST',
    path: '/admin/user/totp/disable',
    summary: 'Turn the second factor off.',
    access: inArea('profile'),
    body: z.strictObject({ password: anyPassword, otp: secondFactorCode }),
    data: done,
    errors: ['TOTP_NOT_ON', 'WRONG_PASSWORD', 'WRONG_CODE', 'SECRET_UNREADABLE'],
  }),
  recoveryCodes: defineEndpoint({
    method: 'POST',
    path: '/admin/user/totp/recoveryCodes',
    summary: 'Ten new recovery codes, shown once; the old ones end.',
    access: inArea('profile'),
    body: z.strictObject({ password: anyPassword }),
    data: recoveryCodes,
    errors: ['TOTP_NOT_ON', 'WRONG_PASSWORD'],
  }),
};
