import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import { aNewsroom, article, type Newsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { startTestServer } from '#test/test-server.ts';
import { deliveryOf } from '../delivery/open-delivery.ts';
import { openHttpServer } from '../http-server.ts';
import { mountSites } from './mount-sites.ts';

const server = await startTestServer();
let room: Newsroom;
let host: string;
let code: string;
beforeEach(async () => {
  room = await aNewsroom(server);
  host = `bao-${room.projectId}.example`;
  ({ code } = await server.ask(deliveryEndpoints.site, { params: { site: room.projectId } }));
  await server.db
    .updateTable('projects')
    .set({ domains: [host] })
    .where('id', '=', room.projectId)
    .execute();
  await expect.poll(async () => (await open('/')).statusCode).toBe(200);
});

const open = async (url: string, at = host) =>
  await server.app.inject({ method: 'GET', url, headers: { host: at, accept: 'text/html' } });

describe('a site at its host name', () => {
  it('shows a public post at its address, and a new headline at once', async () => {
    const written = await room.postIn('PUBLISHED', room.author, {
      title: 'Nước lũ đã rút',
      content: article('Nội dung của bài.'),
    });
    const page = await open(`/${written.slug}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Nước lũ đã rút</h1>');
    expect(page.body).toContain('<p>Nội dung của bài.</p>');
    expect(page.headers['cache-tag']).toContain(`post-${written.id}`);
    expect((await open('/')).body).toContain('Nước lũ đã rút');
    await room.postIn('PUBLISHED', room.author, { title: 'Cầu đã thông xe' });
    await expect.poll(async () => (await open('/')).body).toContain('Cầu đã thông xe');
  });

  it('leads an old address to the new one, and says in its own frame what is gone and what never was', async () => {
    const written = await room.postIn('PUBLISHED', room.author);
    const { headers } = room.admin;
    const pending = await server.ask(postEndpoints.update, {
      headers,
      body: { id: written.id, version: written.version, slug: 'dia-chi-moi' },
    });
    const moved = await server.ask(postEndpoints.apply, {
      headers,
      params: { id: written.id },
      body: { version: pending.version },
    });
    const old = await open(`/${written.slug}`);
    expect([old.statusCode, old.headers.location]).toEqual([301, '/dia-chi-moi']);
    await room.transition(room.admin, moved, 'UNPUBLISHED', 'Sai số liệu, cần kiểm tra lại.');
    await expect.poll(async () => (await open('/dia-chi-moi')).statusCode).toBe(410);
    const none = await open('/chua-tung-co');
    expect(none.statusCode).toBe(404);
    expect(none.body).toContain('Không tìm thấy trang này');
    expect(none.headers['cache-control']).toBe('no-store');
  });

  it('shows no draft, no scheduled post and no page of another site', async () => {
    const draft = await room.postIn('DRAFT', room.author);
    const other = await aNewsroom(server);
    const foreign = await other.postIn('PUBLISHED', other.author);
    expect((await open(`/${draft.slug}`)).statusCode).toBe(404);
    expect((await open(`/${foreign.slug}`)).statusCode).toBe(404);
  });

  test.each(['/login', '/dashboard', '/manager_post', '/api/docs', '/api/admin/me', '/s/x'])(
    'has nothing of the console at %s',
    async (path) => {
      const page = await open(path);
      expect(page.statusCode).toBe(404);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body).toContain('Không tìm thấy trang này');
    },
  );

  it('answers the calls of readers and the checks of a load balancer', async () => {
    expect((await open(`/api/public/v1/${room.projectId}`)).json()).toMatchObject({ error: 0 });
    expect((await open('/healthz')).statusCode).toBe(200);
  });

  it('allows own files, the scripts of readers and frames of films, and no script in the page', async () => {
    const { headers } = await open('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('sandbox');
    const listed = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));
    const intake = listed('connect-src')?.split(' ').at(-1) ?? '';
    expect(intake).toMatch(/^https?:/);
    expect(listed('img-src')).toBe(`img-src 'self' data: ${intake}`);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('keeps one page for addresses that differ only in what it does not read', async () => {
    const first = await open('/?utm_source=a');
    const second = await open('/?utm_source=b&fbclid=c');
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  it('finds by words without diacritics, and repeats them as words', async () => {
    await room.postIn('PUBLISHED', room.author, { title: 'Cầu treo Bến Tắt mở lại' });
    const found = await open('/tim-kiem?q=cau+treo');
    expect(found.body).toContain('Cầu treo Bến Tắt mở lại');
    const hostile = await open(`/tim-kiem?q=${encodeURIComponent('<script>alert(1)</script>')}`);
    expect(hostile.body).not.toContain('<script>alert');
  });
});

describe('a site below /s of the console', () => {
  const below = async (path: string) => await open(path, '127.0.0.1');

  it('is sandboxed without an origin: nothing in it reaches the token of the staff', async () => {
    const page = await below(`/s/${code}`);
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    const sandbox = policy.split('; ').find((part) => part.startsWith('sandbox '));
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox).not.toContain('allow-same-origin');
    expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
  });

  it('keeps its links below itself', async () => {
    const written = await room.postIn('PUBLISHED', room.author);
    const page = await below(`/s/${code}`);
    expect(page.body).toContain(`href="/s/${code}/${written.slug}"`);
    expect((await below(`/s/${code}/${written.slug}`)).statusCode).toBe(200);
  });

  it('is not there in production', async () => {
    const { config, database, readiness } = server;
    const app = openHttpServer({ config, readiness });
    onTestFinished(() => app.close());
    const delivery = deliveryOf({
      ...database,
      role: database.role,
      publicUrl: config.publicUrl,
      now: () => new Date(),
      onTrouble: () => undefined,
    });
    app.addHook('preClose', () => delivery.answers.stop());
    mountSites(app, { delivery, config: { ...config, environment: 'production' }, readiness });
    const ask = async (url: string, at: string) =>
      await app.inject({ method: 'GET', url, headers: { host: at } });
    expect((await ask(`/s/${code}`, '127.0.0.1')).statusCode).toBe(404);
    expect((await ask('/', host)).statusCode).toBe(200);
  });
});
