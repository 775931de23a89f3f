import { Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { suggestionsOf } from '#web/patterns/article-editor/suggestions/suggestions-of.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { InspectorPanel } from '#web/patterns/form-page/inspector-panel.tsx';
import { SUGGESTIONS_PANEL } from '../editing/panel-fields.ts';
import type { PostSession } from '../editing/post-session.ts';

const SuggestionList = lazyChunk(async () => ({
  default: (await import('#web/patterns/article-editor/suggestions/suggestion-list.tsx')).SuggestionList,
}));

/** What colleagues suggest to change, while there is anything or somebody is suggesting. */
export function SuggestionsPanel({ session: { article } }: { readonly session: PostSession }) {
  const { t } = useTranslation('editing');
  const count = useSyncExternalStore(article.watch, () => suggestionsOf(article.document()).length);
  const isOn = useSyncExternalStore(article.suggesting.watch, article.suggesting.isOn);
  if (count === 0 && !isOn) return null;
  return (
    <InspectorPanel name={SUGGESTIONS_PANEL} title={t('panel.suggestions')} problems={count}>
      <Suspense>
        <SuggestionList article={article} />
      </Suspense>
    </InspectorPanel>
  );
}
