import { afterAll, expect, test } from 'vitest';
import type { Db } from '#server/core/db/database.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { livingContent, postBySlug } from '../test-support/content-of.ts';
import { importText } from '../test-support/import-into.ts';
import { wxr } from '../test-support/wxr.ts';
import { printUndo } from './undo-report.ts';
import { undoRun } from './undo-run.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);

const PARTS = {
  categories: [
    { id: '1', nicename: 'tin-tuc', name: 'Tin tức' },
    { id: '2', nicename: 'dia-phuong', name: 'Địa phương', parent: 'tin-tuc' },
  ],
  tags: [
    { id: '3', nicename: 'lu', name: 'Lũ' },
    { id: '4', nicename: 'bao', name: 'Bão' },
  ],
  items: [
    { id: '1', categories: ['dia-phuong'], tags: ['lu'] },
    { id: '2', categories: ['tin-tuc'], tags: ['bao'] },
  ],
};

async function edit(
  of: Db,
  table: 'posts' | 'tags' | 'categories',
  projectId: string,
  slug: string,
): Promise<void> {
  await of
    .updateTable(table)
    .set((row) => ({ version: row('version', '+', 1), updated_by_name: 'Lê Thu Hà' }))
    .where('project_id', '=', projectId)
    .where('slug', '=', slug)
    .execute();
}

test('an undone run leaves nothing behind, and can be run again', async () => {
  const projectId = await aProject(db);
  const before = await livingContent(db, projectId);
  const { runId = '', report } = await importText(db, projectId, wxr(PARTS));
  const undone = await undoRun(db, runId);
  expect(undone.removed).toEqual({ post: 2, media: 0, category: 2, tag: 2 });
  expect(undone.left).toEqual([]);
  expect(await livingContent(db, projectId)).toEqual(before);
  const counts = await db
    .selectFrom('post_counts')
    .select('state')
    .where('project_id', '=', projectId)
    .groupBy(['state', 'created_by_id'])
    .having((row) => row.fn.sum('count'), '!=', 0)
    .execute();
  expect(counts).toEqual([]);
  const again = await importText(db, projectId, wxr(PARTS));
  expect(again.report).toEqual(report);
});

test('an untouched published post is removed, while its source and its audit stay', async () => {
  const projectId = await aProject(db);
  const { runId = '' } = await importText(db, projectId, wxr(PARTS));
  const { id, state } = await postBySlug(db, projectId, 'bai-1');
  expect(state).toBe('PUBLISHED');
  await undoRun(db, runId);
  const kept = await db
    .selectFrom('import_items')
    .innerJoin('import_sources', 'import_sources.hash', 'import_items.source_hash')
    .select(['import_items.undo', 'import_sources.source'])
    .where('import_items.run_id', '=', runId)
    .where('import_items.entity_id', '=', id)
    .where('import_items.entity', '=', 'post')
    .where('import_sources.project_id', '=', projectId)
    .execute();
  expect(kept).toEqual([
    { undo: 'removed', source: expect.stringContaining('<wp:post_name>bai-1</wp:post_name>') },
  ]);
  const audit = await db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', 'post')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(['post.import', 'post.undoImport']);
});

test('a published post that a person unpublished stays', async () => {
  const projectId = await aProject(db);
  const { runId = '' } = await importText(db, projectId, wxr(PARTS));
  await db
    .updateTable('posts')
    .set((row) => ({ state: 'UNPUBLISHED', version: row('version', '+', 1) }))
    .where('project_id', '=', projectId)
    .where('slug', '=', 'bai-2')
    .execute();
  const { left } = await undoRun(db, runId);
  expect(left.filter(({ entity }) => entity === 'post').map(({ reason }) => reason.code)).toEqual([
    'EDITED_SINCE',
  ]);
});

test('an edited record stays and is named, with what it depends on', async () => {
  const projectId = await aProject(db);
  const { runId = '' } = await importText(db, projectId, wxr(PARTS));
  await edit(db, 'posts', projectId, 'bai-1');
  const undone = await undoRun(db, runId);
  expect(undone.left.map(({ entity, title, reason }) => [entity, title, reason.code])).toEqual([
    ['post', 'Bài viết', 'EDITED_SINCE'],
    ['tag', 'Lũ', 'USED_BY_OTHERS'],
    ['category', 'Địa phương', 'USED_BY_OTHERS'],
    ['category', 'Tin tức', 'HAS_CHILDREN'],
  ]);
  const { posts, categories, tags } = await livingContent(db, projectId);
  expect(posts.map((post) => post.slug)).toEqual(['bai-1']);
  expect(tags).toEqual([{ title: 'Lũ', slug: 'lu', post_count: 1 }]);
  expect(categories.map((category) => [category.slug, category.post_count])).toEqual([
    ['dia-phuong', 1],
    ['tin-tuc', 0],
  ]);
  const printed = printUndo(undone);
  expect(printed).toContain('Đã gỡ 1 bài viết, 0 tệp, 0 chuyên mục, 1 thẻ, 0 bình luận.');
  expect(printed).toMatch(/bài viết \d+ "Bài viết": đã được Lê Thu Hà sửa lúc/);
});

