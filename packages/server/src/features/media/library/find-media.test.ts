import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { beforeAll, expect, test } from 'vitest';
import { setMediaUses } from '#server/core/media/media-use-store.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aPost } from '#test/factories/a-post.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db, app, config, storage } = server;
let project: string;
let author: Record<string, string>;
let admin: Record<string, string>;

beforeAll(async () => {
  project = await aProject(db);
  author = await signIn(db, await aPerson(db, { projects: [project] }), { project });
  admin = await signIn(db, await aPerson(db, { projects: [project], role: 'ADMIN' }), { project });
});

test('files are returned in the order of the requested ids; unknown and foreign ones are left out', async () => {
  const [one, two] = [await aMedia(db, project), await aMedia(db, project, { state: 'TRASHED' })];
  const foreign = await aMedia(db, await aProject(db));
  const query = { id: [two, foreign, one, '999999999', two] };
  const { items } = await server.ask(mediaEndpoints.byIds, { headers: author, query });
  expect(items.map(({ id }) => id)).toEqual([two, one]);
});

test('files with the same bytes are recognised before they are sent again', async () => {
  const content = Buffer.from('cùng một tệp');
  const one = await aMedia(db, project, { content });
  await aMedia(db, project, { content, state: 'TRASHED' });
  await aMedia(db, await aProject(db), { content });
  const { checksum } = await server.ask(mediaEndpoints.detail, { headers: author, params: { id: one } });
  const { items } = await server.ask(mediaEndpoints.known, { headers: author, query: { checksum } });
  expect(items.map(({ id }) => id)).toEqual([one]);
});

test('pictures that look the same differ in six bits at most, the nearest first', async () => {
  const id = await aMedia(db, project, { look_hash: '-1' });
  const far = await aMedia(db, project, { look_hash: String(-1n ^ 0x3fn) });
  const near = await aMedia(db, project, { look_hash: String(-1n ^ 0x1n) });
  await aMedia(db, project, { look_hash: String(-1n ^ 0x7fn) });
  await aMedia(db, await aProject(db), { look_hash: '-1' });
  const { items } = await server.ask(mediaEndpoints.duplicates, { headers: author, params: { id } });
  expect(items.map((row) => row.id)).toEqual([near, far]);
});

test('every holder of a file is named, without headlines the caller may not read', async () => {
  const id = await aMedia(db, project);
  const [draft, open] = [
    await aPost(db, project, { title: 'Tin chưa ai biết' }),
    await aPost(db, project, { title: 'Chợ nổi Cái Răng', state: 'PUBLISHED' }),
  ];
  const holders = [
    [{ entity: 'post', entityId: draft, useClass: 'DRAFT' }, 'cover'],
    [{ entity: 'post', entityId: open, useClass: 'PLACED' }, 'body'],
    [{ entity: 'project', entityId: project, useClass: 'PLACED' }, 'logo'],
  ] as const;
  for (const [holder, place] of holders) {
    await db.transaction().execute((tx) => setMediaUses(tx, project, holder, [{ mediaId: id, place }]));
  }
  const titlesFor = async (headers: Record<string, string>) =>
    (await server.ask(mediaEndpoints.uses, { headers, params: { id } })).items.map((use) => [
      use.place,
      use.useClass,
      use.title,
      use.state,
    ]);
  const { name } = await db
    .selectFrom('projects')
    .select('name')
    .where('id', '=', project)
    .executeTakeFirstOrThrow();
  const rest = [
    ['body', 'PLACED', 'Chợ nổi Cái Răng', 'PUBLISHED'],
    ['logo', 'PLACED', name, ''],
  ];
  expect(await titlesFor(admin)).toEqual([...rest, ['cover', 'DRAFT', 'Tin chưa ai biết', 'DRAFT']]);
  expect(await titlesFor(author)).toEqual([...rest, ['cover', 'DRAFT', '', '']]);
  const { items } = await server.ask(mediaEndpoints.uses, { headers: author, params: { id } });
  expect(items.map(({ isHidden, entityId }) => [isHidden, entityId])).toEqual([
    [false, open],
    [false, project],
    [true, ''],
  ]);
});

test('of several files each is counted and partly named, those that readers see first; unused ones are left out', async () => {
  const [much, little, unused] = [
    await aMedia(db, project),
    await aMedia(db, project),
    await aMedia(db, project),
  ];
  const hold = async (mediaId: string, useClass: 'PLACED' | 'DRAFT' | 'VERSION', title: string) => {
    const state = useClass === 'PLACED' ? 'PUBLISHED' : 'DRAFT';
    const entityId = await aPost(db, project, { title, state });
    await db
      .transaction()
      .execute((tx) =>
        setMediaUses(tx, project, { entity: 'post', entityId, useClass }, [{ mediaId, place: 'body' }]),
      );
  };
  await hold(much, 'DRAFT', 'Tin chưa ai biết');
  for (let number = 1; number <= 6; number += 1) await hold(much, 'PLACED', `Bài ${number}`);
  await hold(little, 'DRAFT', 'Tin chưa ai biết');
  await hold(unused, 'VERSION', 'Bản cũ');
  const query = { id: [much, little, unused, '999999999', much] };
  const { items } = await server.ask(mediaEndpoints.usesByIds, { headers: author, query });
  const shown = items.map(({ id, placed, drafts, uses }) => [
    id,
    placed,
    drafts,
    uses.map((use) => use.title),
  ]);
  expect(shown).toEqual([
    [much, 6, 1, ['Bài 6', 'Bài 5', 'Bài 4', 'Bài 3', 'Bài 2']],
    [little, 0, 1, ['']],
  ]);
  expect(items[1]?.uses[0]).toMatchObject({ isHidden: true, entityId: '' });
});

test('the original is downloaded byte for byte, and audited with the person', async () => {
  const content = Buffer.from('ảnh gốc với mọi điều nó kể');
  const id = await aMedia(db, project, { content, storage, file_name: 'Chợ nổi.jpg' });
  const url = `${config.apiBase}/admin/media/download/${id}`;
  const answer = await app.inject({ url, headers: author });
  expect(answer.rawPayload).toEqual(content);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
  expect(answer.headers['content-disposition']).toContain('attachment; filename="Cho noi.jpg"');
  const log = await db
    .selectFrom('audit_log')
    .select(['action', 'title'])
    .where('entity_id', '=', id)
    .execute();
  expect(log).toContainEqual({ action: 'media.download', title: 'Chợ nổi.jpg' });
  for (const bad of [await aMedia(db, project), await aMedia(db, project, { state: 'FAILED', storage })]) {
    const refused = await app.inject({
      url: `${config.apiBase}/admin/media/download/${bad}`,
      headers: author,
    });
    expect(refused.statusCode).toBe(404);
  }
});
