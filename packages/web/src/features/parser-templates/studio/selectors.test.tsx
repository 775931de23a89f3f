import type { FieldSelector } from '@toasoan/contract/features/extraction/template-definition.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aStudioPage, aTemplate, css, everyField } from '../test-support/a-template.ts';
import { lastDraft, openStudio } from '../test-support/open-studio.ts';

const SELECT = '/admin/parser-template/select';
let network: Network;

beforeEach(() => {
  network = freshBrowser();
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const field = (name: RegExp) => page.getByRole('button', { name, expanded: false });
const meta = (expr: string): FieldSelector => ({ ...css(expr), kind: 'META' });
const live = () => page.getByRole('region', { name: 'Giá trị trên trang này' });

/** A template with one selector for a field, and a page on which that selector gave the value. */
function withField(name: 'title' | 'category' | 'publishedTime', selector: FieldSelector, value: string) {
  const template = aTemplate();
  const shown = aStudioPage();
  return {
    template: {
      ...template,
      draft: { ...template.draft, fields: { ...everyField([]), [name]: [selector] } },
    },
    shown: {
      ...shown,
      values: { ...shown.values, [name]: value },
      extracted: {
        ...shown.extracted,
        foundBy: { ...everyField(null), [name]: { by: 'TEMPLATE', place: 0 } },
      },
    } as const,
  };
}

describe('a selector that is edited', () => {
  test('shows what it finds before and after its steps, and keeps the steps in their order', async () => {
    network.answer(SELECT, { count: 1, before: ['Mục: THỜI SỰ › XÃ HỘI'], after: ['Mục: THỜI SỰ › XÃ HỘI'] });
    await openStudio(network);
    await userEvent.click(field(/^Tiêu đề/));
    await userEvent.click(button('Sửa h1.tit'));
    await expect.element(live().getByText('Mục: THỜI SỰ › XÃ HỘI').first()).toBeVisible();
    network.answer(SELECT, { count: 1, before: ['Mục: THỜI SỰ › XÃ HỘI'], after: ['Xã hội'] });
    for (const step of ['Chỉ lấy phần cuối, sau dấu | › – /', 'Viết thường, chỉ hoa chữ đầu']) {
      await userEvent.click(button(/Thêm bước$/));
      await userEvent.click(page.getByRole('option', { name: step }));
    }
    await expect.element(live().getByText('Xã hội', { exact: true })).toBeVisible();
    // The value after the first step is asked for, too.
    await expect
      .poll(() => network.to(SELECT).at(-1)?.body)
      .toMatchObject({ selector: { expr: 'h1.tit', transform: ['LAST_PART', 'SENTENCE_CASE'] } });
    await expectAccessible();
    await userEvent.click(button('Lưu bộ chọn'));
    await expect
      .poll(() => lastDraft(network)?.fields.title[0]?.transform)
      .toEqual(['LAST_PART', 'SENTENCE_CASE']);
  });

  test('says plainly when it finds nothing on the page', async () => {
    network.answer(SELECT, { count: 0, before: [], after: [] });
    await openStudio(network);
    await userEvent.click(field(/^Tiêu đề/));
    await userEvent.click(button('Sửa h1.tit'));
    await expect.element(page.getByText('Bộ chọn không tìm thấy gì trên trang này.')).toBeVisible();
  });

  test('of a body has no steps', async () => {
    network.answer(SELECT, { count: 1, before: ['Năm giờ sáng'], after: ['Năm giờ sáng'] });
    await openStudio(network);
    await userEvent.click(field(/^Nội dung/));
    await userEvent.click(button('Sửa .bai'));
    await expect.element(button('Lưu bộ chọn')).toBeVisible();
    expect(button(/Thêm bước$/).query()).toBeNull();
  });
});

describe('a value that the head of a page gave', () => {
  test('is marked where the page shows it', async () => {
    const { template, shown } = withField(
      'title',
      meta('og:title'),
      'Cà phê vào vụ: hợp tác xã lo nhân công hái',
    );
    await openStudio(network, template, { shown });
    await expect.element(button('Tiêu đề')).toBeVisible();
    await userEvent.click(field(/^Tiêu đề/));
    await expect.element(button('Sửa og:title')).toBeVisible();
    expect(page.getByText('phần đầu (head) của trang').query()).toBeNull();
  });

  test('that is a time is marked where the page writes its day and minute', async () => {
    const selector = meta('article:published_time');
    const { template, shown } = withField('publishedTime', selector, '2026-11-20T08:44:00.000Z');
    await openStudio(network, template, { shown });
    await userEvent.click(button('Thời điểm đăng'));
    await expect
      .poll(() => network.to('/admin/parser-template/suggest').map(({ body }) => body))
      .toContainEqual(expect.objectContaining({ node: 6, field: 'publishedTime' }));
  });

  test('is said to be in the head where the page does not show it', async () => {
    const { template, shown } = withField('category', meta('article:section'), 'Kinh tế');
    await openStudio(network, template, { shown });
    await userEvent.click(field(/^Chuyên mục/));
    await expect.element(page.getByText(/nằm trong phần đầu \(head\) của trang/)).toBeVisible();
    expect(button('Chuyên mục').query()).toBeNull();
  });
});
