import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import {
  mediaCollectionEndpoints,
  mediaFolderEndpoints,
} from '@toasoan/contract/features/media/folder-endpoints.ts';
import type { MediaBulk } from '@toasoan/contract/features/media/media.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db } = server;
let project: string;
let author: Record<string, string>;
let admin: Record<string, string>;
let by: { userId: string; displayName: string };

beforeAll(async () => {
  project = await aProject(db);
  const person = await aPerson(db, { projects: [project] });
  by = { userId: person.userId, displayName: person.displayName };
  author = await signIn(db, person, { project });
  admin = await signIn(db, await aPerson(db, { projects: [project], role: 'ADMIN' }), { project });
});

const detail = async (id: string) =>
  await server.ask(mediaEndpoints.detail, { headers: admin, params: { id } });

describe('Focal point and crops', () => {
  test('create new addresses, and each stays when the other is set', async () => {
    const id = await aMedia(db, project, { createdBy: by });
    const crops = { '16x9': { x: 0, y: 0.1, width: 1, height: 0.8 } };
    const once = await server.ask(mediaEndpoints.crops, { headers: author, body: { id, version: 1, crops } });
    expect(once).toMatchObject({ crops, focalPoint: null, version: 2, picture: { revision: 2 } });
    const focalPoint = { x: 0.25, y: 0.75 };
    const twice = await server.ask(mediaEndpoints.crops, {
      headers: author,
      body: { id, version: 2, focalPoint },
    });
    expect(twice).toMatchObject({ crops, focalPoint, picture: { revision: 3 } });
    const none = await server.ask(mediaEndpoints.crops, {
      headers: author,
      body: { id, version: 3, focalPoint: null, crops: {} },
    });
    expect(none).toMatchObject({ crops: {}, focalPoint: null });
  });

  test('belong to pictures, and to people who may change them', async () => {
    const film = await aMedia(db, project, { createdBy: by, kind: 'VIDEO' });
    const other = await aMedia(db, project);
    const body = (id: string) => ({ id, version: 1, focalPoint: { x: 0, y: 0 } });
    expect(await server.refusal(mediaEndpoints.crops, { headers: author, body: body(film) })).toMatchObject({
      details: { rules: [{ code: 'MEDIA_NOT_IMAGE' }] },
    });
    expect(await server.refusal(mediaEndpoints.crops, { headers: author, body: body(other) })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('A bulk call', () => {
  const bulk = async (body: MediaBulk, headers = admin) =>
    await server.ask(mediaEndpoints.bulk, { headers, body });

  test('adds files to a folder and a collection, tags them, and undoes each', async () => {
    const ids = [await aMedia(db, project), await aMedia(db, project)];
    const folder = await server.ask(mediaFolderEndpoints.create, { headers: admin, body: { title: 'Bão' } });
    const collection = await server.ask(mediaCollectionEndpoints.create, {
      headers: admin,
      body: { title: 'Bão' },
    });
    const tag = await server.ask(tagEndpoints.create, { headers: admin, body: { title: 'Bão lũ' } });
    await bulk({ action: 'setFolder', ids, folderId: folder.id });
    await bulk({ action: 'addToCollection', ids, collectionId: collection.id });
    expect(await bulk({ action: 'addTags', ids, tagIds: [tag.id] })).toMatchObject({ done: 2 });
    for (const id of ids) {
      expect(await detail(id)).toMatchObject({
        folder: { id: folder.id },
        collections: [{ id: collection.id }],
        tags: [{ id: tag.id }],
      });
    }
    await bulk({ action: 'setFolder', ids, folderId: null });
    await bulk({ action: 'removeFromCollection', ids, collectionId: collection.id });
    await bulk({ action: 'removeTags', ids, tagIds: [tag.id] });
    for (const id of ids) expect(await detail(id)).toMatchObject({ folder: null, collections: [], tags: [] });
  });

  test('reports each file according to its rights, and deletes and restores', async () => {
    const own = await aMedia(db, project, { createdBy: by });
    const other = await aMedia(db, project);
    const ids = [own, other];
    const said = await bulk({ action: 'setRights', ids, credit: 'TTXVN', licence: 'AGENCY' }, author);
    expect(said).toMatchObject({ done: 1, results: [{ ok: true }, { ok: false, code: 'FORBIDDEN' }] });
    expect(await detail(own)).toMatchObject({ credit: 'TTXVN', licence: 'AGENCY', licenceUntil: null });
    expect(await bulk({ action: 'delete', ids })).toMatchObject({ done: 2 });
    expect(await bulk({ action: 'delete', ids })).toMatchObject({ done: 0 });
    expect(await bulk({ action: 'restore', ids }, author)).toMatchObject({ done: 1 });
  });

  test('refuses an unknown folder, and too many tags', async () => {
    const id = await aMedia(db, project);
    const unknown = await bulk({ action: 'setFolder', ids: [id], folderId: '999999999' });
    expect(unknown).toMatchObject({ done: 0, results: [{ code: 'INVALID_INPUT' }] });
    const titles = Array.from({ length: 21 }, (_, at) => `Thẻ số ${at}`);
    const { created } = await server.ask(tagEndpoints.addMany, { headers: admin, body: { titles } });
    const tagIds = created.map((tag) => tag.id);
    await bulk({ action: 'addTags', ids: [id], tagIds: tagIds.slice(0, 20) });
    const result = await bulk({ action: 'addTags', ids: [id], tagIds: tagIds.slice(20) });
    expect(result).toMatchObject({ done: 0, results: [{ code: 'INVALID_INPUT' }] });
  });

  test('replaces a merged tag by the other one, once', async () => {
    const make = async (title: string) =>
      await server.ask(tagEndpoints.create, { headers: admin, body: { title } });
    const [from, into] = [await make('Sài Gòn xưa'), await make('Sài Gòn')];
    const both = await aMedia(db, project);
    const one = await aMedia(db, project);
    await bulk({ action: 'addTags', ids: [both], tagIds: [from.id, into.id] });
    await bulk({ action: 'addTags', ids: [one], tagIds: [from.id] });
    await server.ask(tagEndpoints.merge, {
      headers: admin,
      body: { from: [{ id: from.id, version: 1 }], intoId: into.id },
    });
    for (const id of [both, one])
      expect((await detail(id)).tags).toEqual([{ id: into.id, title: 'Sài Gòn' }]);
  });
});
