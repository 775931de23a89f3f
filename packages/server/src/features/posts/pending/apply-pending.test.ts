import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { versionEndpoints } from '@toasoan/contract/features/posts/history/version-endpoints.ts';
import type { PostApply } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { aNumber } from '#test/factories/a-number.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
const room = await aNewsroom(server);

const read = ({ id }: Pick<Post, 'id'>, by: Staff = room.admin) =>
  server.ask(postEndpoints.detail, { headers: by.headers, params: { id } });
const change = ({ id, version }: Post, draft: PostDraft, by: Staff = room.editor) =>
  server.ask(postEndpoints.update, { headers: by.headers, body: { id, version, ...draft } });
const apply = ({ id, version }: Post, options: Omit<PostApply, 'version'> = {}) =>
  server.ask(postEndpoints.apply, {
    headers: room.admin.headers,
    params: { id },
    body: { version, ...options },
  });
const refusedApply = ({ id, version }: Post, options: Omit<PostApply, 'version'> = {}) =>
  server.refusal(postEndpoints.apply, {
    headers: room.admin.headers,
    params: { id },
    body: { version, ...options },
  });
const drop = ({ id, version }: Post, by: Staff = room.editor) =>
  server.ask(postEndpoints.dropPending, { headers: by.headers, params: { id }, body: { version } });
const history = async ({ id }: Post, by: Staff = room.editor) =>
  (await server.ask(versionEndpoints.list, { headers: by.headers, params: { id } })).items;
const aPublicPost = (draft: PostDraft = {}) => room.postIn('PUBLISHED', room.author, draft);

async function disableCategory(id: string) {
  const { version } = await server.ask(categoryEndpoints.detail, {
    headers: room.admin.headers,
    params: { id },
  });
  await server.ask(categoryEndpoints.update, {
    headers: room.admin.headers,
    body: { id, version, status: 'DISABLED' },
  });
}
async function disableTag(id: string) {
  const { version } = await server.ask(tagEndpoints.detail, { headers: room.admin.headers, params: { id } });
  await server.ask(tagEndpoints.update, {
    headers: room.admin.headers,
    body: { id, version, status: 'DISABLED' },
  });
}

describe('changes of a public post', () => {
  it('are applied some first and the rest later, and nothing is lost between', async () => {
    const post = await aPublicPost({ title: 'Tít cũ', excerpt: 'Sapo cũ' });
    const changed = await change(post, { title: 'Tít mới', excerpt: 'Sapo mới', kicker: 'Ghi chép' });
    const first = await apply(changed, { fields: ['excerpt'] });
    expect([first.title, first.excerpt, first.details.kicker]).toEqual(['Tít cũ', 'Sapo mới', '']);
    expect(Object.keys(first.pending?.draft ?? {}).sort()).toEqual(['kicker', 'title']);
    const second = await apply(first);
    expect([second.title, second.excerpt, second.details.kicker, second.pending]).toEqual([
      'Tít mới',
      'Sapo mới',
      'Ghi chép',
      null,
    ]);
    expect((await history(post)).slice(0, 2).map(({ kind, changedFields }) => [kind, changedFields])).toEqual(
      [
        ['publish', ['title', 'kicker']],
        ['publish', ['excerpt']],
      ],
    );
  });

  it('keep the note and whether readers were notified', async () => {
    const post = await aPublicPost();
    const mended = await apply(await change(post, { excerpt: 'Sửa một dấu phẩy.' }), {
      note: 'Lỗi chính tả',
    });
    expect(mended.substantiveTime).toBeNull();
    const reported = await apply(await change(mended, { excerpt: 'Thêm số liệu mới.' }), {
      note: 'Cập nhật số liệu',
      isSubstantive: true,
    });
    expect(Math.abs(Date.parse(reported.substantiveTime ?? '') - Date.now())).toBeLessThan(60_000);
    const published = (await history(post)).filter(({ kind }) => kind === 'publish');
    expect(published.map(({ note, isSubstantive }) => [note, isSubstantive])).toEqual([
      ['Cập nhật số liệu', true],
      ['Lỗi chính tả', false],
      ['', false],
    ]);
  });

  it('redirect readers of the old address to the new one', async () => {
    const [old, next] = [`dia-chi-cu-${aNumber()}`, `dia-chi-moi-${aNumber()}`];
    const post = await aPublicPost({ slug: old });
    const changed = await change(post, { slug: next });
    expect(changed.slug).toBe(old);
    expect((await apply(changed)).slug).toBe(next);
    const redirect = await server.db
      .selectFrom('slug_redirects')
      .select('entity_id')
      .where('project_id', '=', room.projectId)
      .where('slug', '=', old)
      .executeTakeFirst();
    expect(redirect?.entity_id).toBe(post.id);
  });

  it('are refused at once for an address that another post has', async () => {
    const slug = `da-co-${aNumber()}`;
    await room.write(room.author, { slug });
    const { id, version } = await aPublicPost();
    const refusal = await server.refusal(postEndpoints.update, {
      headers: room.editor.headers,
      body: { id, version, slug },
    });
    expect([refusal.code, (await read({ id })).pending]).toEqual(['SLUG_TAKEN', null]);
  });

  it('are refused at applying when the address was taken meanwhile, and stay pending', async () => {
    const slug = `se-bi-lay-${aNumber()}`;
    const changed = await change(await aPublicPost(), { slug, kicker: 'Ghi chép' });
    await room.write(room.author, { slug });
    expect((await refusedApply(changed)).code).toBe('SLUG_TAKEN');
    const rest = await apply(changed, { fields: ['kicker'] });
    expect([rest.details.kicker, rest.pending?.draft.slug]).toEqual(['Ghi chép', slug]);
  });

  it('are applied in the version that was read: a newer version is a conflict', async () => {
    const post = await aPublicPost();
    await change(post, { kicker: 'Ghi chép' });
    expect((await refusedApply(post)).code).toBe('VERSION_CONFLICT');
  });
});

