import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { postPreviewEndpoints } from '@toasoan/contract/features/posts/preview/preview-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aNewsroom, type Newsroom, type Staff } from '../test-support/a-newsroom.ts';
import { aVisitor, share } from '../test-support/a-visitor.ts';

const server = await startTestServer();
const { visit } = aVisitor(server);
let room: Newsroom;

beforeEach(async () => {
  room = await aNewsroom(server);
});

interface Look {
  readonly versionNo?: number;
  readonly siteLang?: 'vi' | 'en' | 'fr';
}
const asking = (by: Staff, { id }: Pick<Post, 'id'>, look: Look) => ({
  headers: by.headers,
  params: { id },
  body: { text: 'working' as const, reading: 'STANDS' as const, ...look },
});
const show = async (...how: Parameters<typeof asking>) =>
  await server.ask(postPreviewEndpoints.show, asking(...how));
const refusal = async (...how: Parameters<typeof asking>) =>
  (await server.refusal(postPreviewEndpoints.show, asking(...how))).code;
const save = async (post: Pick<Post, 'id' | 'version'>, title: string, by: Staff = room.author) =>
  await server.ask(postEndpoints.update, {
    headers: by.headers,
    body: { id: post.id, version: post.version, title },
  });

describe('an earlier version of a post', () => {
  it('is drawn as it was, and the answer names who saved it when', async () => {
    const post = await room.write(room.author, { ...room.finished(), title: 'Bản đầu tiên' });
    await save(post, 'Bản thứ hai');
    const { page, older } = await show(room.author, post, { versionNo: 1 });
    expect(page).toContain('<h1>Bản đầu tiên</h1>');
    expect(page).not.toContain('Bản thứ hai');
    expect(older).toEqual({
      no: 1,
      title: 'Bản đầu tiên',
      time: expect.any(String),
      userName: room.author.displayName,
    });
    expect((await show(room.author, post, {})).older).toBeNull();
  });

  it('is refused where the history refuses it: unknown, of somebody else, or never public', async () => {
    const other = await room.hire('AUTHOR');
    const draft = await room.write(room.author, room.finished());
    expect(await refusal(room.author, draft, { versionNo: 99 })).toBe('NOT_FOUND');
    expect(await refusal(other, draft, { versionNo: 1 })).toBe('NOT_FOUND');
    const open = await room.postIn('PUBLISHED', room.admin, { title: 'Bản công khai' });
    expect(await refusal(other, open, { versionNo: 1 })).toBe('NOT_FOUND');
    expect((await show(other, open, { versionNo: open.version })).page).toContain('<h1>Bản công khai</h1>');
    const elsewhere = await aNewsroom(server);
    expect(await refusal(elsewhere.admin, open, { versionNo: open.version })).toBe('NOT_FOUND');
  });

  it('cannot be asked for by a link without an account, nor can other words of the site', async () => {
    const post = await room.write(room.author, { ...room.finished(), title: 'Bản đầu tiên' });
    await save(post, 'Bản thứ hai');
    const { url } = await share(server, room.admin, post);
    for (const asked of ['?version=1', '?versionNo=1', '?siteLang=en', '?text=version&version=1']) {
      const { body } = await visit(`${url}${asked}`);
      expect(body).toContain('<h1>Bản thứ hai</h1>');
      expect(body).not.toContain('Bản đầu tiên');
      expect(body).not.toContain('<html lang="en"');
    }
  });
});

describe("the site's own words", () => {
  it('are in the language that is asked, the text in its own', async () => {
    await server.db
      .updateTable('projects')
      .set({ languages: ['vi', 'en'] })
      .where('id', '=', room.projectId)
      .execute();
    const post = await room.write(room.author, { ...room.finished(), title: 'Nước lũ đã rút' });
    const { page: english, ...spoken } = await show(room.author, post, { siteLang: 'en' });
    expect(spoken).toMatchObject({ siteLang: 'en', siteLanguages: ['vi', 'en'] });
    expect(english).toContain('<html lang="en"');
    expect(english).toContain('<article class="story" lang="vi"');
    expect(english).toContain('<h1>Nước lũ đã rút</h1>');
    expect((await show(room.author, post, { siteLang: 'vi' })).page).toContain('<html lang="vi"');
  });

  it('are in the language of the text where the project does not have the one that is asked', async () => {
    const post = await room.write(room.author, room.finished());
    expect((await show(room.author, post, { siteLang: 'fr' })).page).toContain('<html lang="vi"');
  });
});
