import { PLAIN_CONFIG } from '@toasoan/contract/features/content-templates/template-config.ts';
import type { LayoutDetail } from '@toasoan/contract/features/layouts/layout.ts';
import type { LayoutBlock } from '@toasoan/contract/features/layouts/layout-block.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aTemplate } from '../../content-templates/test-support/open-templates.tsx';
import { openAs } from '../../projects/test-support/open-project.tsx';
import { aBlock, aComposed, aLayout } from '../test-support/a-layout.ts';

const UPDATE = '/admin/layout/update';
let network: Network;

beforeEach(() => {
  network = freshBrowser();
});

const BLOCKS = [
  aBlock('a', { region: 'hero', templateId: '6' }),
  aBlock('b'),
  aBlock('c', { templateId: '6' }),
];
const LAYOUT = aLayout({ blocks: BLOCKS });

async function openCanvas(
  layout: LayoutDetail = LAYOUT,
  role: 'ADMIN' | 'AUTHOR' = 'ADMIN',
  search = '',
  timeline: object = { shown: [], coming: [] },
  pressure: object = { layout: null, pins: [], leads: [] },
) {
  network.answer(`/admin/layout/detail/${layout.id}`, layout);
  network.answer(UPDATE, { ...layout, version: layout.version + 1 });
  network.answer('/admin/layout/preview', {
    blocks: layout.blocks
      .filter(({ hidden }) => !hidden)
      .map(({ id, region }) => aComposed(id, { region, templateTitle: '' })),
    sample: layout.kind === 'POST' ? { id: '12', title: 'Mùa lúa chín' } : null,
  });
  network.answer('/admin/layout/timeline', timeline);
  network.answer('/admin/layout/pressure', pressure);
  network.answer('/admin/content-template/list', {
    items: [aTemplate({ id: '8', title: 'Dải video', type: 'VIDEO_STRIP' })],
    total: 1,
    page: 1,
    limit: 100,
  });
  await openAs(network, role, `/setting_post/manager_layout/${layout.id}${search}`);
  await expect.element(page.getByRole('heading', { name: layout.title })).toBeVisible();
  if (layout.blocks.length > 0)
    await expect.element(page.getByText('Gặp nghệ nhân giữ lửa tranh Đông Hồ').first()).toBeVisible();
}
const region = (name: string) => page.getByRole('region', { name, exact: true });
const handle = (name: string, within: string) => region(within).getByRole('button', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const sentBlocks = () =>
  network.to(UPDATE).map(({ body }) => (body as { blocks: LayoutBlock[] }).blocks.map(({ id }) => id));
const lastBlocks = () =>
  (network.to(UPDATE).at(-1)?.body as { blocks: LayoutBlock[] } | undefined)?.blocks ?? [];

describe('the canvas of a layout', () => {
  test('shows every block in its region with its posts and the reason of each, and passes axe', async () => {
    await openCanvas();
    await expect.element(region('Nổi bật')).toMatchTextContent(/Cụm tin nổi bật.*ghim đến 22\/11\/2026/);
    await expect.element(region('Trên cùng')).toMatchTextContent(/Kéo mẫu nội dung vào vùng này/);
    await expectAccessible();
    await userEvent.click(handle('Khối Văn hóa', 'Chính'));
    await expect.element(page.getByRole('heading', { name: 'Khối Văn hóa', level: 2 })).toBeVisible();
    await expectAccessible();
  });

  test('keys change place and region, keep the focus, are announced and saved', async () => {
    await openCanvas();
    handle('Khối Văn hóa', 'Chính').element().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(page.getByText('Khối Văn hóa: vùng Chính, vị trí 2 trên 2')).toBeInTheDocument();
    await expect.element(handle('Khối Văn hóa', 'Chính')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect.element(handle('Khối Văn hóa', 'Bên phải')).toHaveFocus();
    await expect.poll(() => sentBlocks().at(-1)).toEqual(['a', 'c', 'b']);
    expect(lastBlocks().find(({ id }) => id === 'b')?.region).toBe('right');
  });

  test('undo takes back one step after the other, and redo repeats it', async () => {
    await openCanvas();
    await userEvent.click(handle('Khối Văn hóa', 'Chính'));
    await userEvent.keyboard('{Delete}');
    await expect.element(handle('Khối Văn hóa', 'Chính')).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(handle('Khối Văn hóa', 'Chính')).toBeVisible();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.element(handle('Khối Văn hóa', 'Chính')).not.toBeInTheDocument();
    await expect.poll(() => sentBlocks().at(-1)).toEqual(['a', 'c']);
  });

  test('a template is added behind the chosen block by Enter', async () => {
    await openCanvas();
    await userEvent.click(handle('Khối Văn hóa', 'Chính'));
    button('Dải video Dải video · 5 tin').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(handle('Dải video', 'Chính')).toHaveFocus();
    await expect.poll(() => lastBlocks().map(({ templateId }) => templateId)).toEqual(['6', '5', '8', '6']);
  });

  test('the mouse drags a template into an empty region and a block into another one', async () => {
    await openCanvas();
    await userEvent.dragAndDrop(button('Dải video Dải video · 5 tin'), region('Trên cùng'));
    await expect.element(handle('Dải video', 'Trên cùng')).toBeVisible();
    await userEvent.dragAndDrop(handle('Khối Văn hóa', 'Chính'), region('Bên phải'));
    await expect.element(handle('Khối Văn hóa', 'Bên phải')).toBeVisible();
    await expect.poll(() => lastBlocks().find(({ id }) => id === 'b')?.region).toBe('right');
  });

  test('a block of its own is set in the panel, and half a number changes nothing', async () => {
    await openCanvas();
    await userEvent.click(button('Khối riêng Không dùng mẫu'));
    const count = page.getByRole('spinbutton', { name: 'Số tin' });
    await userEvent.fill(count, '');
    await userEvent.fill(count, '7');
    await expect.poll(() => lastBlocks().find(({ config }) => config)?.config?.limit).toBe(7);
    expect(lastBlocks()).toHaveLength(4);
  });

  test('a block that ends before it starts keeps its old times and says so', async () => {
    const late = aBlock('b', { startTime: '2026-11-22T11:00:00.000Z' });
    await openCanvas(aLayout({ blocks: [late] }));
    await userEvent.click(handle('Khối Văn hóa', 'Chính'));
    await userEvent.fill(page.getByRole('textbox', { name: 'Hiện đến' }), '21/11/2026 08:00');
    await userEvent.tab();
    await expect.element(page.getByText('Phải kết thúc sau khi bắt đầu.')).toBeVisible();
    expect(network.to(UPDATE)).toEqual([]);
  });

  test('hidden blocks and those of templates that are off say why readers do not see them', async () => {
    const templates = [{ ...LAYOUT.templates[0], isOn: false }] as LayoutDetail['templates'];
    const blocks = [
      aBlock('b', { hidden: true }),
      aBlock('c', { region: 'right', templateId: '6', hidden: true }),
    ];
    await openCanvas(aLayout({ blocks: [aBlock('x', { region: 'top' }), ...blocks], templates }));
    await expect.element(region('Chính')).toMatchTextContent(/Khối Văn hóa.*Đang ẩn/);
  });

  test('somebody else has changed the layout: both ways out are offered', async () => {
    await openCanvas();
    network.fail(UPDATE, 409, { error: -409, code: 'VERSION_CONFLICT', message: 'Người khác đã sửa.' });
    await userEvent.click(handle('Khối Văn hóa', 'Chính'));
    await userEvent.keyboard('{Delete}');
    await expect.element(button('Giữ bản của tôi')).toBeVisible();
    await expectAccessible();
    network.answer(UPDATE, { ...LAYOUT, version: 9, blocks: [] });
    network.answer('/admin/layout/detail/7', { ...LAYOUT, version: 8 });
    await userEvent.click(button('Giữ bản của tôi'));
    await expect.poll(() => network.to(UPDATE).at(-1)?.body).toMatchObject({ version: 8 });
  });
});

describe('publishing a layout', () => {
  const place = { blockId: 'a', blockTitle: 'Nổi bật', region: 'hero' as const, slot: 2 };

  test('says first what enters and what is pushed out, then takes note and time', async () => {
    await openCanvas();
    network.answer('/admin/layout/dryRun', {
      time: '2026-11-22T03:00:00.000Z',
      enters: [{ kind: 'post', id: '1', title: 'Festival Huế', to: place }],
      leaves: [{ kind: 'post', id: '2', title: 'Bún chỉ phố cổ', from: place, to: { ...place, slot: 4 } }],
      repeated: [],
      withoutPicture: [],
      blocks: [],
    });
    network.answer('/admin/layout/publish', { ...LAYOUT, version: 3, state: 'PUBLISHED' });
    await userEvent.click(button('Áp dụng'));
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(/1 tin vào.*Festival Huế.*Nổi bật, ô 2/);
    await expect.element(dialog).toMatchTextContent(/1 tin bị đẩy ra.*Bún chỉ phố cổ.*xuống Nổi bật, ô 4/);
    await expectAccessible();
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Ghi chú phiên bản' }), 'Mùa bão');
    await userEvent.click(dialog.getByRole('button', { name: 'Áp dụng ngay' }));
    await expect
      .poll(() => network.to('/admin/layout/publish').at(-1)?.body)
      .toEqual({ id: '7', version: 2, note: 'Mùa bão' });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('is kept for those who may, and a schedule is cancelled', async () => {
    const scheduled = aLayout({ blocks: BLOCKS, publishAt: '2026-11-23T23:00:00.000Z' });
    network.answer('/admin/layout/unschedule', { ...scheduled, publishAt: null, version: 3 });
    await openCanvas(scheduled, 'ADMIN');
    await userEvent.click(button('Hủy hẹn'));
    await expect.element(page.getByText(/Tự áp dụng lúc/)).not.toBeInTheDocument();
  });

  test('an author prepares the draft and cannot publish it', async () => {
    await openCanvas(LAYOUT, 'AUTHOR');
    await expect.element(button('Áp dụng')).toHaveAttribute('aria-disabled', 'true');
  });

  test('an earlier version comes back as a draft, and that is undone', async () => {
    network.answer('/admin/layout/versions/7', {
      items: [
        {
          no: 1,
          time: '2026-11-20T03:00:00.000Z',
          userName: 'Lê Thu Hà',
          note: '',
          isPublic: true,
          blockCount: 1,
        },
      ],
    });
    network.answer('/admin/layout/restore', { ...LAYOUT, version: 3, blocks: [aBlock('b')] });
    await openCanvas(LAYOUT, 'ADMIN', '?show=versions');
    await userEvent.click(button('Lấy làm bản nháp'));
    await expect.element(region('Nổi bật')).toMatchTextContent(/Kéo mẫu nội dung/);
    await userEvent.click(button('Hoàn tác'));
    await expect.element(handle('Cụm tin nổi bật', 'Nổi bật')).toBeVisible();
  });
});

describe('time travel', () => {
  const PAST = { time: '2026-11-20T00:40:00.000Z', basis: 'SHOWN', since: '2026-11-20T00:12:00.000Z' };
  test('an earlier page is shown as readers saw it, and nothing of it is changed', async () => {
    await openCanvas();
    network.answer('/admin/layout/page', {
      ...PAST,
      layout: { id: '3', title: 'Trang chủ cũ' },
      blocks: [aComposed('z', { region: 'hero', templateTitle: 'Khối cũ' })],
    });
    await userEvent.fill(page.getByRole('textbox', { name: 'Xem lúc' }), '20/11/2026 07:40');
    await userEvent.tab();
    await expect.element(handle('Khối cũ', 'Nổi bật')).toBeVisible();
    await expect.element(page.getByText(/Trang chủ cũ · từ 20\/11\/2026 07:12/)).toBeVisible();
    await expect.element(button('Dải video Dải video · 5 tin')).not.toBeInTheDocument();
    await expectAccessible();
    await userEvent.click(button('Về bây giờ'));
    await expect.element(handle('Khối Văn hóa', 'Chính')).toBeVisible();
  });

  test('around posts it names the post that is tried, and the record what differs beside each', async () => {
    const layout = aLayout({ kind: 'POST', blocks: BLOCKS });
    await openCanvas(layout);
    const asked: Record<string, string>[] = [];
    network.reply('/admin/layout/page', (query) => {
      asked.push(Object.fromEntries(query));
      const data = {
        ...PAST,
        layout: { id: '7', title: layout.title },
        blocks: [aComposed('z', { config: { ...PLAIN_CONFIG, isRelated: true }, items: [] })],
      };
      return Response.json({ error: 0, data });
    });
    await userEvent.click(page.getByRole('button', { name: 'Điện thoại' }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Xem lúc' }), '20/11/2026 07:40');
    await userEvent.tab();
    await expect.element(page.getByText('Mỗi bài một khác, bản ghi không giữ')).toBeVisible();
    await expect.element(page.getByText(/Bản ghi chung cho mọi trang loại này/)).toBeVisible();
    expect(asked[0]).toMatchObject({ kind: 'POST', device: 'MOBILE', lang: 'vi', layoutId: '7' });
    await userEvent.click(button('Về bây giờ'));
    await expect.element(page.getByText('Thử bên bài mới nhất: Mùa lúa chín')).toBeVisible();
    await expectAccessible();
  });

  test('a mark of what is coming leads to the draft at that time', async () => {
    const time = new Date(Date.now() + 3_600_000).toISOString();
    const coming = [{ time, kind: 'POST', id: '4', title: 'Festival Huế' }];
    await openCanvas(LAYOUT, 'ADMIN', '', { shown: [], coming });
    await userEvent.click(page.getByRole('button', { name: /bài “Festival Huế” lên trang/ }));
    await expect.element(page.getByText('Dự kiến')).toBeVisible();
    await expect.poll(() => network.to('/admin/layout/preview').at(-1)?.body).toMatchObject({ at: time });
    await expect.element(handle('Khối Văn hóa', 'Chính')).toBeVisible();
  });
});

test('while no block is chosen the panel says who pinned what until when, and which lead is stale', async () => {
  const place = { blockId: 'a', blockTitle: 'Nổi bật', region: 'hero' as const, slot: 1 };
  const pin = {
    ...place,
    postId: '12',
    title: 'Bão số 13',
    until: '2026-11-22T02:00:00.000Z',
    state: 'HOLDS',
    templateId: null,
    pinnedBy: 'Phạm Đức Anh',
    pinnedTime: null,
  };
  const since = new Date(Date.now() - 15 * 3_600_000).toISOString();
  const lead = { ...place, postId: '13', title: 'Mùa lúa chín', since, leadHours: 9, isStale: true };
  await openCanvas(LAYOUT, 'ADMIN', '', undefined, { layout: null, pins: [pin], leads: [lead] });
  const panel = page.getByRole('complementary', { name: 'Khối đang chọn' });
  await expect
    .element(panel)
    .toMatchTextContent(/Bão số 13.*Nổi bật, ô 1.*Ghim đến 22\/11\/2026 09:00 · Phạm Đức Anh/);
  await expect.element(panel).toMatchTextContent(/Mùa lúa chín.*Đã ở đây 15 giờ, nhắc sau 9 giờ/);
  await expectAccessible();
});
