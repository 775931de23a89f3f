import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { clearToasts } from '#web/ui/feedback/toasts.ts';
import { renderedByKey } from '../../../test/count-renders.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { exampleTags, TagListExample } from '../../../test/tag-list-example.tsx';

const row = (name: string) => page.getByRole('link', { name, exact: true });

beforeEach(() => {
  clearToasts();
  useAppConfig.setState({ pageSize: 20 });
});

describe('a list page', () => {
  it('goes through the rows by j and k, selects by x, edits by e', async () => {
    const address = await renderScreen(
      <TagListExample controller={exampleTags('Huế', 'Sa Pa', 'Đà Nẵng')} />,
    );
    await expect.element(row('Huế')).toBeVisible();
    await userEvent.keyboard('jj');
    await expect.element(row('Sa Pa')).toHaveFocus();
    await userEvent.keyboard('jk');
    await expect.element(row('Sa Pa')).toHaveFocus();
    await userEvent.keyboard('x');
    await expect.element(page.getByText('Đã chọn 1')).toBeVisible();
    await userEvent.keyboard('e');
    await expect.element(page.getByRole('dialog', { name: 'Sửa thẻ Sa Pa' })).toBeVisible();
    await expect.poll(() => address.search).toBe('?open=2');
  });

  it('leads to the search box by /, where letters are letters again', async () => {
    await renderScreen(<TagListExample controller={exampleTags('Huế', 'Sa Pa')} />);
    await expect.element(row('Huế')).toBeVisible();
    await userEvent.keyboard('/');
    const box = page.getByRole('searchbox', { name: 'Tìm thẻ' });
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('xj');
    await expect.element(box).toHaveValue('xj');
    await expect.element(page.getByText('Đã chọn 1')).not.toBeInTheDocument();
  });

  it('renders nothing but the search box and its button for a letter in it', async () => {
    await renderScreen(<TagListExample controller={exampleTags('Huế', 'Sa Pa')} />);
    await expect.element(row('Huế')).toBeVisible();
    await userEvent.keyboard('/x');
    await expect.element(page.getByText(/^Không tìm thấy kết quả/)).toBeVisible();
    expect(await renderedByKey()).toEqual(['Button', 'IconButton', 'SearchBox']);
  });

  it('keeps search and filters in the address and marks what was found', async () => {
    const address = await renderScreen(
      <TagListExample controller={exampleTags('Đà Nẵng', 'Sa Pa', 'Đà Lạt')} />,
      '/?page=1',
    );
    await userEvent.type(page.getByRole('searchbox'), 'da');
    await expect.element(row('Sa Pa')).not.toBeInTheDocument();
    await expect.poll(() => new URLSearchParams(address.search).get('text')).toBe('da');
    expect(document.querySelector('mark')?.textContent).toBe('Đà');
    await userEvent.click(page.getByRole('button', { name: 'Loại thẻ' }));
    await userEvent.click(page.getByRole('option', { name: 'Chủ đề' }));
    await expect.element(page.getByText('Không tìm thấy kết quả phù hợp')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Xóa lọc' }).first());
    await expect.element(row('Sa Pa')).toBeVisible();
    await expect.poll(() => address.search).toBe('');
  });

  it('opens as its address says', async () => {
    await renderScreen(
      <TagListExample controller={exampleTags('Huế', 'Sa Pa', 'Đà Nẵng')} />,
      '/?kind=TOPIC&text=sa',
    );
    await expect.element(row('Sa Pa')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Loại thẻ: Chủ đề' })).toBeVisible();
    await expect.element(page.getByRole('searchbox')).toHaveValue('sa');
  });

  it('says what is loading until the rows are there', async () => {
    const controller = exampleTags('Huế');
    const { promise, resolve } = Promise.withResolvers<void>();
    controller.waits = promise;
    await renderScreen(<TagListExample controller={controller} />);
    const label = page.getByRole('status').filter({ hasText: 'Đang tải thẻ…' });
    await expect.element(label).toBeVisible();
    resolve();
    await expect.element(row('Huế')).toBeVisible();
    await expect.element(label).not.toBeInTheDocument();
  });

  it('distinguishes the three kinds of nothing', async () => {
    const controller = exampleTags();
    controller.fails = true;
    await renderScreen(<TagListExample controller={controller} />);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Có lỗi khi tải thẻ/);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/yc-7/);
    controller.fails = false;
    await userEvent.click(page.getByRole('button', { name: 'Thử lại' }));
    await expect.element(page.getByText('Chưa có thẻ nào')).toBeVisible();
  });

  it('turns pages, keeps the page size for every list and goes back to the first page with it', async () => {
    const controller = exampleTags(...Array.from({ length: 45 }, (_, index) => `Thẻ số ${index + 1}`));
    const address = await renderScreen(<TagListExample controller={controller} />);
    await expect.element(page.getByText('1–20 / 45')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Trang 3' }));
    await expect.element(page.getByText('41–45 / 45')).toBeVisible();
    await expect.poll(() => address.search).toBe('?page=3');
    await userEvent.selectOptions(page.getByLabelText('Số dòng mỗi trang'), '50');
    await expect.element(page.getByText('1–45 / 45')).toBeVisible();
    expect(useAppConfig.getState().pageSize).toBe(50);
  });

  it('reports a bulk action item by item and leaves what failed ticked', async () => {
    await renderScreen(<TagListExample controller={exampleTags('Huế', 'Sa Pa', 'Đà Nẵng')} />);
    await userEvent.click(page.getByRole('checkbox', { name: 'Chọn tất cả trên trang này' }));
    await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Xóa' }));
    await expect.element(page.getByText('Đã xử lý 2/3')).toBeVisible();
    await expect.element(page.getByText('Huế: Đang được dùng.')).toBeVisible();
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).elements()).toHaveLength(1);
  });
});
