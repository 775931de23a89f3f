import type { PostTransition } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { TransitionIcon } from './transition-icons.tsx';
import { useDisabledReason } from './use-disabled-reason.ts';

/** Moves as entries of a menu; one that is blocked says why. */
export function useTransitionItems(): (
  moves: readonly PostTransition[],
  start: (move: PostTransition) => void,
) => readonly MenuItem[] {
  const { t } = useTranslation('workflow');
  const disabledReason = useDisabledReason();
  return (moves, start) =>
    moves.map((move) => ({
      key: move.name,
      label: t(`move.${move.name}`),
      icon: <TransitionIcon name={move.name} />,
      disabledReason: disabledReason(move),
      ...(move.name === 'trash' && { tone: 'danger' as const, startsGroup: true }),
      onSelect: () => start(move),
    }));
}
