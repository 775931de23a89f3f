import { describe, expect, test } from 'vitest';
import { aMedia } from '#test/factories/a-media.ts';
import { aProject } from '#test/factories/a-project.ts';
import { startTestServer } from '#test/test-server.ts';
import { expireLicences } from './expire-licences.ts';

const { db } = await startTestServer();

const rowOf = async (id: string) =>
  await db
    .selectFrom('media')
    .select(['licence_status as status', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const entriesOf = async (id: string) =>
  await db
    .selectFrom('audit_log')
    .select(['action', 'user_id', 'before', 'after'])
    .where('entity', '=', 'media')
    .where('entity_id', '=', id)
    .execute();
const until = (day: string) => ({ licence_status: 'VALID', licence_until: day }) as const;
const inZone = async (timezone: string) => {
  const project = await aProject(db);
  await db.updateTable('projects').set({ timezone }).where('id', '=', project).execute();
  return project;
};

describe('A licence', () => {
  test('ends with the last moment of its last day where the project is', async () => {
    const here = await aMedia(db, await inZone('Asia/Ho_Chi_Minh'), until('2026-11-21'));
    const west = await aMedia(db, await inZone('America/Los_Angeles'), until('2026-11-21'));
    const east = await aMedia(db, await inZone('Pacific/Kiritimati'), until('2026-11-21'));
    const states = async (now: string) => {
      await expireLicences(db, new Date(now));
      return Promise.all([east, here, west].map(async (id) => (await rowOf(id)).status));
    };
    expect(await states('2026-11-21T09:59:59Z')).toEqual(['VALID', 'VALID', 'VALID']);
    expect(await states('2026-11-21T10:00:00Z')).toEqual(['EXPIRED', 'VALID', 'VALID']);
    expect(await states('2026-11-21T16:59:59Z')).toEqual(['EXPIRED', 'VALID', 'VALID']);
    expect(await states('2026-11-21T17:00:00Z')).toEqual(['EXPIRED', 'EXPIRED', 'VALID']);
    expect(await states('2026-11-22T07:59:59Z')).toEqual(['EXPIRED', 'EXPIRED', 'VALID']);
    expect(await states('2026-11-22T08:00:00Z')).toEqual(['EXPIRED', 'EXPIRED', 'EXPIRED']);
  });

  test('that ends is told in the log as the product’s own doing, as a new version', async () => {
    const id = await aMedia(db, await aProject(db), { ...until('2026-10-01'), licence_status: 'PENDING' });
    await expireLicences(db, new Date('2026-11-22T05:00:00Z'));
    expect(await rowOf(id)).toEqual({ status: 'EXPIRED', version: 2 });
    expect(await entriesOf(id)).toEqual([
      {
        action: 'media.expire',
        user_id: null,
        before: { licenceStatus: 'PENDING', version: 1 },
        after: { licenceStatus: 'EXPIRED', version: 2 },
      },
    ]);
  });

  test('without an end, denied, or of a file in the trash stays as it is', async () => {
    const project = await aProject(db);
    const ids = [
      await aMedia(db, project, { licence_status: 'VALID' }),
      await aMedia(db, project, { ...until('2026-10-01'), licence_status: 'DENIED' }),
      await aMedia(db, project, { ...until('2026-10-01'), state: 'TRASHED', state_before_trash: 'READY' }),
      await aMedia(db, project, until('2026-11-22')),
    ];
    await expireLicences(db, new Date('2026-11-22T05:00:00Z'));
    const rows = await Promise.all(ids.map(rowOf));
    expect(rows.map(({ status }) => status)).toEqual(['VALID', 'DENIED', 'VALID', 'VALID']);
    expect(rows.map(({ version }) => version)).toEqual([1, 1, 1, 1]);
  });

  test('ends once, however many processes look at the same time', async () => {
    const project = await aProject(db);
    const ids: string[] = [];
    for (let index = 0; index < 230; index += 1) ids.push(await aMedia(db, project, until('2026-11-01')));
    const now = new Date('2026-11-22T05:00:00Z');
    await Promise.all([expireLicences(db, now), expireLicences(db, now), expireLicences(db, now)]);
    // A process leaves to another what that one has in hand; the next look finds nothing more.
    await expireLicences(db, now);
    const rows = await Promise.all(ids.map(rowOf));
    expect(rows.every(({ status, version }) => status === 'EXPIRED' && version === 2)).toBe(true);
    const reported = await db
      .selectFrom('audit_log')
      .select('entity_id')
      .where('project_id', '=', project)
      .where('action', '=', 'media.expire')
      .execute();
    expect(reported).toHaveLength(ids.length);
  });
});
