import { type ReactNode, Suspense, useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { useUploadFiles } from '#web/patterns/media/upload-slot.ts';
import { MarginColumn } from '../article-margin/margin-column.tsx';
import styles from './article-editor.module.css';
import { ArticleSurface } from './article-surface.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import type { LiveArticle } from './live-article.ts';
import { noAsks } from './schema/article-keys.ts';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import { usePageKeys } from './use-page-keys.ts';

const FindBar = lazyChunk(async () => {
  const [module] = await Promise.all([import('./find/find-bar.tsx'), loadTexts(['find'])]);
  return { default: module.FindBar };
});

interface ArticleEditorProps {
  /** Kept by the tab: `useTab().keep('article', () => createLiveArticle(…), (article) => article.destroy())`. */
  readonly article: LiveArticle;
  /** Id of the line with the error message of the text. */
  readonly problemId?: string | undefined;
  /** Read-only, without tools. */
  readonly readOnly?: boolean;
  /** Headline and standfirst: between the toolbar and the text. */
  readonly children?: ReactNode;
}

/** Pasted or dropped pictures are uploaded to the library, and inserted once they are usable. */
function useFilesOf(article: LiveArticle): void {
  const uploadFiles = useUploadFiles();
  useLayoutEffect(() => {
    article.asks.files = (files) => {
      uploadFiles?.(files, async (file) => {
        const { insertFigures } = await import('./figures/figure-commands.ts');
        if (!article.editor.isDestroyed) insertFigures(article.editor.view, [file]);
      });
      return uploadFiles !== undefined;
    };
    return () => {
      article.asks.files = () => false;
    };
  }, [article, uploadFiles]);
}

/** Toolbar and text of an article, with the margin for its notes. */
export function ArticleEditor({ article, problemId, readOnly = false, children }: ArticleEditorProps) {
  const { t } = useTranslation('article-editor');
  const surfaceId = useId();
  const [findAsked, setFindAsked] = useState(0);
  const askToFind = () => setFindAsked((asked) => asked + 1);
  useFilesOf(article);
  usePageKeys({ find: askToFind });

  useLayoutEffect(() => {
    article.asks.find = () => setFindAsked((asked) => asked + 1);
    return () => {
      article.asks.find = noAsks().find;
    };
  }, [article]);

  const find = findAsked > 0 && (
    <Suspense>
      <FindBar article={article} readOnly={readOnly} asked={findAsked} onClose={() => setFindAsked(0)} />
    </Suspense>
  );
  return (
    <section className={styles.card}>
      {readOnly ? (
        <div className={styles.find}>{find}</div>
      ) : (
        <EditorToolbar article={article} controls={surfaceId}>
          {find}
        </EditorToolbar>
      )}
      <div className={styles.page}>
        <div className={styles.text}>
          {children}
          <ArticleSurface article={article} id={surfaceId} problemId={problemId} />
        </div>
        <MarginColumn margin={article.margin} label={t('margin')} />
      </div>
      <EditorDialogs article={article} />
    </section>
  );
}
