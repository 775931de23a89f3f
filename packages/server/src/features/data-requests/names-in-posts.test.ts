import { dataRequestEndpoints as endpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import { expect, test } from 'vitest';
import { bodySearchJobs } from '#server/features/posts/search/body-search-jobs.ts';
import { article } from '#server/features/posts/test-support/a-newsroom.ts';
import { DATA_REQUEST } from '#test/bad-input/papers.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aPost } from '#test/factories/a-post.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db } = server;

async function aRequest(requesterName: string) {
  const projectId = await aProject(db);
  const boss = await aPerson(db, { role: 'ADMIN', projects: [projectId] });
  const headers = await signIn(db, boss, { project: projectId });
  const body = { ...DATA_REQUEST, requesterName, capacity: 'SELF' as const, subjectName: '' };
  const request = await server.ask(endpoints.create, { headers, body });
  return { projectId, request, of: { headers, params: { id: request.id } } };
}

/** After the job that writes the words of bodies. */
async function lookUp({ of }: Awaited<ReturnType<typeof aRequest>>) {
  await runDueJobs(db, bodySearchJobs, () => new Date(Date.now() + 60_000));
  const { items, cut } = await server.ask(endpoints.holdings, of);
  return { cut, found: items.filter(({ kind }) => kind === 'POST') };
}

test('a name in title, sapo or body of a public post, as whole words in order, is a hint that may be exported', async () => {
  const room = await aRequest('Lê Thị Mai');
  const { projectId, of, request } = room;
  const post = async (day: number, more: object) =>
    await aPost(db, projectId, {
      state: 'PUBLISHED',
      updateTime: new Date(Date.UTC(2026, 4, day)),
      ...more,
    });
  const inBody = await post(3, { content: article('Bà LE THI MAI trồng chè ở bản xa.') });
  const inSapo = await post(2, { excerpt: 'Gặp Lê Thị Mai bên nương chè' });
  const inTitle = await post(1, { title: 'Lê Thị Mai kể chuyện chè' });
  await post(4, { content: article('Thị trấn họp chợ Mai Lê, ai cũng biết.') });
  await post(5, { title: 'Lê Thị Maika lên đường' });
  await aPost(db, projectId, { title: 'Lê Thị Mai trong bản nháp' });
  await aPost(db, await aProject(db), { title: 'Lê Thị Mai ở báo khác', state: 'PUBLISHED' });
  const { cut, found } = await lookUp(room);
  expect({ cut, found: found.map(({ id, match }) => [id, match]) }).toEqual({
    cut: [],
    found: [inBody, inSapo, inTitle].map((id) => [id, 'NAME']),
  });
  const proof = { kind: 'ID_DOCUMENT' as const, note: 'Đã đối chiếu giấy tờ' };
  for (const [seen, step] of ['verify', 'begin'].entries())
    await server.ask(endpoints.transition, {
      ...of,
      body: { version: request.version + seen, step: step as 'verify' | 'begin', proof },
    });
  const { json } = await server.ask(endpoints.export, { ...of, body: { items: [`POST:${inBody}`] } });
  expect(JSON.parse(json).records).toMatchObject([{ passage: 'Bà LE THI MAI trồng chè ở bản xa.' }]);
});

test('of more than fifty posts the newest fifty are listed, with word that there are more', async () => {
  const room = await aRequest('Vũ Thu Lành');
  for (let no = 0; no < 51; no++)
    await aPost(db, room.projectId, { title: `Bài ${no}`, excerpt: 'Vũ Thu Lành', state: 'PUBLISHED' });
  const { cut, found } = await lookUp(room);
  expect({ cut, count: found.length }).toEqual({ cut: ['POST'], count: 50 });
});

test('a name of one word is not looked for in posts', async () => {
  const room = await aRequest('Mai');
  await aPost(db, room.projectId, { title: 'Mai nở sớm', state: 'PUBLISHED' });
  expect((await lookUp(room)).found).toEqual([]);
});
