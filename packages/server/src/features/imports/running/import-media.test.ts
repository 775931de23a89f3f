import { readdir } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { makePicture } from '#server/features/media/upload/test-support/make-files.ts';
import { makeZip } from '#server/features/media/upload/test-support/make-zip.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { aProject } from '#test/factories/a-project.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { attachment, givenMedia } from '../test-support/given-media.ts';
import { entriesOf, resultsOf } from '../test-support/import-foreseen.ts';
import { importText } from '../test-support/import-into.ts';
import { wxr } from '../test-support/wxr.ts';
import { undoRun } from '../undo/undo-run.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);
const given = await givenMedia();
const PICTURE = await makePicture('jpeg');
const OTHER = await makePicture('png', { seed: 3 });

const FIRST = attachment({
  id: '7',
  place: '2024/05/cho-noi.jpg',
  title: 'Chợ nổi',
  alt: 'Ghe trái cây',
  caption: 'Sáng sớm ở <b>Cái Răng</b>',
  words: 'Chụp từ cầu.',
});
const SECOND = attachment({ id: '8', place: '2024/06/lũ.png', title: 'Lũ' });
const EXPORT = wxr({ items: [FIRST, SECOND] });

async function packed(name: string, bytes: Buffer): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(bytes, name);
  zip.end();
  return await buffer(zip.outputStream);
}

const library = async (projectId: string) =>
  await db.selectFrom('media').selectAll().where('project_id', '=', projectId).orderBy('id').execute();
const results = (outcome: Awaited<ReturnType<typeof importText>>) =>
  resultsOf(entriesOf(outcome, 'attachment'));

