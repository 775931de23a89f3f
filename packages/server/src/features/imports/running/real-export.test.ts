import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderArticle } from '#server/core/article/render-article.ts';
import { foldCategoryUse } from '#server/features/categories/public.ts';
import { foldTagUse } from '#server/features/tags/public.ts';
import { aProject } from '#test/factories/a-project.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { commentsIn, type ReportEntry, totalsByType, totalsOf } from '../report/import-report.ts';
import { contentOf, postBySlug } from '../test-support/content-of.ts';
import { importFile, REAL_EXPORT } from '../test-support/import-into.ts';
import type { ImportOutcome } from './run-import.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);

const projectId = await aProject(db);
let untouched: Awaited<ReturnType<typeof contentOf>>;
let prediction: ImportOutcome;
let run: ImportOutcome;
let again: ImportOutcome;
let afterRun: Awaited<ReturnType<typeof contentOf>>;

beforeAll(async () => {
  prediction = await importFile(db, projectId, REAL_EXPORT, { isDryRun: true });
  untouched = await contentOf(db, projectId);
  run = await importFile(db, projectId, REAL_EXPORT);
  afterRun = await contentOf(db, projectId);
  again = await importFile(db, projectId, REAL_EXPORT);
  // Three runs of a whole export take time on a busy machine.
}, 180_000);

function entryOf(slug: string): ReportEntry {
  const entry = run.report.entries.find((one) => one.slug === slug && ['post', 'page'].includes(one.type));
  if (entry === undefined) throw new Error(`no entry for ${slug}`);
  return entry;
}

const codes = (entry: ReportEntry) => entry.notes.map((note) => note.code);

describe('the run as a whole', () => {
  test('a dry run writes nothing', () => {
    expect(Object.values(untouched).flat()).toEqual([]);
    expect(prediction.runId).toBeUndefined();
  });

  test('a dry run predicts exactly the result of the run', () => {
    expect(prediction.report).toEqual(run.report);
  });

  test('every item of the file is created, skipped or refused', () => {
    expect(Object.fromEntries(totalsByType(run.report.entries))).toEqual({
      // 68 of the file and "Chưa phân loại"; one is declared twice.
      category: { created: 69, skipped: 1, refused: 0 },
      // 110 declared and 4 that only posts name, one of them under an existing name.
      post_tag: { created: 113, skipped: 1, refused: 0 },
      nav_menu: { created: 0, skipped: 6, refused: 0 },
      post: { created: 58, skipped: 0, refused: 0 },
      page: { created: 21, skipped: 0, refused: 0 },
      attachment: { created: 0, skipped: 37, refused: 0 },
      nav_menu_item: { created: 0, skipped: 70, refused: 0 },
    });
    expect(run.report.entries.filter((entry) => entry.result !== 'created' && !entry.reason)).toEqual([]);
  });

  test('running it twice changes nothing', async () => {
    expect(await contentOf(db, projectId)).toEqual(afterRun);
    expect(totalsOf(again.report.entries)).toEqual({ created: 0, skipped: 375, refused: 0 });
  });

  test('post counts of categories and tags are exact', async () => {
    await foldCategoryUse(db, projectId);
    await foldTagUse(db, projectId);
    const { rows } = await sql`
      SELECT title FROM categories WHERE project_id = ${projectId} AND post_count <>
        (SELECT count(*) FROM post_categories WHERE category_id = categories.id)
      UNION ALL
      SELECT title FROM tags WHERE project_id = ${projectId} AND post_count <>
        (SELECT count(*) FROM post_tags WHERE tag_id = tags.id)`.execute(db);
    expect(rows).toEqual([]);
  });

  test('the source of each item is stored with its run, once for all runs', async () => {
    const { rows } = await sql<{ type: string; source: string | null }>`
      SELECT type, source FROM import_items
      LEFT JOIN import_sources ON import_sources.project_id = import_items.project_id AND hash = source_hash
      WHERE import_items.project_id = ${projectId} AND run_id = ${run.runId ?? ''} AND type IN ('post', 'attachment')`.execute(
      db,
    );
    expect(rows).toHaveLength(58 + 37);
    for (const { type, source } of rows) {
      expect(source).toMatch(/^<item>[\s\S]*<\/item>$/);
      expect(source).toMatch(new RegExp(`<wp:post_type>(<!\\[CDATA\\[)?${type}\\b`));
    }
    const { rows: counts } = await sql<{ count: string }>`
      SELECT count(*) FROM import_sources WHERE project_id = ${projectId}`.execute(db);
    // 376 things were met; terms that only items name have no source.
    expect(Number(counts[0]?.count)).toBeLessThan(376);
  });

  test('the run and each created record are in the audit log', async () => {
    const rows = await db
      .selectFrom('audit_log')
      .select(['action', sql<string>`count(*)`.as('count')])
      .where('project_id', '=', projectId)
      .where('request_id', '=', `import-${run.runId ?? ''}`)
      .groupBy('action')
      .orderBy('action')
      .execute();
    expect(rows.map((row) => [row.action, Number(row.count)])).toEqual([
      ['category.import', 69],
      ['comment.import', 29],
      ['import.run', 1],
      ['post.import', 79],
      ['tag.import', 113],
    ]);
  });
});

