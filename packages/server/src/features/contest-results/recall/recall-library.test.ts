import { createHash, randomBytes } from 'node:crypto';
import { submissionRecallEndpoints as endpoints } from '@toasoan/contract/features/contest-results/endpoints.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { recallEndpoints } from '@toasoan/contract/features/media/recall.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { expect, test } from 'vitest';
import { aNewsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import { anAward } from '#test/factories/an-award.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db } = server;
const room = await aNewsroom(server);
const { headers } = room.admin;
const reason = 'Tác giả khiếu nại bản quyền';

/** An awarded work that readers see, whose picture a published post shows from the library. */
async function aShownWork() {
  const content = randomBytes(40);
  const checksum = createHash('sha256').update(content).digest();
  const contest = await aContest(db, room.projectId, { state: 'ANNOUNCED' });
  const work = await aSubmission(db, room.projectId, contest, {
    ...{ state: 'AWARDED', is_public_gallery: true, is_featured: true, is_exhibited: true },
  });
  await anAward(db, room.projectId, contest, {
    ...{ submission_id: work, state: 'AWARDED', decision_no: '1', decision_date: '2025-12-01' },
  });
  await db
    .insertInto('submission_files')
    .values({
      ...{ project_id: room.projectId, submission_id: work, draft_id: null, file_name: 'a.jpg', checksum },
      ...{ mime: 'image/jpeg', bytes: '40', width: 3_000, height: 2_000, duration_ms: null, look_hash: null },
      ...{ key: randomBytes(16).toString('base64url'), state: 'READY', is_cover: true },
    })
    .execute();
  const media = await aMedia(db, room.projectId, { content, title: 'Ảnh đoạt giải' });
  const cover = { mediaId: media, caption: 'Bìa', alt: 'Bìa' };
  const post = await room.postIn('PUBLISHED', room.editor, { ...room.finished(), cover });
  const coverNow = async () => {
    const { details } = await server.ask(postEndpoints.detail, { headers, params: { id: post.id } });
    return details.cover?.mediaId ?? null;
  };
  const stateOf = async () =>
    (await server.ask(mediaEndpoints.detail, { headers, params: { id: media } })).state;
  const preview = () => server.ask(endpoints.preview, { headers, params: { id: work } });
  return { contest, work, media, post, coverNow, stateOf, preview };
}

test('a takedown takes the work’s file out of posts by the recall of the library, and an undo gives it back', async () => {
  const { contest, work, media, post, coverNow, stateOf, preview } = await aShownWork();
  const before = await preview();
  expect(before).toMatchObject({
    ...{ places: ['GALLERY', 'FEATURED', 'RESULTS', 'EXHIBITION'], files: 1, isRecalled: false },
    library: [{ id: media, title: 'Ảnh đoạt giải', changed: [{ entity: 'post', entityId: post.id }] }],
  });
  const body = { submissionId: work, version: before.version, reason };
  const taken = await server.ask(endpoints.start, { headers, body });
  expect(taken).toMatchObject({ state: 'TAKEN', placeCount: 1, doneCount: 1, left: [] });
  expect([await coverNow(), await stateOf()]).toEqual([null, 'QUARANTINED']);
  expect(await preview()).toMatchObject({ places: ['RESULTS'], files: 0, isRecalled: true });
  const { items } = await server.ask(recallEndpoints.list, { headers });
  expect(items[0]).toMatchObject({ mediaId: media, reason });

  const back = { params: { id: taken.id }, body: { version: taken.version, reason: 'Đã thỏa thuận lại' } };
  expect(await server.ask(endpoints.undo, { headers, ...back })).toMatchObject({
    state: 'RETURNED',
    left: [],
  });
  expect([await coverNow(), await stateOf()]).toEqual([media, 'READY']);
  const listed = await server.ask(endpoints.list, { headers, query: { contestId: contest } });
  expect(listed.items).toMatchObject([{ state: 'RETURNED', undoReason: 'Đã thỏa thuận lại' }]);
});

test('an undo leaves what was given back in the library before, and names what was edited since', async () => {
  const { work, media, post, coverNow, preview } = await aShownWork();
  const { version } = await preview();
  const taken = await server.ask(endpoints.start, { headers, body: { submissionId: work, version, reason } });
  const now = await server.ask(postEndpoints.detail, { headers, params: { id: post.id } });
  const other = { mediaId: await aMedia(db, room.projectId), caption: 'Bìa', alt: 'Bìa' };
  await server.ask(postEndpoints.update, {
    ...{ headers: room.admin.headers },
    body: { id: post.id, version: now.version, cover: other },
  });
  const back = { params: { id: taken.id }, body: { version: taken.version, reason } };
  const { left } = await server.ask(endpoints.undo, { headers, ...back });
  expect(left).toMatchObject([{ entity: 'post', entityId: post.id }]);
  expect(await coverNow()).not.toBe(media);
});
