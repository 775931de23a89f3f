import { type ReactNode, Suspense, useId, useLayoutEffect, useState } from 'react';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { useUploadFiles } from '#web/patterns/media/upload-slot.ts';
import styles from './article-editor.module.css';
import { ArticleSurface } from './article-surface.tsx';
import type { LiveArticle } from './live-article.ts';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';

const LinkDialog = lazyChunk(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));
const EmbedDialog = lazyChunk(async () => ({
  default: (await import('./embeds/embed-dialog.tsx')).EmbedDialog,
}));
const AttachmentPicker = lazyChunk(async () => ({
  default: (await import('./attachments/attachment-picker.tsx')).AttachmentPicker,
}));
const FigurePicker = lazyChunk(async () => ({
  default: (await import('./figures/figure-picker.tsx')).FigurePicker,
}));

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

/** Toolbar and text of an article in one card. */
export function ArticleEditor({ article, problemId, readOnly = false, children }: ArticleEditorProps) {
  const surfaceId = useId();
  const [dialog, setDialog] = useState<'link' | 'embed' | 'figure' | 'attachment'>();
  const close = () => setDialog(undefined);
  useFilesOf(article);

  useLayoutEffect(() => {
    article.asks.link = () => setDialog('link');
    article.asks.embed = () => setDialog('embed');
    article.asks.figure = () => setDialog('figure');
    article.asks.attachment = () => setDialog('attachment');
    return () => {
      article.asks.link = () => undefined;
      article.asks.embed = () => undefined;
      article.asks.figure = () => undefined;
      article.asks.attachment = () => undefined;
    };
  }, [article]);

  return (
    <section className={styles.card}>
      {!readOnly && <EditorToolbar article={article} controls={surfaceId} />}
      <div className={styles.page}>
        {children}
        <ArticleSurface article={article} id={surfaceId} problemId={problemId} />
      </div>
      <Suspense>
        {dialog === 'link' && <LinkDialog editor={article.editor} onClose={close} />}
        {dialog === 'embed' && <EmbedDialog editor={article.editor} onClose={close} />}
        {dialog === 'attachment' && <AttachmentPicker editor={article.editor} onClose={close} />}
        {dialog === 'figure' && <FigurePicker editor={article.editor} onClose={close} />}
      </Suspense>
    </section>
  );
}
