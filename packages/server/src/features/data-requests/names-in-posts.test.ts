import { dataRequestEndpoints as endpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import { expect, test } from 'vitest';
import { bodySearchJobs } from '#server/features/posts/search/body-search-jobs.ts';
import { namedPosts } from '#server/features/posts/search/named-posts-view.ts';
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

/** Before, nothing may leave. */
async function begin(version: number, of: Awaited<ReturnType<typeof aRequest>>['of']) {
  const proof = { kind: 'ID_DOCUMENT' as const, note: 'Đã đối chiếu giấy tờ' };
  for (const [seen, step] of (['verify', 'begin'] as const).entries())
    await server.ask(endpoints.transition, { ...of, body: { version: version + seen, step, proof } });
}

/** After the job that writes the words of bodies. */
async function readAll({ of }: Pick<Awaited<ReturnType<typeof aRequest>>, 'of'>) {
  await runDueJobs(db, bodySearchJobs, () => new Date(Date.now() + 60_000));
  return await server.ask(endpoints.namedPosts, of);
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
  const { items, read, after } = await readAll(room);
  expect({ after, read, found: items.map(({ kind, id, match }) => [kind, id, match]) }).toEqual({
    after: null,
    read: 4,
    found: [inTitle, inSapo, inBody].map((id) => ['POST', id, 'NAME']),
  });
  await begin(request.version, of);
  const { json } = await server.ask(endpoints.export, { ...of, body: { items: [`POST:${inBody}`] } });
  expect(JSON.parse(json).records).toMatchObject([{ passage: 'Bà LE THI MAI trồng chè ở bản xa.' }]);
});

test('every post is found in bounded steps, also one that is edited between them', async () => {
  const { projectId, of } = await aRequest('Vũ Thu Lành');
  const posts: string[] = [];
  for (const month of [1, 3, 2, 5, 4])
    posts.unshift(
      await aPost(db, projectId, {
        excerpt: month === 3 ? 'Lành như thu, anh Vũ' : 'Vũ Thu Lành',
        state: 'PUBLISHED',
        updateTime: new Date(Date.UTC(2026, month)),
      }),
    );
  await readAll({ of });
  const { step } = namedPosts(2);
  const found: string[] = [];
  const reads: number[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const one = await step(db, projectId, 'vu thu lanh', after);
    found.push(...(one?.found.map(({ id }) => id) ?? []));
    reads.push(one?.read ?? 0);
    after = one?.after ?? null;
    await db
      .updateTable('posts')
      .set({ update_time: new Date() })
      .where('id', '=', posts[4] ?? '')
      .execute();
  }
  expect(reads).toEqual([2, 2, 1]);
  expect(found).toEqual(posts.filter((_, at) => at !== 3));
});

test('a post that does not name the person goes into no file', async () => {
  const { projectId, of, request } = await aRequest('Vũ Thu Lành');
  const other = await aPost(db, projectId, { title: 'Lành Thu Vũ', state: 'PUBLISHED' });
  await begin(request.version, of);
  const refused = await server.refusal(endpoints.export, { ...of, body: { items: [`POST:${other}`] } });
  expect(refused.details).toMatchObject({ rules: [{ code: 'NOT_FOUND_HERE' }] });
});

test('a name of one word is not looked for in posts', async () => {
  const room = await aRequest('Mai');
  await aPost(db, room.projectId, { title: 'Mai nở sớm', state: 'PUBLISHED' });
  expect(await readAll(room)).toEqual({ isSearched: false, items: [], read: 0, after: null });
});
