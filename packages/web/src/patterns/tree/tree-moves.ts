import { type Place, unmetTransitionRule } from '@toasoan/contract/features/categories/category-rules.ts';

/** A row of a tree of at most three levels: a category, an item of a menu. */
type Node = Place;

/** Where a row goes: under a parent, before a sibling or last. */
export interface Target {
  readonly parentId: string | null;
  readonly beforeId: string | null;
}

export type Direction = 'up' | 'down' | 'in' | 'out';
export type Obstacle = 'first' | 'last' | 'top' | 'noNeighbour' | 'tooDeep';

/** A step by keyboard, or the rule that forbids it. */
export type Step = { readonly target: Target } | { readonly obstacle: Obstacle };

function siblingsOf(nodes: readonly Node[], parentId: string | null): readonly Node[] {
  return nodes.filter((node) => node.parentId === parentId);
}

function after(siblings: readonly Node[], index: number): string | null {
  return siblings[index + 1]?.id ?? null;
}

/** One step of a row within its tree; `nodes` are in tree order. */
export function stepOf(nodes: readonly Node[], id: string, direction: Direction): Step {
  const node = nodes.find((one) => one.id === id);
  if (!node) return { obstacle: 'first' };
  const siblings = siblingsOf(nodes, node.parentId);
  const index = siblings.findIndex((one) => one.id === id);
  const previous = siblings[index - 1];
  switch (direction) {
    case 'up':
      return previous
        ? { target: { parentId: node.parentId, beforeId: previous.id } }
        : { obstacle: 'first' };
    case 'down':
      return index < siblings.length - 1
        ? { target: { parentId: node.parentId, beforeId: after(siblings, index + 1) } }
        : { obstacle: 'last' };
    case 'in':
      if (!previous) return { obstacle: 'noNeighbour' };
      if (unmetTransitionRule(nodes, id, previous.id)) return { obstacle: 'tooDeep' };
      return { target: { parentId: previous.id, beforeId: null } };
    case 'out':
      return stepOut(nodes, node);
  }
}

function stepOut(nodes: readonly Node[], node: Node): Step {
  const parent = nodes.find((one) => one.id === node.parentId);
  if (!parent) return { obstacle: 'top' };
  const uncles = siblingsOf(nodes, parent.parentId);
  const place = uncles.findIndex((one) => one.id === parent.id);
  return { target: { parentId: parent.parentId, beforeId: after(uncles, place) } };
}

export type DropPlace = 'before' | 'after' | 'inside';

/** Where dropping `id` on `onId` puts it; undefined where the tree's rules forbid it. */
export function dropTarget(
  nodes: readonly Node[],
  id: string,
  onId: string,
  place: DropPlace,
): Target | undefined {
  const on = nodes.find((node) => node.id === onId);
  if (!on || id === onId) return undefined;
  const parentId = place === 'inside' ? on.id : on.parentId;
  if (unmetTransitionRule(nodes, id, parentId)) return undefined;
  if (place === 'inside') return { parentId, beforeId: null };
  if (place === 'before') return { parentId, beforeId: on.id };
  const siblings = siblingsOf(nodes, parentId).filter((node) => node.id !== id);
  return {
    parentId,
    beforeId: after(
      siblings,
      siblings.findIndex((node) => node.id === onId),
    ),
  };
}

/** The tree as it will be, so that the screen answers before the server does. */
export function movedTree<Item extends Node & { readonly depth: number }>(
  nodes: readonly Item[],
  id: string,
  target: Target,
): readonly Item[] {
  const moved = nodes.map((node) => (node.id === id ? { ...node, parentId: target.parentId } : node));
  const children = Map.groupBy(moved, (node) => node.parentId);
  const siblings = (children.get(target.parentId) ?? []).filter((node) => node.id !== id);
  const at = siblings.findIndex((node) => node.id === target.beforeId);
  const self = moved.filter((node) => node.id === id);
  children.set(target.parentId, siblings.toSpliced(at < 0 ? siblings.length : at, 0, ...self));
  const inOrder = (parentId: string | null, depth: number): Item[] =>
    (children.get(parentId) ?? []).flatMap((node) => [{ ...node, depth }, ...inOrder(node.id, depth + 1)]);
  return inOrder(null, 1);
}
