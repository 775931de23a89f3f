import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { shareEndpoints } from '@toasoan/contract/features/posts/preview/share-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';
import { aVisitor, NO_LINK, share as shareAs, shareOptions, sharesOf } from '../test-support/a-visitor.ts';

const server = await startTestServer();
const { visit, opens } = aVisitor(server);
let room: Newsroom;

beforeEach(async () => {
  room = await aNewsroom(server);
});

const share = (post: Pick<Post, 'id'>, options?: Parameters<typeof shareAs>[3], by: Staff = room.admin) =>
  shareAs(server, by, post, options);
const listed = (post: Pick<Post, 'id'>) => sharesOf(server, room.admin, post);
const draft = (change: PostDraft = {}) => room.write(room.author, { ...room.finished(), ...change });

/** A way in which a link ends. */
const ENDINGS: readonly [string, (post: Post, linkId: string) => Promise<unknown>][] = [
  ['is published', (post) => room.transition(room.admin, post, 'PUBLISHED')],
  ['is thrown away', (post) => room.transition(room.admin, post, 'TRASHED')],
  [
    'gets an embargo',
    ({ id, version }) =>
      server.ask(postEndpoints.update, {
        headers: room.admin.headers,
        body: { id, version, embargoUntil: new Date(Date.now() + 3_600_000).toISOString() },
      }),
  ],
];

