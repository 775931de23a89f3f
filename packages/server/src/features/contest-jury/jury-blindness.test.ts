import { auditEndpoints } from '@toasoan/contract/features/audit/endpoints.ts';
import { jurorEndpoints, juryEndpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import { juryRoomEndpoints as room } from '@toasoan/contract/features/contest-jury/room-endpoints.ts';
import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { expect, test } from 'vitest';
import { hideNames } from '#server/features/submissions/public.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aJury } from './test-support/a-jury.ts';

const server = await startTestServer();
const { db } = server;

const ENTRANT = {
  id: '900000000000123',
  email: 'bi.mat@thu-rieng.example',
  email_key: 'bi.mat@thu-rieng.example',
  full_name: 'Trương Bí Mật',
  stage_name: 'Gió Lạ',
  group_name: 'Nhóm Ánh Sáng Ẩn',
  phone: '0912345678',
  address: 'Ngõ Không Tên',
};
const EXIF = {
  takenTime: '2025-03-04T05:06:07.000Z',
  camera: 'Máy Riêng 9000',
  lens: 'Ống Riêng 35',
  software: 'Phần Mềm Riêng',
  latitude: 21.123456,
  longitude: 105.654321,
  owner: 'Truong Bi Mat',
  exposure: 'ISO 200 · 1/320 · f/5,6 · 85 mm',
};
const CHECKSUM = Buffer.alloc(32, 0xa7);
const SECRETS = [
  ...Object.values(ENTRANT),
  'Truong Bi Mat',
  'TruongBiMat_001.jpg',
  'Cộng Sự Kín',
  '2024-12-13',
  CHECKSUM.toString('hex'),
  CHECKSUM.toString('base64'),
  '7777777777',
  ...Object.entries(EXIF).flatMap(([field, value]) => (field === 'exposure' ? [] : [String(value)])),
].map(foldVietnamese);

/** A work whose every personal fact is a word that must not come out. */
async function aSignedWork(
  jury: Awaited<ReturnType<typeof aJury>>,
  entrant: Partial<typeof ENTRANT> = ENTRANT,
): Promise<string> {
  const id = await jury.work({
    entrant,
    title: 'Mùa vàng – TRƯƠNG BÍ MẬT',
    story: 'Ảnh của Truong Bi Mat (Gió Lạ), nhóm Ánh Sáng Ẩn: bi.mat@thu-rieng.example',
    co_authors: JSON.stringify([{ name: 'Cộng Sự Kín', role: 'Trợ lý' }]),
    submit_time: new Date('2024-12-13T08:00:00Z'),
  });
  const file = await db
    .insertInto('submission_files')
    .values({
      project_id: jury.project,
      submission_id: id,
      draft_id: null,
      caption: 'Trương bí mật chụp cùng Cộng Sự Kín',
      file_name: 'TruongBiMat_001.jpg',
      mime: 'image/jpeg',
      bytes: '7777777777',
      width: 5472,
      height: 3648,
      duration_ms: null,
      checksum: CHECKSUM,
      look_hash: null,
      exif: JSON.stringify(EXIF),
      key: `khoa-${id}`,
      state: 'READY',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('submissions').set({ cover_file_id: file.id }).where('id', '=', id).execute();
  return id;
}

test('no call of a juror, answered or refused, carries anything that names an author', async () => {
  const jury = await aJury(server, { jurors_per_entry: 1 });
  const work = await aSignedWork(jury);
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
  for (const { envelope } of replies) {
    const said = foldVietnamese(JSON.stringify(envelope));
    expect(SECRETS.filter((secret) => said.includes(secret))).toEqual([]);
  }
  expect(replies[2]?.envelope).toMatchObject({
    data: {
      title: 'Mùa vàng – •••',
      story: 'Ảnh của ••• (•••), •••: •••',
      files: [{ caption: '••• chụp cùng •••', exposure: EXIF.exposure }],
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
  const named = [...Object.values(ENTRANT), 'Truong Bi Mat', 'Cộng Sự Kín'].map(foldVietnamese);
  const texts = foldVietnamese(JSON.stringify([listed, shown]));
  expect(named.filter((secret) => texts.includes(secret))).toEqual([]);
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

test('an administrator who judges reads neither scores of others nor names in the log until the round is locked', async () => {
  const jury = await aJury(server, { jurors_per_entry: 1 });
  const { id: _, ...entrant } = ENTRANT;
  const work = await aSignedWork(jury, entrant);
  const juror = await jury.juror();
  await server.ask(juryEndpoints.open, await jury.run(juryEndpoints.open));
  await jury.score(juror, 'Mùa vàng – •••', 7.5);
  const change = { id: work, version: 1, takenPlace: 'Nhà Trương Bí Mật' };
  await server.ask(submissionEndpoints.update, { headers: jury.admin, body: change });
  const chief = await aPerson(db, { role: 'ADMIN', projects: [jury.project] });
  const headers = await signIn(db, chief, { project: jury.project });
  const read = async (entity: 'juryScore' | 'submission') =>
    await server.ask(auditEndpoints.list, { headers, query: { entity: [entity] } });
  expect((await read('juryScore')).total).toBe(1);
  expect(JSON.stringify(await read('submission'))).toContain('Trương Bí Mật');
  await server.ask(jurorEndpoints.create, {
    headers: jury.admin,
    body: { contestId: jury.contest, userId: chief.userId, roundKeys: ['PRELIM'] },
  });
  expect(await read('juryScore')).toMatchObject({ total: 0, items: [] });
  const log = JSON.stringify(await read('submission'));
  expect(log).toContain('Nhà •••');
  expect(log).not.toContain('Bí Mật');
  const csv = await server.ask(auditEndpoints.export, { headers, query: { entity: ['juryScore'] } });
  expect(csv.rows).toBe(0);
  await db.updateTable('contest_rounds').set({ state: 'LOCKED' }).where('id', '=', jury.round.id).execute();
  expect((await read('juryScore')).total).toBe(1);
});

test('names are hidden as whole words, in any case and without marks', () => {
  expect(hideNames('Lan Anh ở Lan Anh Villa, hoa lan anh đào', ['Lan Anh'])).toBe(
    '••• ở ••• Villa, hoa ••• đào',
  );
  expect(hideNames('Lananh, Lan Anhs', ['Lan Anh'])).toBe('Lananh, Lan Anhs');
  expect(hideNames('DO QUYEN và Đỗ Quyên', ['Đỗ Quyên', '', 'An'])).toBe('••• và •••');
});
