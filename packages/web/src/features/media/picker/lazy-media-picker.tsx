import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyPart } from '#web/patterns/missing-part/lazy-part.tsx';

/** The picker with its texts, fetched when it is first opened. */
export const LazyMediaPicker = lazyPart(async () => {
  const [{ MediaPicker }] = await Promise.all([
    import('./media-picker.tsx'),
    loadTexts(['picker', 'library', 'upload', 'ui']),
  ]);
  return { default: MediaPicker };
});
