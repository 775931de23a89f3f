import { afterAll, expect, test } from 'vitest';
import { aProject } from '#test/factories/a-project.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { ImportProblem } from '../import-problem.ts';
import { contentOf, livingContent, postBySlug } from '../test-support/content-of.ts';
import { entriesOf, importForeseen, resultsOf } from '../test-support/import-foreseen.ts';
import { importText } from '../test-support/import-into.ts';
import { wxr } from '../test-support/wxr.ts';
import { asOnlyImport } from './import-lock-store.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);

const TIN_TUC = { id: '1', nicename: 'tin-tuc', name: 'Tin tức' };

test('an id with two guids gives two posts, the same key twice gives one', async () => {
  const projectId = await aProject(db);
  const outcome = await importForeseen(
    db,
    projectId,
    wxr({
      categories: [TIN_TUC],
      items: [
        { id: '5', guid: 'https://a.vn/1', name: 'mot' },
        { id: '5', guid: 'https://a.vn/2', name: 'hai' },
        { id: '5', guid: 'https://a.vn/2', name: 'ba' },
        { id: '5', guid: 'https://a.vn/2', name: 'bon', type: 'page' },
      ],
    }),
  );
  expect(resultsOf(entriesOf(outcome, 'post'))).toEqual(['created', 'created', 'skipped TWICE_IN_FILE']);
  expect(resultsOf(entriesOf(outcome, 'page'))).toEqual(['created']);
});

test('an item without id and guid is refused, since it could not be recognised again', async () => {
  const outcome = await importForeseen(db, await aProject(db), wxr({ items: [{ id: '', guid: '' }] }));
  expect(resultsOf(entriesOf(outcome, 'post'))).toEqual(['refused NO_KEY']);
});

test('a taken slug gets a number, within the file and within the project', async () => {
  const projectId = await aProject(db);
  await importText(db, projectId, wxr({ items: [{ id: '1', name: 'mua-lu' }] }));
  const outcome = await importForeseen(
    db,
    projectId,
    wxr({
      items: [
        { id: '2', name: 'mua-lu' },
        { id: '3', name: 'mua-lu' },
        { id: '4', name: '', title: 'Mùa lũ', status: 'draft' },
      ],
    }),
  );
  expect(entriesOf(outcome, 'post').map((entry) => entry.slug)).toEqual(['mua-lu-2', 'mua-lu-3', 'mua-lu-4']);
  for (const slug of ['mua-lu-2', 'mua-lu-3', 'mua-lu-4']) await postBySlug(db, projectId, slug);
});

test('unwanted and unknown items are skipped with the reason', async () => {
  const outcome = await importForeseen(
    db,
    await aProject(db),
    wxr({
      more: '<wp:term><wp:term_id>9</wp:term_id><wp:term_taxonomy>series</wp:term_taxonomy><wp:term_slug>loat-bai</wp:term_slug><wp:term_name>Loạt bài</wp:term_name></wp:term>',
      items: [
        { id: '1', status: 'trash' },
        { id: '2', status: 'auto-draft' },
        { id: '3', type: 'product' },
        { id: '4', type: 'attachment', more: '<wp:attachment_url>https://a.vn/b.jpg</wp:attachment_url>' },
      ],
    }),
  );
  expect(resultsOf(outcome.report.entries.filter((entry) => entry.result === 'skipped'))).toEqual([
    'skipped TAXONOMY_NOT_YET',
    'skipped IN_WORDPRESS_TRASH',
    'skipped AUTO_DRAFT',
    'skipped TYPE_NOT_YET',
    'skipped ATTACHMENT_NOT_YET',
  ]);
});

test('a body that is no article is refused with the reason, and the others are imported', async () => {
  const projectId = await aProject(db);
  const outcome = await importForeseen(
    db,
    projectId,
    wxr({ items: [{ id: '1', body: 'x'.repeat(1_100_000) }, { id: '2' }] }),
  );
  const [refused, created] = entriesOf(outcome, 'post');
  expect(refused).toMatchObject({ result: 'refused', reason: { code: 'BODY_REFUSED' } });
  expect(String(refused?.reason?.values?.problem)).toContain('Nội dung quá dài');
  expect(created?.result).toBe('created');
});

test('a post changed in WordPress since is not overwritten, and the report says so', async () => {
  const projectId = await aProject(db);
  await importText(db, projectId, wxr({ items: [{ id: '1', body: 'Cũ' }] }));
  const outcome = await importForeseen(db, projectId, wxr({ items: [{ id: '1', body: 'Mới' }] }));
  expect(entriesOf(outcome, 'post')[0]).toMatchObject({
    result: 'skipped',
    reason: { code: 'ALREADY_IMPORTED' },
    notes: [{ code: 'SOURCE_CHANGED' }],
  });
  expect((await postBySlug(db, projectId, 'bai-1')).html).toContain('Cũ');
});

test('each project has its own imports', async () => {
  const xml = wxr({ categories: [TIN_TUC], items: [{ id: '1' }] });
  const one = await importForeseen(db, await aProject(db), xml);
  const other = await importForeseen(db, await aProject(db), xml);
  expect(resultsOf(other.report.entries)).toEqual(resultsOf(one.report.entries));
});

test('an interrupted run is completed by running it again, without duplicates', async () => {
  const projectId = await aProject(db);
  const items = Array.from({ length: 55 }, (_, index) => ({ id: String(index + 1) }));
  const xml = wxr({ categories: [TIN_TUC], items });
  const controller = new AbortController();
  const ended = importText(db, projectId, xml, {
    stop: controller.signal,
    onProgress: () => controller.abort(),
  });
  await expect(ended).rejects.toThrow('Đã dừng giữa chừng');
  expect((await livingContent(db, projectId)).posts).toHaveLength(50);
  const outcome = await importForeseen(db, projectId, xml);
  expect(entriesOf(outcome, 'post').filter((entry) => entry.result === 'created')).toHaveLength(5);
  expect((await livingContent(db, projectId)).posts).toHaveLength(55);
});

test('a broken file is refused before anything is changed', async () => {
  const projectId = await aProject(db);
  const whole = wxr({
    categories: [TIN_TUC],
    items: Array.from({ length: 60 }, (_, n) => ({ id: String(n) })),
  });
  await expect(importText(db, projectId, whole.slice(0, -200))).rejects.toThrow(
    /Không đọc được XML ở dòng \d+/,
  );
  expect(Object.values(await contentOf(db, projectId)).flat()).toEqual([]);
  const runs = await db.selectFrom('import_runs').select('id').where('project_id', '=', projectId).execute();
  expect(runs).toEqual([]);
});

test('two imports of one project do not run in parallel', async () => {
  const projectId = await aProject(db);
  await asOnlyImport(db, projectId, async () => {
    await expect(importText(db, projectId, wxr())).rejects.toThrow(ImportProblem);
  });
  await expect(importText(db, projectId, wxr())).resolves.toBeDefined();
});
