import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { lockEndpoints } from '@toasoan/contract/features/posts/lock/lock-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom } from '../test-support/a-newsroom.ts';
import { aPage } from '../test-support/at-a-post.ts';

const server = await startTestServer();
const room = await aNewsroom(server);

const aPost = () => room.postIn('EDITING', room.author);
const noticesOf = ({ id }: { readonly id: string }) =>
  server.db
    .selectFrom('live_notices')
    .select(['kind', 'editing_session'])
    .where('thing_id', '=', id)
    .where('kind', '=', 'presence')
    .orderBy('id')
    .execute();

describe('presence at a post', () => {
  it('gives the lock to the first person and shows who else is there and where', async () => {
    const post = await aPost();
    const first = aPage(server, post, room.editor);
    const second = aPage(server, post, room.admin);
    expect(await first.beat({ place: 'title' })).toMatchObject({
      mine: true,
      holder: { editingSession: first.editingSession, userId: room.editor.userId },
      others: [],
      version: post.version,
    });
    expect(await second.beat()).toMatchObject({
      mine: false,
      holder: { editingSession: first.editingSession },
      others: [{ userId: room.editor.userId, place: 'title', editingSession: first.editingSession }],
    });
    expect((await first.beat({ place: 'excerpt' })).others).toMatchObject([{ userId: room.admin.userId }]);
  });

  it('of many concurrent arrivals exactly one gets the lock, and all agree who', async () => {
    const post = await aPost();
    const pages = Array.from({ length: 8 }, (_, n) =>
      aPage(server, post, n % 2 === 0 ? room.editor : room.admin),
    );
    await Promise.all(pages.map((page) => page.beat()));
    const seen = await Promise.all(pages.map((page) => page.beat()));
    expect(seen.filter(({ mine }) => mine)).toHaveLength(1);
    expect(new Set(seen.map(({ holder }) => holder?.editingSession)).size).toBe(1);
  });

  it('notifies of arrivals, departures and holders, never of a heartbeat', async () => {
    const post = await aPost();
    const before = (await noticesOf(post)).length;
    const first = aPage(server, post, room.editor);
    const second = aPage(server, post, room.admin);
    await first.beat();
    await second.beat();
    for (let n = 0; n < 3; n += 1) await first.beat({ place: `field${n}` });
    await second.leave();
    await second.leave();
    expect((await noticesOf(post)).slice(before).map(({ editing_session }) => editing_session)).toEqual([
      first.editingSession,
      second.editingSession,
      second.editingSession,
    ]);
  });

  it('is no edit: neither version nor audit nor the time of the last change changes', async () => {
    const post = await aPost();
    const auditOf = () =>
      server.db.selectFrom('audit_log').select('id').where('entity_id', '=', post.id).execute();
    const before = await auditOf();
    const page = aPage(server, post, room.editor);
    await page.beat();
    await page.beat();
    await page.leave();
    const after = await server.ask(postEndpoints.detail, {
      headers: room.editor.headers,
      params: { id: post.id },
    });
    expect([after.version, after.updateTime]).toEqual([post.version, post.updateTime]);
    expect(await auditOf()).toEqual(before);
  });

  it('a reader is visible and never holds the lock; neither does a person who may not edit', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const reader = aPage(server, post, room.admin);
    expect(await reader.beat({ wants: 'read' })).toMatchObject({ mine: false, holder: null });
    const author = aPage(server, post, room.author);
    expect(await author.beat({ wants: 'write' })).toMatchObject({
      mine: false,
      holder: null,
      others: [{ userId: room.admin.userId }],
    });
  });

  it('switching to reading releases the lock', async () => {
    const post = await aPost();
    const first = aPage(server, post, room.editor);
    await first.beat();
    expect(await first.beat({ wants: 'read' })).toMatchObject({ mine: false, holder: null });
    expect(await aPage(server, post, room.admin).beat()).toMatchObject({ mine: true });
  });

  it('the list shows the holder', async () => {
    const post = await aPost();
    const rowOf = async () => {
      const { items } = await server.ask(postEndpoints.list, { headers: room.admin.headers });
      return items.filter(({ id }) => id === post.id).map(({ holder }) => holder?.userId);
    };
    expect(await rowOf()).toEqual([undefined]);
    const page = aPage(server, post, room.editor);
    await page.beat();
    expect(await rowOf()).toEqual([room.editor.userId]);
    await page.leave();
    expect(await rowOf()).toEqual([undefined]);
  });
});

