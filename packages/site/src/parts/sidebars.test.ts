import type { PageSidebar } from '@toasoan/contract/features/delivery/page-around.ts';
import type { PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import { describe, expect, it } from 'vitest';
import { aCard, aHead, aPost, aView, HOSTILE } from '../../test/samples.ts';
import { articlePage } from '../pages/article-page.ts';
import { homePage } from '../pages/home-page.ts';
import { tagPage } from '../pages/list-pages.ts';

const card = aCard({ id: '77', path: '/ben-canh', title: 'Bài bên cạnh' });
const aBlock = (over: Partial<PageBlock> = {}): PageBlock => ({
  key: '5-khoi',
  region: 'right',
  kind: 'NEWS_GROUP',
  view: 'LIST',
  columns: 1,
  heading: 'Nên đọc',
  headingPath: '',
  color: '',
  posts: [card],
  ...over,
});
const aSidebar = (over: Partial<PageSidebar> = {}): PageSidebar => ({
  side: 'RIGHT',
  sticky: false,
  hideOnMobile: false,
  blocks: [aBlock()],
  ...over,
});
const LISTS = {
  latest: [aCard({ id: '8', title: 'Tin mới' })],
  mostRead: [aCard({ id: '9', title: 'Đọc nhiều' })],
};
const asides = (page: string) => page.match(/<aside[^>]*>/g) ?? [];

describe('sidebars on the site', () => {
  it('stand instead of the site’s own lists beside an article, and those are there without them', () => {
    const plain = articlePage(aView(), aPost(), LISTS);
    expect(plain).toContain('Tin mới');
    const page = articlePage(aView(), aPost({ sidebars: [aSidebar({ sticky: true })] }), LISTS);
    expect(page).toContain('<div class="sidebar sticky">');
    expect(page).toContain('href="/ben-canh"');
    expect(page).not.toContain('Tin mới');
  });

  it('stand below a story that takes the whole width', () => {
    const sidebars = [aSidebar({ side: 'LEFT' })];
    const page = articlePage(aView(), aPost({ postType: 'LONGFORM', sidebars }), LISTS);
    expect(page).not.toContain('with-left');
    expect(page.indexOf('sidebars-below')).toBeGreaterThan(page.indexOf('</article>'));
  });

  it('have a column for each side, each with a name, and leave no column where there is none', () => {
    const tag = { id: '1', path: '/the/a', title: 'Thẻ', kind: 'TAG' as never, description: '', image: null };
    const whole = { ...tag, posts: [aCard()], next: null, head: aHead() };
    const bare = tagPage(aView(), whole, { isLater: false });
    expect(asides(bare)).toEqual([]);
    expect(bare).not.toContain('two-columns');
    const sidebars = [aSidebar({ side: 'LEFT', hideOnMobile: true }), aSidebar()];
    const page = tagPage(aView(), { ...whole, sidebars }, { isLater: false });
    expect(asides(page)).toEqual([
      '<aside class="side" aria-label="Cột bên phải">',
      '<aside class="side left-side" aria-label="Cột bên trái">',
    ]);
    expect(page).toContain('<div class="sidebar only-desktop">');
  });

  it('stand beside the home page, with or without a layout, and escape what they say', () => {
    const sidebars = [aSidebar({ blocks: [aBlock({ heading: HOSTILE })] })];
    const blocks = [aBlock({ key: 'k', region: 'main', posts: [aCard()] })];
    for (const layouts of [
      [],
      [
        { device: 'DESKTOP' as const, code: 'a' },
        { device: 'MOBILE' as const, code: 'a' },
      ],
    ]) {
      const page = homePage(aView(), {
        lang: 'vi',
        fallbackLang: null,
        blocks,
        layouts,
        sidebars,
        head: aHead(),
      });
      expect(page).toContain('aria-label="Cột bên phải"');
      expect(page).not.toContain('<script>alert');
    }
  });
});
