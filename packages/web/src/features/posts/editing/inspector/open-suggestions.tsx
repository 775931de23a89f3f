import { useTranslation } from 'react-i18next';
import { lineOfPlace } from '#web/patterns/article-editor/line-of-place.ts';
import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import { placeOf, suggestionHere } from '#web/patterns/article-editor/suggestions/decide.ts';
import { SuggestionList } from '#web/patterns/article-editor/suggestions/suggestion-list.tsx';
import { useEditorSnapshot } from '#web/patterns/article-editor/use-editor-snapshot.ts';
import { marginOf } from '#web/patterns/article-margin/article-margin.ts';
import { MarginList } from '#web/patterns/article-margin/margin-list.tsx';
import { SUGGESTIONS_PANEL } from '../panel-fields.ts';

interface OpenSuggestionsProps {
  readonly article: LiveArticle;
  readonly count: number;
}

/** The list of suggested changes, in the inspector or in a drawer. */
export function OpenSuggestions({ article, count }: OpenSuggestionsProps) {
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
      margin={marginOf(article)}
      name={SUGGESTIONS_PANEL}
      title={t('panel.suggestions')}
      problems={count}
      summary=""
      atHand={here}
      lineAtHand={lineHere}
    >
      <SuggestionList article={article} />
    </MarginList>
  );
}
