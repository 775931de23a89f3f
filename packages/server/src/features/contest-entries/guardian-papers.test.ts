import { buffer } from 'node:stream/consumers';
import type { EntryState } from '@toasoan/contract/features/contest-entries/entry-answers.ts';
import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import { expect, test } from 'vitest';
import { fourColours } from '#server/core/images/test-support/test-pictures.ts';
import { originalName } from '#server/features/submissions/public.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { entryJobs } from './entry-jobs.ts';
import {
  AUTHOR,
  aFullDraft,
  anEmail,
  anEntryWorld,
  type EntryWorld,
  WORK,
} from './test-support/entry-world.ts';

const server = await startTestServer();
const { db, storage } = server;
const picture = await fourColours(60, 40).jpeg().toBuffer();
const photo = await fourColours(50, 70).png().toBuffer();
const PDF = Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF');
const jobs = entryJobs(server);
const codesOf = (answer: { readonly body: { details?: { rules?: { code: string }[] } } }) =>
  answer.body.details?.rules?.map(({ code }) => code);

/** Sixteen years old, with a guardian in words and nothing signed. */
async function aMinorsDraft(world: EntryWorld, email = anEmail(), token?: string) {
  const draft = await aFullDraft(world, email, picture, token);
  const born = new Date(world.clock.ms);
  born.setUTCFullYear(born.getUTCFullYear() - 16);
  const author = {
    ...{ ...AUTHOR, birthDate: born.toISOString().slice(0, 10) },
    ...{ guardianName: 'Nguyễn Văn Cha', guardianPhone: '0912345678', guardianAgrees: true },
  };
  const save = async (as: object, version: number) =>
    await world.done<{ version: number }>('save', {
      ...{ token: draft.token, draftId: draft.draftId, version, author: as, work: WORK },
      files: [{ id: draft.fileId, caption: '' }],
    });
  const { version } = await save(author, draft.sending.version);
  const send = (at = version) => world.post('send', { ...draft.sending, version: at });
  return { ...draft, version, send, save };
}

const papersOf = (world: EntryWorld) =>
  db.selectFrom('guardian_papers').selectAll().where('project_id', '=', world.projectId).execute();

test('a minor sends nothing without what the guardian signed, and says so only once while it is missing', async () => {
  const world = await anEntryWorld(server);
  const draft = await aMinorsDraft(world);
  expect(codesOf(await draft.send())).toEqual(['GUARDIAN_PAPER_MISSING']);
  const looked = await world.done('state', { token: draft.token });
  expect(looked.drafts[0]).toMatchObject({
    guardianPaper: null,
    problems: [{ code: 'GUARDIAN_PAPER_MISSING', field: 'author.guardianPaper' }],
  });
  expect((await draft.files.paper(PDF)).statusCode).toBe(204);
  const [first] = await papersOf(world);
  expect((await draft.files.paper(photo)).statusCode).toBe(204);
  await runDueJobs(db, jobs);
  expect(await storage.sizeOf(originalName(first?.key ?? ''))).toBeUndefined();
  const ready = await world.done('state', { token: draft.token });
  expect(ready.drafts[0]).toMatchObject({
    ...{ guardianPaper: { mime: 'image/png', bytes: photo.length }, problems: [] },
    files: [{ id: draft.fileId }],
  });
  expect((await draft.send()).status).toBe(200);
  const [kept, ...others] = await papersOf(world);
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ draft_id: null, mime: 'image/png' });
  expect(await storage.sizeOf(originalName(kept?.key ?? ''))).toBe(photo.length);
});

test('a paper counts for later works of its author too, and an author of age leaves none', async () => {
  const world = await anEntryWorld(server);
  const email = anEmail();
  const first = await aMinorsDraft(world, email);
  await first.files.paper(PDF);
  expect((await first.send()).status).toBe(200);
  const second = await aMinorsDraft(world, email, first.token);
  expect((await second.send()).status).toBe(200);
  expect(await papersOf(world)).toHaveLength(1);
  const grown = await aMinorsDraft(world);
  await grown.files.paper(PDF);
  const { version } = await grown.save(AUTHOR, grown.version);
  expect((await grown.send(version)).status).toBe(200);
  expect(await papersOf(world)).toHaveLength(1);
});

