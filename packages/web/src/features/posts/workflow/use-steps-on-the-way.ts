import type { PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';

/** Names the steps that a move makes before its own; undefined when there are none. */
export function useStepsOnTheWay(): (move: PostTransition) => string | undefined {
  const { t } = useTranslation('workflow');
  return ({ via }) =>
    via.length === 0
      ? undefined
      : t('ask.onTheWay', { steps: via.map((step) => t(`move.${step}`)).join(', ') });
}
