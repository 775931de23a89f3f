import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { profileEndpoints } from '@toasoan/contract/features/profile/profile-endpoints.ts';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import { describe, expect, test } from 'vitest';
import { aNewsroom } from '#server/features/posts/test-support/a-newsroom.ts';
import { aMedia, type MediaOptions } from '#test/factories/a-media.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { aPerson } from '#test/factories/a-person.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestServer } from '#test/test-server.ts';

const server = await startTestServer();
const { db, ask } = server;
const room = await aNewsroom(server);
const { projectId } = room;
const { headers } = room.admin;
const other = await aNewsroom(server);

const picture = (options: MediaOptions = {}) => aMedia(db, projectId, options);
/** The places of a file, like `tag image`. */
async function usesOf(id: string, as: Readonly<Record<string, string>> = headers): Promise<string[]> {
  const { items } = await ask(mediaEndpoints.uses, { headers: as, params: { id } });
  const { useCount } = await ask(mediaEndpoints.detail, { headers: as, params: { id } });
  expect(useCount).toBe(items.length);
  return items.map(({ entity, entityId, place }) => `${entity} ${entityId} ${place}`);
}
async function addressOf(id: string): Promise<string> {
  return imageRefAddress(
    await db.selectFrom('media').select('key').where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

const tagged = (imageId: string) =>
  ask(tagEndpoints.create, { headers, body: { title: `Thẻ có ảnh ${aNumber()}`, imageId } });
const categorised = (imageId: string) =>
  ask(categoryEndpoints.create, { headers, body: { title: `Mục có ảnh ${aNumber()}`, imageId } });
const project = () => ask(projectEndpoints.detail, { headers, params: { id: projectId } });
const account = (id: string) => ask(userEndpoints.detail, { headers, params: { id } });
async function portray(userId: string, avatarId: string | null) {
  const { version } = await account(userId);
  return await ask(userEndpoints.update, { headers, body: { userId, version, avatarId } });
}

describe('The image of a record is returned, and held in the library', () => {
  test('of a tag, until another replaces it', async () => {
    const [first, second] = [await picture(), await picture()];
    const tag = await tagged(first);
    expect(tag.image?.mediaId).toBe(first);
    expect(await usesOf(first)).toEqual([`tag ${tag.id} image`]);
    const { image, version } = await ask(tagEndpoints.update, {
      headers,
      body: { id: tag.id, version: tag.version, imageId: second },
    });
    expect([image?.mediaId, await usesOf(first), await usesOf(second)]).toEqual([
      second,
      [],
      [`tag ${tag.id} image`],
    ]);
    const renamed = await ask(tagEndpoints.update, {
      headers,
      body: { id: tag.id, version, title: `Thẻ đổi tên ${aNumber()}` },
    });
    expect([renamed.image?.mediaId, await usesOf(second)]).toEqual([second, [`tag ${tag.id} image`]]);
  });

  test('of a category, until it is removed', async () => {
    const id = await picture();
    const category = await categorised(id);
    expect([category.image?.mediaId, await usesOf(id)]).toEqual([id, [`category ${category.id} image`]]);
    const bare = await ask(categoryEndpoints.update, {
      headers,
      body: { id: category.id, version: category.version, imageId: null },
    });
    expect([bare.image, await usesOf(id)]).toEqual([null, []]);
  });

  test('of a project, one of its three without the others', async () => {
    const [logo, favicon] = [await picture(), await picture()];
    const { version } = await project();
    await ask(projectEndpoints.update, {
      headers,
      body: { projectId, version, logoId: logo, faviconId: favicon },
    });
    const both = await project();
    await ask(projectEndpoints.update, { headers, body: { projectId, version: both.version, logoId: null } });
    const left = await project();
    expect([both.logo?.mediaId, both.favicon?.mediaId]).toEqual([logo, favicon]);
    expect([left.logo, left.favicon?.mediaId]).toEqual([null, favicon]);
    expect([await usesOf(logo), await usesOf(favicon)]).toEqual([[], [`project ${projectId} favicon`]]);
  });

  test('of an account', async () => {
    const id = await picture();
    const { userId } = room.author;
    expect((await portray(userId, id)).avatar).toBe(await addressOf(id));
    expect(await usesOf(id)).toEqual([`user ${userId} avatar`]);
    expect((await portray(userId, null)).avatar).toBeNull();
    expect(await usesOf(id)).toEqual([]);
  });
});

describe('A file that is no picture of the project is refused on its field', () => {
  const WRONG: readonly [name: string, make: () => Promise<string>][] = [
    ["another project's picture", () => aMedia(db, other.projectId)],
    ['a document', () => picture({ kind: 'DOCUMENT', mime: 'application/pdf', extension: 'pdf' })],
    ['a picture that is not ready', () => picture({ state: 'PROCESSING' })],
    ['no file at all', async () => '987654321'],
  ];
  test.each(WRONG)('%s', async (_, make) => {
    const id = await make();
    const onField = (field: string) => ({
      code: 'INVALID_INPUT',
      errors: [{ field, code: 'unknownReference' }],
    });
    const title = `Không thành ${aNumber()}`;
    const body = { title, imageId: id };
    expect(await server.refusal(tagEndpoints.create, { headers, body })).toMatchObject(onField('imageId'));
    expect(await server.refusal(categoryEndpoints.create, { headers, body })).toMatchObject(
      onField('imageId'),
    );
    const { version } = await project();
    for (const field of ['logoId', 'logoDarkId', 'faviconId']) {
      const change = { projectId, version, [field]: id };
      expect(await server.refusal(projectEndpoints.update, { headers, body: change })).toMatchObject(
        onField(field),
      );
    }
    const { userId } = room.editor;
    const face = { userId, version: (await account(userId)).version, avatarId: id };
    expect(await server.refusal(userEndpoints.update, { headers, body: face })).toMatchObject(
      onField('avatarId'),
    );
    const own = { headers, body: { mediaId: id } };
    expect(await server.refusal(profileEndpoints.updateAvatar, own)).toMatchObject(onField('mediaId'));
    const uses = db.selectFrom('media_uses').select('entity').where('media_id', '=', id);
    expect(await uses.execute()).toEqual([]);
  });
});

describe('An image is released', () => {
  test('when its category is deleted', async () => {
    const id = await picture();
    const { id: categoryId, version } = await categorised(id);
    const asRead = { ...headers, 'if-match': `"${version}"` };
    await ask(categoryEndpoints.remove, { headers: asRead, params: { id: categoryId } });
    expect(await usesOf(id)).toEqual([]);
  });

  test('when its tag is deleted', async () => {
    const id = await picture();
    const { id: tagId, version } = await tagged(id);
    const asRead = { ...headers, 'if-match': `"${version}"` };
    await ask(tagEndpoints.remove, { headers: asRead, params: { id: tagId } });
    expect(await usesOf(id)).toEqual([]);
  });

  test('when its tag is merged into another, which keeps its own', async () => {
    const [gone, kept] = [await picture(), await picture()];
    const [from, into] = [await tagged(gone), await tagged(kept)];
    const body = { from: [{ id: from.id, version: from.version }], intoId: into.id };
    const merged = await ask(tagEndpoints.merge, { headers, body });
    expect(merged.image?.mediaId).toBe(kept);
    expect([await usesOf(gone), await usesOf(kept)]).toEqual([[], [`tag ${into.id} image`]]);
  });

  test('when its account is deleted', async () => {
    const id = await picture();
    const { userId } = await room.hire('AUTHOR');
    const { version } = await portray(userId, id);
    const asRead = { ...headers, 'if-match': `"${version}"` };
    await ask(userEndpoints.remove, { headers: asRead, params: { id: userId } });
    expect(await usesOf(id)).toEqual([]);
  });
});

describe("One's own avatar", () => {
  test('is set and removed by its owner, and audited', async () => {
    const id = await picture();
    const { userId, headers: own } = room.author;
    const chosen = await ask(profileEndpoints.updateAvatar, { headers: own, body: { mediaId: id } });
    expect([chosen.user.avatar, await usesOf(id)]).toEqual([await addressOf(id), [`user ${userId} avatar`]]);
    const row = db.selectFrom('audit_log').select(['action', 'after']).where('entity_id', '=', userId);
    expect(await row.orderBy('id', 'desc').executeTakeFirst()).toMatchObject({
      action: 'user.updateProfile',
      after: { avatarId: id },
    });
    const bare = await ask(profileEndpoints.updateAvatar, { headers: own, body: { mediaId: null } });
    expect([bare.user.avatar, await usesOf(id)]).toEqual([null, []]);
  });

  test('set in another project releases the earlier one', async () => {
    const both = { role: 'AUTHOR', projects: [projectId, other.projectId] } as const;
    const person = await aPerson(db, both);
    const [here, there] = [await picture(), await aMedia(db, other.projectId)];
    const inProject = (project: string) => signIn(db, person, { project });
    const first = { headers: await inProject(projectId), body: { mediaId: here } };
    await ask(profileEndpoints.updateAvatar, first);
    expect(await usesOf(here)).toEqual([`user ${person.userId} avatar`]);
    const second = { headers: await inProject(other.projectId), body: { mediaId: there } };
    const { user } = await ask(profileEndpoints.updateAvatar, second);
    expect(user.avatar).toBe(await addressOf(there));
    expect(await usesOf(here)).toEqual([]);
    expect(await usesOf(there, other.admin.headers)).toEqual([`user ${person.userId} avatar`]);
  });
});