test('a kept record is not duplicated by running the import again', async () => {
  const projectId = await aProject(db);
  const { runId = '' } = await importText(db, projectId, wxr(PARTS));
  await edit(db, 'posts', projectId, 'bai-1');
  await undoRun(db, runId);
  await importText(db, projectId, wxr(PARTS));
  expect((await livingContent(db, projectId)).posts.map((post) => post.slug)).toEqual(['bai-1', 'bai-2']);
});

test('edited categories and tags stay, also when nothing uses them', async () => {
  const projectId = await aProject(db);
  const { runId = '' } = await importText(db, projectId, wxr(PARTS));
  await edit(db, 'tags', projectId, 'lu');
  await edit(db, 'categories', projectId, 'tin-tuc');
  const { left } = await undoRun(db, runId);
  expect(left.map(({ title, reason }) => [title, reason.code])).toEqual([
    ['Lũ', 'EDITED_SINCE'],
    ['Tin tức', 'EDITED_SINCE'],
  ]);
});

test('a post in the trash and one with unsaved text stay', async () => {
  const projectId = await aProject(db);
  const person = await aPerson(db);
  const { runId = '' } = await importText(db, projectId, wxr(PARTS));
  const { id } = await postBySlug(db, projectId, 'bai-1');
  await db
    .insertInto('post_autosaves')
    .values({
      project_id: projectId,
      post_id: id,
      user_id: person.userId,
      editing_session: 'mot-phien-soan-thao',
      base_version: 1,
      draft: '{}',
    })
    .execute();
  await db
    .updateTable('posts')
    .set((row) => ({ state: 'TRASHED', state_before_trash: 'DRAFT', version: row('version', '+', 1) }))
    .where('project_id', '=', projectId)
    .where('slug', '=', 'bai-2')
    .execute();
  const { left } = await undoRun(db, runId);
  expect(left.filter(({ entity }) => entity === 'post').map(({ reason }) => reason.code)).toEqual([
    'EDITED_SINCE',
    'UNSAVED_TEXT',
  ]);
});

test('terms used by another run stay', async () => {
  const projectId = await aProject(db);
  const first = await importText(db, projectId, wxr({ ...PARTS, items: [] }));
  await importText(db, projectId, wxr(PARTS));
  const { left, removed } = await undoRun(db, first.runId ?? '');
  expect(removed.post).toBe(0);
  expect(left.map(({ title }) => title).sort()).toEqual(['Bão', 'Lũ', 'Tin tức', 'Địa phương'].sort());
  expect((await livingContent(db, projectId)).posts).toHaveLength(2);
});

test('undoing again removes only what has become unused since', async () => {
  const projectId = await aProject(db);
  const first = await importText(db, projectId, wxr({ ...PARTS, items: [] }));
  const second = await importText(db, projectId, wxr(PARTS));
  await undoRun(db, first.runId ?? '');
  await undoRun(db, second.runId ?? '');
  const { removed, left } = await undoRun(db, first.runId ?? '');
  expect([removed, left]).toEqual([{ post: 0, media: 0, category: 2, tag: 2 }, []]);
  const nothing = await undoRun(db, first.runId ?? '');
  expect(printUndo(nothing)).toContain('Không còn lại gì của lượt này.');
});

test('an unknown run is reported', async () => {
  await expect(undoRun(db, '999999')).rejects.toThrow('Không có lượt nhập 999999.');
});

test('undoing is in the audit log', async () => {
  const projectId = await aProject(db);
  const { runId = '' } = await importText(db, projectId, wxr(PARTS));
  await undoRun(db, runId);
  const rows = await db
    .selectFrom('audit_log')
    .select('action')
    .where('project_id', '=', projectId)
    .where('action', 'like', '%ndo%')
    .orderBy('id')
    .execute();
  expect(rows.map((row) => row.action)).toEqual([
    'post.undoImport',
    'post.undoImport',
    'tag.undoImport',
    'tag.undoImport',
    'category.undoImport',
    'category.undoImport',
    'import.undo',
  ]);
});
