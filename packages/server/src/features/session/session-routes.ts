import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { deviceNameOf } from '#server/core/auth/device-name.ts';
import { endSession, endSessionsOf, findSessionsOf } from '#server/core/auth/session-store.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { openRoute, type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { type AccountDependencies, getSessionUser } from '#server/features/users/public.ts';
import { type CheckCaptcha, passCaptcha } from './captcha.ts';
import { findOwnHistory } from './own-history-view.ts';
import { passSecondStep } from './second-step.ts';
import { signIn } from './sign-in.ts';

/** @param checkCaptcha absent: sign-in needs no captcha. */
export function sessionRoutes(deps: AccountDependencies, checkCaptcha?: CheckCaptcha): readonly Route[] {
  return [
    openRoute(sessionEndpoints.login, async (call) => {
      if (checkCaptcha) await passCaptcha(call, checkCaptcha, deps.now());
      return await signIn(call, deps.now());
    }),

    route(sessionEndpoints.loginTOTP, (call) => passSecondStep(call, deps)),

    route(sessionEndpoints.me, async ({ db, caller }) => ({
      token: caller.token,
      user: await getSessionUser(db, caller),
    })),

    transactionRoute(sessionEndpoints.logout, async (call) => {
      const { sessionId, userId } = call.caller;
      await endSession(call.db, { id: sessionId, userId }, 'signed-out', deps.now());
      await writeAudit(call, { action: 'session.signOut', entity: 'session', entityId: sessionId });
      return {};
    }),

    route(sessionEndpoints.ownSessions, async ({ db, caller }) => {
      const sessions = await findSessionsOf(db, caller.userId, deps.now());
      const items = sessions.map((session) => ({
        id: session.id,
        current: session.id === caller.sessionId,
        createTime: session.create_time.toISOString(),
        lastUseTime: session.last_use_time.toISOString(),
        address: session.address,
        device: deviceNameOf(session.user_agent),
      }));
      return { items };
    }),

    route(sessionEndpoints.ownHistory, ({ db, caller, query }) => findOwnHistory(db, caller.userId, query)),

    transactionRoute(sessionEndpoints.endSession, async (call) => {
      const { id } = call.params;
      const { sessionId, userId } = call.caller;
      const reason = id === sessionId ? 'signed-out' : 'ended-elsewhere';
      if (!(await endSession(call.db, { id, userId }, reason, deps.now()))) throw new AppError('NOT_FOUND');
      await writeAudit(call, { action: 'session.end', entity: 'session', entityId: id });
      return { id };
    }),

    transactionRoute(sessionEndpoints.endOtherSessions, async (call) => {
      const { sessionId, userId } = call.caller;
      const now = deps.now();
      const others = (await findSessionsOf(call.db, userId, now)).filter(({ id }) => id !== sessionId);
      await endSessionsOf(call.db, userId, 'ended-elsewhere', { now, keep: sessionId });
      await writeAudit(call, {
        action: 'session.endOthers',
        entity: 'user',
        entityId: userId,
        after: { ended: others.length },
      });
      return { ended: others.length };
    }),
  ];
}
