import { Readable } from 'node:stream';
import { juryEndpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import { juryRoomEndpoints as room } from '@toasoan/contract/features/contest-jury/room-endpoints.ts';
import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import { expect, test } from 'vitest';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { READER_SECRET } from '#server/features/comments/readers/test-support/reader-world.ts';
import { aSubmissionFile } from '#server/features/submission-checks/test-support/a-submission-file.ts';
import { hideNames, previewAddress, previewName } from '#server/features/submissions/public.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aJury } from './test-support/a-jury.ts';
import { aSignedWork, EXPOSURE, namesIn, secretsIn } from './test-support/a-signed-work.ts';
import { anExternalJury } from './test-support/an-external-jury.ts';

const server = await startTestServer();
const { db } = server;
/** A database of its own: the planted author has one id. */
const mailing = await startTestServer({ mailTokens: linkTokens({ current: READER_SECRET }) });

test('no call of a juror, answered or refused, carries anything that names an author', async () => {
  const jury = await aJury(server, { jurors_per_entry: 1 });
  const work = await aSignedWork(db, jury);
  const juror = await jury.juror({ isChair: true });
  await server.ask(juryEndpoints.open, await jury.run(juryEndpoints.open));
  const { headers } = juror;
  const [turn] = await jury.strip(juror);
  const params = { id: turn?.id ?? '' };
  const stranger = await signIn(db, await aPerson(db, { projects: [jury.project] }), {
    project: jury.project,
  });
  const mark = (value: number) => [{ key: 'score', value }];
  const replies = [
    await server.send(room.rounds, { headers, query: { contestId: jury.contest } }),
    await server.send(room.strip, { headers, query: { roundId: jury.round.id, category: 'PHOTO_SINGLE' } }),
    await server.send(room.turn, { headers, params }),
    await server.send(room.score, { headers, params, body: { version: 9, marks: [], isDone: false } }),
    await server.send(room.score, { headers, params, body: { version: 1, marks: mark(11), isDone: true } }),
    await server.send(room.score, { headers, params, body: { version: 1, marks: [], isDone: true } }),
    await server.send(room.score, { headers, params, body: { version: 1, marks: mark(7.5), isDone: true } }),
    await server.send(room.later, { headers, params, body: { version: 2 } }),
    await server.send(room.abstain, { headers, params, body: { version: 3, reason: 'Chưa rõ' } }),
    await server.send(room.recuse, { headers, params, body: { version: 4, reason: 'Quen' } }),
    await server.send(room.turn, { headers: stranger, params }),
    await server.send(room.turn, { headers, params: { id: '900000000000123' } }),
    await server.send(juryEndpoints.steps, { headers, query: { contestId: jury.contest } }),
    await server.send(juryEndpoints.board, {
      headers,
      query: { roundId: jury.round.id, category: 'PHOTO_SINGLE' },
    }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([
    200, 200, 200, 409, 422, 422, 200, 200, 200, 422, 404, 404, 200, 200,
  ]);
  for (const { envelope } of replies) expect(secretsIn(JSON.stringify(envelope))).toEqual([]);
  expect(replies[2]?.envelope).toMatchObject({
    data: {
      title: 'Mùa vàng – •••',
      story: 'Ảnh của ••• (•••), •••: •••',
      files: [{ caption: '••• chụp cùng •••', exposure: EXPOSURE }],
    },
  });

  // Everywhere else, authors are hidden from the juror while the round runs, and shown again afterwards.
  const editor = await aPerson(db, { role: 'EDITOR', projects: [jury.project] });
  const judge = await signIn(db, editor, { project: jury.project });
  await db.updateTable('contest_jurors').set({ user_id: editor.userId }).where('id', '=', juror.id).execute();
  const asked = { headers: judge, params: { id: work } };
  expect(await server.ask(submissionEndpoints.detail, asked)).toMatchObject({
    isBlind: true,
    entrant: { hint: '' },
  });
  expect((await server.refusal(submissionEndpoints.reveal, { ...asked, body: {} })).code).toBe(
    'RULES_NOT_MET',
  );
  const note = { params: { id: work }, body: { text: 'Gió Lạ gọi điện hỏi.' } };
  await server.ask(submissionEndpoints.note, { ...note, headers: jury.admin });
  const contestId = jury.contest;
  const find = async (text: string) =>
    (await server.ask(submissionEndpoints.list, { headers: judge, query: { contestId, text } })).items;
  const listed = await server.ask(submissionEndpoints.list, { headers: judge, query: { contestId } });
  const shown = await server.ask(submissionEndpoints.detail, asked);
  expect(shown).toMatchObject({
    ...{ title: 'Mùa vàng – •••', story: 'Ảnh của ••• (•••), •••: •••' },
    ...{ notes: [{ text: '••• gọi điện hỏi.' }], files: [{ caption: '••• chụp cùng •••' }] },
  });
  expect(namesIn(JSON.stringify([listed, shown]))).toEqual([]);
  const searched = async (text: string) =>
    (await server.ask(submissionEndpoints.search, { headers: judge, query: { text } })).items;
  expect(await searched('mùa vàng')).toEqual([]);
  expect(await searched(shown.number.replaceAll('-', ''))).toMatchObject([
    { id: work, title: 'Mùa vàng – •••' },
  ]);
  const number = shown.number.toLowerCase();
  expect([(await find('bí mật')).length, (await find('mùa vàng')).length]).toEqual([0, 0]);
  expect((await find(number)).map(({ id }) => id)).toEqual([work]);
  await db.updateTable('contest_rounds').set({ state: 'APPLIED' }).where('id', '=', jury.round.id).execute();
  expect(await server.ask(submissionEndpoints.detail, asked)).toMatchObject({ isBlind: false });
});

test('a picture has another address in the jury room than in public, and neither names the other', async () => {
  const jury = await aJury(server, { jurors_per_entry: 1 });
  const work = await jury.work({});
  const key = `khoa-cua-phong-cham-${work}`;
  const bytes = Buffer.from('RIFF of a picture');
  await server.storage.put(previewName(key, 'small'), Readable.from([bytes]), {
    size: bytes.length,
    mime: 'image/webp',
  });
  const file = await aSubmissionFile(server, jury.project, work, bytes, { key, state: 'READY' });
  await db.updateTable('submissions').set({ cover_file_id: file }).where('id', '=', work).execute();
  const editor = await aPerson(db, { role: 'EDITOR', projects: [jury.project] });
  const headers = await signIn(db, editor, { project: jury.project });
  const { id } = await jury.juror();
  await db.updateTable('contest_jurors').set({ user_id: editor.userId }).where('id', '=', id).execute();
  const juror = { id, person: editor, headers };
  await server.ask(juryEndpoints.open, await jury.run(juryEndpoints.open));
  const [turn] = await jury.strip(juror);
  const [inRoom, open] = [turn?.cover ?? '', previewAddress(key, 'small')];
  expect(inRoom).toMatch(/^\/contest-files\/room\//);
  expect(inRoom).not.toContain(key);
  expect((await jury.strip(juror))[0]?.cover).toBe(inRoom);
  const detail = await server.ask(submissionEndpoints.detail, { headers, params: { id: work } });
  expect(detail).toMatchObject({ isBlind: true, cover: inRoom, files: [{ small: inRoom }] });

  const [room, gallery] = [await server.app.inject({ url: inRoom }), await server.app.inject({ url: open })];
  expect([room.statusCode, room.body]).toEqual([200, gallery.body]);
  expect(room.headers.etag).not.toBe(gallery.headers.etag);
  const cut = inRoom.replace(/.(?=\/small)/, (last) => (last === 'A' ? 'Q' : 'A'));
  for (const url of [cut, `/contest-files/room/${key}/small.webp`, inRoom.replace('small.webp', 'original')])
    expect((await server.app.inject({ url })).statusCode).toBe(404);
});

test('no call of an external juror, answered or refused, carries anything that names an author', async () => {
  const { jury, guest, link, code, post } = await anExternalJury(mailing, { jurors_per_entry: 1 });
  await aSignedWork(mailing.db, jury);
  const juror = await guest();
  await mailing.ask(juryEndpoints.open, await jury.run(juryEndpoints.open));
  const door = await link(juror);
  const opened = await post('open', { token: door, code: await code(juror, door) });
  const { token } = opened.data;
  const seen = await post('strip', { token, roundId: jury.round.id, category: 'PHOTO_SINGLE' });
  const turnId = seen.data.turns[0]?.id;
  const of = { token, turnId };
  const mark = (value: number) => [{ key: 'score', value }];
  const replies = [
    await post('code', { token: door }),
    await post('open', { token: door, code: '000000' }),
    opened,
    await post('rounds', { token }),
    seen,
    await post('turn', of),
    await post('score', { ...of, version: 9, marks: [], isDone: false }),
    await post('score', { ...of, version: 1, marks: mark(11), isDone: true }),
    await post('score', { ...of, version: 1, marks: [], isDone: true }),
    await post('score', { ...of, version: 1, marks: mark(7.5), isDone: true }),
    await post('later', { ...of, version: 2 }),
    await post('abstain', { ...of, version: 3, reason: 'Chưa rõ' }),
    await post('recuse', { ...of, version: 4, reason: 'Quen' }),
    await post('turn', { token, turnId: '900000000000123' }),
    await post('leave', { token }),
    await post('turn', of),
  ];
  expect(replies.map(({ status }) => status)).toEqual([
    200, 422, 200, 200, 200, 200, 409, 422, 422, 200, 200, 200, 422, 404, 200, 422,
  ]);
  for (const { text } of replies) expect(secretsIn(text)).toEqual([]);
  expect(replies[5]?.data).toMatchObject({
    title: 'Mùa vàng – •••',
    story: 'Ảnh của ••• (•••), •••: •••',
    files: [{ caption: '••• chụp cùng •••', exposure: EXPOSURE }],
  });
  // What a page shows of a file has no owner either, and is not the address of the public gallery.
  expect(replies[5]?.data.files[0].large).toMatch(/^\/contest-files\/room\/[\w-]+\/large\.webp$/);
});

test('names are hidden as whole words, in any case and without marks', () => {
  expect(hideNames('Lan Anh ở Lan Anh Villa, hoa lan anh đào', ['Lan Anh'])).toBe(
    '••• ở ••• Villa, hoa ••• đào',
  );
  expect(hideNames('Lananh, Lan Anhs', ['Lan Anh'])).toBe('Lananh, Lan Anhs');
  expect(hideNames('DO QUYEN và Đỗ Quyên', ['Đỗ Quyên', '', 'An'])).toBe('••• và •••');
});