describe('a one-time link', () => {
  it('opens for the first person who presses the button, and for nobody after', async () => {
    const post = await draft({ title: 'Chỉ một lần' });
    const { url } = await share(post, { once: true });
    const gate = await visit(url);
    expect([gate.statusCode, gate.body.includes('Chỉ một lần')]).toEqual([200, false]);
    expect((await visit(url, { method: 'POST' })).body).toContain('<h1>Chỉ một lần</h1>');
    expect([await opens(url), await opens(url, { method: 'POST' })]).toEqual([404, 404]);
    expect((await listed(post))[0]).toMatchObject({ state: 'used', openCount: 1 });
  });

  it('is not used up by viewing, by HEAD, nor by programs that follow links in messages', async () => {
    const post = await draft();
    const { url } = await share(post, { once: true });
    await visit(url, { method: 'HEAD' });
    await visit(url);
    await visit(url, { headers: { 'user-agent': 'facebookexternalhit/1.1' } });
    expect((await listed(post))[0]).toMatchObject({ state: 'open', openCount: 0 });
    expect(await opens(url, { method: 'POST' })).toBe(200);
  });

  it('opens for one of many who press at the same moment', async () => {
    const { url } = await share(await draft(), { once: true });
    const all = await Promise.all(Array.from({ length: 6 }, () => opens(url, { method: 'POST' })));
    expect(all.toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
  });
});

it('programs that follow links learn nothing of a post, and do not count', async () => {
  const post = await draft({ title: 'Tin mật' });
  const { url } = await share(post);
  for (const headers of [
    { 'user-agent': 'TelegramBot (like TwitterBot)' },
    { 'user-agent': 'Mozilla/5.0', 'sec-purpose': 'prefetch' },
  ]) {
    const { statusCode, body } = await visit(url, { headers });
    expect([statusCode, body.includes('Tin mật')]).toEqual([200, false]);
  }
  expect((await listed(post))[0]?.openCount).toBe(0);
});

describe('the same page answers every link that does not open', () => {
  const gone = async () => (await visit(NO_LINK)).body;

  it.each(ENDINGS)('because its post %s', async (_how, end) => {
    const post = await draft();
    const { url, id } = await share(post);
    const once = await share(post, { once: true });
    expect(await opens(url)).toBe(200);
    await end(post, id);
    for (const [method, address] of [
      ['GET', url],
      ['POST', url],
      ['POST', once.url],
    ] as const) {
      const { statusCode, body } = await visit(address, { method });
      expect([statusCode, body]).toEqual([404, await gone()]);
    }
  });

  it('because it expired, was ended, or never existed', async () => {
    const post = await draft();
    const [expired, ended] = [await share(post), await share(post)];
    await server.db
      .updateTable('post_share_links')
      .set({ expire_time: new Date(Date.now() - 1000) })
      .where('id', '=', expired.id)
      .execute();
    await server.ask(shareEndpoints.revoke, {
      headers: room.author.headers,
      params: { id: post.id },
      body: { linkId: ended.id },
    });
    const wrong = [expired.url, ended.url, NO_LINK, '/p/x', `/p/${'%00'.repeat(9)}`, `${ended.url}x`];
    for (const address of wrong) {
      const { statusCode, body } = await visit(address);
      expect([address, statusCode, body]).toEqual([address, 404, await gone()]);
    }
    expect((await listed(post)).map(({ state, endedBy }) => [state, endedBy])).toEqual([
      ['ended', room.author.displayName],
      ['expired', null],
    ]);
  });

  it('because its creator has no account any more, or its project is archived', async () => {
    const post = await draft();
    const { url } = await share(post, {}, room.editor);
    const setStatus = (status: 'ENABLE' | 'DISABLED') =>
      server.db.updateTable('projects').set({ status }).where('id', '=', room.projectId).execute();
    await setStatus('DISABLED');
    expect(await opens(url)).toBe(404);
    await setStatus('ENABLE');
    expect(await opens(url)).toBe(200);
    await server.db
      .updateTable('users')
      .set({ status: 'DISABLED' })
      .where('id', '=', room.editor.userId)
      .execute();
    expect(await opens(url)).toBe(404);
  });
});

describe('a link of somebody whose login has days', () => {
  it.each([
    ['is open on one of them', { access_from: '2020-01-01', access_to: '2999-12-31' }, 200],
    ['is closed before the first', { access_from: '2999-12-31' }, 404],
    ['is closed after the last', { access_to: '2020-01-01' }, 404],
  ])('%s', async (_name, days, status) => {
    const { url } = await share(await draft(), {}, room.editor);
    await server.db.updateTable('users').set(days).where('id', '=', room.editor.userId).execute();
    expect(await opens(url)).toBe(status);
  });
});

describe('an embargo', () => {
  const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString();

  it('prevents new links', async () => {
    const post = await draft({ embargoUntil: tomorrow() });
    const refusal = await server.refusal(shareEndpoints.create, {
      headers: room.admin.headers,
      body: shareOptions(post),
    });
    expect(refusal).toMatchObject({ status: 422, details: { rules: [{ code: 'EMBARGO_HOLDS' }] } });
  });

  it('keeps links closed until it ends', async () => {
    const post = await draft();
    const { url } = await share(post);
    const held = await server.ask(postEndpoints.update, {
      headers: room.author.headers,
      body: { id: post.id, version: post.version, embargoUntil: tomorrow() },
    });
    expect(await opens(url)).toBe(404);
    expect((await listed(post))[0]?.state).toBe('waiting');
    await server.ask(postEndpoints.update, {
      headers: room.author.headers,
      body: { id: post.id, version: held.version, embargoUntil: null },
    });
    expect(await opens(url)).toBe(200);
  });
});

describe('links are created', () => {
  it('by people who may write on the post or approve it, and by nobody else', async () => {
    const other = await room.hire('AUTHOR');
    const post = await draft();
    const create = (by: Staff) =>
      server.refusal(shareEndpoints.create, { headers: by.headers, body: shareOptions(post) });
    await share(post, {}, room.author);
    expect((await create(other)).code).toBe('NOT_FOUND');
    const submitted = await room.transition(room.author, post, 'SUBMITTED');
    expect((await create(room.author)).code).toBe('FORBIDDEN');
    await share(submitted, {}, room.editor);
    await room.transition(
      room.admin,
      await room.transition(room.admin, submitted, 'RETURNED', 'Thiếu nguồn tin cần bổ sung.'),
      'TRASHED',
    );
    expect((await create(room.admin)).code).toBe('FORBIDDEN');
  });

  it('once per key, and only the first answer has the secret', async () => {
    const post = await draft();
    const headers = { ...room.admin.headers, 'idempotency-key': crypto.randomUUID() };
    const [first, again] = [
      await server.ask(shareEndpoints.create, { headers, body: shareOptions(post) }),
      await server.ask(shareEndpoints.create, { headers, body: shareOptions(post) }),
    ];
    expect([again.id, again.url]).toEqual([first.id, undefined]);
    const secret = first.url?.split('/p/')[1] ?? '';
    const kept = await server.db
      .selectFrom('post_share_links')
      .selectAll()
      .where('id', '=', first.id)
      .execute();
    expect(JSON.stringify(kept)).not.toContain(secret);
    expect(kept[0]?.secret_hash.toString('latin1')).not.toContain(secret);
    expect(JSON.stringify(await listed(post))).not.toContain(secret);
    const audit = await server.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('entity', '=', 'post')
      .where('entity_id', '=', post.id)
      .where('project_id', '=', room.projectId)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['post.create', 'post.share']);
    expect(JSON.stringify(audit)).not.toContain(secret);
  });

  it('up to twenty that are open at the same time', async () => {
    const post = await draft();
    const links = [];
    for (let count = 0; count < 20; count += 1) links.push(await share(post));
    const input = { headers: room.admin.headers, body: shareOptions(post) };
    const refusal = await server.refusal(shareEndpoints.create, input);
    expect(refusal.details.rules?.[0]?.code).toBe('TOO_MANY_LINKS');
    const linkId = links[0]?.id ?? '';
    const end = { headers: room.admin.headers, params: { id: post.id }, body: { linkId } };
    await server.ask(shareEndpoints.revoke, end);
    await server.ask(shareEndpoints.revoke, end);
    await share(post);
    expect((await listed(post)).filter(({ state }) => state === 'open')).toHaveLength(20);
  });
});

it('one client address opens a limited number of pages and then waits', async () => {
  const remoteAddress = '203.0.113.9';
  const { url } = await share(await draft());
  const answers: number[] = [];
  for (let count = 0; count < 121; count += 1) answers.push(await opens(NO_LINK, { remoteAddress }));
  expect([answers[119], answers[120]]).toEqual([404, 429]);
  const waiting = await visit(url, { remoteAddress });
  expect([waiting.statusCode, Number(waiting.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(await opens(url)).toBe(200);
});
