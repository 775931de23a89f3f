import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { recallEndpoints } from '@toasoan/contract/features/media/recall.ts';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { describe, expect, test } from 'vitest';
import { aMedia } from '#test/factories/a-media.ts';
import { startTestServer } from '#test/test-server.ts';
import { aRecallRoom, reason, withPicture } from './test-support/a-recall-room.ts';

const server = await startTestServer();
const { db } = server;
const { room, asAdmin, picture, fileOf, read, recall, undo } = await aRecallRoom(server);

const usesOf = async (id: string) =>
  (await server.ask(mediaEndpoints.uses, { ...asAdmin, params: { id } })).items;

/** A picture in everything that can hold one. */
async function everywhere() {
  const id = await picture('Ảnh bị thu hồi');
  const published = await room.postIn('PUBLISHED', room.editor, withPicture(id));
  const draft = await room.postIn('DRAFT', room.author, withPicture(id));
  const tag = await server.ask(tagEndpoints.create, {
    ...asAdmin,
    body: { title: `Thẻ ảnh ${id}`, imageId: id },
  });
  const category = await server.ask(categoryEndpoints.create, {
    ...asAdmin,
    body: { title: `Mục ảnh ${id}`, imageId: id },
  });
  const before = await server.ask(projectEndpoints.detail, { ...asAdmin, params: { id: room.projectId } });
  await server.ask(projectEndpoints.update, {
    ...asAdmin,
    body: { projectId: room.projectId, version: before.version, logoId: id, faviconId: id },
  });
  const person = await server.ask(userEndpoints.detail, {
    ...asAdmin,
    params: { id: room.author.userId },
  });
  await server.ask(userEndpoints.update, {
    ...asAdmin,
    body: { userId: room.author.userId, version: person.version, avatarId: id },
  });
  const pictures = async () => ({
    published: (await read(published)).details.cover?.mediaId ?? null,
    draft: (await read(draft)).details.cover?.mediaId ?? null,
    tag: await imageRef(tagEndpoints.detail, tag.id),
    category: await imageRef(categoryEndpoints.detail, category.id),
    ...(await projectPictures()),
    avatar: (await server.ask(userEndpoints.detail, { ...asAdmin, params: { id: room.author.userId } }))
      .avatar,
  });
  return { id, published, draft, tag, category, pictures };
}
async function imageRef(
  endpoint: typeof tagEndpoints.detail | typeof categoryEndpoints.detail,
  id: string,
): Promise<string | null> {
  const { image } = await server.ask(endpoint as typeof tagEndpoints.detail, {
    ...asAdmin,
    params: { id },
  });
  return image?.mediaId ?? null;
}
async function projectPictures() {
  const found = await server.ask(projectEndpoints.detail, { ...asAdmin, params: { id: room.projectId } });
  return { logo: found.logo?.mediaId ?? null, favicon: found.favicon?.mediaId ?? null };
}
const allOf = (id: string | null, avatar: string | null) => ({
  published: id,
  draft: id,
  tag: id,
  category: id,
  logo: id,
  favicon: id,
  avatar,
});
const addressOf = async (id: string) => {
  const { key } = await db.selectFrom('media').select('key').where('id', '=', id).executeTakeFirstOrThrow();
  return imageRefAddress({ key });
};

