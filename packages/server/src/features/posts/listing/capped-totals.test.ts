import { describe, expect, it } from 'vitest';
import { createCappedTotals } from './capped-totals.ts';

function aMemory() {
  let time = 0;
  const counted: unknown[] = [];
  const totals = createCappedTotals(() => time);
  return {
    counted,
    pass: (ms: number) => {
      time += ms;
    },
    ask: (filter: object, found: number) =>
      totals.total(filter, async () => {
        counted.push(filter);
        return found;
      }),
  };
}

describe('a total above the bound', () => {
  it('is believed for a minute and then counted anew', async () => {
    const memory = aMemory();
    expect(await memory.ask({ text: 'tin' }, 10_001)).toBe(10_001);
    memory.pass(59_999);
    expect(await memory.ask({ text: 'tin' }, 3)).toBe(10_001);
    memory.pass(1);
    expect(await memory.ask({ text: 'tin' }, 3)).toBe(3);
    expect(memory.counted).toHaveLength(2);
  });

  it('is that of its own filter and of nobody else', async () => {
    const memory = aMemory();
    await memory.ask({ projectId: '1', userId: '', text: 'tin' }, 10_001);
    expect(await memory.ask({ projectId: '2', userId: '', text: 'tin' }, 7)).toBe(7);
    expect(await memory.ask({ projectId: '1', userId: '5', text: 'tin' }, 8)).toBe(8);
  });

  it('takes no more room than a thousand filters', async () => {
    const memory = aMemory();
    for (let n = 0; n <= 1_000; n += 1) await memory.ask({ n }, 10_001);
    expect(await memory.ask({ n: 0 }, 4)).toBe(4);
    expect(await memory.ask({ n: 1_000 }, 4)).toBe(10_001);
  });
});

it('an exact total is counted each time', async () => {
  const memory = aMemory();
  await memory.ask({ text: 'hồ' }, 10_000);
  expect(await memory.ask({ text: 'hồ' }, 9_999)).toBe(9_999);
});
