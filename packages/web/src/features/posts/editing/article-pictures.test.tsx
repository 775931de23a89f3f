import type { Editor } from '@tiptap/core';
import type { ArticleNode } from '@toasoan/contract/article/article-node.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aMediaRow } from '../../media/library/test-support/a-media.ts';
import { anOpenPost, openEditor, sent } from './test-support/open-editor.tsx';

const FILES = ['1', '2', '3'].map((id) =>
  aMediaRow({
    id,
    title: `Ruộng bậc thang ${id}`,
    picture: {
      mediaId: id,
      key: `khoa-anh-so-${id}`.padEnd(22, 'x'),
      revision: 1,
      width: 1600,
      height: 900,
      alt: `Ảnh số ${id}`,
      placeholder: '',
    },
  }),
);

let network: Network;
beforeEach(async () => {
  network = freshBrowser();
  network.answer('/admin/media/list', { items: FILES, total: 3, page: 1, limit: 48 });
  network.answer('/admin/media/byIds', { items: FILES });
  await openEditor(network, anOpenPost({}, { content: { type: 'doc', content: [{ type: 'paragraph' }] } }));
});

/** The editor behind the page. */
function editor(): Editor {
  const { editor: found } = document.querySelector('.ProseMirror') as HTMLElement & { editor: Editor };
  return found;
}
const dialog = () => page.getByRole('dialog');
const text = () => page.getByRole('textbox', { name: 'Nội dung bài viết' });

async function pick(...names: readonly string[]): Promise<void> {
  for (const name of names) await userEvent.click(dialog().getByRole('button', { name, exact: true }));
}
/** The blocks of the article as saved, without the empty paragraph that the cursor is left in. */
async function saved(): Promise<readonly ArticleNode[]> {
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => sent(network)).toBeDefined();
  const { content } = sent(network) as { content: { content: readonly ArticleNode[] } };
  return content.content.filter(({ type }) => type !== 'paragraph');
}
const idsOf = (nodes: readonly ArticleNode[] | undefined) => nodes?.map(({ attrs }) => attrs?.mediaId);

test('two pictures chosen by the slash menu ask how they go in, and go in one by one', async () => {
  await userEvent.click(text());
  await expect.poll(() => 'slash$' in editor().state).toBe(true);
  await userEvent.keyboard('/anh');
  await expect.element(page.getByRole('option', { name: /^Ảnh/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await pick('Ruộng bậc thang 2', 'Ruộng bậc thang 1', 'Dùng 2 ảnh');
  await userEvent.click(dialog().getByRole('button', { name: 'Từng ảnh một' }));
  await expect.element(text()).toHaveFocus();
  expect(dialog().elements()).toHaveLength(0);
  expect(idsOf(await saved())).toEqual(['2', '1']);
});

test('two pictures chosen by the toolbar go in as one gallery, and the next ones join it', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Chèn ảnh' }));
  await pick('Ruộng bậc thang 1', 'Ruộng bậc thang 2', 'Dùng 2 ảnh', 'Bộ ảnh: lưới');
  await expect.poll(() => dialog().elements()).toHaveLength(0);
  editor().chain().setNodeSelection(0).focus().run();
  await userEvent.click(page.getByRole('button', { name: 'Thêm ảnh vào bộ' }));
  await pick('Ruộng bậc thang 3', 'Dùng 1 ảnh');
  await expect.poll(() => dialog().elements()).toHaveLength(0);
  const [gallery] = await saved();
  expect(gallery?.type).toBe('gallery');
  expect(idsOf(gallery?.content)).toEqual(['1', '2', '3']);
});

test('a question left unanswered closes and leaves the text as it was', async () => {
  await userEvent.click(page.getByRole('button', { name: 'Chèn ảnh' }));
  await pick('Ruộng bậc thang 1', 'Ruộng bậc thang 2', 'Dùng 2 ảnh');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog().elements()).toHaveLength(0);
  expect(document.querySelectorAll('.ProseMirror figure')).toHaveLength(0);
});
