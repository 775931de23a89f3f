import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { marginOf } from '../../article-margin/article-margin.ts';
import { useHasMargin } from '../../article-margin/margin-cards.tsx';
import type { LiveArticle } from '../live-article.ts';
import { useEditorSnapshot } from '../use-editor-snapshot.ts';
import { suggestionHere } from './decide.ts';
import { SuggestionBubble } from './suggestion-bubble.tsx';
import { SuggestionCards } from './suggestion-cards.tsx';
import { useSuggestionKeys } from './suggestion-keys.ts';
import styles from './suggestions.module.css';
import { suggestionsOf } from './suggestions-of.ts';

/** Announces the author of the suggestion at the cursor: screen reader users do not see the card. */
function SuggestionSaid({ article }: { readonly article: LiveArticle }) {
  const { t } = useTranslation('suggestions');
  const id = useEditorSnapshot(article.editor, suggestionHere);
  const here = id === '' ? undefined : suggestionsOf(article.document()).find((one) => one.id === id);
  return (
    <p role="status" className="visually-hidden">
      {here && t(`at.${here.kind}`, { name: here.authorName })}
    </p>
  );
}

/** Over the text: that suggesting is on, and the current suggestion. */
export function SuggestionLayer({ article }: { readonly article: LiveArticle }) {
  const { t } = useTranslation('suggestions');
  const { suggesting } = article;
  useSuggestionKeys(article.editor);
  const hasMargin = useHasMargin(marginOf(article));
  const isOn = useSyncExternalStore(suggesting.watch, suggesting.isOn);
  return (
    <>
      <p role="status" className={isOn ? styles.strip : styles.none}>
        {isOn && t('isOn')}
      </p>
      <SuggestionSaid article={article} />
      {hasMargin ? <SuggestionCards article={article} /> : <SuggestionBubble article={article} />}
    </>
  );
}
