import type { Category } from '@toasoan/contract/features/categories/category.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Direction, movedTree, stepOf, type Target } from '#web/patterns/tree/tree-moves.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useMoveCategory } from '../category-changes.ts';

/** Moving by drag and by keyboard; screen readers announce each move with level and place. */
export function useTreeMoves(items: readonly Category[]) {
  const { t } = useTranslation('categories');
  const { mutate } = useMoveCategory();
  const [announced, setAnnounced] = useState('');

  function move(category: Category, target: Target) {
    const after = movedTree(items, category.id, target);
    const siblings = after.filter((item) => item.parentId === target.parentId);
    const level = after.find((item) => item.id === category.id)?.depth ?? 1;
    const position = siblings.findIndex((item) => item.id === category.id) + 1;
    mutate(
      { category, target },
      {
        onSuccess: () =>
          setAnnounced(
            t('move.announced', { title: category.title, level, position, count: siblings.length }),
          ),
      },
    );
  }
  function step(category: Category, direction: Direction) {
    const next = stepOf(items, category.id, direction);
    if ('target' in next) move(category, next.target);
    else showToast({ tone: 'info', text: t(`move.${next.obstacle}`) });
  }
  return { move, step, announced };
}