describe('terms that went out of use while a change was pending', () => {
  it('are refused, and the other changes can still be applied', async () => {
    const [categoryId, tagId] = [await room.category(), await room.tag()];
    const post = await aPublicPost();
    const changed = await change(post, { mainCategoryId: categoryId, tagIds: [tagId], kicker: 'Ghi chép' });
    await disableCategory(categoryId);
    await disableTag(tagId);
    const refusal = await refusedApply(changed);
    expect([refusal.status, refusal.code]).toEqual([400, 'INVALID_INPUT']);
    const rest = await apply(changed, { fields: ['kicker'] });
    expect(rest.pending?.draft).toMatchObject({ mainCategoryId: categoryId, tagIds: [tagId] });
  });

  it('do not block further writing', async () => {
    const tagId = await room.tag();
    const changed = await change(await aPublicPost(), { tagIds: [tagId] });
    await disableTag(tagId);
    const further = await change(changed, { tagIds: [tagId], kicker: 'Ghi chép' });
    expect(further.pending?.draft).toMatchObject({ tagIds: [tagId], kicker: 'Ghi chép' });
  });
});

async function aStory(): Promise<string> {
  const body = { title: `Dòng sự kiện ${aNumber()}`, kind: 'TOPIC' as const };
  return (await server.ask(tagEndpoints.create, { headers: room.admin.headers, body })).id;
}

describe('terms that were merged or deleted while a change was pending', () => {
  it('are replaced by their successor, in order and once', async () => {
    const [old, into, other] = [await aStory(), await aStory(), await room.tag()];
    const [from, to] = [await room.category(), await room.category()];
    const changed = await change(await aPublicPost(), {
      tagIds: [other, old, into],
      topicId: old,
      mainCategoryId: from,
      categoryIds: [from],
    });
    await server.ask(tagEndpoints.merge, {
      headers: room.admin.headers,
      body: { from: [{ id: old, version: 1 }], intoId: into },
    });
    await server.ask(categoryEndpoints.remove, {
      headers: room.admin.headers,
      params: { id: from },
      query: { moveTo: to },
    });
    const done = await apply(await read(changed));
    expect(done.tags.map(({ id }) => id)).toEqual([other, into]);
    expect([done.details.topicId, done.mainCategoryId]).toEqual([into, to]);
  });
});

describe('discarding pending changes', () => {
  it('keeps the public text, and the history keeps the written one', async () => {
    const post = await aPublicPost({ title: 'Bản công khai' });
    const changed = await change(post, { title: 'Bản bỏ đi' });
    const dropped = await drop(changed);
    expect([dropped.title, dropped.pending, dropped.hasPending]).toEqual(['Bản công khai', null, false]);
    const [last, before] = await history(post);
    expect([last?.kind, last?.changedFields]).toEqual(['drop', ['title']]);
    const kept = await server.ask(versionEndpoints.detail, {
      headers: room.editor.headers,
      params: { id: post.id, no: before?.no ?? 0 },
    });
    expect(kept.snapshot.title).toBe('Bản bỏ đi');
  });
});

describe('unpublished content', () => {
  it('is hidden from people who may read the public text alone', async () => {
    const other = await room.hire('AUTHOR');
    const post = await aPublicPost();
    await change(post, { title: 'Chưa công khai' });
    const seen = await read(post, other);
    expect([seen.title, seen.pending]).toEqual([post.title, null]);
    expect((await history(post, other)).map(({ isPublic }) => isPublic)).toEqual([true]);
    const [draft] = await history(post);
    const refusal = await server.refusal(versionEndpoints.detail, {
      headers: other.headers,
      params: { id: post.id, no: draft?.no ?? 0 },
    });
    expect(refusal.error).toBe(-404);
  });

  it('is in no list', async () => {
    const marker = `kin${aNumber()}`;
    const post = await aPublicPost();
    await change(post, { title: `Chưa công khai ${marker}`, internalNote: marker });
    const list = await server.ask(postEndpoints.list, { headers: room.admin.headers, query: { limit: 100 } });
    expect(list.items.map(({ id }) => id)).toContain(post.id);
    expect(JSON.stringify(list)).not.toContain(marker);
  });
});
