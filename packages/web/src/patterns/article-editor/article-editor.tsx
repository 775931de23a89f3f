import { Focus, Search } from 'lucide-react';
import { type ReactNode, Suspense, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferedCommands } from '#web/core/commands/page-commands.ts';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { useUploadFiles } from '#web/patterns/media/upload-slot.ts';
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

const FocusLine = lazyChunk(async () => ({
  default: (await import('./focus-mode/focus-line.tsx')).FocusLine,
}));

/** Its room is there before. */
const MarginColumn = lazyChunk(async () => ({
  default: (await import('../article-margin/margin-column.tsx')).MarginColumn,
}));

interface ArticleEditorProps {
  /** Kept by the tab: `useTab().keep('article', () => createLiveArticle(…), (article) => article.destroy())`. */
  readonly article: LiveArticle;
  /** Id of the line with the error message of the text. */
  readonly problemId?: string | undefined;
  /** Read-only, without tools. */
  readonly readOnly?: boolean;
  /** Room for notes beside the text, on wide screens. */
  readonly hasMargin?: boolean;
  /** Where the text is kept, for the mode that hides everything else. */
  readonly status?: ReactNode;
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

/** What the palette can do with the text. */
function useTextCommands({ asks }: LiveArticle, readOnly: boolean): void {
  const { t } = useTranslation('article-editor');
  const commands = useMemo(() => {
    const find = {
      name: 'find',
      label: t('more.find'),
      icon: <Search size={16} aria-hidden />,
      run: () => asks.find(),
    };
    const focusMode = {
      name: 'focusMode',
      label: t('more.focusMode'),
      icon: <Focus size={16} aria-hidden />,
      run: () => asks.focusMode(true),
    };
    return readOnly ? [find] : [find, focusMode];
  }, [asks, readOnly, t]);
  useOfferedCommands(commands);
}

/** Toolbar and text of an article, with the margin for its notes. */
export function ArticleEditor({
  article,
  problemId,
  readOnly = false,
  hasMargin = true,
  status,
  children,
}: ArticleEditorProps) {
  const { t } = useTranslation('article-editor');
  const surfaceId = useId();
  const [findAsked, setFindAsked] = useState(0);
  const [isFocused, setIsFocused] = useState(false);
  const card = useRef<HTMLElement>(null);
  // Whoever may not write any more has to see why.
  if (isFocused && readOnly) setIsFocused(false);
  useFilesOf(article);
  usePageKeys({
    find: () => article.asks.find(),
    focusMode: () => article.asks.focusMode(!isFocused),
  });
  useTextCommands(article, readOnly);

  useLayoutEffect(() => {
    article.asks.find = () => {
      // Letters typed before the bar is there belong to it, never to the text.
      article.editor.view.dom.blur();
      setFindAsked((asked) => asked + 1);
    };
    article.asks.focusMode = setIsFocused;
    return () => {
      const { find, focusMode } = noAsks();
      Object.assign(article.asks, { find, focusMode });
    };
  }, [article]);

  const find = findAsked > 0 && (
    <Suspense>
      <FindBar article={article} readOnly={readOnly} asked={findAsked} onClose={() => setFindAsked(0)} />
    </Suspense>
  );
  return (
    <section ref={card} className={styles.card}>
      {readOnly || isFocused ? (
        <div className={styles.top}>
          <Suspense>
            {isFocused && (
              <FocusLine
                article={article}
                element={card}
                status={status}
                onLeave={() => setIsFocused(false)}
              />
            )}
          </Suspense>
          {find}
        </div>
      ) : (
        <EditorToolbar article={article} controls={surfaceId}>
          {find}
        </EditorToolbar>
      )}
      <div className={styles.page} data-alone={isFocused || !hasMargin}>
        <div className={styles.text}>
          {children}
          <ArticleSurface article={article} id={surfaceId} problemId={problemId} />
        </div>
        <Suspense>{hasMargin && !isFocused && <MarginColumn of={article} label={t('margin')} />}</Suspense>
      </div>
      <EditorDialogs article={article} />
    </section>
  );
}
