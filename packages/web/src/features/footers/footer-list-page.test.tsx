import type { Footer } from '@toasoan/contract/features/footers/footer.ts';
import {
  BLANK_FOOTER,
  type FooterContent,
  type FooterLink,
} from '@toasoan/contract/features/footers/footer-content.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openAs } from '../projects/test-support/open-project.tsx';
import { aFooter } from './test-support/a-footer.ts';

const LIST = '/setting_page/manager_footer';
let network: Network;

beforeEach(() => {
  network = freshBrowser();
});

const link = (id: string, more: Partial<FooterLink>): FooterLink => ({
  id,
  title: '',
  names: {},
  linkType: 'category',
  targetId: null,
  url: '',
  target: 'SELF',
  ...more,
});
const CONTENT: FooterContent = {
  ...BLANK_FOOTER,
  columns: [
    {
      id: 'chuyenmuc',
      heading: 'Chuyên mục',
      names: {},
      html: '',
      links: [link('thoisu', { targetId: '1' }), link('camnang', { title: 'Cẩm nang Tết', targetId: '2' })],
    },
    {
      id: 'bandoc',
      heading: 'Bạn đọc',
      names: {},
      html: '',
      links: [link('lienhe', { title: 'Liên hệ', linkType: 'URL', url: '/lien-he' })],
    },
  ],
};
const target = { type: 'category' as const, names: {}, path: '/chuyen-muc/a', since: null };
const FOOTER = aFooter({
  published: CONTENT,
  targets: [
    { ...target, id: '1', name: 'Thời sự', problem: null },
    { ...target, id: '2', name: 'Cẩm nang', problem: 'GONE' },
  ],
});
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const column = (name: string) => page.getByRole('list', { name });
const sent = () =>
  network.to('/admin/footer/draft').map(({ body }) => (body as { content: FooterContent }).content);

async function openEditor(footer: Footer = FOOTER) {
  network.answer('/admin/footer/detail/5', footer);
  network.answer('/admin/footer/draft', { ...footer, version: 3, hasDraft: true });
  await openAs(network, 'SUPPER_ADMIN', `${LIST}/5`);
  await expect.element(page.getByRole('heading', { name: footer.title })).toBeVisible();
}

describe('the list of footers', () => {
  test('shows where each is shown and to which it gives way, and passes axe', async () => {
    const { published, draft, targets, ...row } = { ...FOOTER, behind: { id: '6', title: 'Chân trang Tết' } };
    network.answer('/admin/footer/list', { items: [row], total: 1, page: 1, limit: 20 });
    await openAs(network, 'SUPPER_ADMIN', LIST);
    await expect
      .element(page.getByRole('row', { name: /Chân trang chính/ }))
      .toMatchTextContent(/Mặc định.*Nhường chỗ cho “Chân trang Tết”.*Đang chạy/);
    await expectAccessible();
  });

  test('is forbidden for an administrator', async () => {
    await openAs(network, 'ADMIN', LIST);
    await expect.element(page.getByText('Oops! Forbidden Page.')).toBeVisible();
    expect(network.to('/admin/footer/list')).toEqual([]);
  });
});

describe('the editor of a footer', () => {
  test('marks a link with a dead target, leads to it, and passes axe', async () => {
    await openEditor();
    await expect.element(button(/Cẩm nang Tết\s*Đích đã xóa/)).toBeVisible();
    await expectAccessible();
    await userEvent.click(button('Đi tới liên kết đó'));
    await expect.element(page.getByRole('textbox', { name: 'Tên liên kết' })).toHaveFocus();
    await expectAccessible();
  });

  test('the arrow keys put links in order, and what is changed is saved as a draft', async () => {
    await openEditor();
    await userEvent.click(
      column('Chuyên mục')
        .getByRole('button', { name: /^Kéo.*Cẩm nang Tết|Cẩm nang Tết.*vị trí/ })
        .first(),
    );
    await userEvent.keyboard('{ArrowUp}');
    await expect
      .poll(() =>
        sent()
          .at(-1)
          ?.columns[0]?.links.map(({ id }) => id),
      )
      .toEqual(['camnang', 'thoisu']);
  });

  test('shows what readers get: present names, without what they cannot open', async () => {
    await openEditor();
    const preview = page.getByRole('region', { name: 'Bạn đọc thấy' });
    await expect.element(preview).toMatchTextContent(/Thời sự/);
    await expect.element(preview).toMatchTextContent(/Liên hệ/);
    await expect.element(preview).not.toMatchTextContent(/Cẩm nang Tết/);
  });

  test('a fact that is unchecked is left out, and the words stay in the project', async () => {
    await openEditor();
    await userEvent.click(page.getByRole('checkbox', { name: /^Địa chỉ/ }));
    await expect.poll(() => sent().at(-1)?.facts).not.toContain('address');
  });
});
