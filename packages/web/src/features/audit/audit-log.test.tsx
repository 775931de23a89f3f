import type { AuditRow } from '@toasoan/contract/features/audit/audit.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAppConfig } from '#web/core/preferences/app-config.ts';
import { here } from '#web/core/routing/here.ts';
import type { Network } from '../../../test/network.ts';
import { freshBrowser } from '../../../test/open-console.tsx';
import { openAs } from '../projects/test-support/open-project.tsx';
import { aRow } from './test-support/a-row.ts';

const LIST = '/admin/audit/list';
const EXPORT = '/admin/audit/export';
let network: Network;
/** The queries of the calls; the network records paths without them. */
let asked: URLSearchParams[];
beforeEach(() => {
  network = freshBrowser();
  useAppConfig.setState({ pageSize: 20 });
  asked = [];
  const send = window.fetch;
  window.fetch = (input, init) => {
    const url = new URL(String(input), location.href);
    if (url.pathname.includes('/audit/')) asked.push(url.searchParams);
    return send(input, init);
  };
});

async function openLog(rows: readonly AuditRow[], search = '', total = rows.length): Promise<void> {
  network.answer(LIST, { items: rows, total, page: 1, limit: 20 });
  await openAs(network, 'ADMIN', `/view_project?view=log${search}`);
  const [row] = rows;
  if (row) await expect.element(opener(row.title)).toBeVisible();
}

const opener = (title: string) => page.getByRole('button', { name: new RegExp(`“${title}”`) });
const line = (label: string) => page.getByRole('row', { name: new RegExp(`^${label}`) });

describe('a row of the log', () => {
  test('names person and action, and expands to the fields before and after in words', async () => {
    const changes = [
      { field: 'state', before: 'DRAFT', after: 'PUBLISHED' },
      { field: 'publishedTime', before: null, after: '2026-11-20T09:05:09.000Z' },
      { field: 'content', before: { length: 1200 }, after: { length: 1250 } },
      { field: 'tagIds', before: ['ASEAN'], after: ['ASEAN', 'Huế'] },
    ];
    await openLog([aRow({ changes })]);
    await expect
      .element(page.getByRole('row', { name: /Sửa: Bài viết “Mùa lúa chín” Phạm Đức Anh Biên tập viên/ }))
      .toBeVisible();
    await expect.element(opener('Mùa lúa chín')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener('Mùa lúa chín'));
    expect(here().search).toMatch(/open=31/);
    await expect.element(line('Trạng thái bài')).toMatchTextContent(/Bản nháp.*Đã xuất bản/);
    await expect.element(line('Ngày xuất bản')).toMatchTextContent(/\(trống\).*20\/11\/2026 16:05/);
    await expect.element(line('Nội dung')).toMatchTextContent(/1\.200 ký tự.*1\.250 ký tự/);
    await expect.element(line('Thẻ')).toMatchTextContent(/ASEAN.*ASEAN, Huế/);
    await expect.element(page.getByText(/20\/11\/2026 16:05:09.*10\.0\.0\.5.*Mã 5/)).toBeVisible();
    await userEvent.click(opener('Mùa lúa chín'));
    await expect.element(line('Nội dung')).not.toBeInTheDocument();
  });

  test('shows the field labels of its kind of record', async () => {
    const changes = [
      { field: 'kind', before: 'PORTAL', after: 'PRESS' },
      { field: 'allowSelfApprove', before: true, after: false },
      { field: 'languages', before: ['vi'], after: ['vi', 'en'] },
    ];
    await openLog(
      [aRow({ action: 'project.update', entity: 'project', title: 'Báo Việt', changes })],
      '&open=31',
    );
    await expect.element(line('Loại')).toMatchTextContent(/Cổng thông tin.*Cơ quan báo chí/);
    await expect.element(line('Tự duyệt bài của mình')).toMatchTextContent(/Có.*Không/);
    await expect.element(line('Ngôn ngữ')).toMatchTextContent(/Tiếng Việt.*Tiếng Việt, Tiếng Anh/);
  });

  test('cuts a long text until it is expanded', async () => {
    const long = `${'Một câu dài. '.repeat(30)}Hết.`;
    await openLog([aRow({ changes: [{ field: 'excerpt', before: null, after: long }] })], '&open=31');
    await expect.element(line('Sapo')).not.toMatchTextContent(/Hết\./);
    await userEvent.click(page.getByRole('button', { name: 'Xem hết' }));
    await expect.element(line('Sapo')).toMatchTextContent(/Hết\./);
  });

  test('that stands for twelve uploads at once lists them, each with its details', async () => {
    const upload = (n: number) =>
      aRow({
        id: String(60 - n),
        action: 'media.create',
        entity: 'media',
        entityId: String(n),
        title: `Ảnh ${n}`,
      });
    network.answer(LIST, {
      items: Array.from({ length: 12 }, (_, n) => upload(n)),
      total: 12,
      page: 1,
      limit: 20,
    });
    await openAs(network, 'ADMIN', '/view_project?view=log');
    const folded = page.getByRole('button', { name: 'Tải lên: Tệp thư viện (12 lần)' });
    await userEvent.click(folded);
    expect(page.getByRole('listitem').filter({ hasText: 'Tải lên: Tệp thư viện' }).elements()).toHaveLength(
      12,
    );
    await userEvent.click(opener('Ảnh 7'));
    await expect.element(page.getByText(/Mã 7/)).toBeVisible();
  });

  test('shows the browser in words and as it names itself', async () => {
    await openLog([aRow()], '&open=31');
    await expect.element(page.getByText(/10\.0\.0\.5 · Chrome trên Windows/)).toBeVisible();
    await expect.element(page.getByText(/Mozilla\/5\.0 \(Windows NT 10\.0\)/)).toBeVisible();
  });

  test('without a person names the system', async () => {
    await openLog([aRow({ by: { userId: null, name: '' }, role: '', address: '' })]);
    await expect.element(page.getByRole('row', { name: /Hệ thống/ })).toBeVisible();
  });
});

