import { mediaTemplateEndpoints } from '@toasoan/contract/features/media/describing/media-template.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { expect, test } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { makePhotoWithWords } from './test-support/make-files.ts';
import { tusOf } from './test-support/tus.ts';
import { uploadJobs } from './upload-jobs.ts';

const server = await startTestServer();
const { app, db, storage, scratch, images } = server;
const project = await aProject(db);
const headers = await signIn(db, await aPerson(db, { projects: [project] }), { project });
const editor = await signIn(db, await aPerson(db, { projects: [project], role: 'EDITOR' }), { project });
const tus = tusOf(app, headers);
const jobs = uploadJobs({ storage, scratch, images, now: () => new Date() });

const SET = {
  caption: 'SEA Games, {ngày chụp}: {máy ảnh}, {tên tệp}',
  persons: ['An'],
  licence: 'OWN' as const,
};
const create = async (title: string) =>
  await server.ask(mediaTemplateEndpoints.create, { headers, body: { title, set: SET } });
const detail = (id: string) => server.ask(mediaEndpoints.detail, { params: { id }, headers });
async function uploaded(name: string, templateId: string): Promise<string> {
  const answer = await tus.upload(name, await makePhotoWithWords(), { templateId });
  return String(answer.headers['media-id']);
}

test('a template describes each file of an upload from its own EXIF and name, before the words inside it', async () => {
  const template = await create('SEA Games');
  const [silent, edited] = [
    await uploaded('DSC_1.jpg', template.id),
    await uploaded('DSC_2.jpg', template.id),
  ];
  const said = { id: edited, version: 1, caption: 'Tôi viết' };
  await server.ask(mediaEndpoints.update, { body: said, headers });
  await server.ask(mediaTemplateEndpoints.update, {
    headers: editor,
    body: { id: template.id, version: 1, set: { caption: 'Sửa sau' } },
  });
  await runDueJobs(db, jobs);
  expect(await detail(silent)).toMatchObject({
    state: 'READY',
    caption: 'SEA Games, 20/11/2026: Canon EOS R5, DSC_1',
    credit: 'Le Binh',
    persons: ['An'],
    licence: 'OWN',
    licenceStatus: 'VALID',
  });
  expect(await detail(edited)).toMatchObject({ caption: 'Tôi viết', persons: ['An'] });
  const found = await server.ask(mediaEndpoints.list, { query: { text: 'sea games dsc' }, headers });
  expect(found.items.map(({ id }) => id)).toEqual([silent]);
});

test('an upload with a template that is gone is refused before its first byte, and says so', async () => {
  const template = await create('Tạm');
  await server.ask(mediaTemplateEndpoints.remove, {
    headers: { ...editor, 'if-match': '"1"' },
    params: { id: template.id },
  });
  const refused = await tus.begin(9, { filename: 'a.jpg', templateId: template.id });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().message).toBe(
    'Mẫu siêu dữ liệu đã chọn không còn nữa. Hãy chọn mẫu khác hoặc bỏ chọn mẫu rồi tải lại.',
  );
});

test('a template has a name of its own, says something, and is changed by those who may edit any file', async () => {
  const template = await create('Lễ hội');
  const body = { title: 'lễ hội', set: SET };
  expect((await server.refusal(mediaTemplateEndpoints.create, { headers, body })).code).toBe('TITLE_TAKEN');
  const empty = await server.refusal(mediaTemplateEndpoints.create, {
    headers,
    body: { title: 'B', set: {} },
  });
  expect(empty.status).toBe(400);
  const change = { id: template.id, version: 1, title: 'Hội' };
  expect((await server.refusal(mediaTemplateEndpoints.update, { headers, body: change })).status).toBe(403);
  const changed = await server.ask(mediaTemplateEndpoints.update, { headers: editor, body: change });
  expect(changed).toMatchObject({ title: 'Hội', set: SET, version: 2 });
  const stale = await server.refusal(mediaTemplateEndpoints.update, { headers: editor, body: change });
  expect(stale.code).toBe('VERSION_CONFLICT');
});
