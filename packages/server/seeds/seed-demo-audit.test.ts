import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '#test/test-database.ts';
import { seedFirstStart } from './seed-first-start.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);

test('the log of the demo tells how each post came to be as it is, in the order of time', async () => {
  await seedFirstStart(
    db,
    { seed: 'demo', adminEmail: 'quantri@toasoan.local', adminPassword: undefined, demoPassword: undefined },
    () => undefined,
  );
  const log = await db
    .selectFrom('audit_log')
    .select(['entity_id', 'action', 'time', 'user_name', 'user_role'])
    .where('entity', '=', 'post')
    .where('project_id', '=', '1')
    .orderBy('id')
    .execute();
  const posts = await db.selectFrom('posts').select(['id', 'state']).where('project_id', '=', '1').execute();
  const PATHS = {
    DRAFT: ['post.create'],
    PUBLISHED: ['post.create', 'post.publish'],
    UNPUBLISHED: ['post.create', 'post.publish', 'post.unpublish'],
    TRASHED: ['post.create', 'post.delete'],
  };
  for (const { id, state } of posts) {
    const actions = log.filter(({ entity_id }) => entity_id === id).map(({ action }) => action);
    expect(actions).toEqual(PATHS[state]);
  }
  const times = log.map(({ time }) => time.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(Math.max(...times)).toBeLessThanOrEqual(Date.now());
  expect(log.every(({ user_name, user_role }) => user_name !== '' && user_role !== null)).toBe(true);
  expect(
    log.filter(({ action }) => action === 'post.publish').every(({ user_role }) => user_role === 'ADMIN'),
  ).toBe(true);
});
