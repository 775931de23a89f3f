import type { QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { mediaFolderEndpoints } from '@toasoan/contract/features/media/folder-endpoints.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const server = await startTestServer({ now: () => NOW });
const { db } = server;

type Query = QueryInput<typeof mediaEndpoints.list>;

describe('The list of the library', () => {
  const ids: Record<string, string> = {};
  const folders: Record<string, string> = {};
  let headers: Record<string, string>;
  const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id) ?? id;
  const list = async (query: Query) => await server.ask(mediaEndpoints.list, { headers, query });
  const names = async (query: Query) => (await list(query)).items.map(({ id }) => nameOf(id));

  beforeAll(async () => {
    const project = await aProject(db);
    const person = await aPerson(db, { projects: [project], role: 'ADMIN' });
    headers = await signIn(db, person, { project, at: NOW });
    const by = { userId: person.userId, displayName: person.displayName };
    const make = async (name: string, options: Parameters<typeof aMedia>[2], minute: number) => {
      const create_time = new Date(Date.UTC(2026, 10, 20, 1, minute));
      ids[name] = await aMedia(db, project, { create_time, ...options });
    };
    const above = await server.ask(mediaFolderEndpoints.create, { headers, body: { title: 'Lễ hội' } });
    const inside = await server.ask(mediaFolderEndpoints.create, {
      headers,
      body: { title: 'Năm 2026', parentId: above.id },
    });
    folders.above = above.id;
    folders.inside = inside.id;
    await make('plain', { createdBy: by, folder_id: above.id, file_name: 'ăn trưa.jpg' }, 1);
    await make('silent', { alt: '', folder_id: inside.id, size_bytes: '9', file_name: 'bờ.jpg' }, 2);
    await make('nobody', { credit: '', title: 'Đua thuyền Hồ Tây', file_name: 'an.jpg' }, 3);
    await make('own', { credit: '', licence: 'OWN', kind: 'VIDEO', alt: '' }, 4);
    await make('ending', { licence: 'AGENCY', licence_until: '2026-12-20' }, 5);
    await make('later', { licence: 'AGENCY', licence_until: '2026-12-21' }, 6);
    await make('ended', { licence_status: 'EXPIRED' }, 7);
    await make('child', { has_identifiable_child: 1, taken_time: new Date('2026-11-18T18:00:00Z') }, 8);
    await make('machine', { ai_use: 'GENERATED', use_count: 2 }, 9);
    await make('gone', { state: 'TRASHED', state_before_trash: 'READY' }, 10);
    await make('away', { state: 'QUARANTINED' }, 11);
    await make('broken', { state: 'FAILED', failure: 'DAMAGED' }, 12);
    await aMedia(db, await aProject(db));
  });

  test.each<[Query, string[]]>([
    [{ view: 'mine' }, ['plain']],
    [{ view: 'noAlt' }, ['silent']],
    [{ view: 'noCredit' }, ['nobody']],
    [{ view: 'expiring' }, ['ended', 'ending']],
    [{ view: 'children' }, ['child']],
    [{ view: 'ai' }, ['machine']],
    [{ view: 'TRASHED' }, ['gone']],
    [{ view: 'QUARANTINED' }, ['away']],
    [{ view: 'FAILED' }, ['broken']],
    [{ kind: ['VIDEO'] }, ['own']],
    [{ licence: ['AGENCY'] }, ['later', 'ending']],
    [{ licence: ['AGENCY'], view: 'expiring' }, ['ending']],
    [{ licenceStatus: ['EXPIRED'] }, ['ended']],
    [{ aiUse: ['GENERATED', 'ASSISTED'] }, ['machine']],
    [{ noAlt: true }, ['silent']],
    [{ noCredit: true, view: 'unused' }, ['nobody']],
    [{ children: true }, ['child']],
    [{ unused: false }, ['machine']],
    [{ text: 'ho tay dua' }, ['nobody']],
    [{ text: 'đua thuyền hồ t' }, ['nobody']],
    [{ text: 'tây hồ bơi' }, []],
    [{ text: '%' }, []],
    [{ dateKind: 'takenTime', from: '2026-11-19', to: '2026-11-19' }, ['child']],
    [{ dateKind: 'takenTime', from: '2026-11-18', to: '2026-11-18' }, []],
  ])('shows for %j: %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
    expect((await list(query)).total).toBe(expected.length);
  });

  test('shows a folder with its subfolders, and files without a folder', async () => {
    expect(await names({ folderId: folders.above })).toEqual(['silent', 'plain']);
    expect(await names({ folderId: folders.inside })).toEqual(['silent']);
    expect(await names({ folderId: '999999999' })).toEqual([]);
    expect((await names({ folderId: 'root' })).length).toBe(9);
  });

  test('sorts names in Vietnamese order, and every order ends with the id', async () => {
    const words = (await names({ sort: 'fileName', limit: 100 })).filter((name) =>
      ['plain', 'silent', 'nobody'].includes(name),
    );
    expect(words).toEqual(['nobody', 'plain', 'silent']);
    for (const [one, other] of [
      ['createTime', '-createTime'],
      ['fileName', '-fileName'],
      ['sizeBytes', '-sizeBytes'],
    ] as const) {
      const forward = await names({ sort: one, limit: 100 });
      expect((await names({ sort: other, limit: 100 })).toReversed()).toEqual(forward);
      const pages = [await names({ sort: one, limit: 7 }), await names({ sort: one, limit: 7, page: 2 })];
      expect(pages.flat()).toEqual(forward);
    }
  });

  test('shows files without a capture time last, whichever end of the time is first', async () => {
    for (const sort of ['takenTime', '-takenTime'] as const) {
      const whole = await names({ sort, limit: 100 });
      expect(whole[0]).toBe('child');
      const pages = [await names({ sort, limit: 7 }), await names({ sort, limit: 7, page: 2 })];
      expect(pages.flat()).toEqual(whole);
    }
  });

  test('counts what its tabs show', async () => {
    const counts = await server.ask(mediaEndpoints.counts, { headers });
    expect(counts).toEqual({
      all: 11,
      mine: 1,
      noAlt: 1,
      noCredit: 1,
      expiring: 2,
      children: 1,
      ai: 1,
      unused: 10,
      QUARANTINED: 1,
      FAILED: 1,
      TRASHED: 1,
    });
    for (const [view, count] of Object.entries(counts) as [keyof typeof counts, number][]) {
      expect([view, (await list({ view })).total]).toEqual([view, count]);
      expect([view, (await list({ view, limit: 1 })).total]).toEqual([view, count]);
    }
  });

  test('shows an empty page beyond its end, with the total', async () => {
    expect(await list({ page: 1_000_000 })).toMatchObject({ items: [], total: 11 });
    expect(await list({ page: 9, kind: ['VIDEO'] })).toMatchObject({ items: [], total: 1 });
  });
});

