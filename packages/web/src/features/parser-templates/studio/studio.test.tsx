import type { ParserTemplateDetail } from '@toasoan/contract/features/parser-templates/parser-template.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aTemplate, URLS } from '../test-support/a-template.ts';
import { lastDraft, openStudio, PAGES } from '../test-support/open-studio.ts';

let network: Network;

beforeEach(() => {
  network = freshBrowser();
});

const open = (template?: ParserTemplateDetail, search = '') => openStudio(network, template, { search });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const field = (name: RegExp) => page.getByRole('button', { name, expanded: false });

describe('the studio of a template', () => {
  test('shows test pages, the safe copy with what was found, and the selectors, and passes axe', async () => {
    await open();
    await expect.element(button(/Mưa lớn chưa đạt/)).toBeVisible();
    await expect.element(button('Tiêu đề')).toBeVisible();
    await expect.element(page.getByText('Bỏ: .quang-cao')).toBeVisible();
    await expect.element(page.getByText('h1.tit')).toBeVisible();
    await expectAccessible();
  });

  test('has a frame without scripts, in which nothing is fetched', async () => {
    await open();
    await expect.element(page.getByTitle(/^Bản chụp của/)).toBeVisible();
    const frame = page.getByTitle(/^Bản chụp của/).element() as HTMLIFrameElement;
    expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
    expect(frame.srcdoc).toContain("default-src 'none'");
  });

  test('says why the draft cannot be published', async () => {
    await open();
    await expect
      .element(page.getByText('Chưa bật được bản 8: đạt 1/2 trang, cần ít nhất 2').last())
      .toBeVisible();
    await expect.element(button(/^Bật bản 8/)).toHaveAttribute('aria-disabled', 'true');
  });

  test('a click on the page proposes a selector for the chosen field, and a key takes another field', async () => {
    await open();
    await expect.element(button('Tiêu đề')).toBeVisible();
    await userEvent.click(button('Tiêu đề'));
    await expect.element(page.getByText('time[datetime]@datetime').first()).toBeVisible();
    expect(network.to('/admin/parser-template/suggest').at(-1)?.body).toMatchObject({
      node: 5,
      field: 'title',
    });
    await expectAccessible();
    await userEvent.keyboard('3');
    await expect
      .poll(() => network.to('/admin/parser-template/suggest').map(({ body }) => body))
      .toContainEqual({ id: '7', url: URLS[0], field: 'publishedTime', node: 5 });
    await userEvent.click(button('Dùng bộ chọn này'));
    await expect.poll(() => lastDraft(network)?.fields.publishedTime[0]?.expr).toBe('time[datetime]');
  });

  test('keys alone walk the elements of the page, choose one and come back to it', async () => {
    await open();
    await expect.element(button('Tiêu đề')).toBeVisible();
    const copy = page.getByRole('application', { name: 'Chọn phần tử trên trang' });
    (copy.element() as HTMLElement).focus();
    const said = copy.getByRole('status');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(said).toHaveTextContent('h1.tit: Cà phê vào vụ: hợp tác xã lo nhân công hái');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(said).toHaveTextContent('span.gio: 20/11/2026 15:44');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(said).toMatchTextContent(/^div: Cà phê vào vụ/);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect.element(said).toHaveTextContent('span.gio: 20/11/2026 15:44');
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Dùng bộ chọn này')).toBeVisible();
    expect(network.to('/admin/parser-template/suggest').at(-1)?.body).toMatchObject({ node: 6 });
    await userEvent.keyboard('{Escape}');
    await expect.element(copy).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(said).toMatchTextContent('h1.tit');
  });

  test('a proposal for a field that test pages miss becomes the first selector of it', async () => {
    await open();
    await userEvent.click(field(/^Thời điểm đăng/));
    await expect.element(page.getByText('Không thấy ở 1/2 trang thử')).toBeVisible();
    await expect.element(page.getByText('199/200').first()).toBeVisible();
    await expectAccessible();
    await userEvent.click(button('Dùng time[datetime]@datetime'));
    await expect
      .poll(() => lastDraft(network)?.fields.publishedTime.map(({ expr }) => expr))
      .toEqual(['time[datetime]', 'article:published_time', '.gio']);
  });

  test('what has fallen stands above the page and opens its field', async () => {
    const fall = {
      field: 'publishedTime',
      sourceId: '3',
      sourceTitle: 'Báo Ví Dụ',
      from: 0.98,
      to: 0.41,
      since: '2026-11-17',
    } as const;
    await open(aTemplate({ drift: [fall] }));
    await expect.element(page.getByText(/tụt từ 98 % xuống 41 % từ 17\/11 ở Báo Ví Dụ/)).toBeVisible();
  });

  test('Ctrl Enter reads the test pages and keeps the result', async () => {
    await open();
    const template = aTemplate({ testsPassed: 2 });
    network.answer('/admin/parser-template/try/7', { items: PAGES, passed: 2, total: 2, template });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('2 / 2')).toBeVisible();
  });

  test('clean-up selectors are one on each line, and are saved by themselves', async () => {
    await open();
    await userEvent.click(page.getByRole('tab', { name: /Dọn dẹp/ }));
    await userEvent.fill(page.getByLabelText('Bỏ phần tử'), '.quang-cao\n.tin-lien-quan');
    await expect.poll(() => lastDraft(network)?.removeSelectors).toEqual(['.quang-cao', '.tin-lien-quan']);
    await expectAccessible();
  });

  test('a replay reads the stored pages step by step and says what gets better and worse', async () => {
    await open();
    network.answer('/admin/parser-template/replay', {
      total: 1,
      read: 1,
      unreadable: 0,
      passedBefore: 0,
      passesAfter: 1,
      nextAfterId: null,
      changed: [
        {
          id: '9',
          url: URLS[0],
          title: 'Cà phê vào vụ',
          passedBefore: false,
          passesAfter: true,
          changes: [
            {
              field: 'publishedTime',
              change: 'BETTER',
              before: '',
              after: '2026-11-20T08:44:00.000Z',
              markBefore: 'MISSING',
              markAfter: 'OK',
            },
          ],
        },
      ],
    });
    await userEvent.click(button('Chạy lại trên trang đã lưu'));
    await expect.element(page.getByText('Đạt trước: 0 · đạt sau: 1 · trên 1 trang')).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Thời điểm đăng 1 0 0/ })).toBeVisible();
    await expectAccessible();
  });

  test('two versions are compared part by part, and one comes back into the draft', async () => {
    const version = {
      no: 7,
      fromTime: '2026-09-02T03:00:00.000Z',
      untilTime: null,
      userName: 'Quản',
      note: '',
    };
    network.answer('/admin/parser-template/versions/7', { items: [version] });
    const definition = { ...aTemplate().draft, removeSelectors: [] };
    network.answer('/admin/parser-template/version/7/7', { ...version, definition });
    await open(aTemplate(), '?show=versions');
    await expect.element(page.getByText('Bỏ phần tử')).toBeVisible();
    await expectAccessible();
    network.answer('/admin/parser-template/restore', aTemplate({ version: 13 }));
    await userEvent.click(button('Đưa vào bản nháp: bản 7'));
    await expect
      .poll(() => network.to('/admin/parser-template/restore').at(-1)?.body)
      .toEqual({ id: '7', version: 12, no: 7 });
  });
});