describe('A picture that is recalled', () => {
  test('leaves everything that shows it at once, is seen by nobody, and comes back as it was', async () => {
    const { id, pictures, draft } = await everywhere();
    const address = await addressOf(id);
    const preview = await server.ask(recallEndpoints.preview, { ...asAdmin, params: { id } });
    expect(preview.changed.map(({ entity, place }) => `${entity} ${place}`).toSorted()).toEqual([
      'category image',
      'post body',
      'post body',
      'post cover',
      'post cover',
      'project favicon',
      'project logo',
      'tag image',
      'user avatar',
    ]);
    const drafted = preview.changed.find(({ useClass }) => useClass === 'DRAFT');
    expect(drafted).toMatchObject({ entity: 'post', entityId: draft.id, title: draft.title });

    const result = await recall(id);
    expect(result).toMatchObject({ recall: { placeCount: 9, doneCount: 9, undone: null }, left: [] });
    expect(await pictures()).toEqual(allOf(null, null));
    expect((await usesOf(id)).every(({ useClass }) => useClass === 'VERSION')).toBe(true);
    expect(await fileOf(id)).toMatchObject({ state: 'QUARANTINED', useCount: 0 });
    expect((await server.app.inject({ url: address })).statusCode).toBe(410);

    const undone = await undo(result);
    expect(undone).toMatchObject({ recall: { undone: { count: 9 } }, left: [] });
    expect(await pictures()).toEqual(allOf(id, address));
    expect(await fileOf(id)).toMatchObject({ state: 'READY', useCount: 9 });
    expect((await server.app.inject({ url: address })).statusCode).not.toBe(410);
  });

  test('makes room for another one everywhere, and that for it again', async () => {
    const { id, pictures, tag } = await everywhere();
    const other = await picture('Ảnh thay');
    const result = await recall(id, other);
    expect(result.recall).toMatchObject({ mode: 'SWAP', other: { id: other, title: 'Ảnh thay' } });
    expect(await pictures()).toEqual(allOf(other, await addressOf(other)));
    expect((await fileOf(other)).useCount).toBe(9);
    const after = await server.ask(tagEndpoints.detail, { ...asAdmin, params: { id: tag.id } });
    expect(after).toMatchObject({ version: tag.version + 1, updatedBy: { name: room.admin.displayName } });
    await undo(result);
    expect(await pictures()).toEqual(allOf(id, await addressOf(id)));
    expect((await fileOf(other)).useCount).toBe(0);
  });

  test('comes back only to what nobody has edited since; the rest is named', async () => {
    const { id, published, tag, pictures } = await everywhere();
    const result = await recall(id);
    const edited = await read(published);
    await server.ask(postEndpoints.update, {
      ...asAdmin,
      body: { id: edited.id, version: edited.version, excerpt: 'Sapo viết lại sau khi thu hồi.' },
    });
    const chosen = await picture('Ảnh khác của thẻ');
    await server.ask(tagEndpoints.update, {
      ...asAdmin,
      body: { id: tag.id, version: tag.version + 1, imageId: chosen },
    });
    const undone = await undo(result);
    expect(undone.recall.undone?.count).toBe(6);
    expect(undone.left.map(({ entity, title }) => `${entity} ${title}`)).toEqual([
      `post ${edited.title}`,
      `tag ${tag.title}`,
    ]);
    const address = await addressOf(id);
    expect(await pictures()).toEqual({ ...allOf(id, address), published: null, tag: chosen });
  });

  test('is told in the log of the file and of everything that changed', async () => {
    const { id, tag } = await everywhere();
    const result = await recall(id);
    await undo(result);
    const entries = await db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('entity_id', '=', id)
      .where('entity', '=', 'media')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['media.recall', 'media.undoRecall']);
    expect(entries[0]?.after).toMatchObject({ mediaState: 'QUARANTINED', reason, places: 9 });
    const ofTag = await db
      .selectFrom('audit_log')
      .select(['action', 'after', 'title'])
      .where('entity', '=', 'tag')
      .where('entity_id', '=', tag.id)
      .orderBy('id')
      .execute();
    expect(ofTag.map(({ action }) => action)).toEqual(['tag.create', 'tag.update', 'tag.update']);
    expect(ofTag[1]).toMatchObject({ title: tag.title, after: { imageId: null } });
  });

  test('leaves papers of other files alone', async () => {
    const id = await aMedia(db, room.projectId, { kind: 'DOCUMENT', extension: 'pdf' });
    const holder = await picture();
    const { version } = await fileOf(holder);
    await server.ask(mediaEndpoints.update, {
      ...asAdmin,
      body: { id: holder, version, licenceDocId: id },
    });
    const preview = await server.ask(recallEndpoints.preview, { ...asAdmin, params: { id } });
    expect([preview.changed, preview.kept.map(({ entity }) => entity)]).toEqual([[], ['media']]);
    expect((await recall(id)).recall).toMatchObject({ placeCount: 0, doneCount: 0 });
    expect((await fileOf(holder)).licenceDoc?.id).toBe(id);
  });
});
