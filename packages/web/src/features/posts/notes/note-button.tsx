import type { NoteAnchorDraft } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import { MessageSquarePlus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { EDITOR_KEYS } from '#web/patterns/article-editor/editor-keys.ts';
import type { NotedText } from '#web/patterns/article-editor/notes/noted-text.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { isComposing } from '#web/ui/hooks/is-typing.ts';
import { isPressed } from '#web/ui/keys/is-pressed.ts';
import { isModalOpen } from '#web/ui/overlay/is-modal-open.ts';
import styles from './notes.module.css';

interface NoteButtonProps {
  readonly text: NotedText;
  /** Undefined: about the whole text. */
  readonly onNote: (anchor: NoteAnchorDraft | undefined) => void;
}

/** The button waits while a selection is being drawn. */
const SETTLE_MS = 200;

/** Adds a note to the selected words; the shortcut does so too, and without a selection about the whole. */
export function NoteButton({ text, onNote }: NoteButtonProps) {
  const { t } = useTranslation('notes');
  const [at, setAt] = useState<DOMRect>();
  const look = useEffectEvent(() => setAt(text.selected()?.at));
  const start = useEffectEvent(() => {
    onNote(text.selected()?.anchor);
    setAt(undefined);
  });
  useEffect(() => {
    let timer = 0;
    function changed() {
      setAt(undefined);
      window.clearTimeout(timer);
      timer = window.setTimeout(look, SETTLE_MS);
    }
    function pressed(event: KeyboardEvent) {
      if (!isPressed(event, EDITOR_KEYS.review.note) || isComposing(event) || isModalOpen()) return;
      event.preventDefault();
      start();
    }
    const gone = () => setAt(undefined);
    document.addEventListener('selectionchange', changed);
    document.addEventListener('keydown', pressed);
    document.addEventListener('scroll', gone, { capture: true, passive: true });
    // The words may be selected before the article is there.
    changed();
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('selectionchange', changed);
      document.removeEventListener('keydown', pressed);
      document.removeEventListener('scroll', gone, { capture: true });
    };
  }, []);
  if (at === undefined) return null;
  const place = {
    insetInlineStart: `${Math.min(at.left, window.innerWidth - 110)}px`,
    insetBlockStart: `${Math.max(at.top - 36, 8)}px`,
  };
  return createPortal(
    <div className={styles.bubble} style={place}>
      <Button
        size="compact"
        icon={<MessageSquarePlus size={14} />}
        tip={t('newTip')}
        // Pressing the button keeps the selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={start}
      >
        {t('note')}
      </Button>
    </div>,
    document.body,
  );
}
