import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { correctionRequestEndpoints } from '@toasoan/contract/features/correction-requests/correction-request-endpoints.ts';
import { correctionEndpoints } from '@toasoan/contract/features/posts/correction/correction-endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { CORRECTION_PARTS, CORRECTION_REQUEST } from '#test/bad-input/papers.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom } from '../posts/test-support/a-newsroom.ts';
import { aVisitor, share } from '../posts/test-support/a-visitor.ts';

const server = await startTestServer();
const { visit } = aVisitor(server);
let room: Newsroom;
let headers: Record<string, string>;

beforeAll(async () => {
  room = await aNewsroom(server);
  ({ headers } = room.admin);
  const body = { title: 'Cải chính', kind: 'CORRECTION' as const };
  await server.ask(categoryEndpoints.create, { headers, body });
});

/** About the post, and accepted. */
async function anAcceptedRequest(post: Pick<Post, 'id'>) {
  const made = await server.ask(correctionRequestEndpoints.create, { headers, body: CORRECTION_REQUEST });
  const params = { id: made.id };
  const set = { version: made.version, postId: post.id };
  const { version } = await server.ask(correctionRequestEndpoints.setPost, { headers, params, body: set });
  const body = { version, step: 'accept' as const };
  return await server.ask(correctionRequestEndpoints.transition, { headers, params, body });
}

const correctFor = (post: Pick<Post, 'id'>, requestId: string) => ({
  headers,
  body: { postId: post.id, requestId, ...CORRECTION_PARTS },
});

const request = (id: string, by = room.admin) =>
  server.ask(correctionRequestEndpoints.detail, { headers: by.headers, params: { id } });

describe('a correction that is written for a request', () => {
  test('names the request wherever it is listed, and the request names it with its state', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const { id, number } = await anAcceptedRequest(post);
    expect((await request(id)).corrections).toEqual([]);
    const made = await server.ask(correctionEndpoints.create, correctFor(post, id));
    const named = { id: made.id, request: { id, number } };
    expect(made).toMatchObject(named);
    const query = { postId: post.id };
    expect((await server.ask(correctionEndpoints.list, { headers, query })).items).toMatchObject([named]);
    const { items } = await server.ask(correctionEndpoints.ledger, { headers, query: {} });
    expect(items.find((one) => one.id === made.id)).toMatchObject(named);
    const written = {
      postId: made.correctionPostId,
      correctText: CORRECTION_PARTS.correctText,
      state: 'DRAFT',
      publishedTime: null,
    };
    expect((await request(id, room.editor)).corrections).toEqual([written]);
    const found = await server.ask(correctionRequestEndpoints.list, { headers, query: { text: number } });
    expect(found.items[0]?.corrections).toEqual([written]);
    const change = { id: made.id, version: made.version, ...CORRECTION_PARTS, placement: 'Trang 2' };
    expect(await server.ask(correctionEndpoints.update, { headers, body: change })).toMatchObject(named);
  });

  test('leaves the number of the request in the log, and nowhere that readers or writers look', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const { id, number } = await anAcceptedRequest(post);
    const made = await server.ask(correctionEndpoints.create, correctFor(post, id));
    const params = { id: made.correctionPostId };
    const draft = await server.ask(postEndpoints.detail, { headers, params });
    const chief = await room.hire('SUPPER_ADMIN');
    const shown = await room.transition(chief, draft, 'PUBLISHED');
    const log = await server.db
      .selectFrom('audit_log')
      .select('after')
      .where('entity', '=', 'correction')
      .where('entity_id', '=', made.id)
      .execute();
    expect(log).toMatchObject([{ after: { request: { id, number } } }]);
    const { url } = await share(server, room.admin, shown, { text: 'public' });
    const seen = [
      await server.ask(postEndpoints.detail, { headers: room.author.headers, params: { id: post.id } }),
      await server.ask(postEndpoints.detail, { headers, params }),
      await server.ask(versionEndpoints.detail, { headers, params: { ...params, no: 1 } }),
      (await visit(url)).body,
    ];
    expect(JSON.stringify(seen)).toContain(CORRECTION_PARTS.correctText);
    expect(JSON.stringify(seen)).not.toContain('YCCC-');
  });

  test('is refused for a request that is not accepted, is about another post, or is of another project', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const other = await room.postIn('PUBLISHED', room.author);
    const accepted = await anAcceptedRequest(other);
    const waiting = await anAcceptedRequest(post);
    const body = { version: waiting.version, step: 'reconsider' as const, reason: 'Chờ thêm tài liệu' };
    await server.ask(correctionRequestEndpoints.transition, { headers, params: { id: waiting.id }, body });
    const elsewhere = await aNewsroom(server);
    const foreign = await server.ask(correctionRequestEndpoints.create, {
      headers: elsewhere.admin.headers,
      body: CORRECTION_REQUEST,
    });
    for (const { id } of [accepted, waiting, foreign]) {
      const { details } = await server.refusal(correctionEndpoints.create, correctFor(post, id));
      expect(details.rules).toMatchObject([{ code: 'CORRECTION_REQUEST', field: 'requestId' }]);
    }
    const query = { postId: post.id };
    expect((await server.ask(correctionEndpoints.list, { headers, query })).items).toEqual([]);
  });

  test('does not name it to somebody who corrects posts but does not see requests', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const { id } = await anAcceptedRequest(post);
    await server.ask(correctionEndpoints.create, correctFor(post, id));
    const writer = await aPerson(server.db, {
      role: 'AUTHOR',
      projects: [room.projectId],
      permissionGrants: ['post.correct', 'post.view', 'post.editAny'],
    });
    const by = await signIn(server.db, writer, { project: room.projectId });
    const { items } = await server.ask(correctionEndpoints.list, { headers: by, query: { postId: post.id } });
    expect(items).toMatchObject([{ request: null }]);
    const refused = await server.refusal(correctionEndpoints.create, {
      ...correctFor(post, id),
      headers: by,
    });
    expect(refused.details.rules).toMatchObject([{ code: 'CORRECTION_REQUEST' }]);
  });
});
