import type { PageBlock } from '@toasoan/contract/features/delivery/post-card.ts';
import { expect, it } from 'vitest';
import { aCard, aPost, aView } from '../../test/samples.ts';
import { articlePage } from '../pages/article-page.ts';

const LISTS = {
  latest: [aCard({ id: '8', title: 'Tin mới' })],
  mostRead: [aCard({ id: '9', title: 'Bài đọc nhiều' })],
};
const aBlock = (region: PageBlock['region'], over: Partial<PageBlock> = {}): PageBlock => ({
  key: region,
  region,
  kind: 'NEWS_GROUP',
  view: 'LIST',
  columns: 1,
  heading: `Vùng ${region}`,
  headingPath: '',
  color: '',
  posts: [aCard({ id: region, path: `/${region}` })],
  ...over,
});
const render = (blocks: PageBlock[], over = {}) => articlePage(aView(), aPost({ blocks, ...over }), LISTS);

it('regions of a layout stand around a story, and the story begins the main one', () => {
  const page = render([aBlock('top'), aBlock('main'), aBlock('right'), aBlock('bottom')]);
  const at = ['Vùng top', 'class="story"', 'Vùng main', 'Vùng right', 'Vùng bottom'].map((text) =>
    page.indexOf(text),
  );
  expect(at).toEqual([...at].sort((one, other) => one - other));
  expect(Math.min(...at)).toBeGreaterThan(0);
  expect(page).not.toContain('Tin mới');
});

it('what the site has at the right stays for the device whose layout puts nothing there', () => {
  const page = render([aBlock('right', { device: 'MOBILE' })]);
  expect(page).toMatch(/only-desktop"><section class="latest/);
  expect(render([aBlock('main')])).toContain('Tin mới');
});

it('the right region stands below a story that takes the whole width', () => {
  const page = render([aBlock('right')], { postType: 'PHOTO_STORY' });
  expect(page.indexOf('Vùng right')).toBeGreaterThan(page.indexOf('</article>'));
  expect(page).toContain('sidebars-below');
});
