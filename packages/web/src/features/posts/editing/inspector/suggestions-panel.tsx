import { Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { lineOfPlace } from '#web/patterns/article-editor/line-of-place.ts';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import { placeOf, suggestionHere } from '#web/patterns/article-editor/suggestions/decide.ts';
import { suggestionsOf } from '#web/patterns/article-editor/suggestions/suggestions-of.ts';
import { useEditorSnapshot } from '#web/patterns/article-editor/use-editor-snapshot.ts';
import { MarginList } from '#web/patterns/article-margin/margin-list.tsx';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { SUGGESTIONS_PANEL } from '../panel-fields.ts';
import type { PanelProps } from './post-panel.tsx';

const SuggestionList = lazyChunk(async () => ({
  default: (await import('#web/patterns/article-editor/suggestions/suggestion-list.tsx')).SuggestionList,
}));

/** Suggested changes, shown while there are any or somebody is suggesting. */
export function SuggestionsPanel({ session: { article } }: PanelProps) {
  const count = useSyncExternalStore(article.watch, () => suggestionsOf(article.document()).length);
  const isOn = useSyncExternalStore(article.suggesting.watch, article.suggesting.isOn);
  return count > 0 || isOn ? <OpenSuggestions article={article} count={count} /> : null;
}

function OpenSuggestions({ article, count }: { readonly article: LiveArticle; readonly count: number }) {
  const { t } = useTranslation('editing');
  const { editor } = article;
  const here = useEditorSnapshot(editor, suggestionHere);
  function lineHere() {
    const place = editor.isDestroyed ? undefined : placeOf(editor, here);
    const y = place === undefined ? undefined : lineOfPlace(editor.view, place, true);
    return y === undefined ? undefined : { y, within: editor.view.dom };
  }
  return (
    <MarginList
      margin={article.margin}
      name={SUGGESTIONS_PANEL}
      title={t('panel.suggestions')}
      problems={count}
      summary=""
      atHand={here}
      lineAtHand={lineHere}
    >
      <Suspense>
        <SuggestionList article={article} />
      </Suspense>
    </MarginList>
  );
}
