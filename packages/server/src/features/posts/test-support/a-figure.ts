import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';

/** A picture in the form of a request: its invented key is never used. */
export const MADE_UP_KEY = 'AbCdEfGhIjKlMnOpQrStUv';

export function aFigure(mediaId: string, attrs: Record<string, string> = {}): ArticleNode {
  return {
    type: 'figure',
    attrs: { mediaId, key: MADE_UP_KEY, caption: 'Mùa gặt', alt: 'Ruộng', credit: 'Thu Hà', ...attrs },
  };
}

/** An article of a few words and these pictures. */
export function illustrated(...mediaIds: readonly string[]): ArticleDocument {
  const words: ArticleNode = {
    type: 'paragraph',
    content: [{ type: 'text', text: 'Nội dung của bài.' }],
  };
  return { type: 'doc', content: [words, ...mediaIds.map((id) => aFigure(id))] };
}
