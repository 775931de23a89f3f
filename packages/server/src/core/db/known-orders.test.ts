import { expect, it } from 'vitest';
import { createKnownOrders } from './known-orders.ts';

/** Posts that change, and a list of them. */
function someList(posts: string[]) {
  let stamp = 1;
  let finds = 0;
  const orders = createKnownOrders();
  return {
    finds: () => finds,
    change: (next: string[]) => {
      posts = next;
      stamp += 1;
    },
    read: (from: number, to: number) =>
      orders.page(
        'filter',
        [from, to],
        async () => {
          finds += 1;
          return { ids: posts, stamp: String(stamp) };
        },
        async (ids, total) => ({ ids, total, stamp: String(stamp) }),
      ),
  };
}

it('pages of one list are cut from one search', async () => {
  const list = someList(['30', '10', '20']);
  expect(await list.read(1, 3)).toMatchObject({ ids: ['10', '20'], total: 3 });
  expect(await list.read(0, 2)).toMatchObject({ ids: ['30', '10'], total: 3 });
  expect(list.finds()).toBe(1);
});

it('a change leads to a new search', async () => {
  const list = someList(['30', '10', '20']);
  await list.read(0, 1);
  list.change(['40', '30']);
  expect(await list.read(0, 2)).toMatchObject({ ids: ['40', '30'], total: 2, stamp: '2' });
  expect(list.finds()).toBe(2);
});

it('concurrent calls share one search', async () => {
  const list = someList(['1', '2']);
  await Promise.all([list.read(0, 1), list.read(1, 2)]);
  expect(list.finds()).toBe(1);
});

it('at most 40 lists are cached, the latest ones', async () => {
  const orders = createKnownOrders();
  let finds = 0;
  const ask = (filter: number) =>
    orders.page(
      filter,
      [0, 1],
      async () => {
        finds += 1;
        return { ids: ['1'], stamp: '1' };
      },
      async () => ({ stamp: '1' }),
    );
  for (let filter = 0; filter <= 40; filter += 1) await ask(filter);
  await ask(40);
  expect(finds).toBe(41);
  await ask(0);
  expect(finds).toBe(42);
});