describe('files given beside an export', () => {
  it('become files of the library with what the export says of them', async () => {
    const projectId = await aProject(db);
    const media = await given.folder({
      'wp-content/uploads/2024/05/cho-noi.jpg': PICTURE,
      'wp-content/uploads/2024/06/lũ.png': OTHER,
    });
    expect(results(await importText(db, projectId, EXPORT, { media }))).toEqual(['created', 'created']);
    const [first, second] = await library(projectId);
    expect(first).toMatchObject({
      state: 'READY',
      kind: 'IMAGE',
      file_name: 'cho-noi.jpg',
      title: 'Chợ nổi',
      alt: 'Ghe trái cây',
      caption: 'Sáng sớm ở Cái Răng',
      description: 'Chụp từ cầu.\nNhập từ WordPress, mã 7, người tải lên: Nguyễn Văn An.',
      width: 320,
      height: 240,
      mime: 'image/jpeg',
      version: 1,
      create_time: new Date('2024-05-01T01:00:00Z'),
    });
    expect(second).toMatchObject({ state: 'READY', file_name: 'lũ.png', mime: 'image/png' });
    expect(await given.storage.sizeOf(`originals/${first?.key}/1`)).toBe(PICTURE.length);
    const audit = await db
      .selectFrom('audit_log')
      .select('action')
      .where('project_id', '=', projectId)
      .where('entity', '=', 'media')
      .execute();
    expect(audit.map((row) => row.action)).toEqual(['media.import', 'media.import']);
  });

  it('are foreseen by a dry run, which writes nothing', async () => {
    const projectId = await aProject(db);
    const media = await given.folder({ '2024/05/cho-noi.jpg': PICTURE, '2024/06/lũ.png': PICTURE });
    const prediction = await importText(db, projectId, EXPORT, { media, isDryRun: true });
    expect(await library(projectId)).toEqual([]);
    const outcome = await importText(db, projectId, EXPORT, { media });
    expect(prediction.report).toEqual(outcome.report);
    expect(results(outcome)).toEqual(['created', 'skipped SAME_FILE_EXISTS']);
  });

  it('are made once, however often the export is brought in', async () => {
    const projectId = await aProject(db);
    const media = await given.folder({ 'uploads/2024/05/cho-noi.jpg': PICTURE });
    const first = await importText(db, projectId, EXPORT, { media });
    expect(results(first)).toEqual(['created', 'skipped FILE_MISSING']);
    const more = await given.folder({ 'cho-noi.jpg': PICTURE, 'anh/lũ.png': OTHER });
    const second = await importText(db, projectId, EXPORT, { media: more });
    expect(results(second)).toEqual(['skipped ALREADY_IMPORTED', 'created']);
    expect(await library(projectId)).toHaveLength(2);
  });

  it('are taken from the library where the same bytes are there already', async () => {
    const projectId = await aProject(db);
    await aMedia(db, projectId, { content: PICTURE, file_name: 'có sẵn.jpg' });
    const media = await given.folder({ '2024/05/cho-noi.jpg': PICTURE });
    const [entry] = entriesOf(await importText(db, projectId, EXPORT, { media }), 'attachment');
    expect(entry?.reason).toEqual({ code: 'SAME_FILE_EXISTS', values: { name: 'có sẵn.jpg' } });
    expect(await library(projectId)).toHaveLength(1);
  });

  it('are left out where a name alone does not tell which of two is meant', async () => {
    const projectId = await aProject(db);
    const media = await given.folder({ 'a/cho-noi.jpg': PICTURE, 'b/cho-noi.jpg': OTHER });
    const [entry] = entriesOf(await importText(db, projectId, EXPORT, { media }), 'attachment');
    expect(entry?.reason).toEqual({ code: 'FILE_MISSING', values: { place: '2024/05/cho-noi.jpg' } });
  });

  it('may lie in an archive', async () => {
    const projectId = await aProject(db);
    const archive = makeZip([
      { name: 'wp-content/uploads/2024/05/', content: '' },
      { name: 'wp-content/uploads/2024/05/cho-noi.jpg', content: PICTURE },
      { name: 'wp-content/uploads/2024/06/lũ.png'.normalize('NFD'), content: OTHER },
    ]);
    const media = await given.archive(archive);
    expect(results(await importText(db, projectId, EXPORT, { media }))).toEqual(['created', 'created']);
    expect((await library(projectId))[0]).toMatchObject({ state: 'READY', width: 320 });
  });

  it.each([
    ['lies about its type', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['is damaged', PICTURE.subarray(0, 400)],
  ])('are refused one by one: what %s stays outside, the rest comes in', async (_what, bytes) => {
    const projectId = await aProject(db);
    const media = await given.folder({ '2024/05/cho-noi.jpg': bytes, '2024/06/lũ.png': OTHER });
    expect(results(await importText(db, projectId, EXPORT, { media }))).toEqual([
      'refused FILE_REFUSED',
      'created',
    ]);
    expect(await library(projectId)).toHaveLength(1);
  });

  it('of a hostile archive are refused: paths that leave it, bombs, false sizes and locks', async () => {
    const projectId = await aProject(db);
    const bomb = await packed('uploads/2024/06/lũ.png', Buffer.alloc(26 * 1024 * 1024));
    const lie = await packed('uploads/2024/06/lũ.png', Buffer.alloc(40 * 1024 * 1024));
    lie.writeUInt32LE(1_000, lie.indexOf('PK\x01\x02', 'latin1') + 24);
    const locked = makeZip([
      { name: 'uploads/2024/06/lũ.png', content: OTHER, claims: OTHER.length - 12, isEncrypted: true },
    ]);
    const leaving = makeZip([
      { name: '../../2024/06/lũ.png', content: OTHER },
      { name: '/uploads/2024/06/lũ.png', content: OTHER },
    ]);
    const reported: unknown[] = [];
    for (const archive of [bomb, lie, locked, leaving]) {
      const media = await given.archive(archive);
      const xml = wxr({ items: [SECOND] });
      const [entry] = entriesOf(await importText(db, projectId, xml, { media }), 'attachment');
      await media.source.close();
      reported.push(entry?.reason?.values?.problem ?? entry?.reason?.code);
    }
    expect(reported).toEqual([
      'Tệp vượt quá dung lượng cho phép của định dạng.',
      'Tệp bị hỏng hoặc thiếu dữ liệu.',
      'Tệp bị hỏng hoặc thiếu dữ liệu.',
      'FILE_MISSING',
    ]);
    expect(await library(projectId)).toEqual([]);
    expect(await readdir(given.scratchDir)).toEqual([]);
  });

  it.each([
    ['no archive', Buffer.from('PK\x03\x04')],
    ['an archive that contradicts itself', makeZip([{ name: 'a.jpg', content: 'a', claims: 10 }])],
  ])('are not looked for in %s', async (_what, bytes) => {
    await expect(given.archive(bytes)).rejects.toThrow('Không đọc được tệp nén');
  });

  it('go again when the run is undone, except those in use or edited since', async () => {
    const projectId = await aProject(db);
    const third = attachment({ id: '9', place: 'ba.webp' });
    const media = await given.folder({
      '2024/05/cho-noi.jpg': PICTURE,
      '2024/06/lũ.png': OTHER,
      'ba.webp': await makePicture('webp', { seed: 5 }),
    });
    const xml = wxr({ items: [FIRST, SECOND, third] });
    const { runId = '' } = await importText(db, projectId, xml, { media });
    const [used, edited] = await library(projectId);
    await sql`UPDATE media SET version = 2 WHERE id = ${edited?.id}`.execute(db);
    await sql`
      INSERT INTO media_uses (project_id, media_id, entity, entity_id, place, use_class)
      VALUES (${projectId}, ${used?.id}, 'post', 1, 'cover', 'VERSION')`.execute(db);
    const { removed, left } = await undoRun(db, runId);
    expect(removed.media).toBe(1);
    expect(left.map(({ id, reason }) => [id, reason.code])).toEqual([
      [edited?.id, 'EDITED_SINCE'],
      [used?.id, 'FILE_IN_USE'],
    ]);
    expect(await library(projectId)).toHaveLength(2);
  });
});
