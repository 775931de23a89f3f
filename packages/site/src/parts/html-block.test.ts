import { staysInBlock } from '@toasoan/contract/features/content-templates/template-rules.ts';
import type { PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import { describe, expect, it, test } from 'vitest';
import { aCard, aView, HOSTILE } from '../../test/samples.ts';
import { block } from './blocks.ts';
import { blockStyles } from './html-block.ts';

const aBlock = (over: Partial<PageBlock>): PageBlock => ({
  key: 'k',
  region: 'main',
  kind: 'HTML',
  view: 'LIST',
  columns: 1,
  heading: '',
  headingPath: '',
  color: '',
  posts: [],
  ...over,
});
const shown = (over: Partial<PageBlock>, view = aView()) => block(view, aBlock(over)).text;

describe('a block of HTML', () => {
  it('stands in a tree of its own, with its styles as the policy names them', () => {
    const given = aBlock({ html: '<p class="a">Cảm ơn</p>', css: '.a {\r\n  color: red;\r\n}' });
    const [style = ''] = blockStyles({ blocks: [given], sidebars: [] });
    expect(style).toContain('.a {\n  color: red;\n}');
    expect(block(aView(), given).text).toContain(
      `<div class="html-block"><div><template shadowrootmode="open"><style>${style}</style><p class="a">Cảm ơn</p></template></div></div>`,
    );
  });

  it('never ends its style element, and keeps its links below a base', () => {
    const css = 'a{}</style><script>alert(1)</script>';
    expect(shown({ html: '<p>a</p>', css })).not.toContain('<script>');
    const view = aView({ base: '/s/viet-nam' });
    expect(shown({ html: '<a href="/lien-he">Liên hệ</a>' }, view)).toContain('href="/s/viet-nam/lien-he"');
  });

  it('names the styles of sidebars too, each once, and none of other blocks', () => {
    const given = aBlock({ html: '<p>a</p>', css: 'p{color:red}' });
    const sidebar = { side: 'RIGHT' as const, sticky: false, hideOnMobile: false, blocks: [given] };
    const other = aBlock({ kind: 'LATEST', posts: [aCard()] });
    expect(blockStyles({ blocks: [given, other], sidebars: [sidebar] })).toHaveLength(1);
    expect(blockStyles({})).toEqual([]);
  });
});

describe('a block whose content is elsewhere', () => {
  it('is a banner with its picture and its address', () => {
    const image = { mediaId: '9', key: 'AAAAAAAAAAAAAAAAAAAAAA' };
    const banner = shown({
      kind: 'BANNER',
      heading: HOSTILE,
      headingPath: 'https://tai-tro.example/',
      image,
    });
    expect(banner).toMatch(/<a href="https:\/\/tai-tro.example\/" rel="noopener nofollow"><img src="[^"]+"/);
    expect(banner).not.toContain('<script>');
  });

  test.each(['WEATHER', 'NEWSLETTER', 'CONTEST_GALLERY', 'BANNER'] as const)(
    'leads there with its words, and to no address that acts: %s',
    (kind) => {
      const words = { kind, heading: 'Thời tiết', subHeading: 'Dự báo ba ngày' };
      const leads = shown({ ...words, headingPath: '/thoi-tiet' });
      expect(leads).toContain('<h2><a href="/thoi-tiet">Thời tiết</a></h2><p>Dự báo ba ngày</p>');
      expect(shown({ ...words, headingPath: 'javascript:alert(1)' })).not.toContain('javascript:');
    },
  );
});

test.each([
  '.a { color: red }',
  '@media (max-width: 600px) { .a { display: none } }',
  '/* host: url */ a:hover { text-decoration: underline }',
  '.a { position: absolute }',
])('styles that stay in their block are kept: %s', (css) => {
  expect(staysInBlock(css)).toBe(true);
});
