import type { Editor } from '@tiptap/core';
import type { Suggestion } from '@toasoan/contract/article/list-suggestions.ts';
import { Check, X } from 'lucide-react';
import { memo, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { marginOf, type ReadGroup } from '../../article-margin/article-margin.ts';
import { MarginCards } from '../../article-margin/margin-cards.tsx';
import { lineOfPlace } from '../line-of-place.ts';
import type { LiveArticle } from '../live-article.ts';
import { useEditorSnapshot } from '../use-editor-snapshot.ts';
import { decide, goTo, suggestionHere } from './decide.ts';
import { SUGGESTION_KEYS } from './suggestion-keys.ts';
import { SuggestionWords } from './suggestion-words.tsx';
import styles from './suggestions.module.css';
import { suggestionsIn } from './suggestions-of.ts';
import { useHoveredSuggestion } from './use-hovered-suggestion.ts';

const GROUP = 'suggestions';
const HIGHLIGHT = 'suggestion-at-hand';

/** Suggestions at their lines, in the margin of the text. */
export function SuggestionCards({ article }: { readonly article: LiveArticle }) {
  const { editor } = article;
  const margin = marginOf(article);
  const suggestions = useSyncExternalStore(article.watch, () => suggestionsIn(editor));
  const here = useEditorSnapshot(editor, suggestionHere);
  useEffect(() => {
    margin.put(GROUP, readerOf(editor));
    return () => margin.put(GROUP, undefined);
  }, [margin, editor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions have other places
  useEffect(margin.measureSoon, [margin, suggestions]);
  useLayoutEffect(() => margin.choose(GROUP, here || undefined), [margin, here]);
  const hovered = useHoveredSuggestion(article).id;
  const [pointed, setPointed] = useState('');
  useLayoutEffect(() => margin.point(GROUP, hovered || undefined), [margin, hovered]);
  useEffect(() => highlightIn(editor, pointed || here), [editor, pointed, here]);
  return (
    <MarginCards margin={margin} group={GROUP}>
      {(id, isChosen) => {
        const suggestion = suggestions.find((one) => one.id === id);
        return (
          suggestion && (
            <SuggestionCard
              editor={editor}
              suggestion={suggestion}
              isChosen={isChosen}
              onPoint={setPointed}
            />
          )
        );
      }}
    </MarginCards>
  );
}

/** One walk through the text finds the places of all. */
function readerOf(editor: Editor): ReadGroup {
  return () => {
    const places = new Map<string, number>();
    if (!editor.isDestroyed)
      editor.state.doc.descendants((node, position) => {
        for (const { type, attrs } of node.marks)
          if ((type.name === 'insertion' || type.name === 'deletion') && !places.has(attrs.id))
            places.set(String(attrs.id), position);
      });
    return {
      items: [...places].map(([key, order]) => ({ key, order })),
      lineOf: (key, isNear) => {
        const place = places.get(key);
        return place === undefined ? undefined : lineOfPlace(editor.view, place, isNear);
      },
    };
  };
}

/** Paints the one at hand without changing the page. */
function highlightIn(editor: Editor, id: string): (() => void) | undefined {
  if (id === '' || editor.isDestroyed) return undefined;
  const marks = editor.view.dom.querySelectorAll(`[data-suggestion="${CSS.escape(id)}"]`);
  const ranges = [...marks].map((mark) => {
    const range = document.createRange();
    range.selectNodeContents(mark);
    return range;
  });
  const highlight = new Highlight(...ranges);
  CSS.highlights.set(HIGHLIGHT, highlight);
  return () => {
    if (CSS.highlights.get(HIGHLIGHT) === highlight) CSS.highlights.delete(HIGHLIGHT);
  };
}

interface SuggestionCardProps {
  readonly editor: Editor;
  readonly suggestion: Suggestion;
  readonly isChosen: boolean;
  /** The mouse comes over the card of an id, or leaves it: empty. */
  readonly onPoint: (id: string) => void;
}

const SuggestionCard = memo(function SuggestionCard(props: SuggestionCardProps) {
  const { editor, suggestion, isChosen, onPoint } = props;
  const { t } = useTranslation('suggestions');
  const { id, authorName, kind, time } = suggestion;
  function settle(verdict: 'accept' | 'reject') {
    decide(editor, [id], verdict);
    editor.view.focus();
  }
  return (
    <fieldset
      className={styles.card}
      aria-current={isChosen || undefined}
      aria-label={t(`at.${kind}`, { name: authorName })}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint('')}
    >
      <div className={styles.by}>
        <Avatar name={authorName} size="small" />
        <strong>{authorName}</strong>
        <DateText time={time} />
      </div>
      <button type="button" className={styles.to} onClick={() => goTo(editor, id)}>
        <SuggestionWords suggestion={suggestion} />
      </button>
      {editor.isEditable && (
        <div className={styles.verdicts}>
          <IconButton
            size="compact"
            icon={<Check size={16} />}
            label={t('accept')}
            shortcut={SUGGESTION_KEYS.accept}
            onClick={() => settle('accept')}
          />
          <IconButton
            size="compact"
            icon={<X size={16} />}
            label={t('reject')}
            shortcut={SUGGESTION_KEYS.reject}
            onClick={() => settle('reject')}
          />
        </div>
      )}
    </fieldset>
  );
});
