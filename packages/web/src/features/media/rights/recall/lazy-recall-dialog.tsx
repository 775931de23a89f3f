import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyPart } from '#web/patterns/missing-part/lazy-part.tsx';

const texts = () => loadTexts(['recall', 'library', 'media', 'picker', 'ui']);

/** Recalling a file, with its texts, fetched when it is first opened. */
export const LazyRecallDialog = lazyPart(async () => {
  const [{ RecallDialog }] = await Promise.all([import('./recall-dialog.tsx'), texts()]);
  return { default: RecallDialog };
});

export const LazyRecallsDialog = lazyPart(async () => {
  const [{ RecallsDialog }] = await Promise.all([import('./recalls-dialog.tsx'), texts()]);
  return { default: RecallsDialog };
});
