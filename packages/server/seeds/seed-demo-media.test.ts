import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { mediaTemplateEndpoints } from '@toasoan/contract/features/media/describing/media-template.ts';
import { unknownPlaceholders } from '@toasoan/contract/features/media/describing/placeholders.ts';
import { rightsProblems } from '@toasoan/contract/features/media/media-rights.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImageProcess } from '#server/core/images/open-image-process.ts';
import { originalName } from '#server/core/media/stored-names.ts';
import { countMedia } from '#server/features/media/library/list/media-count-view.ts';
import { mediaRowOf } from '#server/features/media/media-row.ts';
import { insertTag } from '#server/features/tags/public.ts';
import { aProject } from '#test/factories/a-project.ts';
import { aStorage } from '#test/factories/a-storage.ts';
import { cloneDatabase } from '#test/test-database.ts';
import { type SeededMedia, seedMedia } from './seed-demo-media.ts';
import { DEMO_PICTURES, storeDemoFiles } from './store-demo-files.ts';

const { db, drop } = await cloneDatabase();
afterAll(drop);
const storage = await aStorage();
const NOW = new Date('2026-11-20T08:00:00Z');
const by = { userId: null, displayName: 'Hệ thống' };
let project: string;
let ids: SeededMedia;

beforeAll(async () => {
  project = await aProject(db);
  const titles = new Set(DEMO_PICTURES.flatMap(({ tags = [] }) => tags));
  const tags = new Map<string, string>();
  const files = await storeDemoFiles(storage);
  ids = await db.transaction().execute(async (tx) => {
    for (const title of titles) tags.set(title, (await insertTag(tx, project, { title }, by)).id);
    return await seedMedia(tx, project, { files, tags, by, now: NOW });
  });
});

const rowOf = async (name: string) =>
  await db
    .selectFrom('media')
    .selectAll()
    .where('project_id', '=', project)
    .where('id', '=', ids.get(name) ?? '')
    .executeTakeFirstOrThrow();
const problemsOf = async (name: string) => rightsProblems(mediaRowOf(await rowOf(name)), '2026-11-20');

test('its templates leave open only what a file can fill in', async () => {
  const templates = await db
    .selectFrom('media_templates')
    .selectAll()
    .where('project_id', '=', project)
    .execute();
  expect(templates.length).toBeGreaterThan(1);
  for (const { title, description } of templates) {
    expect(mediaTemplateEndpoints.create.body.safeParse({ title, set: description }).error).toBeUndefined();
    expect(
      Object.values(description)
        .filter((value) => typeof value === 'string')
        .flatMap(unknownPlaceholders),
    ).toEqual([]);
  }
});

test('the demo has every case the library shows, and most of it may be published', async () => {
  expect(await problemsOf('lua-chin-1')).toEqual([]);
  expect(await problemsOf('khong-nguon')).toEqual(['NO_CREDIT']);
  expect(await problemsOf('tre-em')).toEqual(['CHILD_CONSENT']);
  expect(await problemsOf('tre-em-dong-y')).toEqual([]);
  expect(await problemsOf('het-han')).toEqual(['LICENCE_ENDED']);
  expect(await problemsOf('sap-het-han')).toEqual([]);
  expect(await problemsOf('cach-ly')).toEqual(['QUARANTINED']);
  expect(await countMedia(db, project, '1', NOW)).toEqual({
    all: 51,
    mine: 0,
    noAlt: 1,
    noCredit: 1,
    expiring: 2,
    children: 2,
    ai: 1,
    unused: 50,
    QUARANTINED: 1,
    FAILED: 0,
    TRASHED: 0,
  });
});

test('the storage matches the rows: pictures decode as pictures', async () => {
  const images = openImageProcess();
  const looks: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'toasoan-test-'));
  try {
    for (const name of ['lua-chin-1', 'vinh-1', 'vinh-1-gui-lai']) {
      const row = await rowOf(name);
      const file = await storage.open(originalName({ key: row.key, number: 1 }));
      if (file === undefined) throw new Error(`${name} is not stored.`);
      const bytes = await buffer(file.content);
      expect(bytes.length).toBe(Number(row.size_bytes));
      const path = join(folder, name);
      await writeFile(path, bytes);
      const seen = await images.examine(path);
      expect([seen.mime, seen.width, seen.height]).toEqual(['image/png', row.width, row.height]);
      looks.push(seen.lookHash);
    }
  } finally {
    await images.stop();
    await rm(folder, { recursive: true, force: true });
  }
  expect(bitsApart(looks[1] ?? '', looks[2] ?? '0')).toBeLessThanOrEqual(6);
  const [one, again] = [await rowOf('vinh-1'), await rowOf('vinh-1-gui-lai')];
  expect(again.twin_id).toBe(one.id);
  expect(bitsApart(one.look_hash ?? '', again.look_hash ?? '')).toBeLessThanOrEqual(6);
});

function bitsApart(one: string, other: string): number {
  return BigInt.asUintN(64, BigInt(one) ^ BigInt(other))
    .toString(2)
    .replaceAll('0', '').length;
}
