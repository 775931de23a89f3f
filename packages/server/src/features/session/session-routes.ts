import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Caller } from '#server/core/auth/caller.ts';
import { deviceNameOf } from '#server/core/auth/device-name.ts';
import { endSession, endSessionsOf, findSessionsOf } from '#server/core/auth/session-store.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { openRoute, type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { type AccountDependencies, getSessionUser } from '#server/features/users/public.ts';
import { type CheckCaptcha, passCaptcha } from './captcha.ts';
import { forgotPassword } from './forgot-password.ts';
import { findOwnHistory } from './own-history-view.ts';
import { passSecondStep } from './second-step.ts';
import { signIn } from './sign-in.ts';

interface SessionDependencies extends AccountDependencies {
  /** Absent: sign-in needs no captcha. */
  readonly checkCaptcha?: CheckCaptcha | undefined;
  /** The product has a mail server. */
  readonly isMailOn: boolean;
}

export function sessionRoutes(deps: SessionDependencies): readonly Route[] {
  const { checkCaptcha } = deps;
  return [
    openRoute(sessionEndpoints.login, async (call) => {
      if (checkCaptcha) await passCaptcha(call, checkCaptcha, deps.now());
      return await signIn(call, deps.now());
    }),

    openRoute(sessionEndpoints.forgotPassword, async (call) => {
      if (!deps.isMailOn) throw new AppError('NOT_FOUND');
      if (checkCaptcha) await passCaptcha(call, checkCaptcha, deps.now());
      await forgotPassword(call, deps.now());
      return {};
    }),
    route(sessionEndpoints.loginTOTP, (call) => passSecondStep(call, deps)),

    route(sessionEndpoints.me, async ({ db, caller }) => ({
      token: caller.token,
      user: { ...(await getSessionUser(db, caller, deps.now())), ...viewedBy(caller) },
    })),

    transactionRoute(
      sessionEndpoints.logout,
      async (call) => {
        const { sessionId, userId } = call.caller;
        await endSession(call.db, { id: sessionId, userId }, 'signed-out', deps.now());
        await writeAudit(call, { action: 'session.signOut', entity: 'session', entityId: sessionId });
        return {};
      },
      // Nothing of the person stays in a shared browser; unsaved text, in storage, does.
      { headers: { 'clear-site-data': '"cache"' } },
    ),

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

/** For the console's line that says who is viewed, by whom. */
function viewedBy({ viewing }: Caller) {
  if (viewing === undefined) return {};
  // The viewer cannot do it for the person.
  const setUp = { mustChangePassword: false, mustSetUpSecondFactor: false, secondFactorDue: null };
  return { ...setUp, viewed: { by: viewing.by.displayName, until: viewing.until.toISOString() } };
}
