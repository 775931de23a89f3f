import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '#server/core/jobs/test-support/silent-log.ts';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { pictureSource } from '../serving/picture-source.ts';
import { findServedMedia } from '../serving/served-media-view.ts';
import { sweepFiles } from './sweep-files.ts';
import { planSweep, sweepJobs } from './sweep-jobs.ts';

const { db, storage } = await startTestServer();
const aKey = () => randomBytes(16).toString('base64url');
const FACTS = { size: 1, mime: 'application/octet-stream' };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function put(...names: readonly string[]): Promise<readonly string[]> {
  const putOne = (name: string) => storage.put(name, Readable.from([Buffer.from('x')]), FACTS);
  await Promise.all(names.map(putOne));
  return names;
}

async function all(): Promise<string[]> {
  return (await Array.fromAsync(storage.list(''), ({ name }) => name)).sort();
}

async function sweep(now: Date, log: FastifyBaseLogger = silentLog): Promise<void> {
  await sweepFiles({ db, storage, now, log, signal: new AbortController().signal });
}

/** A picture whose second file is the present one, with everything that lies in the storage for it. */
async function aReplacedPicture() {
  const [projectId, key] = [await aProject(db), aKey()];
  const id = await aMedia(db, projectId, { key, file_number: 2 });
  const first = { project_id: projectId, media_id: id, number: 1, create_time: inHours(-100) };
  const said = { file_name: 'a.jpg', extension: 'jpg', size_bytes: '1', checksum: 'c', created_by_name: 'n' };
  await db
    .insertInto('media_files')
    .values({ ...first, ...said })
    .execute();
  const kept = [
    `originals/${key}/1`,
    `originals/${key}/2`,
    `posters/${key}/2`,
    `renditions/${key}/2/w-320.avif`,
  ];
  await put(...kept, `renditions/${key}/1/w-320.avif`);
  return { key, kept, replaced: `renditions/${key}/1/w-320.avif` };
}

beforeEach(async () => {
  await storage.remove(await all());
});

