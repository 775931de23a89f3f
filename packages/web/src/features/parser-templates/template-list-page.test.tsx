import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openAs } from '../projects/test-support/open-project.tsx';
import { aTemplate, rowOf } from './test-support/a-template.ts';

const LIST = '/manager_crawler/manager_parser_template';
let network: Network;

beforeEach(() => {
  network = freshBrowser();
});

async function openList(templates = [aTemplate()], search = '') {
  const items = templates.map(rowOf);
  network.answer('/admin/parser-template/list', { items, total: items.length, page: 1, limit: 20 });
  network.answer('/admin/parser-source/list', { items: [], total: 0, page: 1, limit: 10 });
  await openAs(network, 'SUPPER_ADMIN', `${LIST}${search}`);
}
const openMenu = (title: string) =>
  userEvent.click(page.getByRole('button', { name: `Thao tác với ${title}` }));
const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the list says version, sources, pass rate, last trial and what falls, and passes axe', async () => {
  const fall = {
    field: 'publishedTime',
    sourceId: '3',
    sourceTitle: 'Báo Ví Dụ',
    from: 0.98,
    to: 0.41,
    since: '2026-11-17',
  } as const;
  await openList([aTemplate({ drift: [fall] })]);
  await expect
    .element(page.getByRole('row', { name: /Mẫu báo địa phương kiểu 1/ }))
    .toMatchTextContent(
      /Thời điểm đăng ở Báo Ví Dụ: 98 % còn 41 % từ 17\/11.*Bản 7.*có bản nháp mới hơn.*1.*92 %.*Đạt 1\/2 trang thử/,
    );
  await expectAccessible();
});

test('a template in use is not deleted, and one without a version is not switched on, each with its reason', async () => {
  await openList();
  await openMenu('Mẫu báo địa phương kiểu 1');
  await expect.element(entry(/Xóa/)).toMatchTextContent(/đang bật và đọc 1 nguồn/);
  await userEvent.keyboard('{Escape}');
});

test('a trial from the list reads the test pages and says the result', async () => {
  await openList();
  const template = aTemplate({ testsPassed: 2 });
  network.answer('/admin/parser-template/try/7', { items: [], passed: 2, total: 2, template });
  await openMenu('Mẫu báo địa phương kiểu 1');
  await userEvent.click(entry(/Chạy thử/));
  await expect.element(page.getByText('“Mẫu báo địa phương kiểu 1” đạt 2/2 trang thử.')).toBeVisible();
});

test('an imported configuration shows the lines without effect, and passes axe', async () => {
  await openList();
  await userEvent.click(button('Nhập cấu hình full-text'));
  await userEvent.fill(page.getByLabelText('Tên mẫu'), 'Mẫu nhập');
  await userEvent.fill(page.getByLabelText('Cấu hình'), 'title: //h1');
  await expectAccessible();
  network.answer('/admin/parser-template/import', {
    template: aTemplate({ title: 'Mẫu nhập' }),
    understood: 1,
    problems: [{ line: 2, text: 'strip: //p[last()]', reason: 'PATH_TOO_COMPLEX' }],
  });
  await userEvent.click(button('Nhập'));
  await expect.element(page.getByText('XPath này không viết được bằng CSS')).toBeVisible();
  expect(network.to('/admin/parser-template/import')[0]?.body).toEqual({
    title: 'Mẫu nhập',
    text: 'title: //h1',
  });
});

test('of several files each becomes a template, and one that is refused says why', async () => {
  await openList();
  await userEvent.click(button('Nhập cấu hình full-text'));
  const IMPORT = '/admin/parser-template/import';
  const made = { template: aTemplate({ title: 'Mẫu nhập' }), understood: 3, problems: [] };
  network.reply(IMPORT, () =>
    network.to(IMPORT).length === 1
      ? Response.json({ error: 0, data: made })
      : Response.json({ error: -422, message: 'Không có dòng nào dùng được.' }, { status: 422 }),
  );
  const files = ['cho-noi.example.txt', 'trong.example.txt'].map((name) => new File(['title: //h1'], name));
  await userEvent.upload(page.getByLabelText(/Chọn tệp cấu hình/), files);
  await expect.element(page.getByText('Đã tạo 1 mẫu từ 2 tệp.')).toBeVisible();
  await expect.element(page.getByText('3 dòng dùng được, 0 dòng không có tác dụng')).toBeVisible();
  await expect.element(page.getByText('Không có dòng nào dùng được.')).toBeVisible();
  expect(network.to(IMPORT)[1]?.body).toEqual({ title: 'trong.example', text: 'title: //h1' });
  await expectAccessible();
});

test('without templates the list says what they are for', async () => {
  await openList([]);
  await expect.element(page.getByText(/Một mẫu đọc trang bài của nhiều nguồn/)).toBeVisible();
});
