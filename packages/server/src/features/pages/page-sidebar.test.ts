import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import { pageVersionEndpoints } from '@toasoan/contract/features/pages/history/version-endpoints.ts';
import { sidebarEndpoints } from '@toasoan/contract/features/sidebars/endpoints.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aPagesRoom } from './test-support/a-pages-room.ts';

const server = await startTestServer();
const room = await aPagesRoom(server);
const { headers } = room.admin;

const aSidebar = (of = room) =>
  server.ask(sidebarEndpoints.create, { headers: of.admin.headers, body: { title: 'Thanh bên riêng' } });
const remove = (id: string) => server.ask(sidebarEndpoints.remove, { headers, params: { id } });
const REFUSED = { code: 'INVALID_INPUT', errors: [{ field: 'sidebarId', code: 'unknownReference' }] };

test('a sidebar of another project, and one that is none, is refused for a new page and for a saved one', async () => {
  const foreign = await aSidebar(await aPagesRoom(server));
  const gone = await aSidebar();
  await remove(gone.id);
  const page = await room.write(room.finished());
  for (const sidebarId of [foreign.id, gone.id, '999999999']) {
    expect(await room.refusedWrite({ ...room.finished(), sidebarId })).toMatchObject(REFUSED);
    expect(await room.refusedSave(page, { sidebarId })).toMatchObject(REFUSED);
  }
  expect(await room.read(page)).toMatchObject({ version: page.version, details: { sidebarId: null } });
  const own = await aSidebar();
  expect(await room.save(page, { sidebarId: own.id })).toMatchObject({ details: { sidebarId: own.id } });
});

test('a page keeps a sidebar that was deleted since; a copy and a restored version leave it out', async () => {
  const { id: sidebarId } = await aSidebar();
  const page = await room.write({ ...room.finished(), sidebarId });
  await remove(sidebarId);
  const kept = await room.save(page, { sidebarId, title: 'Quy chế mới' });
  expect(kept).toMatchObject({ details: { sidebarId }, title: 'Quy chế mới' });
  const copy = await server.ask(pageEndpoints.copy, { headers, params: { id: page.id } });
  expect(copy.details.sidebarId).toBe(null);
  const plain = await room.save(kept, { sidebarId: null });
  const restored = await server.ask(pageVersionEndpoints.restore, {
    headers,
    params: { id: page.id },
    body: { version: plain.version, no: 1 },
  });
  expect(restored).toMatchObject({ page: { details: { sidebarId: null } }, leftOut: [{ id: sidebarId }] });
});
