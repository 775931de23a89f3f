import type { ArticleDocument, ArticleNode } from '@toasoan/contract/article/article-node.ts';
import type { ReferredFile } from './media-reference-view.ts';

type File = Pick<ReferredFile, 'key' | 'width' | 'height'>;

/** The article with the keys and sizes that its pictures have in the library; itself where they are right. */
export function figuresAsFiles(document: ArticleDocument, files: ReadonlyMap<string, File>): ArticleDocument {
  return settled(document, files) as ArticleDocument;
}

function settled(node: ArticleNode, files: ReadonlyMap<string, File>): ArticleNode {
  if (node.type === 'figure') return asFile(node, files.get(String(node.attrs?.mediaId ?? '')));
  const content = node.content?.map((child) => settled(child, files));
  const isSame = content === undefined || content.every((child, at) => child === node.content?.[at]);
  return isSame ? node : { ...node, content };
}

function asFile(node: ArticleNode, file: File | undefined): ArticleNode {
  if (file === undefined) return node;
  const { key, width, height } = file;
  const { attrs } = node;
  if (attrs?.key === key && attrs.width === width && attrs.height === height) return node;
  return { ...node, attrs: { ...attrs, key, width, height } };
}
