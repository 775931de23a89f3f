import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { Check, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import type { LiveArticle } from '../live-article.ts';
import { useEditorSnapshot } from '../use-editor-snapshot.ts';
import { decide, placeOf, suggestionHere } from './decide.ts';
import { SUGGESTION_KEYS } from './suggestion-keys.ts';
import styles from './suggestions.module.css';
import { suggestionsOf } from './suggestions-of.ts';
import { useHoveredSuggestion } from './use-hovered-suggestion.ts';

/** The start of a suggestion on the page: its first line, or the whole of a node without text. */
function placeOnPage(
  { view, state }: Editor,
  from: number,
): { readonly left: number; readonly bottom: number } {
  const node = state.doc.nodeAt(from);
  const dom = node?.isBlock && node.isLeaf ? view.nodeDOM(from) : null;
  if (dom instanceof Element) return dom.getBoundingClientRect();
  const first = node?.isBlock ? Selection.near(state.doc.resolve(from + 1)).from : from;
  return view.coordsAtPos(Math.min(first, state.doc.content.size));
}

/** Beside the suggestion at the mouse or the cursor: its author and its actions. */
export function SuggestionBubble({ article }: { readonly article: LiveArticle }) {
  const { t } = useTranslation('suggestions');
  const { editor } = article;
  const box = useRef<HTMLFieldSetElement>(null);
  const hovered = useHoveredSuggestion(article);
  const atCursor = useEditorSnapshot(editor, suggestionHere);
  const id = hovered.id || atCursor;
  const from = useEditorSnapshot(editor, (now) => (id === '' ? -1 : (placeOf(now, id) ?? -1)));
  const suggestion = from < 0 ? undefined : suggestionsOf(article.document()).find((one) => one.id === id);

  useLayoutEffect(() => {
    const around = box.current?.offsetParent?.getBoundingClientRect();
    if (box.current === null || around === undefined || from < 0 || editor.isDestroyed) return;
    const start = placeOnPage(editor, from);
    const left = Math.min(start.left - around.left, around.width - box.current.offsetWidth);
    box.current.style.insetInlineStart = `${Math.max(0, left)}px`;
    box.current.style.insetBlockStart = `${start.bottom - around.top + 6}px`;
  });

  if (suggestion === undefined) return null;
  const settle = (verdict: 'accept' | 'reject') => {
    decide(editor, [id], verdict);
    editor.view.focus();
  };
  return (
    <fieldset
      ref={box}
      aria-label={t('here')}
      className={styles.bubble}
      onMouseEnter={hovered.hold}
      onMouseLeave={hovered.leave}
    >
      <span className={styles.who}>
        <strong>{suggestion.authorName}</strong>
        <span>
          {t(`kind.${suggestion.kind}`)} · <DateText time={suggestion.time} />
        </span>
      </span>
      {editor.isEditable && (
        <>
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
        </>
      )}
    </fieldset>
  );
}
