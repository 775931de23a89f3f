import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { emptyDocument } from '@toasoan/contract/article/document.ts';
import type { ArticleVersion } from '@toasoan/contract/features/articles/history/article-version.ts';
import type { PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { PLAIN_DETAILS } from '@toasoan/contract/features/posts/post-details.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Network } from '../../../../../test/network.ts';
import { openConsole } from '../../../../../test/open-console.tsx';
import { aSession } from '../../../../../test/people.ts';
import { aWholePost } from '../../test-support/a-post.ts';
import { aStep, DETAIL, LOG } from '../../test-support/open-posts.tsx';

export const HISTORY = '/admin/post/history/5';

export interface Save extends ArticleVersion {
  readonly snapshot: PostSnapshot;
}

export const aVersion = (no: number, changes: Partial<ArticleVersion> = {}): ArticleVersion => ({
  no,
  kind: 'save',
  isPublic: false,
  time: `2026-11-20T03:0${no}:00.000Z`,
  userId: '7',
  userName: 'Nguyễn Lan',
  changedFields: ['title'],
  note: '',
  isSubstantive: false,
  ...changes,
});
export const aSnapshot = (changes: Partial<PostSnapshot> = {}): PostSnapshot => ({
  title: 'Mùa lúa chín',
  slug: 'mua-lua-chin',
  excerpt: 'Ruộng bậc thang vào mùa.',
  content: emptyDocument,
  mainCategoryId: '2',
  categories: [{ id: '2', title: 'Du lịch' }],
  tags: [],
  keywords: [],
  authors: [{ displayName: 'Hà Anh', role: 'WRITER' }],
  seoTitle: '',
  seoDescription: '',
  details: PLAIN_DETAILS,
  ...changes,
});

export async function openSaves(
  network: Network,
  saves: readonly Save[],
  search = '',
  post: Partial<Post> = {},
): Promise<void> {
  const session = aSession();
  localStorage.setItem('token', session.token);
  localStorage.setItem('layout-config', JSON.stringify({ state: { projectCurrentId: '1' }, version: 2 }));
  network.answer('/admin/me', session);
  network.answer(DETAIL, aWholePost({ version: 3, mayEdit: true, ...post }));
  network.answer(LOG, { items: [aStep({ time: '2026-11-20T03:01:30.000Z' })], hasMore: false });
  network.answer(HISTORY, { items: saves.map(({ snapshot: _, ...facts }) => facts), hasMore: false });
  for (const save of saves) network.answer(`/admin/post/version/5/${save.no}`, save);
  await openConsole(`/manager_post/history/5${search}`);
  await expect.element(list()).toBeVisible();
}

export const list = () => page.getByRole('navigation', { name: 'Các phiên bản' });
export const entry = (no: number) => list().getByRole('button', { name: new RegExp(`#${no}(?!\\d)`) });
/** 20,000 words in 500 paragraphs. */
function longBody(changed: ReadonlySet<number>): ArticleDocument {
  const text = (at: number) =>
    Array.from({ length: 40 }, (_, word) => `chữ${(at * 7 + word * 13) % 97}`).join(' ') +
    (changed.has(at) ? ' thêm một ý mới' : '');
  return {
    type: 'doc',
    content: Array.from({ length: 500 }, (_, at) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: text(at) }],
    })),
  };
}

/** Two versions of 20,000 words, with 60 paragraphs changed between them. */
export const LONG_SAVES: readonly Save[] = [
  {
    ...aVersion(2, { changedFields: ['content'] }),
    snapshot: aSnapshot({ content: longBody(new Set(Array.from({ length: 60 }, (_, at) => at * 8))) }),
  },
  { ...aVersion(1, { changedFields: [] }), snapshot: aSnapshot({ content: longBody(new Set()) }) },
];