test('only a JPEG, a PNG or a PDF up to ten megabytes is taken, and the draft is kept', async () => {
  const world = await anEntryWorld(server);
  const draft = await aMinorsDraft(world);
  const said = { draftId: draft.draftId, purpose: 'GUARDIAN' };
  const large = await draft.files.begin(10 * 1024 * 1024 + 1, 'giay.pdf', said);
  expect(large.json().details.rules[0]).toMatchObject({ code: 'FILE_TOO_LARGE' });
  const webp = await fourColours(50, 50).webp().toBuffer();
  expect((await draft.files.paper(webp)).json().details.rules[0].code).toBe('PAPER_TYPE');
  const text = Buffer.from('không phải giấy');
  expect((await draft.files.paper(text)).json().details.rules[0].code).toBe('PAPER_TYPE');
  expect(await papersOf(world)).toEqual([]);
  const other = await draft.files.begin(10, 'giay.pdf', { ...said, purpose: 'PUBLIC' });
  expect(other.statusCode).toBe(400);
  const { drafts } = await world.done('state', { token: draft.token });
  expect(drafts).toMatchObject([{ id: draft.draftId, files: [{ id: draft.fileId }] }]);
});

test('a paper goes with the draft that is thrown away', async () => {
  const world = await anEntryWorld(server);
  const draft = await aMinorsDraft(world);
  await draft.files.paper(PDF);
  const [paper] = await papersOf(world);
  await world.done('drop', { token: draft.token, draftId: draft.draftId });
  await runDueJobs(db, jobs);
  expect(await papersOf(world)).toEqual([]);
  expect(await storage.sizeOf(originalName(paper?.key ?? ''))).toBeUndefined();
});

test('staff who check open it with a row in the log; no list, gallery or address gives it', async () => {
  const world = await anEntryWorld(server);
  const draft = await aMinorsDraft(world);
  await draft.files.paper(PDF);
  const sent = (await draft.send()).body.data as { state: EntryState };
  const id = sent.state.works[0]?.id ?? '';
  const { projectId } = world;
  const hire = async (role: 'AUTHOR' | 'EDITOR') =>
    await signIn(db, await aPerson(db, { role, projects: [projectId] }), { project: projectId });
  const [editor, author] = [await hire('EDITOR'), await hire('AUTHOR')];
  const [paper] = await papersOf(world);
  const detail = await server.ask(submissionEndpoints.detail, { params: { id }, headers: author });
  expect(JSON.stringify(detail)).not.toContain(paper?.key);
  const shown = await server.ask(submissionEndpoints.reveal, { params: { id }, body: {}, headers: editor });
  expect(shown.guardianPaper).toMatchObject({ mime: 'application/pdf', bytes: PDF.length });
  expect(JSON.stringify(shown)).not.toContain(paper?.key);
  const url = `/api/admin/submission/guardian-paper/${id}`;
  expect((await server.app.inject({ url, headers: author })).statusCode).toBe(403);
  const answer = await server.app.inject({ url, headers: editor });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="HV25-A-00001-giay-dong-y.pdf"/),
    'cache-control': 'no-store',
  });
  expect(answer.rawPayload).toEqual(PDF);
  const audited = await db
    .selectFrom('audit_log')
    .select('after')
    .where('project_id', '=', projectId)
    .where('action', '=', 'submission.openGuardianPaper')
    .execute();
  expect(audited).toMatchObject([{ after: { title: 'HV25-A-00001' } }]);
  for (const name of ['original', 'small.webp', 'large.webp', 'film.mp4'])
    expect((await server.app.inject({ url: `/contest-files/${paper?.key}/${name}` })).statusCode).toBe(404);
  const stored = await storage.open(originalName(paper?.key ?? ''));
  expect(stored && (await buffer(stored.content))).toEqual(PDF);
});
