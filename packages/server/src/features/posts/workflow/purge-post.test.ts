import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { beforeAll, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
let chief: Staff;

beforeAll(async () => {
  room = await aNewsroom(server);
  chief = await room.hire('SUPPER_ADMIN');
});

const input = ({ headers }: Staff, { id }: Post, ifMatch?: number) => ({
  headers: { ...headers, ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }) },
  params: { id },
  query: { purge: true },
});
async function refused(...options: Parameters<typeof input>) {
  const { code, details } = await server.refusal(postEndpoints.remove, input(...options));
  return details.rules?.[0]?.code ?? code;
}

it('a post that never was public is deleted permanently, with its history; the audit keeps its facts', async () => {
  const tag = await room.tag();
  const draft = await room.write(room.author, { title: 'Nháp bỏ đi', tagIds: [tag] });
  const trashed = await room.transition(room.author, draft, 'TRASHED');
  expect(await server.ask(postEndpoints.remove, input(chief, trashed, trashed.version))).toEqual({
    id: draft.id,
  });
  const gone = { headers: chief.headers, params: { id: draft.id } };
  expect((await server.refusal(postEndpoints.detail, gone)).code).toBe('NOT_FOUND');
  for (const table of ['post_versions', 'post_moves', 'post_tags'] as const) {
    const rows = await server.db
      .selectFrom(table)
      .select('post_id')
      .where('post_id', '=', draft.id)
      .execute();
    expect([table, rows]).toEqual([table, []]);
  }
  const { postCount } = await server.ask(tagEndpoints.detail, { ...gone, params: { id: tag } });
  expect(postCount).toBe(0);
  expect((await server.ask(postEndpoints.counts, { headers: chief.headers })).TRASHED).toBe(0);
  const [audit] = await server.db
    .selectFrom('audit_log')
    .select(['user_id', 'title', 'before', 'after'])
    .where('entity_id', '=', draft.id)
    .where('action', '=', 'post.purge')
    .execute();
  expect(audit).toMatchObject({
    user_id: chief.userId,
    title: 'Nháp bỏ đi',
    before: { state: 'TRASHED' },
    after: null,
  });
});

it('one that was public once stays for inspection', async () => {
  const hidden = await room.postIn('UNPUBLISHED', room.author);
  const trashed = await room.transition(room.admin, hidden, 'TRASHED');
  expect(await refused(chief, trashed)).toBe('PURGE_FORBIDDEN');
  const restored = await room.transition(room.admin, trashed, 'UNPUBLISHED');
  expect(restored.everPublished).toBe(true);
});

it('nothing is deleted permanently except from the trash, by others, or over a newer version', async () => {
  const draft = await room.postIn('DRAFT', room.author);
  expect(await refused(chief, draft)).toBe('MOVE_NOT_POSSIBLE');
  const trashed = await room.transition(room.author, draft, 'TRASHED');
  for (const by of [room.author, room.admin]) expect(await refused(by, trashed)).toBe('FORBIDDEN');
  expect(await refused(room.editor, trashed)).toBe('FORBIDDEN');
  expect(await refused(chief, trashed, draft.version)).toBe('VERSION_CONFLICT');
});
