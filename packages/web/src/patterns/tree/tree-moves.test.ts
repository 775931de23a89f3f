import { describe, expect, it } from 'vitest';
import { dropTarget, movedTree, stepOf } from './tree-moves.ts';

const node = (id: string, parentId: string | null, depth: number) => ({ id, parentId, depth, title: id });
// news > (politics > parliament, society) · culture
const tree = [
  node('news', null, 1),
  node('politics', 'news', 2),
  node('parliament', 'politics', 3),
  node('society', 'news', 2),
  node('culture', null, 1),
];

describe('a step by keyboard', () => {
  it.each([
    ['society', 'up', { target: { parentId: 'news', beforeId: 'politics' } }],
    ['politics', 'up', { obstacle: 'first' }],
    ['politics', 'down', { target: { parentId: 'news', beforeId: null } }],
    ['society', 'down', { obstacle: 'last' }],
    ['society', 'in', { target: { parentId: 'politics', beforeId: null } }],
    ['culture', 'in', { target: { parentId: 'news', beforeId: null } }],
    ['politics', 'in', { obstacle: 'noNeighbour' }],
    ['society', 'out', { target: { parentId: null, beforeId: 'culture' } }],
    ['culture', 'out', { obstacle: 'top' }],
  ] as const)('of %s %s is %j', (id, direction, expected) => {
    expect(stepOf(tree, id, direction)).toEqual(expected);
  });

  it('into a neighbour stops at three levels', () => {
    const deep = [...tree, node('food', 'culture', 2), node('people', null, 1), node('heroes', 'people', 2)];
    const below = [...deep, node('old', 'heroes', 3)];
    expect(stepOf(below, 'people', 'in')).toEqual({ obstacle: 'tooDeep' });
  });
});

describe('dropping', () => {
  it('puts a category before, after or inside of another', () => {
    expect(dropTarget(tree, 'culture', 'news', 'before')).toEqual({ parentId: null, beforeId: 'news' });
    expect(dropTarget(tree, 'culture', 'politics', 'after')).toEqual({
      parentId: 'news',
      beforeId: 'society',
    });
    expect(dropTarget(tree, 'culture', 'society', 'inside')).toEqual({ parentId: 'society', beforeId: null });
  });

  it('on itself, below itself or too deep is not possible', () => {
    expect(dropTarget(tree, 'news', 'news', 'inside')).toBeUndefined();
    expect(dropTarget(tree, 'news', 'politics', 'inside')).toBeUndefined();
    expect(dropTarget(tree, 'news', 'culture', 'inside')).toBeUndefined();
  });
});

describe('the moved tree', () => {
  it('keeps children with their parent and counts levels again', () => {
    const moved = movedTree(tree, 'politics', { parentId: null, beforeId: 'culture' });
    expect(moved.map((one) => `${one.depth}${one.id}`)).toEqual([
      '1news',
      '2society',
      '1politics',
      '2parliament',
      '1culture',
    ]);
  });
});
