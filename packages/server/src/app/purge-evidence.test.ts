import { correctionRequestEndpoints } from '@toasoan/contract/features/correction-requests/correction-request-endpoints.ts';
import { dataRequestEndpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import { takedownEndpoints } from '@toasoan/contract/features/posts/takedown/takedown-endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { namesIn } from '#server/core/storage/test-support/content.ts';
import { attachmentJobs } from '#server/features/attachments/attachment-jobs.ts';
import { purgeEvidence } from '#server/features/attachments/purge-evidence.ts';
import { sendFile } from '#server/features/attachments/test-support/send-file.ts';
import { makePdf, makePicture } from '#server/features/media/upload/test-support/make-files.ts';
import { writeDone } from '#server/features/posts/takedown/takedown-store.ts';
import { aNewsroom, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { CORRECTION_REQUEST, TAKEDOWN_FACTS } from '#test/bad-input/papers.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { CASE_TITLES } from './case-titles.ts';

const server = await startTestServer();
const { app, db, storage } = server;
const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 86_400_000);
let room: Newsroom;
let headers: Record<string, string>;

beforeAll(async () => {
  room = await aNewsroom(server);
  headers = { ...room.admin.headers };
});

/** With a file that came then. */
async function fileOf(path: string, id: string, fileName: string, time: Date): Promise<string> {
  const sent = await sendFile(app, `/api/admin/${path}/attachment/add/${id}`, {
    headers,
    fileName,
    content: makePdf(),
  });
  await db.updateTable('attachments').set({ create_time: time }).where('id', '=', sent.data.id).execute();
  return sent.data.id;
}

async function closedCase(fileName: string, time: Date): Promise<string> {
  const post = await room.postIn('PUBLISHED', room.author, { title: `Bài của ${fileName}` });
  const { id } = await server.ask(takedownEndpoints.open, {
    headers,
    body: { ...TAKEDOWN_FACTS, postId: post.id },
  });
  await fileOf('takedown', id, fileName, time);
  const closing = { snapshot: {}, reason: 'Gỡ theo công văn.', time };
  await writeDone(db, room.projectId, id, closing, room.admin);
  return id;
}

async function answeredRequest(fileName: string, time: Date): Promise<string> {
  const { id } = await server.ask(correctionRequestEndpoints.create, { headers, body: CORRECTION_REQUEST });
  await fileOf('correction-request', id, fileName, time);
  const answered = { state: 'ANSWERED', answered_time: time } as const;
  await db.updateTable('correction_requests').set(answered).where('id', '=', id).execute();
  return id;
}

async function purged() {
  await purgeEvidence(db, CASE_TITLES);
  await runDueJobs(db, attachmentJobs({ storage }));
  const rows = await db.selectFrom('attachments').select('file_name').orderBy('file_name').execute();
  const kept = (await namesIn(storage, '')).filter((name) => name.startsWith('attachments/'));
  expect(kept).toHaveLength(rows.length);
  return rows.map(({ file_name }) => file_name);
}

test('files of ended cases live as long as the project says; then they go with their bytes, on record', async () => {
  const old = await closedCase('cu-6-nam.pdf', yearsAgo(6));
  await closedCase('cu-3-nam.pdf', yearsAgo(3));
  const request = await answeredRequest('yeu-cau-6-nam.pdf', yearsAgo(6));
  const waiting = await server.ask(correctionRequestEndpoints.create, { headers, body: CORRECTION_REQUEST });
  await fileOf('correction-request', waiting.id, 'chua-tra-loi.pdf', yearsAgo(6));
  await sendFile(app, `/api/admin/takedown/attachment/add/${old}`, {
    headers,
    fileName: 'bo-sung-sau.png',
    content: await makePicture('png'),
  });

  await expect(
    db.deleteFrom('attachments').where('file_name', '=', 'cu-3-nam.pdf').execute(),
  ).rejects.toThrow('are kept');
  expect(await purged()).toEqual(['bo-sung-sau.png', 'chua-tra-loi.pdf', 'cu-3-nam.pdf']);
  const log = await db
    .selectFrom('audit_log')
    .select(['action', 'entity_id', 'user_id', 'title'])
    .where('action', 'like', '%.purgeFile')
    .orderBy('action')
    .execute();
  expect(log).toEqual([
    expect.objectContaining({ action: 'correctionRequest.purgeFile', entity_id: request, user_id: null }),
    { action: 'takedown.purgeFile', entity_id: old, user_id: null, title: 'Bài của cu-6-nam.pdf' },
  ]);

  const { version, ...times } = await server.ask(dataRequestEndpoints.times, { headers });
  expect(times.evidenceMonths).toBe(60);
  await server.ask(dataRequestEndpoints.saveTimes, {
    headers,
    body: { ...times, evidenceMonths: 24, version },
  });
  expect(await purged()).toEqual(['bo-sung-sau.png', 'chua-tra-loi.pdf']);
});
