import { Suspense, useSyncExternalStore } from 'react';
import { suggestionsOf } from '#web/patterns/article-editor/suggestions/suggestions-of.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import type { PanelProps } from './post-panel.tsx';

const OpenSuggestions = lazyChunk(async () => ({
  default: (await import('./open-suggestions.tsx')).OpenSuggestions,
}));

/** Suggested changes, shown while there are any or somebody is suggesting. */
export function SuggestionsPanel({ session: { article } }: PanelProps) {
  const count = useSyncExternalStore(article.watch, () => suggestionsOf(article.document()).length);
  const isOn = useSyncExternalStore(article.suggesting.watch, article.suggesting.isOn);
  return <Suspense>{(count > 0 || isOn) && <OpenSuggestions article={article} count={count} />}</Suspense>;
}
