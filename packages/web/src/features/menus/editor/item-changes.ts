import { blankItem } from '@toasoan/contract/features/menus/load-categories.ts';
import { type LinkTarget, linkKey, type MenuItem } from '@toasoan/contract/features/menus/menu-item.ts';
import { inTreeOrder, itemDepth, withBelow } from '@toasoan/contract/features/menus/menu-tree.ts';
import { newItemId } from '#web/core/random-id.ts';
import { movedTree, type Target } from '#web/patterns/tree/tree-moves.ts';

type Items = readonly MenuItem[];

export function movedItem(items: Items, id: string, target: Target): Items {
  const nodes = items.map((item) => ({ ...item, depth: itemDepth(items, item.id) }));
  return movedTree(nodes, id, target).map(({ depth: _, ...item }) => item);
}

/** A new item below `afterId`, on its level; without it at the end. */
export function withNewItem(items: Items, afterId: string | undefined): { items: Items; id: string } {
  const beside = items.find((item) => item.id === afterId);
  const item = blankItem(newItemId(), beside?.parentId ?? null);
  const at = beside === undefined ? items.length : items.indexOf(beside) + 1;
  return { items: inTreeOrder(items.toSpliced(at, 0, item)), id: item.id };
}

export function withoutItem(items: Items, id: string): Items {
  const gone = new Set(withBelow(items, id));
  return items.filter((item) => !gone.has(item));
}

export const changedItem = (items: Items, id: string, set: Partial<MenuItem>): Items =>
  items.map((item) => (item.id === id ? { ...item, ...set } : item));

export type TargetsByKey = ReadonlyMap<string, LinkTarget>;

export const targetsByKey = (targets: readonly LinkTarget[]): TargetsByKey =>
  new Map(targets.map((target) => [linkKey({ linkType: target.type, targetId: target.id }), target]));

/** What the row says: the item's own title, or the present name of its target. */
export function itemName(
  item: Pick<MenuItem, 'title' | 'linkType' | 'targetId'>,
  targets: TargetsByKey,
): string {
  return item.title || (targets.get(linkKey(item))?.name ?? '');
}
