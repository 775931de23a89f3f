import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { type RefObject, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import type { NotedText } from '#web/patterns/article-editor/notes/noted-text.ts';
import type { ArticleMargin } from '#web/patterns/article-margin/article-margin.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

const NotesPanel = lazyChunk(async () => {
  const [module] = await Promise.all([import('./notes-panel.tsx'), loadTexts(['notes'])]);
  return { default: module.NotesPanel };
});

export const preloadNotes = NotesPanel.preload;

/** Notes beside an article in the editor. */
export function EditedPostNotes({ post, article }: { readonly post: Post; readonly article: LiveArticle }) {
  const [text, setText] = useState<NotedText>();
  useEffect(() => {
    let isHere = true;
    void import('#web/patterns/article-editor/notes/noted-editor.ts').then(({ notedEditor }) => {
      if (isHere && !article.editor.isDestroyed) setText(notedEditor(article));
    });
    return () => {
      isHere = false;
    };
  }, [article]);
  return (
    <Suspense>
      <NotesPanel post={post} text={text} margin={article.margin} />
    </Suspense>
  );
}

interface ReadPostNotesProps {
  readonly post: Post;
  /** Contains the article as it is rendered. */
  readonly root: RefObject<HTMLElement | null>;
  /** The rendered text. */
  readonly content: ArticleDocument;
  readonly margin: ArticleMargin;
}

/** Notes beside an article that is read. */
export function ReadPostNotes({ post, root, content, margin }: ReadPostNotesProps) {
  const [make, setMake] = useState<{ readonly of: (root: Element) => NotedText }>();
  useEffect(() => {
    void import('./read-only-notes.ts').then(({ readOnlyNotes }) => setMake({ of: readOnlyNotes }));
  }, []);
  const [body, setBody] = useState<Element>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may have another element
  useLayoutEffect(
    () => setBody(root.current?.querySelector('[data-article-body]') ?? undefined),
    [root, content],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: passages of another text are searched again
  const text = useMemo(() => body && make?.of(body), [body, make, content]);
  return (
    <Suspense>
      <NotesPanel post={post} text={text} margin={margin} />
    </Suspense>
  );
}
