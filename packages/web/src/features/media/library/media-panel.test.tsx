import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { freshBrowser } from '../../../../test/open-console.tsx';
import { aMedia } from './test-support/a-media.ts';
import { openFile, UPDATE } from './test-support/open-library.tsx';

let network: Network;
beforeEach(() => {
  network = freshBrowser();
});

const panel = () => page.getByRole('region', { name: 'Mùa lúa chín' });
const choose = async (name: string | RegExp, option: string) => {
  await userEvent.click(panel().getByRole('button', { name }));
  await userEvent.click(page.getByRole('option', { name: option, exact: true }));
};

describe('the details of a file', () => {
  test('are saved by Ctrl+S, which sends only changed fields', async () => {
    const media = aMedia({ alt: '' });
    network.answer(UPDATE, { ...media, alt: 'Nông dân gặt lúa', version: 2 });
    await openFile(network, media);
    await userEvent.fill(panel().getByLabelText('Văn bản thay thế'), 'Nông dân gặt lúa');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(panel().getByText(/^Sửa lần cuối/)).toBeVisible();
    expect(network.to(UPDATE)[0]?.body).toEqual({ id: '11', version: 1, alt: 'Nông dân gặt lúa' });
  });

  test('show at once what would block publishing, and ask for consent only where it is needed', async () => {
    await openFile(network, aMedia({ credit: '', licence: 'AGENCY' }));
    await expect.element(panel().getByText('Thiếu tác giả hoặc nguồn ảnh.')).toBeVisible();
    await expect.element(panel().getByText('Độ tuổi', { exact: true })).not.toBeInTheDocument();
    await choose(/^Có trẻ em nhận diện được/, 'Có');
    await expect.element(panel().getByText('Độ tuổi', { exact: true })).toBeVisible();
    await expect
      .element(panel().getByText('Có trẻ em nhận diện được mà chưa đủ đồng ý.'))
      .toBeInTheDocument();
    await userEvent.click(panel().getByRole('switch', { name: 'Hoạt động công cộng' }));
    await expect.element(panel().getByText('Độ tuổi', { exact: true })).not.toBeInTheDocument();
    await userEvent.fill(panel().getByLabelText('Tác giả / nguồn ảnh'), 'TTXVN');
    await expect.element(panel().getByText(/^Chưa xuất bản được/)).not.toBeInTheDocument();
  });

  test('name the accounts of people shown', async () => {
    const media = aMedia({ people: [{ id: '7', title: 'Vũ Thanh An' }] });
    network.answer('/admin/user/search', {
      items: [{ userId: '12', displayName: 'Hoài Nam', avatar: null, accountType: 'figure' }],
      total: 1,
      page: 1,
      limit: 10,
    });
    network.answer(UPDATE, { ...media, version: 2 });
    await openFile(network, media);
    await expect.element(panel().getByText('Vũ Thanh An')).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Nhân vật có tài khoản' }));
    await userEvent.click(page.getByRole('option', { name: 'Hoài Nam' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect
      .poll(() => network.to(UPDATE)[0]?.body)
      .toEqual({ id: '11', version: 1, personIds: ['7', '12'] });
  });

  test('ask for the reader-facing label of AI content', async () => {
    await openFile(network, aMedia());
    await choose(/^Nội dung AI/, 'AI tạo ra');
    await expect.element(panel().getByText('Nội dung AI chưa có nhãn cho bạn đọc.')).toBeInTheDocument();
    await userEvent.fill(panel().getByLabelText(/^Nhãn AI cho bạn đọc/), 'Ảnh do AI tạo');
    await expect.element(panel().getByText('Nội dung AI chưa có nhãn cho bạn đọc.')).not.toBeInTheDocument();
  });

  test('reject coordinates outside the valid range', async () => {
    await openFile(network, aMedia());
    await userEvent.fill(panel().getByLabelText('Tọa độ'), 'Hà Nội');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect
      .poll(() => document.querySelector('[data-field="coordinates"][data-problem]'))
      .not.toBeNull();
    expect(network.to(UPDATE)).toHaveLength(0);
  });

  test("of another user's file are read-only and say why", async () => {
    await openFile(network, aMedia({ mayEdit: false }), 'AUTHOR');
    await expect.element(panel().getByLabelText('Văn bản thay thế')).toBeDisabled();
    await expect
      .element(panel().getByRole('button', { name: /^Lưu/ }).first())
      .toHaveAttribute('aria-disabled', 'true');
  });

  test('let only users with the licence right change the state of the rights', async () => {
    await openFile(network, aMedia(), 'EDITOR');
    await expect.element(panel().getByRole('button', { name: /^Tình trạng bản quyền/ })).toBeDisabled();
    await expect.element(panel().getByText('Người phụ trách bản quyền quyết định.')).toBeInTheDocument();
  });
});

describe('the uses of a file', () => {
  test('are listed by class with links', async () => {
    await openFile(network, aMedia({ useCount: 2 }), 'ADMIN', [
      {
        entity: 'post',
        entityId: '7',
        title: 'Mùa vàng',
        place: 'cover',
        useClass: 'PLACED',
        state: 'PUBLISHED',
        isHidden: false,
      },
      {
        entity: 'post',
        entityId: '8',
        title: 'Bản nháp',
        place: 'body',
        useClass: 'DRAFT',
        state: 'DRAFT',
        isHidden: false,
      },
    ]);
    await expect.element(panel().getByText('Nơi sử dụng (2)')).toBeInTheDocument();
    await expect.element(panel().getByText('Bạn đọc đang thấy (1)')).toBeInTheDocument();
    await expect
      .element(panel().getByRole('link', { name: 'Mùa vàng' }))
      .toHaveAttribute('href', '/manager_post/view/7?project=1');
    await expect.element(panel().getByText('Trong bản nháp (1)')).toBeInTheDocument();
  });
});

describe('a file that failed to process', () => {
  test('shows the reason and offers another try', async () => {
    const media = aMedia({ state: 'FAILED', failure: 'ENCRYPTED' });
    await openFile(network, media);
    network.answer('/admin/media/transition/11', {
      ...media,
      state: 'PROCESSING',
      failure: null,
      version: 2,
    });
    await expect.element(panel().getByText(/^Không nhận được tệp này: Tệp có mật khẩu/)).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Xử lý lại' }));
    await expect.element(page.getByText('Đang xử lý lại “Mùa lúa chín”.')).toBeVisible();
    expect(network.to('/admin/media/transition/11')[0]?.body).toEqual({ version: 1, move: 'retry' });
  });

  test('asks for a reason before quarantine', async () => {
    const media = aMedia();
    await openFile(network, media);
    network.answer('/admin/media/transition/11', { ...media, state: 'QUARANTINED', version: 2 });
    await userEvent.click(panel().getByRole('button', { name: 'Cách ly' }));
    const asked = page.getByRole('dialog', { name: 'Cách ly “Mùa lúa chín”' });
    await userEvent.fill(asked.getByLabelText('Lý do'), 'Tác giả yêu cầu gỡ');
    await userEvent.click(asked.getByRole('button', { name: 'Cách ly' }));
    await expect
      .poll(() => network.to('/admin/media/transition/11')[0]?.body)
      .toEqual({ version: 1, move: 'quarantine', reason: 'Tác giả yêu cầu gỡ' });
  });
});
