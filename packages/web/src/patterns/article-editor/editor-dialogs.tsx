import { Suspense, useLayoutEffect, useState } from 'react';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { LiveArticle } from './live-article.ts';
import { noAsks } from './schema/article-keys.ts';

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

/** Dialogs that keys, toolbar and menus of the article ask for; one at a time. */
export function EditorDialogs({ article }: { readonly article: LiveArticle }) {
  const [open, setOpen] = useState<'link' | 'embed' | 'figure' | 'attachment'>();
  const close = () => setOpen(undefined);

  useLayoutEffect(() => {
    Object.assign(article.asks, {
      link: () => setOpen('link'),
      embed: () => setOpen('embed'),
      figure: () => setOpen('figure'),
      attachment: () => setOpen('attachment'),
    });
    return () => {
      const { link, embed, figure, attachment } = noAsks();
      Object.assign(article.asks, { link, embed, figure, attachment });
    };
  }, [article]);

  return (
    <Suspense>
      {open === 'link' && <LinkDialog editor={article.editor} onClose={close} />}
      {open === 'embed' && <EmbedDialog editor={article.editor} onClose={close} />}
      {open === 'attachment' && <AttachmentPicker editor={article.editor} onClose={close} />}
      {open === 'figure' && <FigurePicker editor={article.editor} onClose={close} />}
    </Suspense>
  );
}
