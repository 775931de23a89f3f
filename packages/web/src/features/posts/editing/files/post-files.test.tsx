import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../../test/network.ts';
import { freshBrowser } from '../../../../../test/open-console.tsx';
import { aMediaRow } from '../../../media/library/test-support/a-media.ts';
import { anOpenPost, openEditor, panel, sent } from '../test-support/open-editor.tsx';

const picture = (id: string) => ({
  mediaId: id,
  key: `khoa-anh-so-${id}`.padEnd(22, 'x'),
  revision: 1,
  width: 1600,
  height: 900,
  alt: `Ảnh số ${id}`,
  placeholder: '',
});
const FILES = ['1', '2', '3'].map((id) =>
  aMediaRow({
    id,
    title: `Ruộng bậc thang ${id}`,
    fileName: `anh-${id}.jpg`,
    picture: picture(id),
    caption: `Chú thích ${id}`,
  }),
);
const SOUND = aMediaRow({
  id: '8',
  kind: 'AUDIO',
  fileName: 'ban-tin.mp3',
  title: 'Bản tin sáng',
  url: '/media/k/file.mp3',
});
const PAPER = aMediaRow({
  id: '9',
  kind: 'DOCUMENT',
  fileName: 'the-le.pdf',
  title: 'Thể lệ cuộc thi',
  url: '/media/k/file.pdf',
});

let network: Network;
beforeEach(() => {
  network = freshBrowser();
  library(...FILES);
});

/** The files that the picker finds and the library knows. */
function library(...items: readonly ReturnType<typeof aMediaRow>[]): void {
  network.answer('/admin/media/list', { items, total: items.length, page: 1, limit: 48 });
  network.answer('/admin/media/byIds', { items: [...FILES, SOUND, PAPER] });
}
async function save(): Promise<void> {
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => sent(network)).toBeDefined();
}
const articleWith = (attrs: object): ArticleDocument => ({
  type: 'doc',
  content: [
    {
      type: 'figure',
      attrs: {
        key: 'AbCdEfGhIjKlMnOpQrStUv',
        width: 1600,
        height: 900,
        alt: 'Ruộng bậc thang',
        credit: 'Lê Thu Hà',
        align: 'center',
        ratio: 'whole',
        ...attrs,
      },
    },
    { type: 'paragraph', content: [{ type: 'text', text: 'Bản Lìm Mông' }] },
  ],
});
const button = (name: string | RegExp) => page.getByRole('button', { name });
const inLibrary = (name: string) => page.getByRole('dialog').getByRole('button', { name });

test('a cover chosen from the library brings its words, which can be changed for this post', async () => {
  await openEditor(network, anOpenPost());
  await userEvent.click(button('Chọn ảnh đại diện'));
  await userEvent.click(inLibrary('Ruộng bậc thang 2'));
  const caption = page.getByRole('textbox', { name: 'Chú thích ảnh đại diện' });
  await expect.element(caption).toHaveValue('Chú thích 2');
  await expect.element(page.getByRole('textbox', { name: 'Nguồn ảnh đại diện' })).toHaveValue('Lê Thu Hà');
  await userEvent.fill(caption, 'Mùa vàng ở Mù Cang Chải');
  await save();
  expect(sent(network)).toMatchObject({
    cover: {
      mediaId: '2',
      caption: 'Mùa vàng ở Mù Cang Chải',
      credit: 'Lê Thu Hà',
      alt: 'Ruộng bậc thang vàng rực nhìn từ trên cao',
    },
  });
});

test('a cover can be removed', async () => {
  await openEditor(network, anOpenPost({ cover: { mediaId: '2', caption: '', alt: '' } }));
  // Unsaved text of an earlier test may offer itself above.
  await userEvent.click(page.getByRole('button', { name: 'Bỏ', exact: true }).last());
  await expect.element(button('Chọn ảnh đại diện')).toBeVisible();
  await save();
  expect(sent(network)).toMatchObject({ cover: null });
});

