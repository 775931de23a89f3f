import { auditEndpoints } from '@toasoan/contract/features/audit/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { takedownEndpoints } from '@toasoan/contract/features/posts/takedown/takedown-endpoints.ts';
import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
let chief: Staff;

const HOUR = 3_600_000;
const REASON = 'Gỡ theo công văn của cơ quan quản lý.';

beforeAll(async () => {
  room = await aNewsroom(server);
  chief = await room.hire('SUPPER_ADMIN');
});

function facts(changes: Partial<TakedownFacts> = {}): TakedownFacts {
  return {
    reasonKind: 'SELF_DETECTED',
    orderRef: '',
    orderIssuer: '',
    orderTime: null,
    receivedTime: new Date(Date.now() - HOUR).toISOString(),
    scope: ['POST', 'SEARCH'],
    note: '',
    ...changes,
  };
}

const open = (post: Pick<Post, 'id'>, changes: Partial<TakedownFacts> = {}) =>
  server.ask(takedownEndpoints.open, {
    headers: room.admin.headers,
    body: { postId: post.id, ...facts(changes) },
  });

const takeDown = (post: Pick<Post, 'id' | 'version'>, takedown?: TakedownFacts) => ({
  headers: room.admin.headers,
  params: { id: post.id },
  body: { version: post.version, to: 'TAKEN_DOWN' as const, reason: REASON, takedown },
});

const detail = (id: string) =>
  server.ask(takedownEndpoints.detail, { headers: room.admin.headers, params: { id } });

const casesOf = async ({ id }: Pick<Post, 'id'>) =>
  (
    await server.ask(takedownEndpoints.list, {
      headers: room.admin.headers,
      query: { view: 'all', postId: id },
    })
  ).items;

const codes = (error: { details: { rules?: readonly { code: string }[] } }) =>
  error.details.rules?.map(({ code }) => code);

describe('a takedown case', () => {
  it('is due 24 hours after it was received', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const receivedTime = '2026-11-01T02:30:00.000Z';
    const opened = await open(post, { receivedTime });
    expect(opened).toMatchObject({ state: 'OPEN', receivedTime, dueTime: '2026-11-02T02:30:00.000Z' });
  });

  it('requires the number and issuer of an order by an authority or a court', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    for (const reasonKind of ['AUTHORITY_ORDER', 'COURT'] as const) {
      const body = { postId: post.id, ...facts({ reasonKind }) };
      const refusal = await server.refusal(takedownEndpoints.open, { headers: room.admin.headers, body });
      expect(codes(refusal)).toEqual(['ORDER_REF_REQUIRED', 'ORDER_ISSUER_REQUIRED']);
    }
    const named = await open(post, {
      reasonKind: 'COURT',
      orderRef: '15/2026/QĐ-BPKCTT',
      orderIssuer: 'Tòa án nhân dân khu vực 2',
    });
    expect(named.state).toBe('OPEN');
  });

  it('cannot have been received in the future', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const body = {
      postId: post.id,
      ...facts({ receivedTime: new Date(Date.now() + HOUR).toISOString() }),
    };
    const refusal = await server.refusal(takedownEndpoints.open, { headers: room.admin.headers, body });
    expect(codes(refusal)).toEqual(['RECEIVED_IN_FUTURE']);
  });

  it('is opened once at a time, for a post that is public or was unpublished', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    await open(post);
    const draft = await room.postIn('DRAFT', room.author);
    const refused = async ({ id }: Post) =>
      codes(
        await server.refusal(takedownEndpoints.open, {
          headers: room.admin.headers,
          body: { postId: id, ...facts() },
        }),
      );
    expect(await refused(post)).toEqual(['CASE_OPEN']);
    expect(await refused(draft)).toEqual(['POST_NOT_PUBLIC']);
    const unpublished = await room.postIn('UNPUBLISHED', room.author);
    expect((await open(unpublished)).postId).toBe(unpublished.id);
  });

  it('is changed while it is open, and only in the version that was seen', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const { id, version } = await open(post);
    const changed = await server.ask(takedownEndpoints.update, {
      headers: room.admin.headers,
      body: { id, version, ...facts({ note: 'Đã gọi lại cho người khiếu nại.' }) },
    });
    expect(changed).toMatchObject({ note: 'Đã gọi lại cho người khiếu nại.', version: version + 1 });
    const stale = await server.send(takedownEndpoints.update, {
      headers: room.admin.headers,
      body: { id, version, ...facts() },
    });
    expect(stale.envelope.error).toBe(-409);
    await server.ask(postEndpoints.transition, takeDown(post));
    const closed = await detail(id);
    const refusal = await server.refusal(takedownEndpoints.update, {
      headers: room.admin.headers,
      body: { id, version: closed.version, ...facts() },
    });
    expect(codes(refusal)).toEqual(['CASE_CLOSED']);
  });

  it('of another project is unknown', async () => {
    const { id } = await open(await room.postIn('PUBLISHED', room.author));
    const other = await aNewsroom(server);
    const { envelope } = await server.send(takedownEndpoints.detail, {
      headers: other.admin.headers,
      params: { id },
    });
    expect(envelope.error).toBe(-404);
  });
});

