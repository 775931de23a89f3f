import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import {
  mediaCollectionEndpoints,
  mediaFolderEndpoints,
} from '@toasoan/contract/features/media/folder-endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMedia } from '#test/factories/a-media.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db } = server;

type Facts = Omit<BodyInput<typeof mediaEndpoints.update>, 'id' | 'version'>;

describe('The description of a file', () => {
  let project: string;
  let author: Record<string, string>;
  let editor: Record<string, string>;
  let chief: Record<string, string>;
  let by: { userId: string; displayName: string };
  const own = async () => await aMedia(db, project, { createdBy: by });
  const change = async (id: string, facts: Facts, headers = author) =>
    await server.ask(mediaEndpoints.update, {
      headers,
      body: { id, version: await versionOf(id), ...facts },
    });
  const refusal = async (id: string, facts: Facts, headers = author) =>
    await server.refusal(mediaEndpoints.update, {
      headers,
      body: { id, version: await versionOf(id), ...facts },
    });
  const versionOf = async (id: string) =>
    (await db.selectFrom('media').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version;

  beforeAll(async () => {
    project = await aProject(db);
    const person = await aPerson(db, { projects: [project] });
    by = { userId: person.userId, displayName: person.displayName };
    author = await signIn(db, person, { project });
    editor = await signIn(db, await aPerson(db, { projects: [project], role: 'EDITOR' }), { project });
    chief = await signIn(db, await aPerson(db, { projects: [project], role: 'ADMIN' }), { project });
  });

  test('is changed key by key, audited, and found at once', async () => {
    const id = await own();
    const folder = await server.ask(mediaFolderEndpoints.create, { headers: author, body: { title: 'Chợ' } });
    const collection = await server.ask(mediaCollectionEndpoints.create, {
      headers: author,
      body: { title: 'Chợ nổi' },
    });
    const tag = await server.ask(tagEndpoints.create, { headers: chief, body: { title: 'Cần Thơ' } });
    const said = {
      alt: 'Ghe chở khóm cập bến',
      caption: 'Chợ nổi Cái Răng lúc 5 giờ.',
      credit: 'Lê Bình',
      persons: ['Bà Tư Khóm'] as string[],
      placeText: 'Cái Răng',
      provinceCode: '92',
      latitude: 10.005,
      longitude: 105.745,
      takenTime: '2026-11-18T22:00:00.000Z',
      mapChecked: 0,
    } as const;
    const after = await change(id, {
      ...said,
      folderId: folder.id,
      tagIds: [tag.id],
      collectionIds: [collection.id],
    });
    expect(after).toMatchObject({
      ...said,
      folder: { id: folder.id, title: 'Chợ' },
      tags: [{ id: tag.id, title: 'Cần Thơ' }],
      collections: [{ id: collection.id, title: 'Chợ nổi' }],
      version: 2,
      mayEdit: true,
      mayDelete: true,
    });
    expect(await server.ask(mediaEndpoints.detail, { headers: author, params: { id } })).toEqual(after);
    const found = await server.ask(mediaEndpoints.list, { headers: author, query: { text: 'ba tu khom' } });
    expect(found.items.map((row) => row.id)).toEqual([id]);
    const log = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'media')
      .where('entity_id', '=', id)
      .execute();
    expect(log).toMatchObject([
      {
        action: 'media.update',
        before: { alt: 'Mô tả ảnh', tagIds: [] },
        after: { alt: said.alt, tagIds: [tag.id] },
      },
    ]);
    for (const query of [{ tagId: [tag.id] }, { collectionId: collection.id }, { folderId: folder.id }]) {
      const { items } = await server.ask(mediaEndpoints.list, { headers: author, query });
      expect(items.map((row) => row.id)).toEqual([id]);
    }
    const folders = await server.ask(mediaFolderEndpoints.list, { headers: author });
    expect(folders.items.find((one) => one.id === folder.id)?.mediaCount).toBe(1);
    const collections = await server.ask(mediaCollectionEndpoints.list, { headers: author });
    expect(collections.items.find((one) => one.id === collection.id)?.mediaCount).toBe(1);
  });

  test('may be changed by its author, and by editors for all', async () => {
    const id = await aMedia(db, project);
    expect(await refusal(id, { title: 'Của tôi' })).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await change(id, { title: 'Của chung' }, editor)).toMatchObject({ title: 'Của chung' });
    const seen = await server.ask(mediaEndpoints.detail, { headers: author, params: { id } });
    expect(seen).toMatchObject({ mayEdit: false, mayDelete: false });
  });

  test('is not changed over a version the caller did not see', async () => {
    const id = await own();
    await change(id, { title: 'Một' });
    const body = { id, version: 1, title: 'Hai' };
    expect(await server.refusal(mediaEndpoints.update, { headers: author, body })).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { version: 2 },
    });
    const both = await Promise.all(
      ['Ba', 'Bốn'].map((title) =>
        server.send(mediaEndpoints.update, { headers: author, body: { id, version: 2, title } }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('restricts the licence status to people with the right', async () => {
    const id = await own();
    expect(await refusal(id, { licenceStatus: 'VALID' })).toMatchObject({
      code: 'RULES_NOT_MET',
      details: { rules: [{ code: 'LICENCE_STATUS_NOT_YOURS' }] },
    });
    expect(await change(id, { licence: 'OWN' })).toMatchObject({ licenceStatus: 'VALID' });
    expect(await change(id, { licence: 'AGENCY' })).toMatchObject({ licenceStatus: 'PENDING' });
    expect(await change(id, { licenceStatus: 'DENIED' }, chief)).toMatchObject({ licenceStatus: 'DENIED' });
    expect(await change(id, { licence: 'OWN' })).toMatchObject({ licenceStatus: 'DENIED' });
  });

  test('clears consent together with the child', async () => {
    const id = await own();
    const childPrivacy = {
      ageBand: 'UNDER_7',
      childConsent: 2,
      guardianConsent: 1,
      consentDocId: null,
      isBlurred: false,
    } as const;
    expect(await change(id, { childPrivacy })).toMatchObject({ childPrivacy: null });
    expect(await change(id, { hasIdentifiableChild: 1, childPrivacy })).toMatchObject({ childPrivacy });
    expect(await change(id, { title: 'Sân trường' })).toMatchObject({ childPrivacy });
    expect(await change(id, { hasIdentifiableChild: 0 })).toMatchObject({ childPrivacy: null });
  });

  test('refers only to existing records of this project, in use and of the right kind', async () => {
    const id = await own();
    const elsewhere = await aProject(db);
    const foreign = await aMedia(db, elsewhere, { kind: 'DOCUMENT' });
    const image = await own();
    const paper = await aMedia(db, project, { kind: 'DOCUMENT', title: 'Hợp đồng' });
    for (const [facts, field] of [
      [{ folderId: '999999999' }, 'folderId'],
      [{ tagIds: ['999999999'] as string[] }, 'tagIds.0'],
      [{ collectionIds: ['999999999'] as string[] }, 'collectionIds.0'],
      [{ licenceDocId: foreign }, 'licenceDocId'],
      [{ licenceDocId: image }, 'licenceDocId'],
    ] as const) {
      expect(await refusal(id, facts)).toMatchObject({
        code: 'INVALID_INPUT',
        errors: [{ field, code: 'unknownReference' }],
      });
    }
    expect(await change(id, { licenceDocId: paper })).toMatchObject({ licenceDoc: { title: 'Hợp đồng' } });
    const { useCount } = await server.ask(mediaEndpoints.detail, { headers: author, params: { id: paper } });
    expect(useCount).toBe(1);
    await change(id, { licenceDocId: null });
    expect(await server.ask(mediaEndpoints.detail, { headers: author, params: { id: paper } })).toMatchObject(
      {
        useCount: 0,
      },
    );
  });
});
