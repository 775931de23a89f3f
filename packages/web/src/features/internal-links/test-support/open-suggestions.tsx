import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type {
  PlacedPlace,
  SuggestedPage,
  SuggestedPost,
  WrittenPostLinks,
} from '@toasoan/contract/features/internal-links/article-links.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Network } from '../../../../test/network.ts';
import { anOpenPost, openEditor, panel } from '../../posts/editing/test-support/open-editor.tsx';

/** A place of the keyword “Huế”. */
export function placed(place: Pick<PlacedPlace, 'run' | 'from' | 'to'> & { phrase?: string }): PlacedPlace {
  const phrase = place.phrase ?? 'Huế';
  return {
    phrase,
    href: '/the/hue',
    target: 'tag:8',
    rule: {
      id: '5',
      keyword: phrase,
      targetType: 'tag',
      priority: 50,
      maxPerPost: 1,
      title: '',
      openNewTab: false,
      nofollow: false,
      version: 1,
    },
    ...place,
  };
}

/** A tag whose name stands in the first line. */
export function suggested(name: string, href: string, from: number): SuggestedPage {
  return { run: 2, from, to: from + name.length, phrase: name, name, href, kind: 'tag', id: href };
}

/** A post on the same subject. */
export function suggestedPost(changes: Partial<SuggestedPost> = {}): SuggestedPost {
  return {
    id: '31',
    title: 'Giữ lửa tranh Đông Hồ',
    href: '/giu-lua',
    publishedTime: '2026-11-20T03:00:00.000Z',
    shared: { tags: ['Tranh dân gian'], accounts: [], words: '' },
    place: null,
    linksHere: false,
    ...changes,
  };
}

/** Opens the editor of a post with the panel of its links. */
export async function openSuggestions(
  network: Network,
  content: ArticleDocument,
  links: Partial<WrittenPostLinks>,
  post: Partial<Post> = {},
): Promise<void> {
  network.answer('/admin/internal-link/written', {
    isOff: false,
    placed: [],
    pages: [],
    posts: [],
    ...links,
  });
  await openEditor(network, anOpenPost({}, { content, ...post }));
  await userEvent.click(panel('Liên kết nội bộ'));
  await expect.element(page.getByText(/Liên kết tự chèn không nằm trong chữ/)).toBeVisible();
}
