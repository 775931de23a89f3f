import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aMediaRow } from './test-support/a-media.ts';
import { BULK, openLibrary } from './test-support/open-library.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const FILES = Array.from({ length: 9 }, (_, index) =>
  aMediaRow({ id: String(index + 1), title: `Ảnh số ${index + 1}` }),
);
const cell = (name: string) => page.getByRole('gridcell', { name: new RegExp(`${name}($|\\D)`) });
const chosen = () =>
  [...document.querySelectorAll('[role="gridcell"][aria-selected="true"]')].map(
    (one) => Number((one as HTMLElement).dataset.index) + 1,
  );
async function focusFirst(): Promise<void> {
  await expect.element(cell('Ảnh số 9')).toBeInTheDocument();
  (cell('Ảnh số 1').element() as HTMLElement).focus();
}
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.index;

describe('the grid', () => {
  test('is walked with arrow keys, Home and End, and keeps the focus on its target', async () => {
    await openLibrary(network, FILES);
    await focusFirst();
    const columns = Number(page.getByRole('grid').element().getAttribute('aria-colcount'));
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('1');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe(String(1 + columns));
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('8');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('0');
  });

  test('selects by x, by Shift and arrow keys, all by Ctrl+A, none by Esc', async () => {
    await openLibrary(network, FILES);
    await focusFirst();
    await userEvent.keyboard('x');
    expect(chosen()).toEqual([1]);
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect.poll(chosen).toEqual([1, 2, 3]);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect.poll(chosen).toEqual([1, 2]);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.poll(chosen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(chosen).toEqual([]);
  });

  test('selects with the mouse: Ctrl one by one, Shift a range, and a press toggles while others are selected', async () => {
    await openLibrary(network, FILES);
    await userEvent.click(cell('Ảnh số 2'), { modifiers: ['Control'] });
    await userEvent.click(cell('Ảnh số 4'), { modifiers: ['Shift'] });
    await expect.poll(chosen).toEqual([2, 3, 4]);
    await userEvent.click(cell('Ảnh số 3'));
    await expect.poll(chosen).toEqual([2, 4]);
  });

  test('Space shows a file large, arrow keys move on, Space returns to the file shown last', async () => {
    await openLibrary(network, FILES);
    await focusFirst();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('dialog', { name: 'Ảnh số 1' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(page.getByRole('dialog', { name: 'Ảnh số 3' })).toBeVisible();
    await expect.element(page.getByText('3 / 9')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(focused).toBe('2');
  });

  test('Delete asks with the count, sends the selection and names each file that remains', async () => {
    network.answer(BULK, {
      done: 1,
      total: 2,
      results: [
        { id: '1', ok: true },
        { id: '2', ok: false, code: 'MEDIA_IN_USE', message: 'Tệp đang được dùng ở 3 nơi.' },
      ],
    });
    network.answer('/admin/media/usesByIds', { items: [] });
    await openLibrary(network, FILES);
    await focusFirst();
    await userEvent.keyboard('x{Shift>}{ArrowRight}{/Shift}');
    await expect.poll(chosen).toEqual([1, 2]);
    await userEvent.keyboard('{Delete}');
    const asked = page.getByRole('alertdialog', { name: 'Xóa 2 tệp?' });
    await userEvent.click(asked.getByRole('button', { name: 'Xóa 2 tệp' }));
    await expect.element(page.getByText('Đã xử lý 1/2')).toBeVisible();
    await expect.element(page.getByText('Ảnh số 2: Tệp đang được dùng ở 3 nơi.')).toBeVisible();
    expect(network.to(BULK)[0]?.body).toEqual({ action: 'delete', ids: ['1', '2'] });
    await expect.poll(chosen).toEqual([2]);
  });

  test('says in words on the tile why a file cannot be used, by the checks of publication', async () => {
    await openLibrary(network, [
      aMediaRow({
        id: '1',
        title: 'Học sinh đến trường',
        hasIdentifiableChild: 1,
        credit: '',
        licence: 'AGENCY',
      }),
    ]);
    await expect
      .element(
        page.getByRole('gridcell', { name: /Không dùng được: Thiếu nguồn, Có trẻ em, chưa đủ đồng ý\./ }),
      )
      .toBeVisible();
  });

  test('a file that is being processed shows its result without a reload', async () => {
    const waiting = aMediaRow({ id: '1', title: 'Vừa tải lên', state: 'PROCESSING' });
    const failed = { ...waiting, state: 'FAILED' as const, failure: 'DAMAGED' as const };
    network.answer('/admin/media/byIds', { items: [failed] });
    await openLibrary(network, [waiting]);
    await expect.element(page.getByText('Đang xử lý').first()).toBeInTheDocument();
    network.answer('/admin/media/list', { items: [failed], total: 1, page: 1, limit: 100 });
    await expect.element(page.getByText('Không đọc được tệp', { exact: true })).toBeVisible();
  });
});

describe('the view mode of the library', () => {
  test('is remembered and is part of the address', async () => {
    await openLibrary(network, FILES);
    await userEvent.click(page.getByRole('button', { name: 'Bảng', exact: true }));
    await expect.element(page.getByRole('table', { name: 'Thư viện' })).toBeVisible();
    expect(new URL(window.location.href).searchParams.get('show')).toBe('table');
  });
});

test('a library shown again after another tab keeps its scroll position', async () => {
  const many = Array.from({ length: 60 }, (_, index) =>
    aMediaRow({ id: String(index + 1), title: `Ảnh số ${index + 1}` }),
  );
  await openLibrary(network, many);
  await expect.element(cell('Ảnh số 1')).toBeVisible();
  (cell('Ảnh số 1').element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  const panel = document.activeElement?.closest('[role="tabpanel"]');
  await expect.poll(() => panel?.scrollTop ?? 0).toBeGreaterThan(500);
  const left = panel?.scrollTop;
  await userEvent.click(
    page
      .getByRole('link', { name: 'Thẻ' })
      .or(page.getByRole('link', { name: 'Dự án' }))
      .first(),
  );
  await expect.poll(() => panel?.checkVisibility()).toBe(false);
  await userEvent.click(page.getByRole('tab', { name: /Thư viện/ }));
  await expect.poll(() => panel?.checkVisibility()).toBe(true);
  await expect.poll(() => panel?.scrollTop).toBe(left);
  await expect.element(cell('Ảnh số 60')).toBeVisible();
});
