import { beforeEach, describe, expect, it } from 'vitest';
import { type Composed, KeyedCache } from './keyed-cache.ts';

interface Page {
  readonly text: string;
}
const AWAY = new Error('The database is away');
const MINUTE = 60_000;

let now: number;
let cache: KeyedCache<Page>;
let composed: number;

beforeEach(() => {
  now = 1_000_000;
  composed = 0;
  cache = new KeyedCache<Page>({
    maxBytes: 1_000,
    sizeOf: ({ text }) => text.length,
    isOutage: (error) => error === AWAY,
    now: () => now,
  });
  cache.seeAgain();
});

const page =
  (text: string, keys: readonly string[] = ['post-1'], until?: Date) =>
  async (): Promise<Composed<Page>> => {
    composed += 1;
    return { value: { text }, keys: new Set(keys), until };
  };
const get = async (address: string, compose = page(`${address} ${composed}`)) =>
  (await cache.get(address, compose)).text;
const fails = async (): Promise<Composed<Page>> => {
  throw AWAY;
};

/** A composition that ends when the test says so. */
function held(text: string, keys: readonly string[] = ['post-1']) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const compose = async (): Promise<Composed<Page>> => {
    composed += 1;
    await promise;
    return { value: { text }, keys: new Set(keys) };
  };
  return { compose, finish: resolve };
}

describe('a kept value', () => {
  it('is composed once until a key of it is dropped', async () => {
    await get('/a');
    await get('/a');
    cache.drop(['post-2']);
    await get('/a');
    expect(composed).toBe(1);
    cache.drop(['post-1']);
    expect(cache.peek('/a')).toBeUndefined();
    await get('/a');
    expect(composed).toBe(2);
  });

  it('is composed once for a crowd', async () => {
    const one = held('x');
    const crowd = Array.from({ length: 2_000 }, () => get('/a', one.compose));
    one.finish();
    expect(new Set(await Promise.all(crowd))).toEqual(new Set(['x']));
    expect(composed).toBe(1);
  });

  it('that was composed across a change goes to those who asked before it and to nobody after', async () => {
    const before = held('old');
    const early = get('/a', before.compose);
    cache.drop(['post-1']);
    const late = Array.from({ length: 100 }, () => get('/a', page('new')));
    before.finish();
    expect(await early).toBe('old');
    expect(new Set(await Promise.all(late))).toEqual(new Set(['new']));
    expect([composed, cache.peek('/a')?.text]).toEqual([2, 'new']);
  });

  it('that was composed across a change of something else is kept', async () => {
    const one = held('x');
    const asked = get('/a', one.compose);
    cache.drop(['post-9']);
    one.finish();
    await asked;
    expect(cache.peek('/a')?.text).toBe('x');
  });

  it('is given once more when it is old, while a new one is composed', async () => {
    await get('/a', page('old'));
    now += 5 * MINUTE + 1;
    expect(cache.peek('/a')).toBeUndefined();
    expect(await get('/a', page('new'))).toBe('old');
    expect(await get('/a', page('newer'))).toBe('new');
  });

  it('ends when the clock changes what it shows', async () => {
    await get('/a', page('old', ['post-1'], new Date(now + 500)));
    now += 501;
    await get('/a', page('new'));
    expect(await get('/a')).toBe('new');
  });

  it('stands in for an hour while the database is away, unless it was dropped or something else failed', async () => {
    await get('/a', page('last known'));
    cache.goBlind();
    now += 59 * MINUTE;
    expect(await get('/a', fails)).toBe('last known');
    const other = async () => Promise.reject(new Error('A fault of ours'));
    await expect(get('/a', other)).rejects.toThrow('A fault of ours');
    now += 10 * MINUTE;
    await expect(get('/a', fails)).rejects.toBe(AWAY);
    await get('/b', page('taken down'));
    cache.drop(['post-1']);
    await expect(get('/b', fails)).rejects.toBe(AWAY);
  });

  it('is not believed for longer than a second while no notice can arrive, and not after they were missed', async () => {
    cache.goBlind();
    await get('/a', page('one'));
    now += 999;
    expect(await get('/a', page('two'))).toBe('one');
    now += 2;
    expect(await get('/a', page('two'))).toBe('two');
    now += 1;
    cache.seeAgain();
    expect(await get('/a', page('three'))).toBe('three');
  });

  it('composed while notices began to arrive stands in for an outage, and for nothing else', async () => {
    const across = held('across');
    const asked = get('/a', across.compose);
    cache.seeAgain();
    across.finish();
    expect(await asked).toBe('across');
    expect(cache.peek('/a')).toBeUndefined();
    expect(await get('/a', fails)).toBe('across');
    expect(await get('/a', page('after'))).toBe('after');
    const takenDown = held('taken down');
    const seen = get('/b', takenDown.compose);
    cache.drop(['post-1']);
    cache.seeAgain();
    takenDown.finish();
    await seen;
    await expect(get('/b', fails)).rejects.toBe(AWAY);
  });

  it('that nobody asks for makes room for others', async () => {
    await get('/a', page('a'.repeat(600)));
    await get('/b', page('b'.repeat(600)));
    expect([cache.peek('/a'), cache.counts().entries, cache.counts().bytes]).toEqual([undefined, 1, 600]);
    await get('/big', page('c'.repeat(2_000)));
    expect(cache.peek('/big')).toBeUndefined();
  });

  it('is not kept where its composition fails, and the next one is asked for', async () => {
    await expect(get('/a', fails)).rejects.toBe(AWAY);
    expect(await get('/a', page('back'))).toBe('back');
  });
});