test('The months of a list follow its filters and the time of the newsroom, and their order is that of its pages', async () => {
  const project = await aProject(db);
  const headers = await signIn(db, await aPerson(db, { projects: [project] }), { project, at: NOW });
  const times = [
    '2026-10-31T16:59:00Z',
    // Already November in Vietnam.
    '2026-10-31T17:30:00Z',
    '2026-11-20T03:00:00Z',
    '2024-02-29T03:00:00Z',
    null,
  ];
  for (const [minute, time] of times.entries()) {
    const taken_time = time === null ? null : new Date(time);
    await aMedia(db, project, {
      taken_time,
      file_name: `${minute}.jpg`,
      kind: minute > 2 ? 'VIDEO' : 'IMAGE',
    });
  }
  await aMedia(db, project, { state: 'TRASHED', taken_time: new Date('2020-01-01') });
  const months = async (query: object) =>
    (await server.ask(mediaEndpoints.months, { headers, query })).items.map(({ month, count }) => [
      month,
      count,
    ]);
  expect(await months({})).toEqual([
    ['2026-11', 2],
    ['2026-10', 1],
    ['2024-02', 1],
    ['', 1],
  ]);
  expect(await months({ kind: ['VIDEO'] })).toEqual([
    ['2024-02', 1],
    ['', 1],
  ]);
  expect(await months({ text: '%' })).toEqual([]);
  const { items } = await server.ask(mediaEndpoints.list, { headers, query: { sort: '-takenTime' } });
  expect(items.map(({ fileName }) => fileName)).toEqual(['2.jpg', '1.jpg', '0.jpg', '3.jpg', '4.jpg']);
});

test('Deep pages equal those found by skipping, and change with every file', async () => {
  const project = await aProject(db);
  const person = await aPerson(db, { projects: [project], role: 'ADMIN' });
  const headers = await signIn(db, person, { project, at: NOW });
  const [first] = [await aMedia(db, project, { file_name: '0000.jpg' })];
  await sql`
    INSERT INTO media (project_id, key, kind, state, file_name, mime, extension, size_bytes, checksum, alt,
      created_by_name, updated_by_name)
    SELECT ${project}, rpad(${project} || 'x' || n, 22, '_'), 'IMAGE', 'READY', lpad(n::text, 4, '0') || '.jpg',
      'image/jpeg', 'jpg', 9, 'c', CASE WHEN n % 2 = 0 THEN 'a' ELSE '' END, 'n', 'n'
    FROM generate_series(1, 1100) AS n`.execute(db);
  const names = async (query: Query) => {
    const { items, total } = await server.ask(mediaEndpoints.list, { headers, query });
    return { names: items.map(({ fileName }) => fileName), total };
  };
  const far: Query = { sort: 'fileName', page: 251, limit: 4 };
  expect(await names(far)).toEqual({ names: ['1000.jpg', '1001.jpg', '1002.jpg', '1003.jpg'], total: 1_101 });
  expect(await names({ ...far, view: 'noAlt' })).toEqual({ names: [], total: 550 });
  await db.updateTable('media').set({ state: 'TRASHED' }).where('id', '=', first).execute();
  expect(await names(far)).toEqual({ names: ['1001.jpg', '1002.jpg', '1003.jpg', '1004.jpg'], total: 1_100 });
  await db.updateTable('media').set({ alt: '' }).where('project_id', '=', project).execute();
  expect(await names({ ...far, view: 'noAlt' })).toMatchObject({
    names: ['1001.jpg', '1002.jpg', '1003.jpg', '1004.jpg'],
  });
});