describe('a post of somebody else', () => {
  it('of another project is unknown', async () => {
    const post = await aPost();
    const elsewhere = await aNewsroom(server);
    const body = { editingSession: 'a-session-of-elsewhere', wants: 'write' as const, place: null };
    const { headers } = elsewhere.admin;
    const params = { id: post.id };
    const { editingSession } = body;
    expect((await server.refusal(lockEndpoints.presence, { headers, params, body })).code).toBe('NOT_FOUND');
    expect(
      (
        await server.refusal(lockEndpoints.takeOver, {
          headers,
          params,
          body: { editingSession, holder: '' },
        })
      ).code,
    ).toBe('NOT_FOUND');
    expect(
      (await server.refusal(lockEndpoints.leave, { headers, params, body: { editingSession } })).code,
    ).toBe('NOT_FOUND');
  });

  it('that the person may not read is unknown too', async () => {
    const post = await room.write(room.editor, room.finished());
    const body = { editingSession: 'a-session-of-elsewhere', wants: 'read' as const, place: null };
    const { code } = await server.refusal(lockEndpoints.presence, {
      headers: room.author.headers,
      params: { id: post.id },
      body,
    });
    expect(code).toBe('NOT_FOUND');
  });

  it("cannot be left in the holder's name", async () => {
    const post = await aPost();
    const page = aPage(server, post, room.editor);
    await page.beat();
    await server.ask(lockEndpoints.leave, {
      headers: room.admin.headers,
      params: { id: post.id },
      body: { editingSession: page.editingSession },
    });
    expect(await page.beat()).toMatchObject({ mine: true });
  });
});

describe('rows of closed pages', () => {
  it('are swept when somebody arrives at any post', async () => {
    const post = await aPost();
    await aPage(server, post, room.editor).beat();
    const long = new Date(Date.now() - 2 * 86_400_000);
    await server.db
      .updateTable('post_sessions')
      .set({ opened_time: long, seen_time: long })
      .where('post_id', '=', post.id)
      .execute();
    await server.db
      .updateTable('post_locks')
      .set({ since: long, seen_time: long })
      .where('post_id', '=', post.id)
      .execute();
    await aPage(server, await aPost(), room.editor).beat();
    const left = await server.db
      .selectFrom('post_sessions')
      .select('post_id')
      .where('post_id', '=', post.id)
      .execute();
    const locks = await server.db
      .selectFrom('post_locks')
      .select('post_id')
      .where('post_id', '=', post.id)
      .execute();
    expect([...left, ...locks]).toEqual([]);
  });
});

it('an open page alone keeps no sign-in alive', async () => {
  const post = await aPost();
  const person = await room.hire('EDITOR');
  const long = new Date(Date.now() - 600_000);
  const lastUse = async () =>
    (
      await server.db
        .selectFrom('sessions')
        .select('last_use_time')
        .where('user_id', '=', person.userId)
        .executeTakeFirstOrThrow()
    ).last_use_time;
  await server.db
    .updateTable('sessions')
    .set({ last_use_time: long })
    .where('user_id', '=', person.userId)
    .execute();
  await aPage(server, post, person).beat();
  expect(await lastUse()).toEqual(long);
  await server.ask(postEndpoints.detail, { headers: person.headers, params: { id: post.id } });
  await expect.poll(lastUse).not.toEqual(long);
  expect((await lastUse()).getTime()).toBeGreaterThan(long.getTime());
});
