import { describe, expect, it } from 'vitest';
import { readHtmlBlocks } from '../../../../test/read-html-blocks.ts';
import { takeCredits } from './closing-credits.ts';

const creditsOf = (html: string) => takeCredits(readHtmlBlocks(`<p>Đoạn cuối của bài.</p>${html}`), []);

describe('takeCredits', () => {
  it.each([
    '<p>Nội dung: Minh Khuê, Bảo An</p><p>Ảnh: Tư liệu gia đình</p><p>Thiết kế: Tổ đồ họa</p><p>Xuất bản: 21/11/2026 07:00</p>',
    '<p>Bài: Minh Khuê; Ảnh: Bảo An</p>',
    '<p><b>Văn:</b> Minh Khuê<br><b>Ảnh:</b> Bảo An</p>',
    '<div>Thực hiện: Minh Khuê - Bảo An<br>Đồ họa: Quang Đức</div>',
  ])('has the names of those who wrote, and none of its lines in the text: %s', (html) => {
    expect(creditsOf(html)).toMatchObject({
      authors: ['Minh Khuê', 'Bảo An'],
      blocks: [{ kind: 'paragraph' }],
    });
  });

  it.each([
    '<p>Nội dung: Minh Khuê</p><p>Mọi người vui vẻ ra về.</p>',
    '<p>Nội dung: Giao lưu văn nghệ</p><p>Tổ chức: Nhà văn hóa phường</p>',
    '<p>Nội dung: Minh Khuê</p>',
  ])('is nothing in %s', (html) => {
    expect(creditsOf(html)).toBeUndefined();
  });
});
