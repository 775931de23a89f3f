import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import { beforeEach, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aPagesRoom } from './test-support/a-pages-room.ts';

const server = await startTestServer();
let room: Awaited<ReturnType<typeof aPagesRoom>>;
let headers: Record<string, string>;
beforeEach(async () => {
  room = await aPagesRoom(server);
  ({ headers } = room.admin);
});

const announced = async () =>
  await server.db
    .selectFrom('outbox')
    .select(['topic', 'data', 'due_time', 'event_time'])
    .where('project_id', '=', room.projectId)
    .where('kind', '=', 'page')
    .orderBy('id')
    .execute();
const handOut = async () =>
  await server.db.updateTable('outbox').set({ handed_out_time: new Date() }).execute();
const topics = async () => (await announced()).map(({ topic }) => topic);

it('a publication is announced when it can no longer be taken back, and not at all when it was', async () => {
  const page = await room.published({ title: 'Liên hệ' });
  const [said] = await announced();
  expect(said).toMatchObject({
    topic: 'page.published',
    data: { id: page.id, title: 'Liên hệ', path: '/lien-he' },
  });
  expect((said?.due_time.getTime() ?? 0) - (said?.event_time.getTime() ?? 0)).toBe(60_000);
  const { id, version } = page;
  await server.ask(pageEndpoints.undoPublish, { headers, params: { id }, body: { version } });
  expect(await topics()).toEqual([]);
});

it('a draft is announced to nobody; of a public page, what readers see and what ends', async () => {
  const draft = await room.write(room.finished());
  await room.save(draft, { title: 'Tên khác' });
  expect(await topics()).toEqual([]);
  const page = await room.published();
  await handOut();
  const reviewed = await room.save(page, { reviewDate: '2030-01-01' });
  const moved = await room.save(reviewed, { slug: 'dia-chi-moi' });
  await handOut();
  await room.move(moved, 'UNPUBLISHED');
  expect(await topics()).toEqual(['page.published', 'page.updated', 'page.unpublished']);
  expect((await announced()).at(-1)?.data).toEqual({ id: page.id, path: '/dia-chi-moi' });
});
