import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render-screen.tsx';
import { exampleTags, TagListExample } from '../../../test/tag-list-example.tsx';
import { clearToasts, showToast } from './toasts.ts';

beforeEach(clearToasts);
afterEach(() => page.viewport(1280, 800));

function meet(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

test.each([1440, 390])(
  'messages cover no field and no button of a drawer at a width of %i',
  async (width) => {
    await page.viewport(width, 900);
    await renderScreen(<TagListExample controller={exampleTags('Huế', 'Sa Pa')} />, '/?open=1');
    const drawer = page.getByRole('dialog', { name: 'Sửa thẻ Huế' });
    await expect.element(drawer.getByRole('textbox', { name: 'Tên thẻ' })).toBeVisible();
    showToast({ tone: 'success', text: 'Đã lưu' });
    const toast = page.getByText('Đã lưu', { exact: true });
    await expect.element(toast).toBeVisible();
    const box = toast.element().getBoundingClientRect();
    const targets = [
      ...drawer.getByRole('textbox').elements(),
      ...drawer.getByRole('button', { name: /^(Lưu|Hủy|Cách lưu)/ }).elements(),
    ];
    expect(targets.length).toBeGreaterThan(2);
    for (const target of targets) expect(meet(box, target.getBoundingClientRect())).toBe(false);
  },
);
