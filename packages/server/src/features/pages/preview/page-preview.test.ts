import { pageEndpoints } from '@toasoan/contract/features/pages/endpoints.ts';
import type { PageDraft } from '@toasoan/contract/features/pages/page.ts';
import { pagePreviewEndpoints } from '@toasoan/contract/features/pages/preview/preview-endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '#test/test-server.ts';
import { aPagesRoom } from '../test-support/a-pages-room.ts';

const server = await startTestServer();
let room: Awaited<ReturnType<typeof aPagesRoom>>;
beforeEach(async () => {
  room = await aPagesRoom(server);
});

const asking = ({ id }: { readonly id: string }, draft?: PageDraft, { headers } = room.admin) => ({
  headers,
  params: { id },
  body: draft === undefined ? {} : { draft },
});
const show = async (...how: Parameters<typeof asking>) =>
  (await server.ask(pagePreviewEndpoints.show, asking(...how))).page;

describe('the preview of a static page', () => {
  it('is its page on the site before anybody else can open it, among the public pages around it', async () => {
    const parent = await room.published({ title: 'Giới thiệu' });
    const [open, hidden] = [
      await room.published({ title: 'Ban biên tập', parentId: parent.id }),
      await room.write({ ...room.finished(), title: 'Trang còn giữ kín', parentId: parent.id }),
    ];
    const draft = await room.write({ ...room.finished(), title: 'Liên hệ quảng cáo', parentId: parent.id });
    const page = await show(draft);
    for (const shown of [
      '<h1>Liên hệ quảng cáo</h1>',
      parent.title,
      open.title,
      '<footer class="site-foot">',
    ])
      expect(page).toContain(shown);
    expect(page).not.toContain(hidden.title);
    for (const never of ['<script>', '<script src', 'id="comments"']) expect(page).not.toContain(never);
  });

  it('shows what is typed over what is saved, and saves nothing', async () => {
    const saved = await room.published({ title: 'Tên đã lưu', excerpt: 'Câu mở đầu.' });
    const page = await show(saved, { title: 'Tên vừa gõ', template: 'FULL' });
    expect(page).toContain('<h1>Tên vừa gõ</h1>');
    expect(page).toContain('static-page is-full');
    expect(page).toContain('Câu mở đầu.');
    expect(await room.read(saved)).toMatchObject({ title: 'Tên đã lưu', version: saved.version });
  });

  it('shows an earlier version, and none of another page', async () => {
    const saved = await room.write({ ...room.finished(), title: 'Bản đầu tiên' });
    const { headers } = room.admin;
    await server.ask(pageEndpoints.update, {
      headers,
      body: { id: saved.id, version: saved.version, title: 'Bản thứ hai' },
    });
    const older = (versionNo: number) => ({ headers, params: { id: saved.id }, body: { versionNo } });
    const shown = await server.ask(pagePreviewEndpoints.show, older(1));
    expect(shown.page).toContain('<h1>Bản đầu tiên</h1>');
    expect(shown.older).toMatchObject({ no: 1, title: 'Bản đầu tiên' });
    expect((await server.refusal(pagePreviewEndpoints.show, older(99))).code).toBe('NOT_FOUND');
  });

  it('is refused for a page of another project, and typed text for one in the trash', async () => {
    const page = await room.write(room.finished());
    const elsewhere = await aPagesRoom(server);
    const { code } = await server.refusal(
      pagePreviewEndpoints.show,
      asking(page, undefined, elsewhere.admin),
    );
    expect(code).toBe('NOT_FOUND');
    const trashed = await room.move(page, 'TRASHED');
    const refused = await server.refusal(pagePreviewEndpoints.show, asking(trashed, { title: 'Sửa' }));
    expect(refused.code).toBe('FORBIDDEN');
  });
});
