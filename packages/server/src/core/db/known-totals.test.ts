import { describe, expect, it } from 'vitest';
import { createKnownTotals } from './known-totals.ts';

function aMemory() {
  let time = 0;
  let counts = 0;
  const totals = createKnownTotals(() => time);
  return {
    counted: () => counts,
    pass: (ms: number) => {
      time += ms;
    },
    ask: (filter: object, found: number, stamp = '1') =>
      totals.total(filter, stamp, async () => {
        counts += 1;
        return { found, stamp };
      }),
  };
}

describe('a total', () => {
  it('is counted once while nothing changes, and again at the next change counter', async () => {
    const memory = aMemory();
    expect(await memory.ask({ text: 'hồ' }, 7)).toBe(7);
    memory.pass(3_600_000);
    expect(await memory.ask({ text: 'hồ' }, 8)).toBe(7);
    expect(await memory.ask({ text: 'hồ' }, 8, '2')).toBe(8);
    expect(memory.counted()).toBe(2);
  });

  it('belongs to its own filter only', async () => {
    const memory = aMemory();
    await memory.ask({ projectId: '1', userId: '', text: 'tin' }, 10_001);
    expect(await memory.ask({ projectId: '2', userId: '', text: 'tin' }, 7)).toBe(7);
    expect(await memory.ask({ projectId: '1', userId: '5', text: 'tin' }, 8)).toBe(8);
  });

  it('is counted once for concurrent calls', async () => {
    const memory = aMemory();
    expect(await Promise.all([memory.ask({}, 3), memory.ask({}, 3), memory.ask({}, 3, '2')])).toEqual([
      3, 3, 3,
    ]);
    expect(memory.counted()).toBe(2);
  });

  it('whose count failed is counted by the next call', async () => {
    const totals = createKnownTotals(() => 0);
    const failing = totals.total({}, '1', () => Promise.reject(new Error('Gone.')));
    await expect(failing).rejects.toThrow('Gone.');
    expect(await totals.total({}, '1', async () => ({ found: 4, stamp: '1' }))).toBe(4);
  });
});

describe('a total above the bound', () => {
  it('is valid for a minute whatever changes, and then counted again', async () => {
    const memory = aMemory();
    expect(await memory.ask({ text: 'tin' }, 10_001)).toBe(10_001);
    memory.pass(59_999);
    expect(await memory.ask({ text: 'tin' }, 3, '2')).toBe(10_001);
    memory.pass(1);
    expect(await memory.ask({ text: 'tin' }, 3, '2')).toBe(3);
  });

  it('takes no more room than a thousand filters', async () => {
    const memory = aMemory();
    for (let n = 0; n <= 1_000; n += 1) await memory.ask({ n }, 10_001);
    expect(await memory.ask({ n: 0 }, 4)).toBe(4);
    expect(await memory.ask({ n: 1_000 }, 4)).toBe(10_001);
  });
});