describe('the oddities of the file', () => {
  test('of 63 categories the first 10 are kept and the rest is named', async () => {
    const post = await postBySlug(db, projectId, 'edge-case-many-categories');
    expect(post.categories).toHaveLength(10);
    expect(post.mainCategory).toBe(post.categories[0]);
    const left = entryOf('edge-case-many-categories').notes.find(
      (note) => note.code === 'CATEGORIES_LEFT_OUT',
    );
    expect(left?.values).toMatchObject({ kept: 10, count: 53 });
    expect(String(left?.values?.names).split(', ')).toHaveLength(53);
  });

  test('of 45 tags the first 20 are kept and the rest is named', async () => {
    expect((await postBySlug(db, projectId, 'edge-case-many-tags')).tags).toHaveLength(20);
    const left = entryOf('edge-case-many-tags').notes.find((note) => note.code === 'TAGS_LEFT_OUT');
    expect(left?.values).toMatchObject({ kept: 20, count: 25 });
  });

  test('posts without a category go to "Chưa phân loại"', async () => {
    for (const slug of ['keyboard-navigation', 'about', 'greek'])
      expect((await postBySlug(db, projectId, slug)).mainCategory).toBe('Chưa phân loại');
    expect(codes(entryOf('about'))).toContain('NO_CATEGORY');
  });

  test('a post without a title gets "Không có tiêu đề"', async () => {
    expect((await postBySlug(db, projectId, 'edge-case-no-title')).title).toBe('Không có tiêu đề');
  });

  test('scheduled and password-protected posts become drafts with a note', async () => {
    const scheduled = await postBySlug(db, projectId, 'scheduled');
    expect([scheduled.state, scheduled.publishedTime]).toEqual(['DRAFT', undefined]);
    expect(scheduled.note).toContain('Hẹn giờ đăng 02:00 02/01/2030');
    const secret = await postBySlug(db, projectId, 'template-password-protected');
    expect(secret.state).toBe('DRAFT');
    expect(secret.note).toContain('Có mật khẩu bảo vệ');
  });

  test('foreign slugs become Latin ones, or numbers, and are reported', async () => {
    expect((await postBySlug(db, projectId, '2-second-greek-level')).title).toBe(
      'Επίπεδο 2 -Second Greek level',
    );
    expect((await postBySlug(db, projectId, 'bai-viet-1813')).title).toBe('Επίπεδο 3');
    expect(codes(entryOf('bai-viet-1813'))).toContain('SLUG_CHANGED');
  });

  test('a category name used twice gives two categories, each in its place', async () => {
    const rows = await db
      .selectFrom('categories')
      .leftJoin('categories as above', 'above.id', 'categories.parent_id')
      .select(['categories.slug', 'above.title as parent'])
      .where('categories.project_id', '=', projectId)
      .where('categories.title', '=', 'Foo A')
      .orderBy('categories.slug')
      .execute();
    expect(rows).toEqual([
      { slug: 'foo-a', parent: null },
      { slug: 'foo-a-foo-parent', parent: 'Foo Parent' },
    ]);
  });

  test('ids shared by menu entries are named both times', () => {
    const twice = run.report.entries.filter((entry) => entry.id === '1643');
    expect(twice.map((entry) => entry.reason?.code)).toEqual(['MENU_NOT_YET', 'MENU_NOT_YET']);
    expect(twice.map(codes)).toEqual([[], ['TWICE_IN_FILE']]);
  });

  test('comments come with their threads, and attachments are named as not yet imported', async () => {
    expect(run.report.commentCount).toBe(33);
    expect(commentsIn(run.report.entries)).toBe(29);
    expect(entryOf('template-comments').comments).toBe(20);
    const comments = await db
      .selectFrom('comments')
      .select(['state', 'depth'])
      .where('project_id', '=', projectId)
      .execute();
    expect(comments).toHaveLength(29);
    expect(new Set(comments.map(({ depth }) => depth))).toEqual(new Set([0, 1, 2]));
    const files = run.report.entries.filter((entry) => entry.type === 'attachment');
    expect(files.every((entry) => entry.title !== '' && entry.reason?.code === 'ATTACHMENT_NOT_YET')).toBe(
      true,
    );
  });
});

