import { USER_RULE_TEXTS } from '@toasoan/contract/features/users/user-rule-texts.ts';
import {
  refusalOfUserChange,
  type UserActor,
  type UserChange,
  type UserTarget,
} from '@toasoan/contract/features/users/user-rules.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useOwnAccount } from '#web/core/session/own-account.ts';

/** The session's user as the rules of the contract expect the actor. */
function useUserActor(): UserActor {
  const userId = useAuth((auth) => auth.userId);
  const role = useAuth((auth) => auth.role);
  const permissionGrants = useOwnAccount((own) => own.permissionGrants);
  const permissionDenials = useOwnAccount((own) => own.permissionDenials);
  const projects = useAuth((auth) => auth.projects);
  return useMemo(
    () => ({
      userId,
      role: role === '' ? 'AUTHOR' : role,
      permissionGrants,
      permissionDenials,
      // The session of SUPPER_ADMIN has archived projects too.
      projects: projects.filter(({ status }) => status === 'ENABLE'),
    }),
    [userId, role, permissionGrants, permissionDenials, projects],
  );
}

export type DisabledReasonOf = (target: UserTarget, change: UserChange) => string | undefined;

/** The rule that blocks this user from a change, in words; the server applies the same rule. */
export function useDisabledReason(): DisabledReasonOf {
  const { i18n } = useTranslation();
  const actor = useUserActor();
  const language = i18n.language === 'en' ? 'en' : 'vi';
  return useMemo(
    () => (target, change) => {
      const refusal = refusalOfUserChange(actor, target, change);
      return refusal && USER_RULE_TEXTS[refusal.rule][language];
    },
    [actor, language],
  );
}
