import type { Category } from '../categories/category.ts';
import { MAX_MENU_DEPTH, MAX_MENU_ITEMS, type MenuItem } from './menu-item.ts';
import { inTreeOrder, itemDepth } from './menu-tree.ts';

/** What a category of the tree must say to become an item. */
export type LoadedCategory = Pick<Category, 'id' | 'parentId' | 'showInMenu' | 'status'>;

export interface LoadedItems {
  readonly items: readonly MenuItem[];
  readonly added: number;
}

/** A new item without target. */
export function blankItem(id: string, parentId: string | null = null): MenuItem {
  return {
    id,
    parentId,
    title: '',
    names: {},
    linkType: 'NONE',
    targetId: null,
    url: '',
    icon: '',
    image: null,
    target: 'SELF',
    cssClass: '',
    activeMatch: 'PREFIX',
    badge: '',
    startTime: null,
    endTime: null,
    hidden: false,
    fromCategoryId: null,
  };
}

/**
 * The items with one for every category that is on and shown in menus. Items that were made from a category before
 * stay as people left them, with title and place; only what is missing is added, below the item of its parent.
 * @param categories in tree order
 */
export function loadCategories(
  before: readonly MenuItem[],
  categories: readonly LoadedCategory[],
  newId: () => string,
): LoadedItems {
  const items = [...before];
  const itemOf = new Map<string, string>();
  for (const { id, fromCategoryId } of before) if (fromCategoryId !== null) itemOf.set(fromCategoryId, id);
  const left = new Set(
    categories.filter((one) => !one.showInMenu || one.status !== 'ENABLE').map(({ id }) => id),
  );
  for (const { id, parentId } of categories) {
    if (parentId !== null && left.has(parentId)) left.add(id);
    if (left.has(id) || itemOf.has(id) || items.length >= MAX_MENU_ITEMS) continue;
    const above = parentId === null ? null : itemOf.get(parentId);
    if (above === undefined || itemDepth(items, above) >= MAX_MENU_DEPTH) continue;
    const item: MenuItem = {
      ...blankItem(newId(), above),
      linkType: 'category',
      targetId: id,
      fromCategoryId: id,
    };
    itemOf.set(id, item.id);
    items.push(item);
  }
  return { items: inTreeOrder(items), added: items.length - before.length };
}