describe('the filters', () => {
  test('are in the address and in the call', async () => {
    await openLog([aRow()], '&entity=post&from=2026-11-01&text=lua');
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      entity: 'post',
      from: '2026-11-01',
      text: 'lua',
    });
    expect(asked[0]?.has('view')).toBe(false);
    await userEvent.click(page.getByRole('button', { name: /^Việc/ }));
    await expect.element(page.getByRole('option', { name: /^Thẻ/ })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('option', { name: 'Bài viết: Xuất bản' }));
    await expect.poll(() => asked.at(-1)?.getAll('action')).toEqual(['post.publish']);
    expect(here().search).toMatch(/view=log.*action=post\.publish/);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Xóa lọc' }).first());
    expect(here().search).toBe('?view=log');
  });

  test('take a person from the picker or from a row', async () => {
    const found = { userId: '12', displayName: 'Phan Mai Chi', avatar: null, accountType: 'user' };
    network.answer('/admin/user/search', { items: [found], total: 1, page: 1, limit: 20 });
    await openLog([aRow()], '&open=31');
    await userEvent.click(page.getByRole('button', { name: 'Chỉ xem việc của Phạm Đức Anh' }));
    await expect.poll(() => asked.at(-1)?.getAll('userIds')).toEqual(['8']);
    const filter = page.getByRole('button', { name: /^Người thực hiện/ });
    await expect.element(filter).toMatchTextContent(/Phạm Đức Anh/);
    await userEvent.click(filter);
    await userEvent.click(page.getByRole('option', { name: 'Phan Mai Chi' }));
    await expect.poll(() => asked.at(-1)?.getAll('userIds')).toEqual(['8', '12']);
    await userEvent.click(page.getByRole('button', { name: 'Mọi người' }));
    await expect.element(filter).toMatchTextContent(/^Người thực hiện$/);
  });

  test('keep the page in the address', async () => {
    await openLog([aRow()], '', 45);
    await userEvent.click(page.getByRole('button', { name: /2/ }).last());
    await expect.poll(() => asked.at(-1)?.get('page')).toBe('2');
    expect(here().search).toMatch(/page=2/);
  });
});

describe('the export', () => {
  test('fetches all parts with the same filters, shows progress and saves one file', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    network.reply(EXPORT, async () => {
      const isFirst = asked.at(-1)?.has('beforeId') === false;
      if (!isFirst) await gate;
      const part = isFirst
        ? { csv: 'đầu\r\n', rows: 1000, nextBeforeId: '77' }
        : { csv: 'cuối\r\n', rows: 12, nextBeforeId: null };
      return Response.json({ error: 0, data: { fileName: 'nhat-ky-1.csv', ...part } });
    });
    await openLog([aRow()], '&entity=post&page=1');
    await userEvent.click(page.getByRole('button', { name: 'Xuất CSV' }));
    const waiting = page.getByRole('button', { name: /Đang xuất… 1\.000 dòng/ });
    await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(waiting, { force: true });
    release();
    await expect.element(page.getByText('Đã xuất 1.012 dòng nhật ký')).toBeVisible();
    const parts = asked.filter((query) => !query.has('page'));
    expect(parts.map((query) => [query.get('entity'), query.get('beforeId')])).toEqual([
      ['post', null],
      ['post', '77'],
    ]);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(await saved[0]?.text()).toBe('đầu\r\ncuối\r\n');
    vi.restoreAllMocks();
  });

  test('ends at a hundred thousand rows and says that the log has more', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    network.answer(EXPORT, { fileName: 'nhat-ky-1.csv', csv: 'dòng', rows: 1000, nextBeforeId: '77' });
    await openLog([aRow()]);
    await userEvent.click(page.getByRole('button', { name: 'Xuất CSV' }));
    await expect.element(page.getByText(/Đã xuất 100\.000 dòng mới nhất/)).toBeVisible();
    expect(network.to(EXPORT)).toHaveLength(100);
    vi.restoreAllMocks();
  });

  test('gives the reason when there is nothing to export', async () => {
    await openLog([], '&text=khongco');
    await expect.element(page.getByText('Không tìm thấy kết quả phù hợp')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Xuất CSV' }))
      .toHaveAccessibleDescription('Không có gì để xuất');
  });

  test('can be repeated after a failure', async () => {
    network.fail(EXPORT, 500, { error: -500, message: 'Có lỗi trên máy chủ.' });
    await openLog([aRow()]);
    await userEvent.click(page.getByRole('button', { name: 'Xuất CSV' }));
    await expect.element(page.getByText('Có lỗi trên máy chủ.')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Xuất CSV' }))
      .not.toHaveAttribute('aria-disabled', 'true');
  });
});
