import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyPart } from '#web/patterns/missing-part/lazy-part.tsx';

/** Replacing a file with its texts, fetched when it is first opened. */
export const LazyReplaceDialog = lazyPart(async () => {
  const [{ ReplaceDialog }] = await Promise.all([
    import('./replace-dialog.tsx'),
    loadTexts(['upload', 'media', 'ui']),
  ]);
  return { default: ReplaceDialog };
});
