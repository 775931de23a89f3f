import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { setMediaUses } from '#server/core/media/media-use-store.ts';
import { aMedia, type MediaOptions } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aPost } from '#test/factories/a-post.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { runDueJobs } from '#test/run-due-jobs.ts';
import { startTestServer } from '#test/test-server.ts';
import { libraryJobs } from './library-jobs.ts';
import { purgeOldTrash } from './purge-media.ts';

const server = await startTestServer();
const { db, storage } = server;
const handlers = libraryJobs({ storage });

let project: string;
let by: { userId: string; displayName: string };
const headersOf: Record<string, Record<string, string>> = {};
const as = (who: string) => headersOf[who] ?? {};

beforeAll(async () => {
  project = await aProject(db);
  for (const role of ['AUTHOR', 'EDITOR', 'ADMIN', 'SUPPER_ADMIN'] as const) {
    const person = await aPerson(db, { role, projects: [project] });
    if (role === 'AUTHOR') by = { userId: person.userId, displayName: person.displayName };
    headersOf[role] = await signIn(db, person, { project });
  }
});

const own = async (options: MediaOptions = {}) => await aMedia(db, project, { createdBy: by, ...options });
const hold = async (mediaId: string, useClass: 'PLACED' | 'DRAFT' | 'VERSION') => {
  const entityId = await aPost(db, project, { title: 'Bài giữ ảnh', createdBy: by });
  await db
    .transaction()
    .execute((tx) =>
      setMediaUses(tx, project, { entity: 'post', entityId, useClass }, [{ mediaId, place: 'body' }]),
    );
  return entityId;
};
const remove = async (id: string, who: string, query = {}) =>
  await server.send(mediaEndpoints.remove, { headers: as(who), params: { id }, query });
const codeOf = (reply: { envelope: object }) => {
  const { code, details } = reply.envelope as { code?: string; details?: { rules?: { code: string }[] } };
  return details?.rules?.[0]?.code ?? code ?? 'OK';
};
const stateOf = async (id: string) =>
  (await db.selectFrom('media').select('state').where('id', '=', id).executeTakeFirst())?.state;
const actionsOf = async (id: string) =>
  (
    await db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', 'media')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('A quarantined file', () => {
  const transition = async (
    id: string,
    who: string,
    body: { version: number; move: 'quarantine' | 'release' | 'retry'; reason?: string },
  ) => await server.send(mediaEndpoints.transition, { headers: as(who), params: { id }, body });
  const reason = 'Đang xác minh nguồn ảnh';

  test('is quarantined by an editor with a reason, and released by a person with the right', async () => {
    const id = await own();
    expect(codeOf(await transition(id, 'AUTHOR', { version: 1, move: 'quarantine', reason }))).toBe(
      'FORBIDDEN',
    );
    expect(codeOf(await transition(id, 'EDITOR', { version: 1, move: 'quarantine' }))).toBe(
      'MEDIA_REASON_NEEDED',
    );
    expect(codeOf(await transition(id, 'EDITOR', { version: 1, move: 'quarantine', reason }))).toBe('OK');
    expect(await stateOf(id)).toBe('QUARANTINED');
    expect(codeOf(await transition(id, 'EDITOR', { version: 2, move: 'quarantine', reason }))).toBe(
      'MEDIA_MOVE_NOT_OPEN',
    );
    expect(codeOf(await transition(id, 'EDITOR', { version: 2, move: 'release', reason }))).toBe('FORBIDDEN');
    expect(codeOf(await transition(id, 'ADMIN', { version: 1, move: 'release', reason }))).toBe(
      'VERSION_CONFLICT',
    );
    expect(codeOf(await transition(id, 'ADMIN', { version: 2, move: 'release', reason }))).toBe('OK');
    expect(await stateOf(id)).toBe('READY');
    expect(await actionsOf(id)).toEqual(['media.quarantine', 'media.release']);
  });

  test('that failed is inspected again when its owner asks', async () => {
    const id = await own({ state: 'FAILED', failure: 'DAMAGED' });
    expect(codeOf(await transition(id, 'AUTHOR', { version: 1, move: 'retry' }))).toBe('OK');
    const { failure, state } = await server.ask(mediaEndpoints.detail, {
      headers: as('AUTHOR'),
      params: { id },
    });
    expect([state, failure]).toEqual(['PROCESSING', null]);
    const job = await db
      .selectFrom('jobs')
      .select('payload')
      .where('key', '=', `media:${id}`)
      .executeTakeFirst();
    expect(job?.payload).toEqual({ projectId: project, mediaId: id });
  });
});

