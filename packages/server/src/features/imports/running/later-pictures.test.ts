import { figuresIn } from '@toasoan/contract/features/posts/media/post-media.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePicture } from '#server/features/media/upload/test-support/make-files.ts';
import { aProject } from '#test/factories/a-project.ts';
import { cloneDatabase } from '#test/test-database.ts';
import type { MediaDependencies } from '../media/media-importer.ts';
import { addressOf, attachment, givenMedia, withThumbnail } from '../test-support/given-media.ts';
import { entriesOf } from '../test-support/import-foreseen.ts';
import { importText } from '../test-support/import-into.ts';
import { wxr } from '../test-support/wxr.ts';
import { undoRun } from '../undo/undo-run.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);
const given = await givenMedia();
let media: MediaDependencies;
beforeAll(async () => {
  media = await given.folder({
    '2024/05/cho-noi.jpg': await makePicture('jpeg'),
    '2024/05/cau.jpg': await makePicture('jpeg', { seed: 4 }),
  });
});

const EXPORT = wxr({
  items: [
    {
      id: '1',
      name: 'bai',
      body: `<p>Đầu</p><img src="${addressOf('2024/05/cho-noi.jpg')}" alt="Ghe"><p>Cuối</p>`,
      more: withThumbnail('8'),
    },
    { id: '2', name: 'khong-anh' },
    attachment({ id: '7', place: '2024/05/cho-noi.jpg' }),
    attachment({ id: '8', place: '2024/05/cau.jpg' }),
  ],
});

const postOf = async (projectId: string, slug = 'bai') =>
  await db
    .selectFrom('posts')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
const notesOf = (outcome: Awaited<ReturnType<typeof importText>>) =>
  entriesOf(outcome, 'post').map(({ notes }) => notes);

async function importedWithout() {
  const projectId = await aProject(db);
  const { runId = '' } = await importText(db, projectId, EXPORT);
  return { projectId, runId };
}

const PUT = { code: 'PICTURES_PUT', values: { names: 'cau.jpg, cho-noi.jpg' } };
const NOT_PUT = { code: 'PICTURES_NOT_PUT', values: { names: 'cau.jpg, cho-noi.jpg' } };

describe('files given to an export that was brought in without them', () => {
  it('come back into every body nobody has edited since, as a save of its own', async () => {
    const { projectId } = await importedWithout();
    const plain = await postOf(projectId, 'khong-anh');
    const prediction = await importText(db, projectId, EXPORT, { media, isDryRun: true });
    expect((await postOf(projectId)).version).toBe(1);
    const outcome = await importText(db, projectId, EXPORT, { media });
    expect(prediction.report).toEqual(outcome.report);
    expect(notesOf(outcome)).toEqual([[PUT], []]);
    const post = await postOf(projectId);
    expect(post).toMatchObject({ version: 2, state: 'PUBLISHED', updated_by_name: 'Nhập từ WordPress' });
    expect(post.content.content.map(({ type }) => type)).toEqual(['paragraph', 'figure', 'paragraph']);
    expect(figuresIn(post.content)[0]?.attrs).toMatchObject({ alt: 'Ghe', width: 320 });
    expect(post.details.cover).toMatchObject({ alt: '' });
    expect(await postOf(projectId, 'khong-anh')).toEqual(plain);
    const versions = await db
      .selectFrom('post_versions')
      .select(['no', 'kind'])
      .where('post_id', '=', post.id)
      .orderBy('no')
      .execute();
    expect(versions.at(-1)).toEqual({ no: 2, kind: 'publish' });
    const uses = await db
      .selectFrom('media')
      .select('use_count')
      .where('project_id', '=', projectId)
      .execute();
    expect(uses.map(({ use_count }) => use_count)).toEqual([1, 1]);
  });

  it('are not put in a second time, nor after an editor has taken them out', async () => {
    const { projectId } = await importedWithout();
    await importText(db, projectId, EXPORT, { media });
    expect(notesOf(await importText(db, projectId, EXPORT, { media }))).toEqual([[], []]);
    await sql`UPDATE posts SET version = 3, details = '{}' WHERE project_id = ${projectId} AND slug = 'bai'`.execute(
      db,
    );
    const outcome = await importText(db, projectId, EXPORT);
    expect(notesOf(outcome)[0]).toEqual([{ code: 'PICTURES_NOT_PUT', values: { names: 'cau.jpg' } }]);
    expect((await postOf(projectId)).version).toBe(3);
  });

  it('stay out of a post that was edited since, which is named', async () => {
    const { projectId } = await importedWithout();
    await sql`UPDATE posts SET version = 2 WHERE project_id = ${projectId} AND slug = 'bai'`.execute(db);
    expect(notesOf(await importText(db, projectId, EXPORT, { media }))).toEqual([[NOT_PUT], []]);
    expect(figuresIn((await postOf(projectId)).content)).toEqual([]);
  });

  it('stay out of a post whose text somebody has open unsaved', async () => {
    const { projectId } = await importedWithout();
    await sql`
      UPDATE posts SET pending = '{"title": "Đang viết"}', pending_time = now()
      WHERE project_id = ${projectId} AND slug = 'bai'`.execute(db);
    expect(notesOf(await importText(db, projectId, EXPORT, { media }))).toEqual([[NOT_PUT], []]);
  });

  it('let both runs be undone: the later one when the earlier one has gone', async () => {
    const { projectId, runId } = await importedWithout();
    const later = await importText(db, projectId, EXPORT, { media });
    const early = await undoRun(db, later.runId ?? '');
    expect(early.left.map(({ reason }) => reason.code)).toEqual(['FILE_IN_USE', 'FILE_IN_USE']);
    const first = await undoRun(db, runId);
    expect([first.removed.post, first.left]).toEqual([2, []]);
    const last = await undoRun(db, later.runId ?? '');
    expect([last.removed.media, last.left]).toEqual([2, []]);
  });
});
