import { unmetChecks } from '@toasoan/contract/features/posts/checklist/post-checks.ts';
import { POST_STATES } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderArticle } from '#server/core/article/render-article.ts';
import { readPost } from '#server/features/posts/post-detail-view.ts';
import { checkFactsOf } from '#server/features/posts/post-record.ts';
import { aStorage } from '#test/factories/a-storage.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { seedFirstStart } from './seed-first-start.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);
const storage = await aStorage();
beforeAll(async () => {
  const settings = {
    seed: 'demo',
    adminEmail: 'quantri@toasoan.local',
    adminPassword: undefined,
    demoPassword: undefined,
  } as const;
  await seedFirstStart(db, settings, () => undefined, storage);
  // A whole demo is drawn, which takes its time on a busy machine.
}, 120_000);

const postsOfMain = async () =>
  await db.selectFrom('posts').selectAll().where('project_id', '=', '1').orderBy('id').execute();
const transitionsOfMain = async () =>
  await db.selectFrom('post_moves').selectAll().where('project_id', '=', '1').orderBy('id').execute();

test('the log of the demo explains the state of each post, in order of time', async () => {
  const log = await db
    .selectFrom('audit_log')
    .select(['entity_id', 'action', 'time', 'user_name'])
    .where('entity', '=', 'post')
    .where('project_id', '=', '1')
    .orderBy('id')
    .execute();
  const transitions = await transitionsOfMain();
  for (const { id, state } of await postsOfMain()) {
    const steps = transitions.filter(({ post_id }) => post_id === id);
    expect([id, steps.at(-1)?.to_state ?? 'DRAFT']).toEqual([id, state]);
    for (const [index, step] of steps.entries()) {
      expect([id, step.from_state]).toEqual([id, steps[index - 1]?.to_state ?? 'DRAFT']);
    }
    const reported = log.filter(({ entity_id, action }) => entity_id === id && action !== 'post.update');
    expect(reported.map(({ action }) => action)).toEqual([
      'post.create',
      ...steps.map(({ move: transition }) => (transition === 'trash' ? 'post.delete' : `post.${transition}`)),
    ]);
    const stepTimes = steps.map(({ time }) => time.getTime());
    expect(reported.slice(1).map(({ time }) => time.getTime())).toEqual(stepTimes);
  }
  const times = log.map(({ time }) => time.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(Math.max(...times)).toBeLessThanOrEqual(Date.now());
  const nameless = log.filter(({ user_name }) => user_name === '').map(({ action }) => action);
  expect(new Set(nameless)).toEqual(new Set(['post.expire']));
});

test('nobody in the demo approves their own post, nor without the role for it', async () => {
  const posts = new Map((await postsOfMain()).map((post) => [post.id, post]));
  const approvals = (await transitionsOfMain()).filter(
    ({ move: transition }) => transition === 'publish' || transition === 'schedule',
  );
  for (const { user_id, user_role, post_id } of approvals) {
    // The row of a translation is made by the approval itself.
    const post = posts.get(post_id);
    if (post?.translation_of === null) expect(user_id).not.toBe(post.created_by_id);
    expect(['ADMIN', 'SUPPER_ADMIN']).toContain(user_role);
  }
});

test('the demo has posts in every state, and scheduled ones are ready for publication', async () => {
  const posts = await postsOfMain();
  const count = (state: string) => posts.filter((post) => post.state === state).length;
  for (const state of POST_STATES) expect([state, count(state) > 0]).toEqual([state, true]);
  const enough = { SCHEDULED: 8, SUBMITTED: 6, PENDING_APPROVAL: 5, EDITING: 4, RETURNED: 4 };
  for (const [state, least] of Object.entries(enough)) expect(count(state)).toBeGreaterThanOrEqual(least);
  for (const { id, state, schedule_time } of posts) {
    if (state !== 'SCHEDULED' || schedule_time === null) continue;
    expect(schedule_time.getTime()).toBeGreaterThan(Date.now());
    const post = await readPost(db, '1', id);
    expect([id, unmetChecks('publish', checkFactsOf(post, schedule_time), post.settings)]).toEqual([id, []]);
  }
  const jobs = await db.selectFrom('jobs').select('key').where('kind', '=', 'post.publish').execute();
  expect(jobs).toHaveLength(count('SCHEDULED'));
  expect(posts.filter(({ pending }) => pending !== null).length).toBeGreaterThan(0);
});

test('each public post of the demo has its published version in its history', async () => {
  const versions = await db
    .selectFrom('post_versions')
    .select(['post_id', 'no', 'is_public'])
    .where('project_id', '=', '1')
    .execute();
  const shown = (await transitionsOfMain()).filter(({ to_state }) => to_state === 'PUBLISHED');
  const known = versions.filter(({ is_public }) => is_public).map(({ post_id, no }) => `${post_id} ${no}`);
  expect(shown.map(({ post_id, version }) => `${post_id} ${version}`).toSorted()).toEqual(known.toSorted());
});

test('demo posts have covers, pictures, a photo story of eight, a podcast and an infographic, all publishable', async () => {
  const details = async (slug: string) => {
    const post = (await postsOfMain()).find((one) => one.slug.startsWith(slug));
    return await readPost(db, '1', post?.id ?? '');
  };
  const story = await details('mua-lua-chin-o-mu-cang-chai');
  expect([story.details.postType, story.details.gallery.length]).toEqual(['PHOTO_STORY', 8]);
  expect(story.cover?.key).toBeDefined();
  const reported = [
    story,
    await details('nghe-ke-chuyen-pho'),
    await details('infographic-34'),
    await details('happy-viet-nam'),
  ];
  expect(reported.map((post) => post.details.postType)).toEqual([
    'PHOTO_STORY',
    'PODCAST',
    'INFOGRAPHIC',
    'ARTICLE',
  ]);
  expect(reported[3] && renderArticle(reported[3].content)).toContain(
    '<figure class="picture picture-center"',
  );
  for (const post of reported) {
    expect([post.title, unmetChecks('publish', checkFactsOf(post, new Date()), post.settings)]).toEqual([
      post.title,
      [],
    ]);
  }
});
