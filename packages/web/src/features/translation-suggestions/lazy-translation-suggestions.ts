import type { ComponentType } from 'react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type * as Parts from './translation-suggestions-panel.tsx';

function part<Props extends object>(choose: (parts: typeof Parts) => ComponentType<Props>) {
  return lazyChunk<Props>(async () => {
    const [parts] = await Promise.all([
      import('./translation-suggestions-panel.tsx'),
      loadTexts(['translation-suggestions', 'patterns']),
    ]);
    return { default: choose(parts) };
  });
}

/** For the app's slot; the code comes when it is shown. */
export const TRANSLATION_SUGGESTIONS = {
  Panel: part((parts) => parts.TranslationSuggestionsPanel),
  Count: part((parts) => parts.SuggestionsCount),
};
