import { rolesWith, TWO_STEP_EDITOR } from '@toasoan/contract/access/permissions.ts';
import type { PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { useCurrentProject } from '#web/core/project/current-project.ts';
import { isOwnPost, opensPublishPanel, rulesInTheWay } from './open-transition.ts';

/**
 * Why a transition is blocked and who can make it instead; undefined when it is open. The panel of publication opens
 * all the same and shows what is in the way; only another person can publish one's own text.
 */
export function useDisabledReason(): (transition: PostTransition) => string | undefined {
  const { t } = useTranslation(['workflow', 'panel']);
  const isTwoStep = useCurrentProject()?.workflowMode === 'TWO_STEP';
  return (transition) => {
    if (opensPublishPanel(transition) && !isOwnPost(transition)) return undefined;
    const rules = rulesInTheWay(transition).map(({ message }) => message);
    if (isOwnPost(transition)) {
      const permission = transition.name === 'publish' ? 'post.publish' : 'post.schedule';
      const editors = isTwoStep && TWO_STEP_EDITOR.includes(permission) ? (['EDITOR'] as const) : [];
      const roles = [...editors, ...rolesWith(permission)].map((role) => t(`panel:role.${role}`));
      rules.push(t('ask.whoMay', { roles: roles.join(', ') }));
    }
    return rules.length === 0 ? undefined : rules.join(' ');
  };
}

/** Names the intermediate steps of a transition; undefined when there are none. */
export function useStepsOnTheWay(): (transition: PostTransition) => string | undefined {
  const { t } = useTranslation('workflow');
  return ({ via: steps }) =>
    steps.length === 0
      ? undefined
      : t('ask.onTheWay', { steps: steps.map((step) => t(`transition.${step}`)).join(', ') });
}
