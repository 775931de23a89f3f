import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { type AccountDependencies, getSessionUser } from '#server/features/users/public.ts';
import { disableSecondFactor, renewRecoveryCodes } from './manage-second-factor.ts';
import { beginSecondFactor, enableSecondFactor } from './set-up-second-factor.ts';
import { updateAvatar } from './update-avatar.ts';
import { updatePassword } from './update-password.ts';
import { updateProfile } from './update-profile.ts';

/** Calls that count attempts decide themselves where their transactions begin: a refusal stays counted. */
export function profileRoutes(deps: AccountDependencies): readonly Route[] {
  return [
    route(profileEndpoints.updateProfile, async (call) => {
      await updateProfile(call, deps.now());
      return { user: await getSessionUser(call.db, call.caller) };
    }),

    transactionRoute(profileEndpoints.updateAvatar, async (call) => {
      await updateAvatar(call, call.body.mediaId);
      return { user: await getSessionUser(call.db, call.caller) };
    }),

    route(profileEndpoints.updatePassword, async (call) => {
      await updatePassword(call, deps.now());
      return {};
    }),

    transactionRoute(profileEndpoints.totpGet, (call) => beginSecondFactor(call, deps)),

    route(profileEndpoints.totpEnable, async (call) => {
      // Spec: the code stands in the query; the console sends it in the body, which no log of addresses keeps.
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
