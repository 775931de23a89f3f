import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';

export const paragraph = (text: string): ArticleNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

export const articleOf = (...texts: readonly string[]): ArticleDocument => ({
  type: 'doc',
  content: texts.map(paragraph),
});
