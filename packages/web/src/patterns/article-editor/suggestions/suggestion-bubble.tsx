import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { Check, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import type { LiveArticle } from '../live-article.ts';
import { useEditorSnapshot } from '../use-editor-snapshot.ts';
import { decide, placeOf, suggestionHere } from './decide.ts';
import { SUGGESTION_KEYS } from './suggestion-keys.ts';
import styles from './suggestions.module.css';
import { suggestionsOf } from './suggestions-of.ts';

/** The mouse may cross a gap on its way to the card. */
const LEAVE_MS = 300;

/** The suggestion under the mouse. */
function useHovered({ editor }: LiveArticle): [id: string, hold: () => void, leave: () => void] {
  const [hovered, setHovered] = useState('');
  const timer = useRef(0);
  const hold = () => window.clearTimeout(timer.current);
  const leave = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setHovered(''), LEAVE_MS);
  };
  useEffect(() => {
    if (editor.isDestroyed) return undefined;
    const { dom } = editor.view;
    function over({ target }: MouseEvent): void {
      const mark = target instanceof Element ? target.closest<HTMLElement>('[data-suggestion]') : null;
      window.clearTimeout(timer.current);
      if (mark) setHovered(mark.dataset.suggestion ?? '');
      else timer.current = window.setTimeout(() => setHovered(''), LEAVE_MS);
    }
    dom.addEventListener('mouseover', over);
    return () => {
      window.clearTimeout(timer.current);
      dom.removeEventListener('mouseover', over);
    };
  }, [editor]);
  return [hovered, hold, leave];
}

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
  const [hovered, hold, leave] = useHovered(article);
  const atCursor = useEditorSnapshot(editor, suggestionHere);
  const id = hovered || atCursor;
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
      onMouseEnter={hold}
      onMouseLeave={leave}
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
