import { userSignInEndpoints } from '@toasoan/contract/features/users/user-sign-in-endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import type { ResetDependencies } from './change-account.ts';
import { changeManyUsers, getSignIn, signUserOut, unlockUser } from './end-sessions.ts';

/** Sessions of accounts, and what failed sign-ins lock. */
export function userSignInRoutes(deps: Pick<ResetDependencies, 'now' | 'notifyOfAccount'>): readonly Route[] {
  return [
    route(userSignInEndpoints.signIn, (call) => getSignIn(call, call.params.id, deps.now())),
    transactionRoute(userSignInEndpoints.signOut, (call) =>
      signUserOut(call, { id: call.params.id, reason: call.body?.reason }, deps),
    ),
    transactionRoute(userSignInEndpoints.bulk, (call) => changeManyUsers(call, call.body, deps)),
    transactionRoute(userSignInEndpoints.unlock, (call) => unlockUser(call, call.params.id, deps.now())),
  ];
}
