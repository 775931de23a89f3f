import { type ReactNode, useCallback, useId, useLayoutEffect, useState } from 'react';
import styles from './article-editor.module.css';
import { ArticleSurface } from './article-surface.tsx';
import { LinkDialog } from './link-dialog.tsx';
import type { LiveArticle } from './live-article.ts';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';

interface ArticleEditorProps {
  /** Kept by the tab: `useTab().keep('article', () => createLiveArticle(…), (article) => article.destroy())`. */
  readonly article: LiveArticle;
  /** Id of the line that says what is wrong with the text. */
  readonly problemId?: string | undefined;
  /** Headline and standfirst: between the toolbar and the text. */
  readonly children?: ReactNode;
}

/** Toolbar and text of an article in one card. */
export function ArticleEditor({ article, problemId, children }: ArticleEditorProps) {
  const surfaceId = useId();
  const [isLinking, setIsLinking] = useState(false);
  const openLink = useCallback(() => setIsLinking(true), []);
  const closeLink = useCallback(() => setIsLinking(false), []);

  useLayoutEffect(() => {
    article.asks.link = openLink;
    return () => {
      article.asks.link = () => undefined;
    };
  }, [article, openLink]);

  return (
    <section className={styles.card}>
      <EditorToolbar article={article} controls={surfaceId} onLink={openLink} />
      <div className={styles.page}>
        {children}
        <ArticleSurface article={article} id={surfaceId} problemId={problemId} onLink={openLink} />
      </div>
      {isLinking && <LinkDialog editor={article.editor} onClose={closeLink} />}
    </section>
  );
}
