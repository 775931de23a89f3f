import type { EntryState } from '@toasoan/contract/features/contest-entries/entry-answers.ts';
import { describe, expect, test } from 'vitest';
import { fourColours } from '#server/core/images/test-support/test-pictures.ts';
import { box, makeFilm, number32, xyz } from '#server/features/media/upload/test-support/make-film.ts';
import { filmName, originalName, previewName } from '#server/features/submissions/public.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { entryJobs } from './entry-jobs.ts';
import {
  AUTHOR,
  aFullDraft,
  anEmail,
  anEntryWorld,
  filesOf,
  HOUR,
  WORK,
} from './test-support/entry-world.ts';

const server = await startTestServer();
const { db, storage } = server;
const picture = await fourColours(600, 400)
  .withExif({ IFD0: { Artist: 'Nguyen Thi Hoa', Software: 'Sua anh 1.0' } })
  .jpeg()
  .toBuffer();
const jobs = entryJobs(server);

const consentsOf = (submissionId: string) =>
  db
    .selectFrom('contest_consents')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute();
const worksOf = (contestId: string) =>
  db.selectFrom('submissions').selectAll().where('contest_id', '=', contestId).orderBy('id').execute();

interface Sent {
  readonly number: string;
  readonly state: EntryState;
}

describe('A draft that lacks nothing', () => {
  test('becomes one work with the next number and its consents, however often it is sent', async () => {
    const world = await anEntryWorld(server);
    const draft = await aFullDraft(world, anEmail(), picture);
    const first = await world.done<Sent>('send', draft.sending);
    const again = await world.done<Sent>('send', draft.sending);
    expect([first.number, again.number]).toEqual(['HV25-A-00001', 'HV25-A-00001']);
    expect(first.state).toMatchObject({
      drafts: [],
      works: [{ number: 'HV25-A-00001', state: 'SUBMITTED' }],
    });
    const [work, ...others] = await worksOf(world.contestId);
    expect(others).toEqual([]);
    expect(work).toMatchObject({ title: 'Nắng sớm', file_count: 1, rules_version: 1, channel: 'SITE' });
    const consents = await consentsOf(work?.id ?? '');
    expect(consents.map(({ kind }) => kind)).toEqual(['RULES', 'PRIVACY', 'COPYRIGHT', 'MODEL']);
    expect(consents[0]).toMatchObject({ rules_version: 1, address: expect.stringMatching(/^\d+\./) });
    const audited = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', work?.id ?? '')
      .where('project_id', '=', world.projectId)
      .execute();
    expect(audited).toMatchObject([{ action: 'submission.create', user_name: '', address: '' }]);
    expect(JSON.stringify(audited)).not.toMatch(/Hoa|0912345678|thu\.example/);
  });

  test('has previews without anything that its file says, and keeps the file as it was sent', async () => {
    const world = await anEntryWorld(server);
    const { fileId } = await aFullDraft(world, anEmail(), picture);
    await runDueJobs(db, jobs);
    const file = await db
      .selectFrom('submission_files')
      .selectAll()
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow();
    expect(file).toMatchObject({ state: 'READY', width: 600, height: 400, mime: 'image/jpeg' });
    expect(file.exif).toMatchObject({ owner: 'Nguyen Thi Hoa', software: 'Sua anh 1.0' });
    expect(await storage.sizeOf(originalName(file.key))).toBe(picture.length);
    const small = await storage.open(previewName(file.key, 'small'));
    const bytes = Buffer.concat(await Array.fromAsync(small?.content ?? []));
    expect(bytes.includes('Hoa')).toBe(false);
  });

  test('has a film without the place in it to be watched, and a plain field in place of a picture', async () => {
    const world = await anEntryWorld(server);
    const { files } = await aFullDraft(world, anEmail(), picture);
    const place = '+10.0342+105.7880/';
    const film = makeFilm({ inMovie: [box('udta', xyz(place), number32(0))] });
    const fileId = String((await files.whole(film, 'phim.mp4')).headers['entry-file']);
    await runDueJobs(db, jobs);
    const file = await db
      .selectFrom('submission_files')
      .select(['key', 'state', 'width'])
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow();
    expect(file).toMatchObject({ state: 'READY', width: null });
    const shown = Buffer.concat(
      await Array.fromAsync((await storage.open(filmName(file.key)))?.content ?? []),
    );
    expect([shown.length, shown.includes(place)]).toEqual([film.length, false]);
    expect(await storage.sizeOf(previewName(file.key, 'small'))).toBeGreaterThan(0);
  });

  test('gets a number of its own when two are sent at once, without a gap after a refused one', async () => {
    const world = await anEntryWorld(server);
    const emails = [anEmail(), anEmail(), anEmail()];
    const drafts = await Promise.all(emails.map((email) => aFullDraft(world, email, picture)));
    const refused = await world.post('send', { ...drafts[2]?.sending, copyright: false });
    expect(refused).toMatchObject({ status: 422, body: { details: { rules: [{ code: 'AGREE_MISSING' }] } } });
    const sent = await Promise.all(drafts.map(({ sending }) => world.done<Sent>('send', sending)));
    expect(sent.map(({ number }) => number).sort()).toEqual(['HV25-A-00001', 'HV25-A-00002', 'HV25-A-00003']);
  });

  test('is refused beyond the limit of its author, who may withdraw another work instead', async () => {
    const email = anEmail();
    const world = await anEntryWorld(server, { limits: { maxPerAuthor: 1 } });
    const one = await aFullDraft(world, email, picture);
    const { token } = one;
    const first = await world.done<Sent>('send', one.sending);
    expect(first.state.mayBegin).toBe(false);
    expect((await world.post('begin', { token })).body.details.rules[0].code).toBe('TOO_MANY_WORKS');
    const [work] = first.state.works;
    const said = { token, workId: work?.id, version: work?.version };
    const slip = await world.post('withdraw', { ...said, number: 'HV25-A-00002' });
    expect(slip.body.details.rules[0].code).toBe('NUMBER_WRONG');
    const after = await world.done('withdraw', { ...said, number: 'hv25-a-00001' });
    expect(after).toMatchObject({ mayBegin: true, works: [{ state: 'WITHDRAWN', mayWithdraw: false }] });
    expect((await consentsOf(work?.id ?? '')).at(-1)).toMatchObject({
      ...{ kind: 'WITHDRAWN', rules_version: 1, address: expect.stringMatching(/^\d+\./) },
    });
    const two = await aFullDraft(world, email, picture, token);
    expect((await world.done<Sent>('send', two.sending)).number).toBe('HV25-A-00002');
  });
});