describe('The trash', () => {
  test('accepts unused files and restores them unchanged', async () => {
    const id = await own({ state: 'QUARANTINED' });
    expect(codeOf(await remove(id, 'AUTHOR'))).toBe('OK');
    expect(await stateOf(id)).toBe('TRASHED');
    expect(codeOf(await remove(id, 'AUTHOR'))).toBe('MEDIA_MOVE_NOT_OPEN');
    const change = { headers: as('AUTHOR'), body: { id, version: 2, title: 'Trong thùng rác' } };
    expect(codeOf(await server.send(mediaEndpoints.update, change))).toBe('MEDIA_MOVE_NOT_OPEN');
    const back = await server.ask(mediaEndpoints.restore, {
      headers: as('AUTHOR'),
      params: { id },
      body: { version: 2 },
    });
    expect(back).toMatchObject({ state: 'QUARANTINED', version: 3 });
    expect(await actionsOf(id)).toEqual(['media.delete', 'media.restore']);
  });

  test('accepts a file at the former path of the call too', async () => {
    const id = await own();
    const named = { headers: as('AUTHOR'), params: { id } };
    expect(codeOf(await server.send(mediaEndpoints.removeAtFormerPath, named))).toBe('OK');
    expect(await stateOf(id)).toBe('TRASHED');
  });

  test('refuses files of public text, and files of drafts except from administrators', async () => {
    const placed = await own();
    await hold(placed, 'PLACED');
    const drafted = await own();
    await hold(drafted, 'DRAFT');
    const kept = await own();
    await hold(kept, 'VERSION');
    const answers = async (id: string) => [
      codeOf(await remove(id, 'EDITOR')),
      codeOf(await remove(id, 'AUTHOR')),
      codeOf(await remove(id, 'ADMIN')),
    ];
    expect(await answers(placed)).toEqual(['FORBIDDEN', 'MEDIA_IN_USE', 'MEDIA_IN_USE']);
    expect(await answers(drafted)).toEqual(['FORBIDDEN', 'MEDIA_IN_USE', 'OK']);
    expect(await answers(kept)).toEqual(['FORBIDDEN', 'OK', 'MEDIA_MOVE_NOT_OPEN']);
    const refused = await server.refusal(mediaEndpoints.remove, {
      headers: as('ADMIN'),
      params: { id: placed },
    });
    expect(refused.details.rules?.[0]?.message).toContain('1 nơi');
  });

  test('and a text that starts to use a file at the same moment never both succeed', async () => {
    for (let round = 0; round < 12; round += 1) {
      const id = await own();
      const [removed, held] = await Promise.all([
        remove(id, 'ADMIN').then(codeOf),
        hold(id, 'PLACED').then(
          () => 'HELD',
          () => 'GONE',
        ),
      ]);
      expect([
        ['OK', 'GONE'],
        ['MEDIA_IN_USE', 'HELD'],
      ]).toContainEqual([removed, held]);
      const { use_count } = await db
        .selectFrom('media')
        .select('use_count')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(use_count).toBe(held === 'HELD' ? 1 : 0);
    }
  });

  test('keeps use counts exact, however many uses begin and end at once', async () => {
    const ids = [await own(), await own(), await own()];
    const posts = await Promise.all(
      Array.from({ length: 6 }, () => aPost(db, project, { title: 'Bài đổi ảnh' })),
    );
    for (let round = 0; round < 8; round += 1) {
      await Promise.all(
        posts.map((entityId, index) =>
          db.transaction().execute((tx) =>
            setMediaUses(
              tx,
              project,
              { entity: 'post', entityId, useClass: 'DRAFT' },
              ids
                .filter((_, at) => (index + at + round) % 3 !== 0)
                .map((mediaId) => ({ mediaId, place: 'body' as const })),
            ),
          ),
        ),
      );
    }
    for (const id of ids) {
      const { items } = await server.ask(mediaEndpoints.uses, { headers: as('ADMIN'), params: { id } });
      const { useCount } = await server.ask(mediaEndpoints.detail, { headers: as('ADMIN'), params: { id } });
      expect(useCount).toBe(items.length);
    }
  });

  test('is emptied permanently by SUPPER_ADMIN, including the bytes', async () => {
    const id = await own({ content: Buffer.from('một bức ảnh'), storage });
    const { key } = await db.selectFrom('media').select('key').where('id', '=', id).executeTakeFirstOrThrow();
    expect(codeOf(await remove(id, 'SUPPER_ADMIN', { purge: true }))).toBe('MEDIA_MOVE_NOT_OPEN');
    await remove(id, 'AUTHOR');
    expect(codeOf(await remove(id, 'ADMIN', { purge: true }))).toBe('FORBIDDEN');
    expect(codeOf(await remove(id, 'SUPPER_ADMIN', { purge: true }))).toBe('OK');
    expect(await stateOf(id)).toBeUndefined();
    expect(await storage.sizeOf(`originals/${key}/1`)).toBe(17);
    await runDueJobs(db, handlers);
    expect(await storage.sizeOf(`originals/${key}/1`)).toBeUndefined();
    expect(await actionsOf(id)).toEqual(['media.delete', 'media.purge']);
  });

  test('keeps files of kept versions permanently', async () => {
    const id = await own();
    await hold(id, 'VERSION');
    await remove(id, 'AUTHOR');
    expect(codeOf(await remove(id, 'SUPPER_ADMIN', { purge: true }))).toBe('MEDIA_IN_USE');
  });

  test('deletes unused files after 30 days', async () => {
    const old = new Date(Date.now() - 31 * 86_400_000);
    const trashed = { state: 'TRASHED', state_before_trash: 'READY' } as const;
    const long = await own({ ...trashed, state_time: old });
    const kept = await own({ ...trashed, state_time: old });
    await db
      .insertInto('media_uses')
      .values({
        project_id: project,
        media_id: kept,
        entity: 'post',
        entity_id: '1',
        place: 'body',
        use_class: 'VERSION',
      })
      .execute();
    const fresh = await own(trashed);
    await purgeOldTrash(db, new Date());
    expect([await stateOf(long), await stateOf(kept), await stateOf(fresh)]).toEqual([
      undefined,
      'TRASHED',
      'TRASHED',
    ]);
    expect(await actionsOf(long)).toEqual(['media.purge']);
  });
});
