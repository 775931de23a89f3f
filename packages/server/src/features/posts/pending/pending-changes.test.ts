import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostApply } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import type { Post, PostDraft } from '@toasoan/contract/features/posts/post.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, article, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';

const server = await startTestServer();
let room: Newsroom;
const REASON = 'Sai số liệu, chờ kiểm tra lại.';

beforeAll(async () => {
  room = await aNewsroom(server);
});

const save = ({ headers }: Staff, { id, version }: Post, draft: PostDraft) =>
  server.ask(postEndpoints.update, { headers, body: { id, version, ...draft } });
const apply = ({ headers }: Staff, { id, version }: Post, options: Omit<PostApply, 'version'> = {}) =>
  server.ask(postEndpoints.apply, { headers, params: { id }, body: { version, ...options } });
const refusedApply = ({ headers }: Staff, { id, version }: Post, options: Omit<PostApply, 'version'> = {}) =>
  server.refusal(postEndpoints.apply, { headers, params: { id }, body: { version, ...options } });
const read = ({ headers }: Staff, { id }: Post) =>
  server.ask(postEndpoints.detail, { headers, params: { id } });

describe('a change of a public post', () => {
  it('is pending beside it: readers still see the published text', async () => {
    const post = await room.postIn('PUBLISHED', room.author, { excerpt: 'Sapo đã đăng.' });
    const saved = await save(room.editor, post, { excerpt: 'Sapo mới.', keywords: ['a'] });
    expect([saved.excerpt, saved.state, saved.hasPending]).toEqual(['Sapo đã đăng.', 'PUBLISHED', true]);
    expect(saved.pending?.draft).toEqual({ excerpt: 'Sapo mới.', keywords: ['a'] });
    expect(saved.pending?.updatedBy).toBe(room.editor.displayName);
  });

  it('is made by people who may edit any post, and published by people who may publish too', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const { headers } = room.author;
    const body = { id: post.id, version: post.version, excerpt: 'x' };
    expect((await server.refusal(postEndpoints.update, { headers, body })).code).toBe('FORBIDDEN');
    const saved = await save(room.editor, post, { excerpt: 'Sapo mới.' });
    expect((await refusedApply(room.editor, saved)).code).toBe('FORBIDDEN');
    expect((await apply(room.admin, saved)).excerpt).toBe('Sapo mới.');
  });

  it('requires both permissions: EDITOR has them in two steps, AUTHOR with the one granted does not', async () => {
    const short = await aNewsroom(server, 'TWO_STEP');
    const saved = await save(short.editor, await short.postIn('PUBLISHED', short.author), { excerpt: 'x' });
    const person = await aPerson(server.db, {
      projects: [short.projectId],
      permissionGrants: ['post.publish'],
    });
    const headers = await signIn(server.db, person, { project: short.projectId });
    expect((await refusedApply({ ...person, headers }, saved)).code).toBe('FORBIDDEN');
    expect((await apply(short.editor, saved)).excerpt).toBe('x');
  });

  it('is no longer pending once it equals the public text', async () => {
    const post = await room.postIn('PUBLISHED', room.author, { excerpt: 'Sapo đã đăng.' });
    const saved = await save(room.admin, post, { excerpt: 'Khác.' });
    const back = await save(room.admin, saved, { excerpt: 'Sapo đã đăng.' });
    expect([back.pending, back.hasPending]).toEqual([null, false]);
  });

  it('may be published field by field, the rest stays pending', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const saved = await save(room.admin, post, { excerpt: 'Sapo mới.', seoTitle: 'SEO mới' });
    const applied = await apply(room.admin, saved, { fields: ['excerpt'], note: 'Sửa sapo' });
    expect([applied.excerpt, applied.seoTitle]).toEqual(['Sapo mới.', '']);
    expect(applied.pending?.draft).toEqual({ seoTitle: 'SEO mới' });
    const version = await server.db
      .selectFrom('post_versions')
      .selectAll()
      .where('post_id', '=', post.id)
      .orderBy('no', 'desc')
      .executeTakeFirstOrThrow();
    expect(version).toMatchObject({
      kind: 'publish',
      is_public: true,
      note: 'Sửa sapo',
      changed_fields: ['excerpt'],
    });
  });

  it('must leave the post publishable, one refusal for each missing thing', async () => {
    const post = await room.postIn('PUBLISHED', room.admin);
    const content = { type: 'doc', content: [{ type: 'paragraph' }] } as const;
    const lacking = { title: '', excerpt: '', content, mainCategoryId: null, authors: [] };
    const saved = await save(room.admin, post, lacking);
    const refusal = await refusedApply(room.admin, saved);
    expect(refusal.details.rules?.map(({ code }) => code)).toEqual([
      'TITLE_REQUIRED',
      'EXCERPT_REQUIRED',
      'CONTENT_REQUIRED',
      'CATEGORY_REQUIRED',
      'BYLINE_REQUIRED',
    ]);
    expect(await read(room.admin, saved)).toEqual(saved);
  });

  it('may leave open what was open before', async () => {
    const mainCategoryId = await room.category();
    const post = await room.postIn('PUBLISHED', room.admin, { mainCategoryId });
    const body = { id: mainCategoryId, version: 1, status: 'DISABLED' } as const;
    await server.ask(categoryEndpoints.update, { headers: room.admin.headers, body });
    const applied = await apply(room.admin, await save(room.admin, post, { excerpt: 'Sapo mới.' }));
    expect(applied.excerpt).toBe('Sapo mới.');
  });

  it('can be discarded, and then there is nothing to publish', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const saved = await save(room.editor, post, { excerpt: 'Bỏ đi.' });
    const { headers } = room.editor;
    const body = { version: saved.version };
    const dropped = await server.ask(postEndpoints.dropPending, { headers, params: { id: post.id }, body });
    expect([dropped.pending, dropped.excerpt]).toEqual([null, post.excerpt]);
    const refusal = await refusedApply(room.admin, dropped);
    expect(refusal.details.rules?.map(({ code }) => code)).toEqual(['NOTHING_PENDING']);
  });
});

