import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { readConsoleFiles } from './console-files.ts';

const SCRIPT = "document.documentElement.dataset.theme = 'dark';";
const CODE = 'export const x = 1;\n'.repeat(100);
const folder = mkdtempSync(join(tmpdir(), 'toasoan-console-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string | Buffer): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}
write(
  'index.html',
  `<!doctype html><html><head><title>Tòa Soạn</title><script>${SCRIPT}</script></head><body></body></html>`,
);
write('assets/main-abc123.js', CODE);
write('assets/main-abc123.js.br', brotliCompressSync(CODE));
write('assets/main-abc123.js.gz', gzipSync(CODE));
write('assets/main-abc123.js.map', '{}');
write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
write('.vite/manifest.json', '{}');
write(
  '.vite/pages.json',
  JSON.stringify([
    {
      path: '/manager_post',
      scripts: ['assets/main-abc123.js', 'assets/list.js'],
      styles: ['assets/list.css'],
      texts: { vi: ['assets/texts-vi.js'], en: [] },
      calls: ['/admin/tag/list', '/admin/no-such-call'],
    },
    {
      path: '/manager_post/edit/:id',
      scripts: ['assets/editor.js'],
      parts: ['assets/editor-parts.js'],
      styles: [],
      texts: {},
      calls: ['/admin/tag/detail/{id}', '/admin/tag/list?limit=50'],
    },
  ]),
);

const noCall = () => undefined;
const settings = {
  apiBase: '</script><script>',
  timeoutMs: 20_000,
  recaptchaSiteKey: '',
  mailsLinks: false,
  showsSites: false,
};
const files = readConsoleFiles(folder, settings);
if (files === undefined) throw new Error('No console was found.');
const { app } = await startTestServer({ console: files, env: { PUBLIC_URL: 'https://toasoan.example' } });
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('The page', () => {
  test.each(['/', '/manager_post', '/manager_post/edit/5?open=1', '/login', '/nothing/here', '/index.html'])(
    'answers at %s',
    async (url) => {
      const response = await get(url);
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(response.body).toContain('<title>Tòa Soạn</title>');
    },
  );

  test('names what its address needs: files in the head, texts and calls as data', async () => {
    const { body } = await get('/manager_post/?page=2');
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/list.css">');
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/list.js">');
    const [, json = ''] = /<script type="application\/json" id="page-start">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      texts: { vi: ['/assets/texts-vi.js'], en: [] },
      calls: [{ path: '/admin/tag/list', query: { page: 1 } }],
    });
  });

  test('of an address with a parameter names its files, its parts behind them; an unknown address none', async () => {
    const { body } = await get('/manager_post/edit/5');
    expect(body).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/editor.js">' +
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/editor-parts.js">',
    );
    const [, json = ''] = /<script type="application\/json" id="page-start">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      path: '/manager_post/edit/:id',
      calls: [
        { path: '/admin/tag/detail/{id}' },
        { path: '/admin/tag/list', query: { limit: 50 }, keys: expect.not.arrayContaining(['limit']) },
      ],
    });
    expect((await get('/nothing/here')).body).not.toContain('modulepreload');
  });

  test('contains the public settings as data that cannot end its element', async () => {
    const { body } = await get('/');
    const [, json = ''] =
      /<script type="application\/json" id="public-settings">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual({ ...settings, build: files.build });
  });

  test('allows its own inline script by hash and no other', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy.match(/sha256-/g)).toHaveLength(1);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  const VIDEO_FRAMES =
    'https://www.youtube-nocookie.com https://player.vimeo.com https://www.facebook.com https://www.tiktok.com ' +
    'https://geo.dailymotion.com https://platform.twitter.com https://open.spotify.com';

  test('frames the players of the listed video sites and nothing else', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy.split('; ').filter((part) => part.includes('frame-src'))).toEqual([
      `frame-src ${VIDEO_FRAMES}`,
    ]);
  });

  test("allows Google's captcha to be loaded and framed only when it has a site key", async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).not.toMatch(/google|gstatic/);
    const page = readConsoleFiles(folder, { ...settings, recaptchaSiteKey: 'a-site-key' })?.pageOf(
      '/',
      noCall,
    );
    const parts = String(page?.headers['content-security-policy']).split('; ');
    expect(parts.find((part) => part.startsWith('script-src'))).toMatch(
      / https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/$/,
    );
    expect(parts).toContain(`frame-src https://www.google.com/recaptcha/ ${VIDEO_FRAMES}`);
    expect(parts.filter((part) => part.includes('google'))).toHaveLength(2);
  });

  test('is compressed, and not sent at all when the browser has it', async () => {
    const plain = await get('/');
    const br = await get('/', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    const again = await get('/', { 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(plain.headers['cache-control']).toBe('no-cache');
  });

  test('has no body for HEAD', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });
});

describe('A file', () => {
  test('of the build is cached by browsers permanently', async () => {
    const response = await get('/assets/main-abc123.js');
    expect(response.body).toBe(CODE);
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
  });

  test('is sent in the compression the browser accepts', async () => {
    const br = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    const gzip = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(CODE);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(CODE);
  });

  test('without a hash in its name is revalidated', async () => {
    const response = await get('/favicon.svg');
    expect(response.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' });
  });

  test.each([
    '/assets/unknown.js',
    '/assets/',
    '/assets/main-abc123.js.br',
    '/assets/main-abc123.js.map',
    '/assets/..%2f.vite/manifest.json',
  ])('that is not there is 404: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test.each(['/../../etc/passwd', '/..%2f..%2fetc/passwd', '/.vite/manifest.json'])(
    'outside the list is never read: %s',
    async (url) => {
      expect((await get(url)).body).toContain('<title>Tòa Soạn</title>');
    },
  );
});

test('addresses under the base of the calls never return the page', async () => {
  const response = await get('/api/manager_post');
  expect([response.statusCode, response.json().error]).toEqual([404, -404]);
});

test('only reading methods return the page', async () => {
  const response = await app.inject({ method: 'POST', url: '/manager_post', payload: { a: 1 } });
  expect([response.statusCode, response.json().error]).toEqual([404, -404]);
});

test.each(['/', '/api/admin/me', '/favicon.svg', '/healthz'])(
  'every answer has the security headers: %s',
  async (url) => {
    expect((await get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
  },
);
