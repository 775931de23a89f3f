import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aReaderWorld } from '#server/features/comments/readers/test-support/reader-world.ts';
import { aPost } from '#test/factories/a-post.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();

describe('The bare pages', () => {
  test('bring the script under a policy that lets nothing else run', async () => {
    const world = await aReaderWorld(server);
    const post = await aPost(server.db, world.projectId, { state: 'PUBLISHED' });
    for (const page of [`post-${post}`, 'confirm', 'erase']) {
      const answer = await world.get(`/comments/${page}`, { 'accept-language': 'en' });
      expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(answer.body).toContain(
        `src="../../widget.js" data-project="${world.projectId}" data-target="${page}"`,
      );
    }
    for (const page of ['x', 'post-0', 'post-1%22onload', '__proto__', 'constructor'])
      expect([page, (await world.get(`/comments/${page}`)).statusCode]).toEqual([page, 404]);
  });

  test('bring the forms of requests by their own script, in the language of the reader', async () => {
    const world = await aReaderWorld(server);
    const answer = await world.get('/forms/correction-request', { 'accept-language': 'en' });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).toContain('<title>Ask for a correction');
    expect(answer.body).toContain(
      `src="../../forms.js" data-project="${world.projectId}" data-form="correction-request" data-lang="en"`,
    );
    for (const page of ['data-request', 'data-request-email'])
      expect((await world.get(`/forms/${page}`)).body).toContain(`data-form="${page}"`);
    for (const page of ['x', 'constructor', 'data%22onload'])
      expect([page, (await world.get(`/forms/${page}`)).statusCode]).toEqual([page, 404]);
  });

  test("carry the newspaper's name and the other forms, and only their own style sheet is let in", async () => {
    const world = await aReaderWorld(server);
    const { body, headers } = await world.get('/forms/data-request');
    expect(body).toContain('<a class="paper" href="https://hue.example/">');
    expect(body).toContain(
      '<a href="../forms/data-request" aria-current="page">Yêu cầu về dữ liệu cá nhân</a>',
    );
    for (const other of ['forms/correction-request', 'comments/erase'])
      expect(body).toContain(`<a href="../${other}">`);
    const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
  });

  test('share one script that any site may load and that is asked for again by its tag', async () => {
    const { app } = await aReaderWorld(server);
    const script = await app.inject({
      url: '/api/intake/v1/widget.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'gzip',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringContaining('public, max-age='),
    });
    const headers = { 'if-none-match': String(script.headers.etag) };
    expect((await app.inject({ url: '/api/intake/v1/widget.js', headers })).statusCode).toBe(304);
  });
});
