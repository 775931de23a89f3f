import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { type AccountDependencies, getSessionUser } from '#server/features/users/public.ts';
import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
} from './manage-second-factor.ts';
import { updatePassword } from './update-password.ts';
import { updateAvatar, updateProfile } from './update-profile.ts';

interface ProfileDependencies extends AccountDependencies {
  /** True where a mail server is configured. */
  readonly isMailOn: boolean;
}

/** Calls that count attempts control their own transactions: a refusal stays counted. */
export function profileRoutes(deps: ProfileDependencies): readonly Route[] {
  return [
    route(profileEndpoints.updateProfile, async (call) => {
      await updateProfile(call, deps);
      return { user: await getSessionUser(call.db, call.caller, deps.now()) };
    }),

    transactionRoute(profileEndpoints.updateAvatar, async (call) => {
      await updateAvatar(call, call.body.mediaId);
      return { user: await getSessionUser(call.db, call.caller, deps.now()) };
    }),

    route(profileEndpoints.updatePassword, async (call) => {
      await updatePassword(call, deps.now());
      return {};
    }),

    route(profileEndpoints.totpGet, (call) => beginSecondFactor(call, call.body?.password, deps)),

    route(profileEndpoints.totpEnable, async (call) => {
      // Spec: the code is in the query. The console sends it in the body, so that no address log contains it.
      const code = call.body?.otp ?? call.query.otp;
      if (code === undefined)
        throw new AppError('INVALID_INPUT', { fields: [{ field: 'otp', code: 'required' }] });
      return { recoveryCodes: [...(await enableSecondFactor(call, code, deps))] };
    }),

    route(profileEndpoints.totpDisable, async (call) => {
      await disableSecondFactor(call, call.body, deps);
      return {};
    }),

    route(profileEndpoints.recoveryCodes, async (call) => ({
      recoveryCodes: [...(await renewRecoveryCodes(call, call.body.password, deps.now()))],
    })),
  ];
}
