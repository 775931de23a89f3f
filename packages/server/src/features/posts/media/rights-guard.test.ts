import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { pendingEndpoints } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { aMedia, type MediaOptions } from '#test/factories/a-media.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { postJobs } from '../planning/post-jobs.ts';
import { illustrated } from '../test-support/a-figure.ts';
import { aNewsroom, type Newsroom } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
const { db } = server;
const HOUR = 3_600_000;
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom(server);
});

const picture = (options: MediaOptions = {}) => aMedia(db, room.projectId, options);
const coverOf = (mediaId: string) => ({ cover: { mediaId, caption: '', alt: '' } });
const change = (id: string, columns: MediaOptions) =>
  db.updateTable('media').set(columns).where('id', '=', id).execute();
const ready = (draft: PostDraft) => room.postIn('PENDING_APPROVAL', room.author, draft);
const options = ({ version }: Post, to: PostState) => ({
  version,
  to,
  ...(to === 'SCHEDULED' && { scheduleTime: new Date(Date.now() + HOUR).toISOString() }),
});
const refusals = async (post: Post, to: PostState) => {
  const input = { headers: room.admin.headers, params: { id: post.id }, body: options(post, to) };
  return (await server.refusal(postEndpoints.transition, input)).details.rules;
};

/** Rights that block publication, whatever the project's settings. */
const RIGHTS: readonly (readonly [string, MediaOptions])[] = [
  ['MEDIA_NOT_READY', { state: 'PROCESSING' }],
  ['MEDIA_NOT_READY', { state: 'FAILED' }],
  ['MEDIA_BARRED', { state: 'QUARANTINED' }],
  ['MEDIA_BARRED', { state: 'TRASHED' }],
  ['LICENCE_ENDED', { licence_status: 'EXPIRED' }],
  ['LICENCE_ENDED', { licence_until: '2020-01-31' }],
  ['LICENCE_DENIED', { licence_status: 'DENIED' }],
  ['CHILD_CONSENT', { has_identifiable_child: 1 }],
];

describe.each(RIGHTS)('%s, %j', (code, columns) => {
  test('blocks publication and scheduling, wherever the file is', async () => {
    const id = await picture({ file_name: 'lua.jpg' });
    const posts = [await ready(coverOf(id)), await ready({ content: illustrated(id) })];
    await change(id, columns);
    for (const post of posts) {
      for (const to of ['PUBLISHED', 'SCHEDULED'] as const) {
        const [rule, ...others] = (await refusals(post, to)) ?? [];
        expect([rule?.code, others]).toEqual([code, []]);
        expect(rule?.message).toContain('lua.jpg');
      }
    }
  });
});

it("the project's own requirements for pictures block where they are set", async () => {
  const id = await picture({ credit: '', ai_use: 'GENERATED' });
  const post = await ready({ ...coverOf(id), sensitiveFlags: ['MAP_SOVEREIGNTY'] });
  const codes = (await refusals(post, 'PUBLISHED'))?.map(({ code }) => code);
  expect(codes).toEqual(['MEDIA_CREDIT_MISSING', 'MEDIA_AI_LABEL', 'MAP_UNCHECKED']);
  await change(id, { licence: 'OWN', ai_label: 'Ảnh do AI tạo', map_checked: 0 });
  const published = await room.transition(room.admin, post, 'PUBLISHED');
  expect(published.state).toBe('PUBLISHED');
});

it('a scheduled post whose licence has ended by then returns to its approvers with the reason', async () => {
  await db.deleteFrom('jobs').execute();
  const id = await picture({ file_name: 'het-han.jpg' });
  const time = new Date(Date.now() + 48 * HOUR);
  const post = await room.schedule(await ready(coverOf(id)), time);
  await change(id, { licence_until: new Date(Date.now() + HOUR).toISOString().slice(0, 10) });
  const later = new Date(time.getTime() + 1_000);
  await runDueJobs(db, postJobs(), () => later);
  const input = { headers: room.admin.headers, params: { id: post.id } };
  const found = await server.ask(postEndpoints.detail, input);
  expect(found.state).toBe('PENDING_APPROVAL');
  expect(found.stateReason).toContain('het-han.jpg');
});

it('a licence that ends before the requested time blocks scheduling', async () => {
  const id = await picture({ licence_until: new Date(Date.now() + 24 * HOUR).toISOString().slice(0, 10) });
  const post = await ready(coverOf(id));
  const body = {
    version: post.version,
    to: 'SCHEDULED' as const,
    scheduleTime: new Date(Date.now() + 96 * HOUR).toISOString(),
  };
  const input = { headers: room.admin.headers, params: { id: post.id }, body };
  expect((await server.refusal(postEndpoints.transition, input)).details.rules).toMatchObject([
    { code: 'LICENCE_ENDED' },
  ]);
});

it('changes of a public post are not applied with a picture that may not be shown', async () => {
  const id = await picture();
  const post = await room.postIn('PUBLISHED', room.editor, coverOf(id));
  const body = { id: post.id, version: post.version, title: 'Tít sửa' };
  const { version } = await server.ask(postEndpoints.update, { headers: room.admin.headers, body });
  await change(id, { licence_status: 'DENIED' });
  const input = { headers: room.admin.headers, params: { id: post.id } };
  const reported = await server.ask(pendingEndpoints.check, input);
  expect(reported.unmet.map(({ code }) => code)).toEqual(['LICENCE_DENIED']);
  const refused = await server.refusal(postEndpoints.apply, { ...input, body: { version } });
  expect(refused.details.rules).toMatchObject([{ code: 'LICENCE_DENIED' }]);
});
