import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { eventEndpoints } from '@toasoan/contract/features/events/endpoints.ts';
import { eventVersionEndpoints } from '@toasoan/contract/features/events/history/version-endpoints.ts';
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

/** A picture in every possible place. */
async function everywhere() {
  const id = await picture('Ảnh bị thu hồi');
  const published = await room.postIn('PUBLISHED', room.editor, withPicture(id));
  const draft = await room.postIn('DRAFT', room.author, withPicture(id));
  const event = await publicEvent(id);
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
    event: (await readEvent(event)).details.cover?.mediaId ?? null,
    tag: await imageRef(tagEndpoints.detail, tag.id),
    category: await imageRef(categoryEndpoints.detail, category.id),
    ...(await projectPictures()),
    avatar: (await server.ask(userEndpoints.detail, { ...asAdmin, params: { id: room.author.userId } }))
      .avatar,
  });
  return { id, published, draft, event, tag, category, pictures };
}
const readEvent = ({ id }: { readonly id: string }) =>
  server.ask(eventEndpoints.detail, { ...asAdmin, params: { id } });
/** An event with the picture everywhere, which its author wrote and the administrator published. */
async function publicEvent(mediaId: string) {
  const startTime = new Date(Date.now() + 864_000_000).toISOString();
  const place = { placeName: 'Hoàng thành', provinceCode: '01' as const, organizerText: 'Ban tổ chức' };
  const { cover, content } = withPicture(mediaId);
  const gallery = [{ mediaId, caption: 'Rước', credit: '' }];
  const { id, version } = await server.ask(eventEndpoints.create, {
    headers: room.author.headers,
    body: {
      ...{ title: `Hội ${mediaId}`, excerpt: 'Ba ngày hội.', startTime, ...place },
      ...{ cover, content, gallery, ogImageId: mediaId },
    },
  });
  const body = { version, to: 'PUBLISHED' as const };
  return await server.ask(eventEndpoints.transition, { ...asAdmin, params: { id }, body });
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
  event: id,
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

describe('A recalled picture', () => {
  test('leaves every place at once, is hidden from everybody, and can be restored', async () => {
    const { id, pictures, draft } = await everywhere();
    const address = await addressOf(id);
    const preview = await server.ask(recallEndpoints.preview, { ...asAdmin, params: { id } });
    expect(preview.changed.map(({ entity, place }) => `${entity} ${place}`).toSorted()).toEqual([
      'category image',
      'event body',
      'event cover',
      'event gallery',
      'event ogImage',
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
    expect(result).toMatchObject({ recall: { placeCount: 13, doneCount: 13, undone: null }, left: [] });
    expect(await pictures()).toEqual(allOf(null, null));
    expect((await usesOf(id)).every(({ useClass }) => useClass === 'VERSION')).toBe(true);
    expect(await fileOf(id)).toMatchObject({ state: 'QUARANTINED', useCount: 0 });
    expect((await server.app.inject({ url: address })).statusCode).toBe(410);

    const undone = await undo(result);
    expect(undone).toMatchObject({ recall: { undone: { count: 13 } }, left: [] });
    expect(await pictures()).toEqual(allOf(id, address));
    expect(await fileOf(id)).toMatchObject({ state: 'READY', useCount: 13 });
    expect((await server.app.inject({ url: address })).statusCode).not.toBe(410);
  });

  test('is replaced by another one everywhere, and restored again', async () => {
    const { id, pictures, tag } = await everywhere();
    const other = await picture('Ảnh thay');
    const result = await recall(id, other);
    expect(result.recall).toMatchObject({ mode: 'SWAP', other: { id: other, title: 'Ảnh thay' } });
    expect(await pictures()).toEqual(allOf(other, await addressOf(other)));
    expect((await fileOf(other)).useCount).toBe(13);
    const after = await server.ask(tagEndpoints.detail, { ...asAdmin, params: { id: tag.id } });
    expect(after).toMatchObject({ version: tag.version + 1, updatedBy: { name: room.admin.displayName } });
    await undo(result);
    expect(await pictures()).toEqual(allOf(id, await addressOf(id)));
    expect((await fileOf(other)).useCount).toBe(0);
  });

  test('is restored only where nobody has edited since; the other places are named', async () => {
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
    expect(undone.recall.undone?.count).toBe(10);
    expect(undone.left.map(({ entity, title }) => `${entity} ${title}`)).toEqual([
      `post ${edited.title}`,
      `tag ${tag.title}`,
    ]);
    const address = await addressOf(id);
    expect(await pictures()).toEqual({ ...allOf(id, address), published: null, tag: chosen });
  });

  test('is audited for the file and for everything that changed', async () => {
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
    expect(entries[0]?.after).toMatchObject({ mediaState: 'QUARANTINED', reason, places: 13 });
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

  test('leaves a public event as a version of its own, and is given back unless the event was edited', async () => {
    const id = await picture('Ảnh của sự kiện');
    const [kept, edited] = [await publicEvent(id), await publicEvent(id)];
    const result = await recall(id);
    const after = await readEvent(kept);
    const { content, contentHtml, details, media } = after;
    expect([JSON.stringify(content).includes('figure'), contentHtml.includes('<img')]).toEqual([
      false,
      false,
    ]);
    expect([details.cover, details.gallery, details.ogImageId, media]).toEqual([null, [], null, []]);
    expect([after.state, after.version]).toEqual(['PUBLISHED', kept.version + 1]);
    const { items } = await server.ask(eventVersionEndpoints.list, { ...asAdmin, params: { id: kept.id } });
    expect(items[0]).toMatchObject({ kind: 'publish', isPublic: true });
    expect(items[0]?.changedFields.toSorted()).toEqual(['content', 'cover', 'gallery', 'ogImageId']);
    const { version } = await readEvent(edited);
    await server.ask(eventEndpoints.update, {
      ...asAdmin,
      body: { id: edited.id, version, excerpt: 'Viết lại.' },
    });
    const undone = await undo(result);
    expect(undone.left).toMatchObject([{ entity: 'event', entityId: edited.id, title: edited.title }]);
    expect(await readEvent(kept)).toMatchObject({ content: kept.content, details: kept.details });
    expect((await readEvent(edited)).details.cover).toBeNull();
  });

  test('leaves documents of other files unchanged', async () => {
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