test('an unfinished draft is kept, and everything that it lacks is said at once', async () => {
  const world = await anEntryWorld(server);
  const draft = await aFullDraft(world, anEmail(), picture);
  const { token, draftId } = draft;
  const young = { ...AUTHOR, birthDate: '2016-01-01', guardianName: '' };
  const saved = await world.done<{ version: number }>('save', {
    ...{ token, draftId, version: draft.sending.version, author: young },
    work: { ...WORK, category: 'PHOTO_SERIES', title: '' },
  });
  const refused = await world.post('send', { ...draft.sending, version: saved.version });
  const codes = refused.body.details.rules.map(({ code }: { code: string }) => code);
  expect(codes).toEqual(['TOO_YOUNG', 'FILES_SERIES', 'TITLE_MISSING']);
  const state = await world.done('state', { token });
  expect(state.drafts).toMatchObject([{ id: draftId, files: [{ id: draft.fileId }] }]);
  expect(state.drafts[0]?.problems.map(({ code }) => code)).toEqual(codes);
});

test('what an author declares against the rules is said before, and the work is taken with a flag on record', async () => {
  const world = await anEntryWorld(server);
  const draft = await aFullDraft(world, anEmail(), picture);
  const { token, draftId } = draft;
  const { version } = await world.done<{ version: number }>('save', {
    ...{ token, draftId, version: draft.sending.version, author: AUTHOR },
    work: { ...WORK, composite: 1, awarded: 1, awardedText: 'Giải Ba tỉnh' },
  });
  const { drafts } = await world.done('state', { token });
  expect(drafts).toMatchObject([
    { problems: [], flagged: [expect.stringContaining('ảnh ghép'), expect.stringContaining('đã đoạt giải')] },
  ]);
  await world.done<Sent>('send', { ...draft.sending, version });
  const [work] = await worksOf(world.contestId);
  expect(work).toMatchObject({ state: 'SUBMITTED', flags: ['AGAINST_RULES'], declared: { composite: 1 } });
  const audited = await db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'submission.create')
    .where('entity_id', '=', work?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(audited.after).toMatchObject({ flags: ['AGAINST_RULES'] });
});