test('pictures of a story keep the order of choosing, move by keys and get texts one by one', async () => {
  await openEditor(network, anOpenPost({ postType: 'PHOTO_STORY' }));
  await userEvent.click(button('Thêm ảnh'));
  for (const name of ['Ruộng bậc thang 3', 'Ruộng bậc thang 1', 'Ruộng bậc thang 2'])
    await userEvent.click(inLibrary(name));
  await userEvent.click(button('Dùng 3 ảnh'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Chú thích ảnh 2' }), 'Người Mông gặt lúa');
  await page
    .getByRole('button', { name: /Chú thích 3/ })
    .first()
    .element()
    .focus();
  await userEvent.keyboard('{ArrowDown}');
  await save();
  expect(sent(network).gallery).toEqual([
    { mediaId: '1', caption: 'Người Mông gặt lúa', credit: 'Lê Thu Hà' },
    { mediaId: '3', caption: 'Chú thích 3', credit: 'Lê Thu Hà' },
    { mediaId: '2', caption: 'Chú thích 2', credit: 'Lê Thu Hà' },
  ]);
});

test('a podcast has its audio file, and documents follow below the text', async () => {
  library(SOUND);
  await openEditor(network, anOpenPost({ postType: 'PODCAST' }));
  await userEvent.click(button('Chọn tệp âm thanh'));
  await userEvent.click(inLibrary('Bản tin sáng'));
  await expect.element(page.getByText('ban-tin.mp3')).toBeVisible();
  library(PAPER);
  await userEvent.click(panel('Tệp đính kèm'));
  await userEvent.click(button('Thêm tệp'));
  await userEvent.click(inLibrary('Thể lệ cuộc thi'));
  await userEvent.click(button('Dùng 1 tệp'));
  await save();
  expect(sent(network)).toMatchObject({ audio: { mediaId: '8' }, attachmentIds: ['9'] });
});

test('a picture in the text gets texts, which can be edited there', async () => {
  await openEditor(network, anOpenPost());
  await userEvent.click(button('Chèn ảnh'));
  await userEvent.click(inLibrary('Ruộng bậc thang 1'));
  await userEvent.click(button('Dùng 1 ảnh'));
  await userEvent.click(page.getByText('Chú thích 1 Ảnh: Lê Thu Hà'));
  const caption = page.getByRole('textbox', { name: 'Chú thích ảnh', exact: true });
  await expect.element(caption).toHaveValue('Chú thích 1');
  await userEvent.fill(caption, 'Sương sớm');
  await save();
  const { content } = sent(network).content as { content: { type: string; attrs: object }[] };
  expect(content.find(({ type }) => type === 'figure')?.attrs).toMatchObject({
    mediaId: '1',
    caption: 'Sương sớm',
    credit: 'Lê Thu Hà',
    alt: 'Ảnh số 1',
    align: 'center',
  });
});

test('a picture of the text becomes the cover with its words, and says that it is', async () => {
  await openEditor(network, anOpenPost({}, { content: articleWith({ mediaId: '1', caption: 'Sương sớm' }) }));
  await userEvent.click(page.getByText('Ảnh: Lê Thu Hà'));
  await userEvent.click(button('Dùng làm ảnh đại diện'));
  await userEvent.click(
    page.getByRole('region', { name: 'Thông báo' }).getByRole('button', { name: 'Hoàn tác' }),
  );
  await userEvent.click(button('Dùng làm ảnh đại diện'));
  await expect.element(button('Đang là ảnh đại diện')).toHaveAttribute('aria-pressed', 'true');
  await save();
  expect(sent(network)).toMatchObject({
    cover: { mediaId: '1', caption: 'Sương sớm', credit: 'Lê Thu Hà', alt: 'Ruộng bậc thang' },
  });
});

test('a credit written in the text is offered for the same picture as cover, and the other way round', async () => {
  const cover = { mediaId: '1', caption: '', credit: '', alt: '' };
  await openEditor(
    network,
    anOpenPost({ cover }, { content: articleWith({ mediaId: '1', caption: 'Sương sớm' }) }),
  );
  const offer = (credit: string) => button(`Dùng nguồn “${credit}” như ở chỗ khác`);
  await userEvent.click(offer('Lê Thu Hà'));
  const credit = page.getByRole('textbox', { name: 'Nguồn ảnh đại diện' });
  await expect.element(credit).toHaveValue('Lê Thu Hà');
  await userEvent.fill(credit, 'Quang Đức');
  await userEvent.click(page.getByText('Ảnh: Lê Thu Hà'));
  await userEvent.click(offer('Quang Đức'));
  await expect
    .element(page.getByRole('textbox', { name: 'Nguồn ảnh', exact: true }))
    .toHaveValue('Quang Đức');
  await save();
  const { content } = sent(network).content as { content: { attrs: object }[] };
  expect(content[0]?.attrs).toMatchObject({ credit: 'Quang Đức' });
});

test('“Sửa” of a word that a picture of the text lacks leads to its field', async () => {
  await openEditor(
    network,
    anOpenPost({}, { content: articleWith({ mediaId: '1', caption: 'Sương', alt: '' }) }),
  );
  await userEvent.click(button(/^Sửa: Ảnh trong bài thiếu văn bản thay thế/));
  await expect.element(page.getByRole('textbox', { name: 'Văn bản thay thế', exact: true })).toHaveFocus();
});

test('problems of a picture are shown beside it and in the checklist', async () => {
  network.answer('/admin/media/byIds', {
    items: [aMediaRow({ id: '2', picture: picture('2'), fileName: 'het-han.jpg', licenceStatus: 'EXPIRED' })],
  });
  await openEditor(network, anOpenPost({ cover: { mediaId: '2', caption: 'Lúa', alt: 'Ruộng' } }));
  await expect.element(page.getByText('het-han.jpg').first()).toBeVisible();
  await expect.element(page.getByText(/Bản quyền đã hết|hết hạn bản quyền/i).first()).toBeVisible();
});
