import { targetPath } from '@toasoan/contract/article/link-target.ts';
import type { Category } from '@toasoan/contract/features/categories/category.ts';
import { MAX_CATEGORY_DEPTH } from '@toasoan/contract/features/categories/category.ts';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { useRowItems } from '#web/patterns/resource/row-items.tsx';
import { useSiteItem } from '#web/patterns/site-page/site-item.tsx';
import { type Direction, stepOf } from '#web/patterns/tree/tree-moves.ts';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { useUpdateCategory } from './category-queries.ts';

interface CategoryActionDependencies {
  readonly texts: ResourceTexts;
  readonly items: readonly Category[];
  readonly onEdit: (category: Category) => void;
  readonly onAddChild: (category: Category) => void;
  readonly onStep: (category: Category, direction: Direction) => void;
  readonly onRemove: (category: Category) => void;
}

const STEP_ICONS = { up: ArrowUp, down: ArrowDown, in: ArrowRight, out: ArrowLeft } as const;
const STEP_KEYS = { up: 'Alt ↑', down: 'Alt ↓', in: 'Alt →', out: 'Alt ←' } as const;

/** The row menu of the tree, for who may edit; what a rule stops is shown with its reason. */
export function useCategoryActions(
  deps: CategoryActionDependencies,
): (category: Category) => readonly MenuItem[] {
  const { texts, items, onEdit, onAddChild, onStep, onRemove } = deps;
  const { t } = useTranslation('categories');
  const rowItems = useRowItems(texts);
  const siteItem = useSiteItem();
  const update = useUpdateCategory();

  async function setStatus(category: Category, status: Category['status']) {
    const sure =
      status === 'ENABLE' ||
      category.postCount === 0 ||
      (await confirm({
        title: t('disable.title', { title: category.title }),
        text: t('disable.text', { count: category.postCount }),
        action: t('action.disable'),
      }));
    if (sure) update.mutate({ record: category, set: { status } });
  }
  function stepItem(category: Category, direction: Direction, startsGroup: boolean): MenuItem {
    const step = stepOf(items, category.id, direction);
    const siblings = items.filter((item) => item.parentId === category.parentId);
    const previous = siblings[siblings.findIndex((item) => item.id === category.id) - 1];
    const Icon = STEP_ICONS[direction];
    return {
      key: direction,
      label: t(`move.${direction}`, { title: previous?.title ?? '…' }),
      icon: <Icon size={16} />,
      shortcut: STEP_KEYS[direction],
      startsGroup,
      disabledReason: 'obstacle' in step ? t(`move.${step.obstacle}`) : undefined,
      onSelect: () => onStep(category, direction),
    };
  }
  return (category) => {
    const childCount = items.filter((item) => item.parentId === category.id).length;
    return [
      rowItems.edit(() => onEdit(category)),
      ...siteItem(category.status === 'ENABLE' ? targetPath('category', category.slug) : undefined),
      {
        key: 'child',
        label: t('action.addChild'),
        icon: <Plus size={16} />,
        disabledReason: category.depth >= MAX_CATEGORY_DEPTH ? t('move.tooDeep') : undefined,
        onSelect: () => onAddChild(category),
      },
      stepItem(category, 'up', true),
      stepItem(category, 'down', false),
      stepItem(category, 'in', false),
      stepItem(category, 'out', false),
      {
        ...rowItems.status(category.status, (status) => void setStatus(category, status)),
        startsGroup: true,
      },
      {
        key: 'delete',
        label: t('action.delete'),
        icon: <Trash2 size={16} />,
        tone: 'danger',
        disabledReason: childCount > 0 ? t('delete.children', { count: childCount }) : undefined,
        onSelect: () => onRemove(category),
      },
    ];
  };
}
