import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { openRoute, preparedRoute, type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { explainAccess, type MountedRoutes } from '../access/explain-access.ts';
import { previewChange } from '../access/preview-change.ts';
import { findLinkMail } from '../links/mailing/account-mail-view.ts';
import { setPassword } from '../links/set-password.ts';
import {
  type ResetDependencies,
  removeUser,
  resetPassword,
  resetSecondFactor,
  tickUser,
} from './change-account.ts';
import { createUser, initialPassword } from './create-user.ts';
import { getKnownUser } from './find-user-view.ts';
import { searchPeople } from './people-search-view.ts';
import { updateUser } from './update-user.ts';
import { listUsers } from './user-list-view.ts';

interface Dependencies extends ResetDependencies {
  readonly routes: MountedRoutes;
}

export function userRoutes(deps: Dependencies): readonly Route[] {
  return [
    route(userEndpoints.list, async (call) => {
      if (call.query.scope === 'all' && call.caller.role !== 'SUPPER_ADMIN') throw new AppError('FORBIDDEN');
      return await listUsers(call, call.query);
    }),
    route(userEndpoints.search, ({ db, projectId, query }) =>
      searchPeople(db, projectId, query, deps.profiles),
    ),
    route(userEndpoints.detail, async (call) => (await getKnownUser(call, call.params.id)).account),
    preparedRoute(userEndpoints.create, initialPassword, (call, hash) => createUser(call, deps, hash)),
    transactionRoute(userEndpoints.update, (call) => updateUser(call, call.body, deps)),
    transactionRoute(userEndpoints.updateTick, (call) => {
      const options = { id: call.params.id, tick: call.query.tick, tickReason: call.body?.tickReason };
      return tickUser(call, options, deps.now());
    }),
    transactionRoute(userEndpoints.remove, async (call) => {
      await removeUser(call, { id: call.params.id, moveTo: call.query.moveTo }, deps);
      return { id: call.params.id };
    }),
    transactionRoute(userEndpoints.resetPassword, (call) => {
      const delivery = call.body?.delivery ?? 'mail';
      return resetPassword(call, { id: call.params.id, delivery, reason: call.body?.reason }, deps);
    }),
    route(userEndpoints.linkMail, async (call) => {
      const { row } = await getKnownUser(call, call.params.id);
      return { mail: await findLinkMail(call.db, row.id) };
    }),
    transactionRoute(userEndpoints.resetSecondFactor, (call) =>
      resetSecondFactor(call, { id: call.params.id, reason: call.body?.reason }, deps),
    ),
    openRoute(userEndpoints.setPassword, async (call) => {
      await setPassword(call, deps.now());
      return {};
    }),
    route(userEndpoints.why, (call) => explainAccess(call, deps.routes)),
    transactionRoute(userEndpoints.preview, previewChange),
  ];
}
