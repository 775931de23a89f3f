import { query } from '@toasoan/embedded-postgres/test-support/query.ts';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { aProject } from '#test/factories/a-project.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { versionedStore } from './versioned-store.ts';

const { db, url, drop } = await cloneDatabase();
afterAll(drop);

interface Body {
  readonly title: string;
}
interface Change extends Body {
  readonly id: string;
  readonly version: number;
}
const store = versionedStore<'media_collections', Body, Change>('media_collections', ({ title }) => ({
  title,
  title_key: title,
}));
const caller = { userId: '1', displayName: 'Lê Thu Hà' };

test('a record is created, changed with the next version and removed', async () => {
  const call = { db, projectId: await aProject(db), caller };
  const { id } = await store.insert(call, { title: 'Ảnh Tết' });
  const before = await store.get(call, id);
  expect(before).toMatchObject({ title: 'Ảnh Tết', version: 1, created_by_name: 'Lê Thu Hà' });
  const after = await store.update(call, before, { id, version: 1, title: 'Ảnh Tết 2027' });
  expect(after).toMatchObject({ title: 'Ảnh Tết 2027', version: 2 });
  await expect(store.remove(call, before)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  await store.remove(call, after);
  await expect(store.get(call, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a record of another project is neither read nor held', async () => {
  const { id } = await store.insert({ db, projectId: await aProject(db), caller }, { title: 'Ảnh biển' });
  const elsewhere = { db, projectId: await aProject(db), caller };
  await expect(store.get(elsewhere, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(store.hold(elsewhere, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a held record makes a second change wait, which then sees the first', async () => {
  const projectId = await aProject(db);
  const { id } = await store.insert({ db, projectId, caller }, { title: 'Ảnh lũ' });
  const waiting = () =>
    query(
      url,
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
  const second = await inTransaction(db, async (tx) => {
    const call = { db: tx, projectId, caller };
    const before = await store.hold(call, id);
    const other = inTransaction(db, (otherTx) => store.hold({ db: otherTx, projectId, caller }, id));
    await expect.poll(waiting).toHaveLength(1);
    await store.update(call, before, { id, version: before.version, title: 'Ảnh sau lũ' });
    return { other };
  });
  expect(await second.other).toMatchObject({ title: 'Ảnh sau lũ', version: 2 });
});
