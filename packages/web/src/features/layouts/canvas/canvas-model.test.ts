import { REGIONS } from '@toasoan/contract/features/layouts/layout-kinds.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDraftEditing } from '#web/features/drafts/draft-editing.ts';
import {
  addBlock,
  type Blocks,
  copyBlock,
  inRegion,
  moveTo,
  placeOf,
  step,
  stepRegion,
} from './canvas-model.ts';

const TEMPLATE = { templateId: '1', config: null };

function canvas(...names: readonly string[]): Blocks {
  return names.reduce<Blocks>((blocks, id) => {
    const place = { region: 'main' as const, index: Number.POSITIVE_INFINITY };
    return addBlock(blocks, id, TEMPLATE, place);
  }, []);
}
const main = (blocks: Blocks) => inRegion(blocks, 'main').map(({ id }) => id);

test('a block is dropped before the one that is there', () => {
  const blocks = addBlock(canvas('a', 'b'), 'c', TEMPLATE, { region: 'main', index: 1 });
  expect(main(blocks)).toEqual(['a', 'c', 'b']);
});

test('the keyboard moves a block within its region, and not beyond its ends', () => {
  const blocks = canvas('a', 'b');
  expect(main(step(blocks, 'b', -1))).toEqual(['b', 'a']);
  expect(step(blocks, 'b', 1)).toBe(blocks);
});

test('the keyboard moves a block to the end of the next region, and not beyond the last', () => {
  const blocks = stepRegion(canvas('a', 'b'), 'a', 1);
  expect(main(blocks)).toEqual(['b']);
  expect(inRegion(blocks, 'right').map(({ id }) => id)).toEqual(['a']);
  const last = moveTo(blocks, 'a', { region: 'footerTop', index: 0 });
  expect(stepRegion(last, 'a', 1)).toBe(last);
});

test('a block dropped beside itself stays, and one dropped behind the last is the last', () => {
  const blocks = canvas('a', 'b', 'c');
  const at = (besideId: string | null, isAfter: boolean) =>
    placeOf(blocks, { region: 'main', besideId, isAfter }, 'a');
  expect(moveTo(blocks, 'a', at('b', false))).toBe(blocks);
  expect(main(moveTo(blocks, 'a', at('b', true)))).toEqual(['b', 'a', 'c']);
  expect(main(moveTo(blocks, 'a', at(null, false)))).toEqual(['b', 'c', 'a']);
});

test('a copy stands right behind its block', () => {
  expect(main(copyBlock(canvas('a', 'b'), 'a', 'c'))).toEqual(['a', 'c', 'b']);
});

const moves = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    region: fc.constantFrom(...REGIONS),
    index: fc.nat({ max: 5 }),
  }),
  { maxLength: 20 },
);

test('whatever is moved, every block stays once; undoing all steps gives the beginning, redoing the end', () => {
  fc.assert(
    fc.property(moves, (steps) => {
      const start = canvas('a', 'b', 'c', 'd');
      const editing = createDraftEditing({
        record: start,
        contentOf: (blocks) => blocks,
        send: (at) => Promise.resolve(at),
      });
      for (const { id, ...place } of steps) editing.change(moveTo(editing.get().content, id, place));
      const end = editing.get().content;
      expect(end.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd']);
      while (editing.get().past.length > 0) editing.undo();
      expect(editing.get().content).toBe(start);
      while (editing.get().future.length > 0) editing.redo();
      expect(editing.get().content).toBe(end);
    }),
  );
});
