import type { PostMove } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { MoveIcon } from './move-icons.tsx';
import { useWhyNot } from './use-why-not.ts';

/** Moves as entries of a menu; one that is blocked says why. */
export function useMoveItems(): (
  moves: readonly PostMove[],
  start: (move: PostMove) => void,
) => readonly MenuItem[] {
  const { t } = useTranslation('workflow');
  const whyNot = useWhyNot();
  return (moves, start) =>
    moves.map((move) => ({
      key: move.name,
      label: t(`move.${move.name}`),
      icon: <MoveIcon name={move.name} />,
      whyNot: whyNot(move),
      ...(move.name === 'trash' && { tone: 'danger' as const, startsGroup: true }),
      onSelect: () => start(move),
    }));
}
