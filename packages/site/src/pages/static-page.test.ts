import type { PublicPage } from '@toasoan/contract/features/delivery/public-page.ts';
import { describe, expect, it } from 'vitest';
import { aHead, aPicture, aView, HOSTILE } from '../../test/samples.ts';
import { staticPage } from './static-page.ts';

const link = (id: string, title: string, path: string) => ({ id, title, path });
const SELF = link('6', 'Quy chế bình luận', '/dieu-khoan/quy-che');

function aPage(over: Partial<PublicPage> = {}): PublicPage {
  return {
    ...SELF,
    lang: 'vi',
    translationOf: null,
    translations: [],
    template: 'DEFAULT',
    excerpt: 'Điều gì được đăng.',
    contentHtml: '<p>Xem <a href="/lien-he">Liên hệ</a>.</p>',
    cover: null,
    publishedTime: '2026-11-01T03:00:00.000Z',
    updateTime: '2026-11-19T03:00:00.000Z',
    uncheckedSince: null,
    parents: [link('5', 'Điều khoản', '/dieu-khoan')],
    siblings: [SELF, link('7', 'Bảo vệ dữ liệu', '/dieu-khoan/bao-ve')],
    children: [link('8', 'Mẫu khiếu nại', '/dieu-khoan/quy-che/mau')],
    allowShare: true,
    comments: { target: 'page-6', areAllowed: false },
    head: { ...aHead(), canonical: 'https://bao.example/dieu-khoan/quy-che' },
    ...over,
  };
}

describe('a static page', () => {
  it('stands among its siblings, with its children below its own name', () => {
    const page = staticPage(aView(), aPage());
    expect(page).toContain('<h1>Quy chế bình luận</h1>');
    expect(page).toContain('<a href="/dieu-khoan/quy-che" aria-current="page">Quy chế bình luận</a>');
    expect(page).toContain('<a href="/dieu-khoan/bao-ve">Bảo vệ dữ liệu</a>');
    expect(page).toContain('<a href="/dieu-khoan/quy-che/mau">Mẫu khiếu nại</a>');
    expect(page).toContain('Cập nhật 19/11/2026');
  });

  it('names for search engines what it is and what is above it', () => {
    const page = staticPage(aView(), aPage({ template: 'CONTACT', cover: aPicture() }));
    expect(page).toContain('"@type":"ContactPage"');
    expect(page).toContain('"@type":"BreadcrumbList"');
    expect(page).toContain('"item":"https://bao.example/dieu-khoan"');
    expect(page).toContain('href="mailto:toasoan@bao.example"');
    expect(staticPage(aView(), aPage({ parents: [] }))).not.toContain('BreadcrumbList');
  });

  it('says since when nobody has checked it, and nothing while somebody has', () => {
    const late = staticPage(aView(), aPage({ uncheckedSince: '2026-05-01T03:00:00.000Z' }));
    expect(late).toContain('Chưa được rà soát lại từ 01/05/2026');
    expect(staticPage(aView(), aPage())).not.toContain('rà soát lại');
  });

  it('takes the whole width with its template, and then leads to its children below the text', () => {
    const page = staticPage(aView(), aPage({ template: 'LANDING' }));
    expect(page).not.toContain('<aside');
    expect(page).toContain('<a href="/dieu-khoan/quy-che/mau">Mẫu khiếu nại</a>');
  });

  it('has readers’ comments only where the page allows them', () => {
    expect(staticPage(aView(), aPage())).not.toContain('id="comments"');
    const open = staticPage(aView(), aPage({ comments: { target: 'page-6', areAllowed: true } }));
    expect(open).toContain('data-target="page-6"');
  });

  it('escapes every text of its own, and keeps its links below a base', () => {
    const page = staticPage(
      aView({ base: '/s/viet-nam' }),
      aPage({ title: HOSTILE, excerpt: HOSTILE, parents: [link('5', HOSTILE, '/dieu-khoan')] }),
    );
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('href="/s/viet-nam/lien-he"');
    expect(page).toContain('href="/s/viet-nam/dieu-khoan"');
  });
});
