import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { menuEndpoints } from '@toasoan/contract/features/menus/endpoints.ts';
import { translationEndpoints } from '@toasoan/contract/features/translations/endpoints.ts';
import type { TranslationDetail } from '@toasoan/contract/features/translations/translation.ts';
import type { TranslatedKind } from '@toasoan/contract/features/translations/translation-states.ts';
import { expect, it } from 'vitest';
import { anEventsRoom } from '#server/features/events/test-support/an-events-room.ts';
import { aPagesRoom } from '#server/features/pages/test-support/a-pages-room.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { translatedFields } from './delivered-fields-view.ts';
import { followJobs } from './following/follow-jobs.ts';
import { runJobs } from './running/run-jobs.ts';
import { SHOUTING, shouted } from './test-support/a-translated-project.ts';

const server = await startTestServer();

interface Room {
  readonly projectId: string;
  readonly headers: Record<string, string>;
}

const work = () => runDueJobs(server.db, [...runJobs(SHOUTING), ...followJobs]);
const read = ({ headers }: Room, id: string) =>
  server.ask(translationEndpoints.detail, { headers, params: { id } });

async function approved(
  { projectId, headers }: Room,
  kind: TranslatedKind,
  id: string,
): Promise<TranslationDetail> {
  const languages = ['vi', 'en'];
  await server.db.updateTable('projects').set({ languages }).where('id', '=', projectId).execute();
  const body = { kind, ids: [id], langs: ['en' as const] };
  const { ids } = await server.ask(translationEndpoints.start, { headers, body });
  await work();
  const [translationId = ''] = ids;
  const { version } = await read({ projectId, headers }, translationId);
  return await server.ask(translationEndpoints.approve, {
    headers,
    params: { id: translationId },
    body: { version },
  });
}

async function aRoom(): Promise<Room> {
  const projectId = await aProject(server.db);
  const person = await aPerson(server.db, { role: 'SUPPER_ADMIN', projects: [projectId] });
  return { projectId, headers: await signIn(server.db, person, { project: projectId }) };
}

it('a category is translated by field, and a changed field falls back to its source alone', async () => {
  const room = await aRoom();
  const { projectId, headers } = room;
  const made = await server.ask(categoryEndpoints.create, {
    headers,
    body: { title: 'Thời sự', description: 'Tin mới' },
  });
  const { id, publicPath } = await approved(room, 'CATEGORY', made.id);
  expect(publicPath).toBe(`/en/chuyen-muc/${made.slug}`);
  const fields = async () =>
    (await translatedFields(server.db, projectId, 'CATEGORY', [made.id], 'en')).get(made.id);
  expect(await fields()).toEqual(
    new Map([
      ['title', 'THOI SU'],
      ['description.0', 'TIN MOI'],
    ]),
  );
  const body = { id: made.id, version: made.version, description: 'Tin mới trong ngày' };
  await server.ask(categoryEndpoints.update, { headers, body });
  await work();
  expect(await read(room, id)).toMatchObject({ state: 'STALE', recordId: null });
  const { version } = await server.ask(categoryEndpoints.detail, { headers, params: { id: made.id } });
  const off = { id: made.id, version, status: 'DISABLED' as const };
  await server.ask(categoryEndpoints.update, { headers, body: off });
  expect((await read(room, id)).publicPath).toBeNull();
  expect(await fields()).toEqual(new Map([['title', 'THOI SU']]));
});

it('the items of a menu are translated by their ids', async () => {
  const room = await aRoom();
  const { projectId, headers } = room;
  const menu = await server.ask(menuEndpoints.create, { headers, body: { title: 'Menu chính' } });
  const items = [{ id: 'muc001', title: 'Trang chủ', badge: '' }];
  await server.db
    .updateTable('menus')
    .set({ items: JSON.stringify(items), published_number: 1 })
    .where('id', '=', menu.id)
    .execute();
  expect(await approved(room, 'MENU', menu.id)).toMatchObject({ isPublic: true, publicPath: null });
  const fields = await translatedFields(server.db, projectId, 'MENU', [menu.id], 'en');
  expect(fields.get(menu.id)).toEqual(new Map([['items.muc001:title', 'TRANG CHU']]));
});

it('an event in another language has the plan of its source, and leaves readers with it', async () => {
  const events = await anEventsRoom(server);
  const room = { projectId: events.projectId, headers: events.admin.headers };
  const source = await events.published();
  const { id, recordId, publicPath } = await approved(room, 'EVENT', source.id);
  const row = await events.read({ id: recordId ?? '' });
  expect(publicPath).toBe(`/en/su-kien/${row.slug}`);
  expect(row).toMatchObject({
    title: shouted(source.title),
    lang: 'en',
    state: 'PUBLISHED',
    mayEdit: false,
    translationOf: source.id,
    allowedTransitions: [],
    allowedVerbs: [],
  });
  const cancelled = await events.plan(source, { verb: 'cancel' });
  await work();
  expect((await events.read(row)).eventStatus).toBe('CANCELLED');
  expect((await events.list('all')).map((one) => one.id)).toEqual([source.id]);
  await events.move(events.admin, cancelled, 'UNPUBLISHED', 'Sai lịch, chờ kiểm tra lại.');
  expect((await events.read(row)).state).toBe('UNPUBLISHED');
  expect(await read(room, id)).toMatchObject({ state: 'TAKEN_DOWN', isPublic: false, publicPath: null });
});

it('a page in another language is a page of its own beside its source, and leaves readers with it', async () => {
  const pages = await aPagesRoom(server);
  const room = { projectId: pages.projectId, headers: pages.admin.headers };
  const source = await pages.published();
  const { id, recordId } = await approved(room, 'PAGE', source.id);
  const row = await pages.read({ id: recordId ?? '' });
  expect(row).toMatchObject({ lang: 'en', state: 'PUBLISHED', mayEdit: false, translationOf: source.id });
  const open = { isPublic: true, state: 'APPROVED', publicPath: `/en${row.path}` };
  expect(await read(room, id)).toMatchObject({ lang: 'en', ...open });
  await pages.move(source, 'UNPUBLISHED');
  expect((await pages.read(row)).state).toBe('UNPUBLISHED');
});
