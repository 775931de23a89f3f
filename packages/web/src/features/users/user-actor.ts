import {
  refusalOfUserChange,
  USER_RULE_TEXTS,
  type UserActor,
  type UserChange,
  type UserTarget,
} from '@toasoan/contract/features/users/user-rules.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#web/core/session/auth-store.ts';

/** The person of this session, as the rules of the contract take who acts. */
function useUserActor(): UserActor {
  const userId = useAuth((auth) => auth.userId);
  const role = useAuth((auth) => auth.role);
  const permissions = useAuth((auth) => auth.permissions);
  const projects = useAuth((auth) => auth.projects);
  return useMemo(
    () => ({ userId, role: role === '' ? 'AUTHOR' : role, permissions, projects }),
    [userId, role, permissions, projects],
  );
}

export type DisabledReasonOf = (target: UserTarget, change: UserChange) => string | undefined;

/** The rule that keeps this person from a change, in words; the server asks the same one. */
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
