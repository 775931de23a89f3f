import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import {
  mediaCollectionEndpoints,
  mediaFolderEndpoints,
} from '@toasoan/contract/features/media/folder-endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db } = server;
let project: string;
let headers: Record<string, string>;

beforeAll(async () => {
  project = await aProject(db);
  headers = await signIn(db, await aPerson(db, { projects: [project], role: 'EDITOR' }), { project });
});

const make = async (title: string, parentId: string | null = null) =>
  await server.ask(mediaFolderEndpoints.create, { headers, body: { title, parentId } });
const change = async (id: string, version: number, to: { title?: string; parentId?: string | null }) =>
  await server.send(mediaFolderEndpoints.update, { headers, body: { id, version, ...to } });
const codeOf = ({ envelope }: { envelope: object }) => {
  const { code, details } = envelope as { code?: string; details?: { rules?: { code: string }[] } };
  return details?.rules?.[0]?.code ?? code ?? 'OK';
};
const tree = async () => (await server.ask(mediaFolderEndpoints.list, { headers })).items;

describe('Folders', () => {
  test('have unique names within a folder, whatever the case', async () => {
    const above = await make('Tư liệu');
    await make('Ảnh', above.id);
    const again = { headers, body: { title: 'ảNH', parentId: above.id } };
    expect((await server.refusal(mediaFolderEndpoints.create, again)).code).toBe('TITLE_TAKEN');
    const root = await make('Ảnh');
    expect(codeOf(await change(root.id, 1, { parentId: above.id }))).toBe('TITLE_TAKEN');
    expect(codeOf(await change(root.id, 1, { title: 'Ảnh cũ', parentId: above.id }))).toBe('OK');
    expect(codeOf(await change(root.id, 1, { title: 'Ảnh xưa' }))).toBe('VERSION_CONFLICT');
  });

  test('have at most five levels, and never contain themselves', async () => {
    const ids: string[] = [];
    for (let level = 1; level <= 5; level += 1) ids.push((await make(`Tầng ${level}`, ids.at(-1))).id);
    const sixth = { headers, body: { title: 'Tầng 6', parentId: ids.at(-1) ?? '' } };
    expect(codeOf(await server.send(mediaFolderEndpoints.create, sixth))).toBe('FOLDER_TOO_DEEP');
    expect(codeOf(await change(ids[0] ?? '', 1, { parentId: ids[2] ?? '' }))).toBe('FOLDER_INTO_ITSELF');
    expect(codeOf(await change(ids[0] ?? '', 1, { parentId: ids[0] ?? '' }))).toBe('FOLDER_INTO_ITSELF');
    const other = await make('Tầng riêng');
    expect(codeOf(await change(ids[0] ?? '', 1, { parentId: other.id }))).toBe('FOLDER_TOO_DEEP');
    expect(codeOf(await change(ids[1] ?? '', 1, { parentId: other.id }))).toBe('OK');
  });

  test('moved into each other at the same moment form no cycle', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [one, two] = [await make(`Vòng ${round} A`), await make(`Vòng ${round} B`)];
      const codes = await Promise.all([
        change(one.id, 1, { parentId: two.id }),
        change(two.id, 1, { parentId: one.id }),
      ]);
      expect(codes.map(codeOf).sort()).toEqual(['FOLDER_INTO_ITSELF', 'OK']);
      const listed = (await tree()).map(({ id }) => id);
      expect(listed).toEqual(expect.arrayContaining([one.id, two.id]));
    }
  });

  test('deleted while files are added pass them to the parent, or the call is refused', async () => {
    const above = await make('Kho');
    for (let round = 0; round < 6; round += 1) {
      const folder = await make(`Tạm ${round}`, above.id);
      const id = await aMedia(db, project);
      const [removed, put] = await Promise.all([
        server.send(mediaFolderEndpoints.remove, { headers, params: { id: folder.id } }),
        server.send(mediaEndpoints.update, { headers, body: { id, version: 1, folderId: folder.id } }),
      ]);
      expect(codeOf(removed)).toBe('OK');
      const { folderId } = await server.ask(mediaEndpoints.detail, { headers, params: { id } });
      expect([codeOf(put), folderId]).toEqual(
        codeOf(put) === 'OK' ? ['OK', above.id] : ['INVALID_INPUT', null],
      );
    }
  });

  test('pass their content to the parent when deleted', async () => {
    const above = await make('Trên');
    const folder = await make('Giữa', above.id);
    const inside = await make('Giữa', folder.id);
    const id = await aMedia(db, project, { folder_id: folder.id });
    await server.ask(mediaFolderEndpoints.remove, { headers, params: { id: folder.id } });
    const after = await tree();
    expect(after.find((one) => one.id === inside.id)).toMatchObject({ parentId: above.id, title: 'Giữa' });
    expect(after.find((one) => one.id === above.id)).toMatchObject({ mediaCount: 1 });
    expect(after.map((one) => one.id)).not.toContain(folder.id);
    expect(await server.ask(mediaEndpoints.detail, { headers, params: { id } })).toMatchObject({
      folderId: above.id,
      version: 1,
    });
    await make('Sót', inside.id);
    await make('Sót', above.id);
    const refused = await server.refusal(mediaFolderEndpoints.remove, { headers, params: { id: inside.id } });
    expect(refused.code).toBe('TITLE_TAKEN');
  });
});

test('a deleted collection keeps its files, and its names are unique', async () => {
  const body = { title: 'Bão số 3' };
  const collection = await server.ask(mediaCollectionEndpoints.create, { headers, body });
  expect((await server.refusal(mediaCollectionEndpoints.create, { headers, body })).code).toBe('TITLE_TAKEN');
  const id = await aMedia(db, project);
  await server.ask(mediaEndpoints.update, {
    headers,
    body: { id, version: 1, collectionIds: [collection.id] },
  });
  await server.ask(mediaCollectionEndpoints.remove, { headers, params: { id: collection.id } });
  expect(await server.ask(mediaEndpoints.detail, { headers, params: { id } })).toMatchObject({
    collections: [],
  });
});
