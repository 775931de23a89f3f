import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aPostRow } from '../../posts/test-support/a-post.ts';
import { aTranslation, rowOf } from '../test-support/a-translation.ts';
import { openTranslations } from '../test-support/open-translations.tsx';

const START = '/admin/translation/start';
let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const dialog = () => page.getByRole('dialog', { name: 'Dịch sang…' });
const start = () => dialog().getByRole('button', { name: /Bắt đầu dịch/ });
/** A chosen language has a button that takes it away. */
const chip = (lang: string) => dialog().getByRole('button', { name: `Bỏ ${lang}` });

/** The dialog of a project in Vietnamese, English and Arabic; the first post has English already. */
async function openDialog() {
  await openTranslations(network, [rowOf(aTranslation())]);
  const items = [aPostRow({ id: '12', title: 'Chợ phiên' }), aPostRow({ id: '13', title: 'Mùa nước nổi' })];
  network.answer('/admin/post/list', { items, total: 2, page: 1, limit: 20 });
  network.reply('/admin/translation/of-record', (query) =>
    Response.json({
      error: 0,
      data: { items: [], missing: query.get('sourceId') === '12' ? ['ar'] : ['en', 'ar'] },
    }),
  );
  await userEvent.click(page.getByRole('button', { name: 'Dịch sang…' }));
  await expect.element(start()).toHaveAttribute('aria-disabled', 'true');
}

async function pick(...titles: readonly RegExp[]) {
  await userEvent.click(dialog().getByRole('button', { name: 'Bản gốc' }));
  for (const title of titles) await userEvent.click(page.getByRole('option', { name: title }));
  await userEvent.keyboard('{Escape}');
}

test('one post goes into the languages that it does not have, several into those of the project', async () => {
  await openDialog();
  await pick(/^Chợ phiên/);
  await expect.element(chip('Tiếng Ả Rập')).toBeVisible();
  await expect.element(chip('Tiếng Anh')).not.toBeInTheDocument();
  await pick(/^Mùa nước nổi/);
  await expect.element(chip('Tiếng Anh')).toBeVisible();
  await expect.element(chip('Tiếng Ả Rập')).toBeVisible();
  await expectAccessible();
  network.answer(START, { started: 3, skipped: 1, ids: ['20', '21', '22'] });
  await userEvent.click(start());
  await expect.element(page.getByText('Đã đưa 3 bản dịch vào hàng đợi, bỏ qua 1.')).toBeVisible();
  expect(network.to(START)[0]?.body).toEqual({ kind: 'POST', ids: ['12', '13'], langs: ['en', 'ar'] });
});

test('languages that a person has touched stay as they are, whatever is chosen then', async () => {
  await openDialog();
  await pick(/^Chợ phiên/, /^Mùa nước nổi/);
  await userEvent.click(chip('Tiếng Ả Rập'));
  await expect.element(chip('Tiếng Ả Rập')).not.toBeInTheDocument();
  await userEvent.click(dialog().getByRole('button', { name: 'Bỏ Mùa nước nổi' }));
  await expect.poll(() => network.to('/admin/translation/of-record').length).toBeGreaterThan(0);
  await expectAccessible();
  await expect.element(chip('Tiếng Anh')).toBeVisible();
  await expect.element(chip('Tiếng Ả Rập')).not.toBeInTheDocument();
  await userEvent.click(dialog().getByRole('button', { name: /^Ngôn ngữ đích/ }));
  const langs = page.getByRole('listbox', { name: 'Ngôn ngữ đích' });
  await expect.element(langs).toMatchTextContent(/^Tiếng Anh.*Ả Rập$/);
});
