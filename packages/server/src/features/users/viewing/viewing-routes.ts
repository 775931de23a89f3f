import {
  VIEWING_RULE_TEXTS,
  viewingEndpoints,
  viewingRefusal,
} from '@toasoan/contract/features/users/viewing.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { accessDaysOf } from '#server/core/auth/access-days.ts';
import { endSession, openView } from '#server/core/auth/session-store.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { type Route, transactionRoute } from '#server/core/http/route.ts';
import { findLivingAccount } from '../user-store.ts';

/** To see the console as another person; what such a caller may not do is refused where access is checked. */
export function viewingRoutes(now: () => Date): readonly Route[] {
  return [
    transactionRoute(viewingEndpoints.viewAs, async (call) => {
      const { db, caller, body, address, userAgent } = call;
      const account = await findLivingAccount(db, body.userId);
      if (account === undefined) throw new AppError('NOT_FOUND');
      const viewed = {
        userId: account.id,
        role: account.role,
        accountType: account.account_type,
        status: account.status,
        ...accessDaysOf(account),
      };
      const refusal = viewingRefusal(caller.userId, viewed, hanoiDay(now().getTime()));
      if (refusal !== undefined) throw ruleNotMet(VIEWING_RULE_TEXTS, refusal, 'userId');
      const { id, until } = await openView(
        db,
        {
          userId: account.id,
          credVersion: account.cred_version,
          viewerSessionId: caller.sessionId,
          address,
          userAgent,
        },
        now(),
      );
      await writeAudit(call, {
        action: 'user.viewAs',
        entity: 'user',
        entityId: account.id,
        after: { displayName: account.display_name, reason: body.reason, until: until.toISOString() },
      });
      return { viewId: id, until: until.toISOString() };
    }),

    transactionRoute(viewingEndpoints.endViewAs, async (call) => {
      const { db, caller } = call;
      if (caller.viewing === undefined) throw new AppError('NOT_FOUND');
      await endSession(db, { id: caller.sessionId, userId: caller.userId }, 'signed-out', now());
      await writeAudit(
        { ...call, caller: caller.viewing.by },
        {
          action: 'user.endViewAs',
          entity: 'user',
          entityId: caller.userId,
          after: { displayName: caller.displayName },
        },
      );
      return {};
    }),
  ];
}