describe('taking a post down', () => {
  it('requires a case: an open one, or its facts', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    expect(codes(await server.refusal(postEndpoints.transition, takeDown(post)))).toEqual(['CASE_REQUIRED']);
    const lacking = facts({ reasonKind: 'COURT' });
    const refusal = await server.refusal(postEndpoints.transition, takeDown(post, lacking));
    expect(refusal.details.rules?.map(({ field }) => field)).toEqual([
      'takedown.orderRef',
      'takedown.orderIssuer',
    ]);
    expect(await casesOf(post)).toEqual([]);
    const down = await server.ask(postEndpoints.transition, takeDown(post, facts()));
    expect(down.state).toBe('TAKEN_DOWN');
    expect(await casesOf(post)).toMatchObject([
      { state: 'DONE', doneBy: room.admin.displayName, reason: REASON },
    ]);
  });

  it('closes the open case, with newer facts where they are given', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const { id } = await open(post);
    await server.ask(postEndpoints.transition, takeDown(post, facts({ reasonKind: 'PRIVACY' })));
    expect(await casesOf(post)).toMatchObject([{ id, state: 'DONE', reasonKind: 'PRIVACY' }]);
  });

  it('keeps the post as it was, with its pending changes', async () => {
    const post = await room.postIn('PUBLISHED', room.author, {
      title: 'Tin có số liệu sai',
      content: article('Sai ở đây.'),
    });
    const edited = await server.ask(postEndpoints.update, {
      headers: room.admin.headers,
      body: { id: post.id, version: post.version, title: 'Tít đang sửa' },
    });
    await server.ask(postEndpoints.transition, takeDown(edited, facts()));
    const [done] = await casesOf(post);
    const { snapshot } = await detail(done?.id ?? '');
    expect(snapshot).toMatchObject({
      title: 'Tin có số liệu sai',
      state: 'PUBLISHED',
      content: article('Sai ở đây.'),
      pending: { title: 'Tít đang sửa' },
    });
    expect(snapshot?.contentHtml).toContain('Sai ở đây.');
  });

  it('is in the log of the post and in the audit, with the case', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    await server.ask(postEndpoints.transition, takeDown(post, facts()));
    const log = await server.ask(postEndpoints.transitionLog, {
      headers: room.admin.headers,
      params: { id: post.id },
      query: {},
    });
    expect(log.items[0]).toMatchObject({ move: 'takeDown', reason: REASON });
    const audit = await server.ask(auditEndpoints.list, {
      headers: room.admin.headers,
      query: { entity: ['takedown', 'post'], limit: 4 },
    });
    expect(audit.items.map(({ action }) => action).slice(0, 3)).toEqual([
      'takedown.done',
      'post.takeDown',
      'takedown.open',
    ]);
  });

  it('is final: no trash, no removal, no change of the case by anybody', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const down = await server.ask(postEndpoints.transition, takeDown(post, facts()));
    const [done] = await casesOf(post);
    const headers = { ...chief.headers, 'if-match': String(down.version) };
    for (const query of [{}, { purge: true }]) {
      const { envelope } = await server.send(postEndpoints.remove, { headers, params: down, query });
      expect(envelope.error).toBe(-422);
    }
    const id = done?.id ?? '';
    await expect(
      sql`UPDATE takedown_cases SET snapshot = '{}' WHERE id = ${id}`.execute(server.db),
    ).rejects.toThrow('does not change');
    await expect(
      sql`UPDATE takedown_cases SET due_time = now() WHERE id = ${id}`.execute(server.db),
    ).rejects.toThrow('does not change');
    await expect(sql`DELETE FROM takedown_cases WHERE id = ${id}`.execute(server.db)).rejects.toThrow(
      'are kept',
    );
    await expect(sql`DELETE FROM posts WHERE id = ${post.id}`.execute(server.db)).rejects.toThrow();
    for (const change of [
      sql`UPDATE post_versions SET snapshot = '{}' WHERE post_id = ${post.id} AND is_public`,
      sql`DELETE FROM post_versions WHERE post_id = ${post.id} AND is_public`,
    ]) {
      await expect(change.execute(server.db)).rejects.toThrow('is kept');
    }
  });

  it('is undone by SUPPER_ADMIN with a reason, which the case shows', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const down = await server.ask(postEndpoints.transition, takeDown(post, facts()));
    const body = { version: down.version, to: 'PUBLISHED' as const, reason: 'Tòa đã hủy quyết định.' };
    const { envelope } = await server.send(postEndpoints.transition, {
      headers: room.admin.headers,
      params: down,
      body,
    });
    expect(envelope.error).toBe(-403);
    const back = await server.ask(postEndpoints.transition, { headers: chief.headers, params: down, body });
    expect(back.state).toBe('PUBLISHED');
    expect(await casesOf(post)).toMatchObject([
      { state: 'REINSTATED', reinstatedBy: chief.displayName, reinstateReason: 'Tòa đã hủy quyết định.' },
    ]);
    await server.ask(postEndpoints.transition, takeDown(back, facts()));
    expect((await casesOf(post)).map(({ state }) => state)).toEqual(['DONE', 'REINSTATED']);
  });
});

describe('the list of cases', () => {
  it('shows the earliest due first, and counts overdue and soon due ones', async () => {
    const controller = await aNewsroom(server);
    const { headers } = controller.admin;
    const made = async (hoursAgo: number) => {
      const post = await controller.postIn('PUBLISHED', controller.author);
      const receivedTime = new Date(Date.now() - hoursAgo * HOUR).toISOString();
      return await server.ask(takedownEndpoints.open, {
        headers,
        body: { postId: post.id, ...facts({ receivedTime, orderRef: `${hoursAgo}/CV` }) },
      });
    };
    const later = await made(1);
    const overdue = await made(30);
    const soon = await made(22);
    const list = (query: object) => server.ask(takedownEndpoints.list, { headers, query });
    expect((await list({})).items.map(({ id }) => id)).toEqual([overdue.id, soon.id, later.id]);
    expect((await list({ view: 'overdue' })).items.map(({ id }) => id)).toEqual([overdue.id]);
    expect((await list({ text: '22/cv' })).items.map(({ id }) => id)).toEqual([soon.id]);
    expect(await server.ask(takedownEndpoints.counts, { headers })).toEqual({
      open: 3,
      overdue: 1,
      done: 0,
      all: 3,
      dueSoon: 1,
    });
  });
});