describe('pending changes of a post that is unpublished', () => {
  it('become its text', async () => {
    const post = await room.postIn('PUBLISHED', room.author);
    const saved = await save(room.editor, post, { excerpt: 'Sapo đang sửa.' });
    const hidden = await room.transition(room.admin, saved, 'UNPUBLISHED', REASON);
    expect([hidden.excerpt, hidden.pending]).toEqual(['Sapo đang sửa.', null]);
  });

  it('never block that: an unavailable address and terms are left out, the words are kept', async () => {
    const tag = await room.tag();
    const post = await room.postIn('PUBLISHED', room.author);
    const slug = `dia-chi-${post.id}`;
    const saved = await save(room.admin, post, { excerpt: 'Sapo đang sửa.', slug, tagIds: [tag] });
    await room.write(room.editor, { slug });
    const { headers } = room.admin;
    await server.ask(tagEndpoints.remove, { headers, params: { id: tag } });
    const hidden = await room.transition(room.admin, saved, 'UNPUBLISHED', REASON);
    expect([hidden.excerpt, hidden.slug, hidden.tags]).toEqual(['Sapo đang sửa.', post.slug, []]);
  });

  it('are what the checks read when it is published again in one action', async () => {
    const post = await room.postIn('PUBLISHED', room.author, { content: article('Đã đăng.') });
    const saved = await save(room.admin, post, { excerpt: '' });
    await server.db.updateTable('posts').set({ state: 'EXPIRED' }).where('id', '=', post.id).execute();
    const expired = await read(room.admin, saved);
    const offer = expired.allowedTransitions.find(({ to }) => to === 'PUBLISHED');
    expect(offer?.unmet.map(({ code }) => code)).toEqual(['EXCERPT_REQUIRED']);
    const body = { version: expired.version, to: 'PUBLISHED' } as const;
    const { headers } = room.admin;
    const refusal = await server.refusal(postEndpoints.transition, { headers, params: expired, body });
    expect(refusal.details.rules?.map(({ code }) => code)).toEqual(['EXCERPT_REQUIRED']);
  });
});
