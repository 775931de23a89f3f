import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aWholeProject, openAs } from '../test-support/open-project.tsx';

const UPDATE = '/admin/project/update';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const save = () => page.getByRole('button', { name: /^Lưu/ });
const fallbackOf = (language: string) =>
  page.getByRole('button', { name: new RegExp(`^Khi ${language} chưa có nội dung`) });
async function choose(language: string, fallback: string) {
  await userEvent.click(fallbackOf(language));
  await userEvent.click(page.getByRole('option', { name: fallback }));
}

test('The languages of a project get names, an order and fallbacks, and no circle of them is sent', async () => {
  await openAs(network, 'ADMIN', '/view_project', { languages: ['vi', 'en', 'fr'] });
  await expect
    .element(page.getByRole('textbox', { name: 'Tên hiển thị của Tiếng Pháp' }))
    .toHaveValue('Français');
  await expect.element(fallbackOf('Tiếng Việt')).not.toBeInTheDocument();
  await userEvent.fill(page.getByRole('textbox', { name: 'Tên hiển thị của Tiếng Pháp' }), 'Le français');
  await choose('Tiếng Pháp', 'Tiếng Anh');
  await choose('Tiếng Anh', 'Tiếng Pháp');
  await userEvent.click(save());
  await expect.element(page.getByText(/ngôn ngữ thay thế đang đi thành vòng/)).toBeVisible();
  expect(network.to(UPDATE)).toEqual([]);

  await choose('Tiếng Anh', 'Tiếng Việt');
  page
    .getByRole('button', { name: /Tiếng Pháp, vị trí 3/ })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowUp}');
  await expectAccessible();
  network.answer(UPDATE, aWholeProject({ languages: ['vi', 'fr', 'en'], version: 5 }));
  await userEvent.click(save());
  await expect.element(page.getByText('Đã lưu', { exact: true })).toBeVisible();
  expect(network.to(UPDATE)[0]?.body).toMatchObject({
    languages: ['vi', 'fr', 'en'],
    languageSettings: [
      { lang: 'vi', name: 'Tiếng Việt', fallback: null },
      { lang: 'fr', name: 'Le français', fallback: 'en' },
      { lang: 'en', name: 'English', fallback: 'vi' },
    ],
  });
});