describe('The end of the intake', () => {
  test('is decided by the server: a draft is refused from that moment on, and what arrived before is kept', async () => {
    const world = await anEntryWorld(server, { closesIn: HOUR });
    const draft = await aFullDraft(world, anEmail(), picture);
    world.clock.ms += HOUR;
    const refused = await world.post('send', draft.sending);
    expect(refused.body.details.rules[0].code).toBe('CLOSED');
    expect((await draft.files.begin(10)).json().details.rules[0].code).toBe('CLOSED');
    expect((await world.done('state', { token: draft.token })).drafts).toHaveLength(1);
    world.clock.ms += 25 * HOUR;
    await runDueJobs(db, jobs, () => new Date(world.clock.ms));
    const left = await db
      .selectFrom('submission_files')
      .select('key')
      .where('draft_id', '=', draft.draftId)
      .execute();
    expect(left).toEqual([]);
  });

  test('waits an hour for a file that was arriving, and for nothing that begins later', async () => {
    const world = await anEntryWorld(server, { closesIn: HOUR });
    const { token } = await world.open(anEmail());
    const { drafts } = await world.done('begin', { token });
    const draftId = drafts[0]?.id ?? '';
    const files = filesOf(world, { token, draftId });
    const id = String((await files.begin(picture.length)).headers.location)
      .split('/')
      .at(-1);
    await files.send(id ?? '', 0, picture.subarray(0, 100));
    const { version } = await world.done<{ version: number }>('save', {
      ...{ token, draftId, version: 1, author: AUTHOR, work: WORK },
    });
    world.clock.ms += HOUR + 60_000;
    expect((await files.send(id ?? '', 100, picture.subarray(100))).statusCode).toBe(204);
    const agreed = { rulesVersion: 1, rules: true, privacy: true, copyright: true };
    const sent = await world.done<Sent>('send', { token, draftId, version, ...agreed });
    expect(sent.number).toBe('HV25-A-00001');
    expect((await world.post('begin', { token })).body.details.rules[0].code).toBe('CLOSED');
  });
});

describe('A work that is sent back', () => {
  async function sentBack(world: Awaited<ReturnType<typeof anEntryWorld>>) {
    const draft = await aFullDraft(world, anEmail(), picture);
    const { state } = await world.done<Sent>('send', draft.sending);
    const id = state.works[0]?.id ?? '';
    await db
      .updateTable('submissions')
      .set({ state: 'NEEDS_FIX', reason_text: 'Thiếu tên', fix_until: new Date(world.clock.ms + HOUR) })
      .where('id', '=', id)
      .execute();
    return { ...draft, id };
  }

  test('is mended with another file and comes again under its number', async () => {
    const world = await anEntryWorld(server);
    const { token, id, fileId } = await sentBack(world);
    const begun = await world.done('begin', { token, workId: id });
    expect(begun.works).toMatchObject([{ state: 'NEEDS_FIX', mayFix: true, reasonText: 'Thiếu tên' }]);
    const [draft] = begun.drafts;
    expect(draft).toMatchObject({ workId: id, files: [{ id: fileId }], work: { title: 'Nắng sớm' } });
    const draftId = draft?.id ?? '';
    const other = await fourColours(200, 200).jpeg().toBuffer();
    const added = String((await filesOf(world, { token, draftId }).whole(other)).headers['entry-file']);
    const { drafts } = await world.done('remove-file', { token, draftId, fileId });
    const { version } = await world.done<{ version: number }>('save', {
      ...{ token, draftId, version: drafts[0]?.version, author: AUTHOR },
      ...{ work: { ...WORK, title: 'Nắng chiều' }, files: [{ id: added, caption: '' }] },
    });
    const agreed = { rulesVersion: 1, rules: true, privacy: true, copyright: true };
    const sent = await world.done<Sent>('send', { token, draftId, version, ...agreed });
    expect(sent).toMatchObject({ number: 'HV25-A-00001', state: { works: [{ title: 'Nắng chiều' }] } });
    const [work] = await worksOf(world.contestId);
    expect(work).toMatchObject({ state: 'SUBMITTED', fix_until: null, cover_file_id: added });
    const files = await db
      .selectFrom('submission_files')
      .select('id')
      .where('submission_id', '=', id)
      .execute();
    expect(files).toEqual([{ id: added }]);
    expect(await consentsOf(id)).toHaveLength(8);
  });

  test('is no longer taken after its time, nor by another author', async () => {
    const world = await anEntryWorld(server);
    const { token, id } = await sentBack(world);
    const other = await world.open(anEmail());
    expect((await world.post('begin', { token: other.token, workId: id })).status).toBe(404);
    await world.done('begin', { token, workId: id });
    world.clock.ms += HOUR;
    expect((await world.post('begin', { token, workId: id })).body.details.rules[0].code).toBe('FIX_OVER');
  });
});

test('the ledger of consents takes no change and no removal, except that an address is forgotten', async () => {
  const world = await anEntryWorld(server);
  const draft = await aFullDraft(world, anEmail(), picture);
  const { state } = await world.done<Sent>('send', draft.sending);
  const mine = db.updateTable('contest_consents').where('submission_id', '=', state.works[0]?.id ?? '');
  await expect(mine.set({ rules_version: 2 }).execute()).rejects.toThrow(/append-only/);
  await expect(db.deleteFrom('contest_consents').execute()).rejects.toThrow(/append-only/);
  await mine.set({ address: '' }).execute();
  expect((await consentsOf(state.works[0]?.id ?? ''))[0]?.address).toBe('');
});