describe('Younger files are skipped: their row may not be written yet.', () => {
  test('Renditions of an earlier file are no longer requested; current readers are done by then.', async () => {
    const { kept, replaced, key } = await aReplacedPicture();
    const other = aKey();
    const orphans = await put(
      `originals/${other}/1`,
      `originals/${key}/3`,
      `posters/${other}/1`,
      `renditions/${other}/1/w-320.avif`,
      `renditions/${key}/9/w-320.avif`,
    );
    await sweep(inHours(23));
    expect(await all()).toEqual([...kept, replaced, ...orphans].sort());
    await sweep(inHours(25));
    expect(await all()).toEqual([...kept, replaced].sort());
  });

  test('Names made by `stored-names.ts`; any other name is left alone.', async () => {
    const { kept, replaced } = await aReplacedPicture();
    await sweep(inHours(6 * 24));
    expect(await all()).toEqual([...kept, replaced].sort());
    await sweep(inHours(8 * 24));
    expect(await all()).toEqual([...kept].sort());
  });

  test('At most this many originals are removed in a run; the rest waits for the next day.', async () => {
    const key = aKey();
    const project = await aProject(db);
    const size = { width: 1_600, height: 1_200 };
    const id = await aMedia(db, project, { key, ...size, crops: '{}', storage });
    const film = { kind: 'VIDEO', has_poster: true, mime: 'video/mp4', extension: 'mp4' } as const;
    const filmKey = aKey();
    const filmId = await aMedia(db, project, { key: filmKey, ...size, ...film, storage });
    const madeFor = async (of: string) => {
      const row = await findServedMedia(db, of);
      if (row === undefined) throw new Error('No such file.');
      const shapes = [undefined, '16x9', '1x1'] as const;
      const names = shapes.map(
        (ratio) => pictureSource(row, { width: 320, ratio, format: 'webp' })?.storedName ?? '',
      );
      return await put(...names);
    };
    const before = [...(await madeFor(key)), ...(await madeFor(filmKey))];
    const crop = { '16x9': { x: 0, y: 0, width: 0.5, height: 0.375 } };
    await db
      .updateTable('media')
      .set({ crops: JSON.stringify(crop), revision: 2 })
      .where('id', '=', id)
      .execute();
    await db.updateTable('media').set({ revision: 2 }).where('id', '=', filmId).execute();
    const now = [...(await madeFor(key)), ...(await madeFor(filmKey))];
    const everything = await all();
    await sweep(inHours(23));
    expect(await all()).toEqual(everything);
    await sweep(inHours(25));
    const gone = before.filter((name) => !now.includes(name));
    // Up to this number, or a tenth of all, orphans are normal remains of interrupted work.
    expect(gone).toHaveLength(4);
    expect(await all()).toEqual(everything.filter((name) => !gone.includes(name)));
  });

  test('Removes unreferenced files: files whose row was never written or is gone, and renditions of an earlier file, crop or poster. If that would be a large part of everything, the storage belongs to another database, and nothing is removed.', async () => {
    const key = aKey();
    const id = await aMedia(db, await aProject(db), { key, storage });
    await db.deleteFrom('media_files').where('media_id', '=', id).execute();
    await sweep(inHours(30 * 24));
    expect(await all()).toEqual([`originals/${key}/1`]);
  });

  test('Files under `folder` without a library row, in batches as they are found.', async () => {
    const projectId = await aProject(db);
    const { userId } = await aPerson(db, { projects: [projectId] });
    const upload = { id: aKey(), project_id: projectId, user_id: userId, media_key: aKey(), file_number: 1 };
    const said = {
      purpose: 'NEW' as const,
      length: '9',
      file_name: 'a',
      extension: 'jpg',
      kind: 'IMAGE' as const,
    };
    await db
      .insertInto('media_uploads')
      .values({ ...upload, ...said, update_time: new Date() })
      .execute();
    const kept = await put(`uploads/${upload.id}/0-abc`);
    await put(`uploads/${aKey()}/0-abc`);
    await sweep(inHours(25));
    expect(await all()).toEqual(kept);
  });

  test('Parts of abandoned uploads.', async () => {
    const names = await put(
      'tasks/7-abc',
      'originals/readme',
      'originals/short/1',
      `renditions/${aKey()}/x`,
      'other/1',
    );
    await sweep(inHours(1_000));
    expect(await all()).toEqual([...names].sort());
  });

  test('touches nothing in a storage that is mostly of another database, and says so', async () => {
    const kept = await put(
      ...Array.from({ length: 101 }, () => `originals/${aKey()}/1`),
      `posters/${aKey()}/1`,
    );
    const said: unknown[] = [];
    const log = Object.assign(Object.create(silentLog), { error: (facts: unknown) => said.push(facts) });
    await sweep(inHours(25), log);
    expect(await all()).toEqual([...kept].sort());
    expect(said).toEqual([{ unknown: 101, known: expect.any(Number) }]);
  });

  test('takes many files in batches', async () => {
    const { key, kept, replaced } = await aReplacedPicture();
    await put(...Array.from({ length: 210 }, (_, at) => `renditions/${aKey()}/1/n${at}`));
    await put(...Array.from({ length: 20 }, (_, at) => `renditions/${key}/2/n${at}`));
    await sweep(inHours(25));
    expect(await all()).toHaveLength(kept.length + [replaced].length + 20);
  });
});

describe('The daily sweep', () => {
  const jobs = sweepJobs({ storage });

  test('waits for its time however many processes plan it, and is done once', async () => {
    const [gone = ''] = await put(`originals/${aKey()}/1`);
    await planSweep(db, new Date());
    await planSweep(db, inHours(5));
    expect(await runDueJobs(db, jobs, () => inHours(23))).toBe(0);
    expect(await runDueJobs(db, jobs, () => inHours(25))).toBe(1);
    expect(await all()).not.toContain(gone);
    expect(await runDueJobs(db, jobs, () => inHours(50))).toBe(0);
  });

  test('begins anew where it was given up', async () => {
    await planSweep(db, new Date());
    await db.updateTable('jobs').set({ dead_time: new Date(), error: 'store down', attempts: 10 }).execute();
    await planSweep(db, new Date());
    expect(await runDueJobs(db, jobs, () => inHours(25))).toBe(1);
  });
});
