import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { destroyTab } from '#web/core/tabs/tab-resources.ts';
import { clearToasts } from '#web/ui/feedback/toasts.ts';
import { renderedByKey } from '../../../test/count-renders.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { changeElsewhere, exampleTags, TagListExample } from '../../../test/tag-list-example.tsx';

const title = () => page.getByRole('textbox', { name: 'Tên thẻ' });
const slug = () => page.getByRole('textbox', { name: 'Liên kết tĩnh' });

/** The page has no tab here, so its resources would outlive the test. */
beforeEach(() => {
  destroyTab('');
  clearToasts();
});

async function openTag(controller = exampleTags('Huế', 'Sa Pa')) {
  const address = await renderScreen(<TagListExample controller={controller} />, '/?open=1');
  await expect.element(title()).toHaveValue('Huế');
  return { controller, address };
}

describe('the form drawer', () => {
  it('closes by Esc at once while nothing differs, undone changes included', async () => {
    const { address } = await openTag();
    await userEvent.type(title(), 'x{Backspace}');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => address.search).toBe('');
  });

  it('renders nothing but the field for a letter in it', async () => {
    await openTag();
    await userEvent.type(title(), 'x');
    await expect.element(title()).toHaveValue('Huếx');
    expect(await renderedByKey()).toEqual(['Field', 'Row', 'TextInput']);
  });

  it('asks before it throws away what was typed, and lets it go on', async () => {
    await openTag();
    await userEvent.type(title(), ' xưa');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Tiếp tục sửa' }));
    await expect.element(title()).toHaveValue('Huế xưa');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Bỏ thay đổi' }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('saves by Ctrl+S, stays open and is clean then', async () => {
    const { controller } = await openTag();
    await userEvent.fill(title(), 'Cố đô Huế');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('Đã lưu', { exact: true })).toBeVisible();
    expect(controller.rows[0]).toMatchObject({ title: 'Cố đô Huế', version: 2 });
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to the first field to mend, its own check before the server’s', async () => {
    await openTag();
    await userEvent.fill(title(), '');
    await userEvent.fill(slug(), 'sa-pa');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(title()).toHaveFocus();
    await expect.element(title()).toHaveAccessibleDescription('Không được để trống.');
    await userEvent.fill(title(), 'Huế');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(slug()).toHaveFocus();
    await expect.element(slug()).toHaveAccessibleDescription('Liên kết tĩnh này đã được dùng.');
  });

  it('shows both texts when somebody else saved first, and saves what is chosen', async () => {
    const { controller } = await openTag();
    changeElsewhere(controller, '1', { title: 'Thành phố Huế', slug: 'thanh-pho-hue' });
    await userEvent.fill(title(), 'Cố đô Huế');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText(/Phạm Đức Anh đã lưu bản mới/)).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Của bạn Cố đô Huế' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: /Thành phố Huế/ })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Lưu lựa chọn' }));
    // The slug was changed by the other only, so it is kept without a question.
    await expect
      .poll(() => controller.rows[0])
      .toMatchObject({ title: 'Cố đô Huế', slug: 'thanh-pho-hue', version: 3 });
  });

  it('takes the newer version whole where that is chosen', async () => {
    const { controller } = await openTag();
    changeElsewhere(controller, '1', { title: 'Thành phố Huế' });
    await userEvent.fill(title(), 'Cố đô Huế');
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.click(page.getByRole('button', { name: 'Lấy toàn bộ bản mới' }));
    await expect.element(title()).toHaveValue('Thành phố Huế');
    expect(controller.rows[0]?.version).toBe(2);
  });

  it('turns a new record into the saved one in place, and offers the next new one', async () => {
    const controller = exampleTags('Huế');
    const address = await renderScreen(<TagListExample controller={controller} />, '/?open=new');
    await userEvent.fill(title(), 'Sa Pa');
    await userEvent.fill(slug(), 'sa-pa');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => address.search).toBe('?open=2');
    await expect.element(page.getByRole('dialog', { name: 'Sửa thẻ Sa Pa' })).toBeVisible();
    await expect.element(title()).toHaveValue('Sa Pa');
  });
});
