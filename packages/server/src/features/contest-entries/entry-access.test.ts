import { randomBytes } from 'node:crypto';
import { entryEndpoints } from '@toasoan/contract/features/contest-entries/entry-endpoints.ts';
import { describe, expect, test } from 'vitest';
import { fourColours } from '#server/core/images/test-support/test-pictures.ts';
import { originalName } from '#server/features/submissions/public.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { entryJobs } from './entry-jobs.ts';
import { forgetDraftsOfPerson, heldEntrants } from './held-entries-store.ts';
import { aFullDraft, anEmail, anEntryWorld, filesOf, HOUR, idIn } from './test-support/entry-world.ts';

const server = await startTestServer();
const { db } = server;
const picture = await fourColours(60, 40).jpeg().toBuffer();
const codeOf = (answer: { readonly body: { details?: { rules?: { code: string }[] } } }) =>
  answer.body.details?.rules?.[0]?.code;

describe('A code', () => {
  test('is over after five wrong tries, also for who knows it then', async () => {
    const world = await anEntryWorld(server);
    const said = { contest: 'anh', email: anEmail() };
    await world.done('code', said);
    const right = await world.newestCode(said.email);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let at = 0; at < 5; at += 1)
      expect(codeOf(await world.post('open', { ...said, code: wrong }))).toBe('CODE_WRONG');
    expect(codeOf(await world.post('open', { ...said, code: right }))).toBe('CODE_WRONG');
  });

  test('serves once, for a quarter of an hour, and only its own address', async () => {
    const world = await anEntryWorld(server);
    const said = { contest: 'anh', email: anEmail() };
    await world.done('code', said);
    const code = await world.newestCode(said.email);
    expect(codeOf(await world.post('open', { ...said, email: anEmail(), code }))).toBe('CODE_WRONG');
    await world.done('open', { ...said, code });
    expect(codeOf(await world.post('open', { ...said, code }))).toBe('CODE_WRONG');
    await world.done('code', said);
    world.clock.ms += HOUR / 4;
    const late = await world.newestCode(said.email);
    expect(codeOf(await world.post('open', { ...said, code: late }))).toBe('CODE_WRONG');
  });

  test('is not mailed without a mail server, nor for a contest that readers do not see', async () => {
    const silent = await anEntryWorld(server, { mails: false });
    const ask = { contest: 'anh', email: anEmail() };
    expect(codeOf(await silent.post('code', ask))).toBe('NO_MAIL');
    const hidden = await anEntryWorld(server, { state: 'DRAFT' });
    expect((await hidden.post('code', ask)).status).toBe(404);
  });
});

test('a secret opens nothing of another address, of another project, or after its time', async () => {
  const world = await anEntryWorld(server);
  const mine = await aFullDraft(world, anEmail(), picture);
  const { token } = await world.open(anEmail());
  const { draftId, fileId, sending } = mine;
  expect(codeOf(await world.post('send', { ...sending, token }))).toBe('DRAFT_GONE');
  expect(codeOf(await world.post('remove-file', { token, draftId, fileId }))).toBe('DRAFT_GONE');
  expect((await filesOf(world, { token, draftId }).begin(10)).json().details.rules[0].code).toBe(
    'DRAFT_GONE',
  );
  const elsewhere = await anEntryWorld(server);
  expect(codeOf(await elsewhere.post('state', { token: mine.token }))).toBe('LINK_OVER');
  world.clock.ms += 181 * 24 * HOUR;
  expect(codeOf(await world.post('state', { token: mine.token }))).toBe('LINK_OVER');
});

test('a draft saved on another device since is not overwritten', async () => {
  const world = await anEntryWorld(server);
  const { sending, draftId, token } = await aFullDraft(world, anEmail(), picture);
  const stale = { token, draftId, version: sending.version - 1, author: {}, work: {} };
  expect((await world.post('save', stale)).status).toBe(409);
  expect((await world.post('send', { ...sending, version: sending.version - 1 })).status).toBe(409);
});

