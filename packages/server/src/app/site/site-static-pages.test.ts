import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import { beforeEach, expect, it } from 'vitest';
import { aPagesRoom } from '#server/features/pages/test-support/a-pages-room.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
let room: Awaited<ReturnType<typeof aPagesRoom>>;
let base: string;
beforeEach(async () => {
  room = await aPagesRoom(server);
  const { code } = await server.ask(deliveryEndpoints.site, { params: { site: room.projectId } });
  base = `/s/${code}`;
});

const open = async (path: string) =>
  await server.app.inject({ url: base + path, headers: { accept: 'text/html' } });

it('shows a page at the root and one below it, each with the way to the other', async () => {
  const parent = await room.published({ title: 'Giới thiệu' });
  const page = await room.published({ title: 'Ban biên tập', parentId: parent.id });
  const above = await open(parent.path);
  expect([above.statusCode, above.headers['cache-tag']]).toEqual([
    200,
    expect.stringContaining(`pages-${room.projectId}`),
  ]);
  expect(above.body).toContain('<h1>Giới thiệu</h1>');
  expect(above.body).toContain(`href="${base}${page.path}"`);
  const below = await open(page.path);
  expect(below.body).toContain('<h1>Ban biên tập</h1>');
  expect(below.body).toContain('"@type":"BreadcrumbList"');
});

it('leads from an old address, and says what is gone', async () => {
  const page = await room.published({ title: 'Liên hệ' });
  const renamed = await room.save(page, { slug: 'lien-he-toa-soan' });
  const old = await open('/lien-he');
  expect([old.statusCode, old.headers.location]).toEqual([301, `${base}/lien-he-toa-soan`]);
  await room.move(renamed, 'UNPUBLISHED');
  await expect.poll(async () => (await open('/lien-he-toa-soan')).statusCode).toBe(410);
});

it('shows no draft, and nothing deeper than pages stand', async () => {
  const draft = await room.write({ ...room.finished(), title: 'Nháp' });
  expect((await open(draft.path)).statusCode).toBe(404);
  expect((await open('/a/b/c/d')).statusCode).toBe(404);
});
