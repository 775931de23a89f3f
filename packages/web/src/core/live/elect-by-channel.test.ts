import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { electByChannel, type Words } from './elect-by-channel.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Tabs that hear each other; messages take no time, only a turn. */
function circle() {
  const tabs = new Map<string, ReturnType<typeof electByChannel>>();
  const leading = new Set<string>();
  /** Tabs whose messages do not arrive. */
  const apart = new Set<string>();
  function say(words: Words): void {
    queueMicrotask(() => {
      for (const [id, tab] of tabs)
        if (id !== words.id && !apart.has(id) && !apart.has(words.id)) tab.hear(words);
    });
  }
  return {
    leading: () => [...leading],
    apart,
    open: (id: string) => {
      const lead = () => {
        leading.add(id);
        return () => leading.delete(id);
      };
      tabs.set(id, electByChannel({ id, say, lead }));
    },
    close: (id: string) => {
      tabs.get(id)?.leave();
      tabs.delete(id);
    },
    /** Closed without a message. */
    kill: (id: string) => {
      tabs.delete(id);
      leading.delete(id);
    },
  };
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('tabs without locks', () => {
  test('a single tab leads', async () => {
    const tabs = circle();
    tabs.open('a');
    expect(tabs.leading()).toEqual([]);
    await wait(500);
    expect(tabs.leading()).toEqual(['a']);
  });

  test('a later tab leaves the lead where it is, whatever its id', async () => {
    const tabs = circle();
    tabs.open('b');
    await wait(500);
    tabs.open('a');
    await wait(20_000);
    expect(tabs.leading()).toEqual(['b']);
  });

  test('several tabs opened at once agree on one leader', async () => {
    const tabs = circle();
    for (const id of ['d', 'b', 'c', 'a']) tabs.open(id);
    await wait(1_000);
    expect(tabs.leading()).toHaveLength(1);
  });

  test('another tab takes over within a second after the leader closes', async () => {
    const tabs = circle();
    tabs.open('a');
    await wait(500);
    tabs.open('b');
    tabs.open('c');
    tabs.close('a');
    await wait(1_000);
    expect(tabs.leading()).toHaveLength(1);
  });

  test('another tab takes over within six seconds after the leader crashes', async () => {
    const tabs = circle();
    tabs.open('a');
    await wait(500);
    tabs.open('b');
    await wait(500);
    tabs.kill('a');
    await wait(6_000);
    expect(tabs.leading()).toEqual(['b']);
  });

  test('two leaders that could not hear each other become one as soon as they can', async () => {
    const tabs = circle();
    tabs.open('a');
    await wait(500);
    tabs.apart.add('a');
    tabs.open('b');
    await wait(500);
    expect(tabs.leading().toSorted()).toEqual(['a', 'b']);
    tabs.apart.clear();
    tabs.open('c');
    await wait(1_000);
    expect(tabs.leading()).toEqual(['a']);
  });
});