describe('A file', () => {
  test('arrives over a line that breaks, and is taken by its content whatever its name says', async () => {
    const world = await anEntryWorld(server);
    const { token, draftId } = await aFullDraft(world, anEmail(), picture);
    const files = filesOf(world, { token, draftId });
    const other = await fourColours(80, 40).jpeg().toBuffer();
    const id = idIn((await files.begin(other.length, 'phim.mp4')).headers.location);
    expect((await files.send(id, 0, other.subarray(0, 50))).headers['upload-offset']).toBe('50');
    expect((await files.send(id, 10, other.subarray(10))).statusCode).toBe(409);
    expect((await files.progress(id)).headers['upload-offset']).toBe('50');
    const end = await files.send(id, 50, other.subarray(50));
    expect(end.headers['entry-file']).toMatch(/^\d+$/);
    const { drafts } = await world.done('state', { token });
    expect(drafts[0]?.files).toMatchObject([{}, { mime: 'image/jpeg', bytes: other.length }]);
    expect(JSON.stringify(await Array.fromAsync(server.storage.list('contest/uploads/')))).toBe('[]');
  });

  test('that the contest does not take leaves nothing behind, and the draft is kept', async () => {
    const world = await anEntryWorld(server);
    const { token, draftId } = await aFullDraft(world, anEmail(), picture);
    const files = filesOf(world, { token, draftId });
    const before = await Array.fromAsync(server.storage.list('contest/'), ({ name }) => name);
    const png = await fourColours(20, 20).png().toBuffer();
    expect((await files.whole(png, 'anh.jpg')).json().details.rules[0].code).toBe('FILE_TYPE');
    expect((await files.whole(randomBytes(100), 'anh.jpg')).json().details.rules[0].code).toBe('FILE_TYPE');
    expect((await files.begin(3_000_000_000)).json().details.rules[0].code).toBe('FILE_TOO_LARGE');
    expect(await Array.fromAsync(server.storage.list('contest/'), ({ name }) => name)).toEqual(before);
    expect((await world.done('state', { token })).drafts[0]?.files).toHaveLength(1);
  });

  test('of another draft is neither seen nor stopped with another secret, and the own one is', async () => {
    const world = await anEntryWorld(server);
    const mine = await aFullDraft(world, anEmail(), picture);
    const other = await world.open(anEmail());
    const id = idIn((await mine.files.begin(1_000)).headers.location);
    const theirs = filesOf(world, { token: other.token, draftId: mine.draftId });
    const answers = [await theirs.progress(id), await theirs.send(id, 0, picture), await theirs.cancel(id)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await mine.files.cancel(id)).statusCode).toBe(204);
    expect((await mine.files.progress(id)).statusCode).toBe(404);
  });

  test('too many are refused before a byte is sent', async () => {
    const world = await anEntryWorld(server, { limits: { series: { min: 2, max: 2 } } });
    const { files } = await aFullDraft(world, anEmail(), picture);
    const begun = await Promise.all(Array.from({ length: 8 }, () => files.begin(1_000)));
    expect(begun.filter(({ statusCode }) => statusCode === 201)).toHaveLength(6);
  });
});

describe('What is sent to every call', () => {
  const calls = Object.values(entryEndpoints).map(({ path }) => path.split('/entries/')[1] ?? '');
  test.each(calls)('%s is refused in words when it is hostile, and nothing breaks', async (call) => {
    const world = await anEntryWorld(server);
    const token = `tsn_${'a'.repeat(43)}`;
    const bodies = [
      { token, extra: true },
      { token: 'tsn_x' },
      { token, draftId: '0', workId: 'x', contest: '../x', email: 'x', code: '12' },
      { token, draftId: '1e9', version: 0, author: { fullName: 7 }, work: { category: 'OIL' } },
      { token, contest: 'anh', email: '<b>@x', website: 'https://spam.example' },
    ];
    for (const body of bodies) {
      const { status, body: answer } = await world.post(call, body);
      expect([status >= 400 && status < 500, typeof answer.message]).toEqual([true, 'string']);
    }
    const headers = { origin: 'https://evil.example' };
    expect((await world.postFrom(call, { token }, headers)).statusCode).toBe(403);
  });
});

test('a person’s drafts go with their files when they ask for it, and are found by their address until then', async () => {
  const world = await anEntryWorld(server);
  const { projectId } = world;
  const [email, at] = [anEmail(), { now: new Date(), by: { userId: null, displayName: '' } }];
  const sent = await aFullDraft(world, email, picture);
  await world.done('send', sent.sending);
  const begun = await world.done('begin', { token: sent.token });
  const files = filesOf(world, { token: sent.token, draftId: begun.drafts[0]?.id ?? '' });
  await files.whole(await fourColours(90, 40).jpeg().toBuffer());
  const person = { email: email.toUpperCase(), phone: '', name: '' };
  const found = await heldEntrants.find(db, projectId, person, 10);
  expect(found).toMatchObject([{ title: 'Ảnh đẹp', match: 'EMAIL', facts: { name: 'Nguyễn Thị Hoa' } }]);
  expect(await forgetDraftsOfPerson(db, projectId, person, at)).toBe(1);
  await runDueJobs(db, entryJobs(server));
  expect(await world.done('state', { token: sent.token })).toMatchObject({ drafts: [], works: [{}] });
  const kept = await db
    .selectFrom('submission_files')
    .innerJoin('submissions', 'submissions.id', 'submission_files.submission_id')
    .select('submission_files.key')
    .where('submissions.contest_id', '=', world.contestId)
    .execute();
  const stored = await Array.fromAsync(server.storage.list('contest/originals/'), ({ name }) => name);
  expect(stored).toContain(originalName(kept[0]?.key ?? ''));
});
