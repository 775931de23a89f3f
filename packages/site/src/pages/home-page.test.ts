import { TEMPLATE_VIEWS } from '@toasoan/contract/features/content-templates/template-kinds.ts';
import type { PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import { describe, expect, it, test } from 'vitest';
import { aCard, aHead, aSite, aView, HOSTILE } from '../../test/samples.ts';
import { homePage } from './home-page.ts';

const block = (over: Partial<PageBlock>): PageBlock => ({
  key: 'k',
  region: 'main',
  kind: 'CATEGORY_BLOCK',
  view: 'LIST',
  columns: 1,
  heading: 'Du lịch',
  headingPath: '/chuyen-muc/du-lich',
  color: '#0b6b4a',
  posts: [],
  ...over,
});
const some = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aCard({ id: String(index), path: `/bai-${index}`, title: `Bài ${index}` }),
  );
const render = (blocks: PageBlock[], view = aView()) =>
  homePage(view, { fallbackLang: null, lang: view.lang, blocks, head: aHead('Cổng thông tin Việt Nam') });

describe('the home page', () => {
  test.each(TEMPLATE_VIEWS)('shows each post of a block once, as %s', (view) => {
    const page = render([block({ view, posts: some(4) })]);
    for (const { path } of some(4)) expect(page.split(`href="${path}"`)).toHaveLength(2);
  });

  it('fetches the picture of its lead before all others', () => {
    const page = render([
      block({ kind: 'HERO', region: 'hero', posts: some(5) }),
      block({ kind: 'LATEST', heading: '', posts: some(3) }),
    ]);
    expect(page.match(/fetchpriority="high"/g)).toHaveLength(1);
    expect(page).toContain('<h2>Mới nhất</h2>');
  });

  it('sets two stories with pictures below a lead that has none, each story once', () => {
    const [first, ...rest] = some(5);
    if (first === undefined) throw new Error('no posts');
    const bare = rest.map((post, index) => (index < 2 ? { ...post, cover: null } : post));
    const page = render([
      block({ kind: 'HERO', region: 'hero', posts: [{ ...first, cover: null }, ...bare] }),
    ]);
    const [, pair = ''] = page.split('lead-pair');
    expect(pair.indexOf('/bai-3')).toBeLessThan(pair.indexOf('/bai-4'));
    for (const { path } of some(5)) expect(page.split(`href="${path}"`)).toHaveLength(2);
  });

  it('names a running report above everything', () => {
    const page = render([block({ posts: [aCard({ postType: 'LIVE', title: 'Bão số 13' })] })]);
    expect(page.indexOf('live-strip')).toBeLessThan(page.indexOf('lead-grid') + 1 || page.length);
    expect(page).toContain('<strong>Trực tiếp</strong><a href="/mua-lua-chin">Bão số 13</a>');
  });

  it('says that there is nothing yet where there is nothing', () => {
    expect(render([])).toContain('Chưa có bài nào ở đây.');
  });

  it('escapes headings, names and addresses of menus', () => {
    const item = {
      id: '1',
      parentId: null,
      title: HOSTILE,
      href: 'javascript:alert(1)',
      opensNewTab: false,
      isNofollow: false,
      badge: HOSTILE,
      icon: '',
      activeMatch: 'EXACT' as const,
    };
    const site = aSite({ menus: [{ position: 'MAIN', lang: 'vi', items: [item] }] });
    const page = render([block({ heading: HOSTILE, posts: some(1) })], aView({ site }));
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('javascript:');
  });

  it('makes menu and imprint of what the project has', () => {
    const page = render([]);
    expect(page).toContain('<a href="/chuyen-muc/du-lich">Du lịch</a>');
    expect(page).toContain('Giấy phép số 00/GP-TTĐT, cấp ngày 02/01/2026.');
    expect(page).toContain('Người chịu trách nhiệm nội dung: Trần Minh Quân.');
  });
});
