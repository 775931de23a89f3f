import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { type RefObject, Suspense, useLayoutEffect, useState } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

const EditedNotes = lazyChunk(async () => {
  const [module] = await Promise.all([import('./edited-notes.tsx'), loadTexts(['notes'])]);
  return { default: module.EditedNotes };
});
const ReadNotes = lazyChunk(async () => {
  const [module] = await Promise.all([import('./read-notes.tsx'), loadTexts(['notes'])]);
  return { default: module.ReadNotes };
});

export const preloadNotes = EditedNotes.preload;
export const preloadReadNotes = ReadNotes.preload;

/** Notes beside an article in the editor. */
export function EditedPostNotes({ post, article }: { readonly post: Post; readonly article: LiveArticle }) {
  return (
    <Suspense>
      <EditedNotes post={post} article={article} />
    </Suspense>
  );
}

interface ReadPostNotesProps {
  readonly post: Post;
  /** Contains the article as it is rendered. */
  readonly root: RefObject<HTMLElement | null>;
  /** The rendered text. */
  readonly content: ArticleDocument;
  /** The room beside it. */
  readonly beside: Element | null;
}

/** Notes beside an article that is read. */
export function ReadPostNotes({ post, root, content, beside }: ReadPostNotesProps) {
  const [body, setBody] = useState<Element>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may have another element
  useLayoutEffect(
    () => setBody(root.current?.querySelector('[data-article-body]') ?? undefined),
    [root, content],
  );
  return (
    <Suspense>
      <ReadNotes post={post} content={content} body={body} beside={beside} />
    </Suspense>
  );
}
