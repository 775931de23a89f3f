import { MAX_MENU_DEPTH, type MenuItem } from './menu-item.ts';

type Node = Pick<MenuItem, 'id' | 'parentId'>;

/** 1 for an item at the top, 0 for no item at all (`null`). A circle ends where it began. */
export function itemDepth(items: readonly Node[], id: string | null): number {
  const parents = new Map(items.map((item) => [item.id, item.parentId]));
  let depth = 0;
  for (let at = id; at !== null && parents.has(at) && depth <= items.length; at = parents.get(at) ?? null)
    depth += 1;
  return depth;
}

/** An item with all below it, in the order of the list. */
export function withBelow<Item extends Node>(items: readonly Item[], id: string): readonly Item[] {
  const inside = new Set([id]);
  // Parents stand before their children, so one walk finds all of them.
  return items.filter((item) => {
    if (item.parentId !== null && inside.has(item.parentId)) inside.add(item.id);
    return inside.has(item.id);
  });
}

/** The list in the order that people see: each item followed by what is below it. */
export function inTreeOrder<Item extends Node>(items: readonly Item[]): readonly Item[] {
  const children = Map.groupBy(items, (item) => item.parentId);
  const from = (parentId: string | null): Item[] =>
    (children.get(parentId) ?? []).flatMap((item) => [item, ...from(item.id)]);
  return from(null);
}

export type TreeProblem = 'TWICE' | 'NO_PARENT' | 'TOO_DEEP';

/** What is wrong with the shape of a list of items, at which place. */
export function treeProblem(
  items: readonly Node[],
): { readonly at: number; readonly problem: TreeProblem } | undefined {
  const depths = new Map<string, number>();
  for (const [at, { id, parentId }] of items.entries()) {
    if (depths.has(id)) return { at, problem: 'TWICE' };
    const above = parentId === null ? 0 : depths.get(parentId);
    if (above === undefined) return { at, problem: 'NO_PARENT' };
    if (above >= MAX_MENU_DEPTH) return { at, problem: 'TOO_DEEP' };
    depths.set(id, above + 1);
  }
  return undefined;
}
