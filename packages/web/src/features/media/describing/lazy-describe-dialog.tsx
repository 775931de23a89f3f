import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';

/** The dialog that describes many files, with its texts, fetched on first use. */
export const LazyDescribeDialog = lazyChunk(async () => {
  const [{ DescribeDialog }] = await Promise.all([
    import('./describe-dialog.tsx'),
    loadTexts(['describing']),
  ]);
  return { default: DescribeDialog };
});

/** The metadata templates for uploads; their texts are those of the dialog above, the library's and the files'. */
export const LazyTemplatesDialog = lazyChunk(async () => {
  const [{ TemplatesDialog }] = await Promise.all([
    import('./templates-dialog.tsx'),
    loadTexts(['describing', 'library', 'media', 'ui']),
  ]);
  return { default: TemplatesDialog };
});
