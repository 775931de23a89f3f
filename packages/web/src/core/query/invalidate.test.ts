import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { invalidate } from './invalidate.ts';

/** A list that is on a page; its calls are answered by hand. */
function aShownList(enabled = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const calls: PromiseWithResolvers<string>[] = [];
  const list = {
    queryKey: ['1', 'list'],
    queryFn: () => {
      const call = Promise.withResolvers<string>();
      calls.push(call);
      return call.promise;
    },
  };
  const observer = new QueryObserver(client, { ...list, enabled });
  observer.subscribe(() => undefined);
  return { client, calls, list, observer };
}

test('a first answer that was on its way is not taken for the new one', async () => {
  const { client, calls, list, observer } = aShownList();
  const waiting = client.fetchQuery(list);
  const asked = invalidate(client, { queryKey: ['1'] });
  expect(calls).toHaveLength(2);
  calls[0]?.resolve('before the change');
  calls[1]?.resolve('after the change');
  await asked;
  expect(observer.getCurrentResult()).toMatchObject({ data: 'after the change', fetchStatus: 'idle' });
  expect(await waiting).toBe('after the change');
});

test('what is shown is read again, and what is shown stays until then', async () => {
  const { client, calls, observer } = aShownList();
  calls[0]?.resolve('old');
  await expect.poll(() => observer.getCurrentResult().data).toBe('old');
  const asked = invalidate(client, { queryKey: ['1', 'list'] });
  expect(observer.getCurrentResult()).toMatchObject({ data: 'old', fetchStatus: 'fetching' });
  calls[1]?.resolve('new');
  await asked;
  expect(observer.getCurrentResult().data).toBe('new');
});

test('others are left alone', async () => {
  const { client, calls } = aShownList();
  await invalidate(client, { queryKey: ['2'] });
  expect(calls).toHaveLength(1);
});

test('what is read by hand alone goes on', async () => {
  const { client, calls, list } = aShownList(false);
  const waiting = client.fetchQuery(list);
  await invalidate(client, { queryKey: ['1'] });
  calls[0]?.resolve('asked for by hand');
  expect(await waiting).toBe('asked for by hand');
});