describe('the results of posts and pages', () => {
  test('categories keep their tree', async () => {
    const { rows } = await sql<{ path: string }>`
      WITH RECURSIVE tree AS (
        SELECT id, title AS path FROM categories WHERE project_id = ${projectId} AND parent_id IS NULL
        UNION ALL
        SELECT child.id, tree.path || ' > ' || child.title
        FROM categories AS child JOIN tree ON child.parent_id = tree.id
      )
      SELECT path FROM tree WHERE path LIKE '% > %' ORDER BY path COLLATE "C"`.execute(db);
    expect(rows.map((row) => row.path)).toEqual([
      'Foo Parent > Foo A',
      'Parent > Child 1',
      'Parent > Child 1 > Child 2',
      'Parent Category > Child Category 01',
      'Parent Category > Child Category 02',
      'Parent Category > Child Category 03',
      'Parent Category > Child Category 03 > Grandchild Category',
      'Parent Category > Child Category 04',
      'Parent Category > Child Category 05',
      'aciform > sub',
    ]);
  });

  test('published posts keep their day and author, without the publish guard', async () => {
    const post = await postBySlug(db, projectId, 'edge-case-no-content');
    expect(post).toMatchObject({
      state: 'PUBLISHED',
      author: 'Theme Buster',
      publishedTime: '2009-08-06T16:39:56.000Z',
      createTime: '2009-08-06T16:39:56.000Z',
    });
    expect((await postBySlug(db, projectId, 'block-category-common')).author).toBe('Theme Reviewer');
  });

  test('pages are posts with a mark', async () => {
    const page = await postBySlug(db, projectId, 'page-with-comments');
    expect(page.note).toContain('Là trang (page) của WordPress');
    expect(page.note).toContain('Trang mẹ: "About The Tests"');
    expect((await postBySlug(db, projectId, 'post-format-standard')).note).not.toContain('trang (page)');
  });

  test('bodies are clean articles: captions kept, shortcodes gone, pictures linked', async () => {
    const captioned = await postBySlug(db, projectId, 'post-format-image-linked');
    expect(captioned.html).toContain('>chunk of resinous blackboy husk</a>');
    expect(captioned.html).toContain('This burns like a spinifex log.');
    expect((await postBySlug(db, projectId, 'post-format-standard')).html).toContain(
      'coracles [simple boat].',
    );
    const posts = await db
      .selectFrom('posts')
      .select('content')
      .where('project_id', '=', projectId)
      .execute();
    const left = posts
      .map(({ content }) => renderArticle(content))
      .filter((html) => /\[\/?(gallery|caption|audio)|<!--|<img|<div|<script|style='/.test(html));
    expect(posts.length).toBeGreaterThan(0);
    expect(left).toEqual([]);
  });

  test('every picture of a body is reported with its address', () => {
    const pictures = run.report.entries
      .flatMap((entry) => entry.notes)
      .filter((note) => note.code === 'PICTURE_LINKED');
    expect(pictures.length).toBeGreaterThan(140);
    expect(pictures.every((note) => String(note.values?.address).startsWith('https://'))).toBe(true);
  });
});
