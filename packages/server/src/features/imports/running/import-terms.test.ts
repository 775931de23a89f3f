import { afterAll, expect, test } from 'vitest';
import { insertCategory } from '#server/features/categories/public.ts';
import { insertTag } from '#server/features/tags/public.ts';
import { aProject } from '#test/factories/a-project.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { livingContent, postBySlug } from '../test-support/content-of.ts';
import { entriesOf, importForeseen, resultsOf } from '../test-support/import-foreseen.ts';
import { importText } from '../test-support/import-into.ts';
import { wxr } from '../test-support/wxr.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);

const BY = { userId: null, displayName: 'Người thử' };
const TIN_TUC = { id: '1', nicename: 'tin-tuc', name: 'Tin tức' };

test('existing categories and tags of the project are reused: by slug, by name, by alias', async () => {
  const projectId = await aProject(db);
  const news = await insertCategory(db, projectId, { title: 'Thời sự', slug: 'tin-tuc' }, BY);
  await insertCategory(db, projectId, { title: 'Văn hóa', status: 'DISABLED' }, BY);
  await insertTag(db, projectId, { title: 'Bão số 3', aliases: ['Yagi'] }, BY);
  const outcome = await importForeseen(
    db,
    projectId,
    wxr({
      categories: [TIN_TUC, { id: '2', nicename: 'van-hoa-2', name: 'VĂN HÓA' }],
      tags: [
        { id: '3', nicename: 'yagi', name: 'Yagi' },
        { id: '4', nicename: 'bao-so-3', name: 'Cơn bão' },
      ],
      items: [{ id: '1', categories: ['tin-tuc', 'van-hoa-2'], tags: ['yagi', 'bao-so-3'] }],
    }),
  );
  expect(resultsOf(entriesOf(outcome, 'category'))).toEqual([
    'skipped SAME_SLUG_EXISTS',
    'skipped SAME_NAME_EXISTS',
  ]);
  expect(resultsOf(entriesOf(outcome, 'post_tag'))).toEqual([
    'skipped SAME_NAME_EXISTS',
    'skipped SAME_SLUG_EXISTS',
  ]);
  const post = await postBySlug(db, projectId, 'bai-1');
  expect([post.categories, post.tags]).toEqual([['Thời sự', 'Văn hóa'], ['Bão số 3']]);
  expect((await livingContent(db, projectId)).categories).toHaveLength(2);
  expect(news.post_count).toBe(0);
});

test('a category deeper than three levels moves to the second level and is reported', async () => {
  const projectId = await aProject(db);
  const outcome = await importForeseen(
    db,
    projectId,
    wxr({
      categories: [
        // Children may come before their parents.
        { id: '4', nicename: 'xa', name: 'Xã', parent: 'huyen' },
        { id: '5', nicename: 'thon', name: 'Thôn', parent: 'xa' },
        { id: '1', nicename: 'nuoc', name: 'Nước' },
        { id: '3', nicename: 'huyen', name: 'Huyện', parent: 'tinh' },
        { id: '2', nicename: 'tinh', name: 'Tỉnh', parent: 'nuoc' },
      ],
    }),
  );
  const { categories } = await livingContent(db, projectId);
  expect(Object.fromEntries(categories.map(({ slug, depth }) => [slug, depth]))).toEqual({
    nuoc: 1,
    tinh: 2,
    huyen: 3,
    xa: 3,
    thon: 3,
  });
  const deep = entriesOf(outcome, 'category').filter((entry) =>
    entry.notes.some((note) => note.code === 'TOO_DEEP'),
  );
  expect(deep.map((entry) => [entry.guid, entry.notes[0]?.values])).toEqual([
    ['xa', { parent: 'Tỉnh' }],
    ['thon', { parent: 'Tỉnh' }],
  ]);
});

test('a cycle of parents and a missing parent end at the first level', async () => {
  const projectId = await aProject(db);
  const outcome = await importForeseen(
    db,
    projectId,
    wxr({
      categories: [
        { id: '1', nicename: 'ga', parent: 'trung' },
        { id: '2', nicename: 'trung', parent: 'ga' },
        { id: '3', nicename: 'mo-coi', parent: 'khong-co' },
      ],
    }),
  );
  const notes = entriesOf(outcome, 'category').map((entry) => [
    entry.guid,
    entry.notes.map((note) => note.code),
  ]);
  expect(Object.fromEntries(notes)).toEqual({
    trung: ['PARENT_IN_CIRCLE'],
    ga: [],
    'mo-coi': ['PARENT_UNKNOWN'],
  });
});

test('too long names are cut at a word and reported', async () => {
  const projectId = await aProject(db);
  const name = 'chuyên mục dài '.repeat(12).trim();
  const outcome = await importForeseen(
    db,
    projectId,
    wxr({
      categories: [{ id: '1', nicename: 'dai', name, description: 'mô tả '.repeat(120) }],
      tags: [{ id: '2', nicename: 'the-dai', name }],
    }),
  );
  const { categories, tags } = await livingContent(db, projectId);
  expect([...(categories[0]?.title ?? '')].length).toBeLessThanOrEqual(120);
  expect([...(tags[0]?.title ?? '')].length).toBeLessThanOrEqual(100);
  expect(entriesOf(outcome, 'category')[0]?.notes.map((note) => note.code)).toEqual([
    'NAME_CUT',
    'DESCRIPTION_CUT',
  ]);
  expect(entriesOf(outcome, 'post_tag')[0]?.notes.map((note) => note.code)).toEqual(['NAME_CUT']);
});

test('two tags of one name are one, foreign slugs of terms become Latin ones', async () => {
  const projectId = await aProject(db);
  const outcome = await importForeseen(
    db,
    projectId,
    wxr({
      tags: [
        { id: '1', nicename: 'lu-lut', name: 'Lũ lụt' },
        { id: '2', nicename: 'lu-lut-2', name: 'lũ lụt' },
        { id: '3', nicename: '%e6%97%a5%e6%9c%ac', name: '日本' },
      ],
      items: [{ id: '1', tags: ['lu-lut', 'lu-lut-2', '%e6%97%a5%e6%9c%ac'] }],
    }),
  );
  expect(resultsOf(entriesOf(outcome, 'post_tag'))).toEqual([
    'created',
    'skipped SAME_NAME_EXISTS',
    'created',
  ]);
  expect((await postBySlug(db, projectId, 'bai-1')).tags).toEqual(['Lũ lụt', '日本']);
  expect((await livingContent(db, projectId)).tags.map((tag) => tag.slug)).toEqual(['lu-lut', 'the-3']);
});

test('a category of an earlier run that somebody deleted is not recreated', async () => {
  const projectId = await aProject(db);
  const parts = { categories: [TIN_TUC, { id: '2', nicename: 'con', parent: 'tin-tuc' }] };
  await importText(db, projectId, wxr(parts));
  await db
    .updateTable('categories')
    .set({ deleted_time: new Date() })
    .where('project_id', '=', projectId)
    .execute();
  const outcome = await importForeseen(
    db,
    projectId,
    wxr({ ...parts, items: [{ id: '1', categories: ['con'] }] }),
  );
  expect(resultsOf(entriesOf(outcome, 'category'))).toEqual([
    'skipped ALREADY_IMPORTED_REMOVED',
    'skipped ALREADY_IMPORTED_REMOVED',
    'created',
  ]);
  expect((await postBySlug(db, projectId, 'bai-1')).categories).toEqual(['Chưa phân loại']);
});
