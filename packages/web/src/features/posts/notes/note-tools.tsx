import type { NoteAnchorDraft } from '@toasoan/contract/features/posts/notes/note-anchor.ts';
import { MessageSquarePlus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { NotedText } from '#web/patterns/article-editor/notes/noted-text.ts';
import { Button } from '#web/ui/actions/button.tsx';
import styles from './notes.module.css';
import { useNoteKeys } from './use-note-keys.ts';

interface NoteToolsProps {
  readonly text: NotedText;
  readonly mayWrite: boolean;
  /** Undefined: about the whole text. */
  readonly onNote: (anchor: NoteAnchorDraft | undefined) => void;
  readonly onGoToNote: () => void;
}

/** Keys and a button over a text: to write a note, and to reach the card of one. */
export function NoteTools({ text, mayWrite, onNote, onGoToNote }: NoteToolsProps) {
  useNoteKeys({ write: mayWrite ? () => onNote(text.selected()?.anchor) : undefined, goToNote: onGoToNote });
  return mayWrite ? <NoteButton text={text} onNote={onNote} /> : null;
}

interface NoteButtonProps {
  readonly text: NotedText;
  readonly onNote: (anchor: NoteAnchorDraft) => void;
}

/** The button waits while a selection is being drawn. */
const SETTLE_MS = 200;

/** At selected words: adds a note to them. */
function NoteButton({ text, onNote }: NoteButtonProps) {
  const { t } = useTranslation('notes');
  const [at, setAt] = useState<DOMRect>();
  const look = useEffectEvent(() => setAt(text.selected()?.at));
  function start() {
    const selected = text.selected();
    if (selected) onNote(selected.anchor);
    setAt(undefined);
  }
  useEffect(() => {
    let timer = 0;
    function changed() {
      setAt(undefined);
      window.clearTimeout(timer);
      timer = window.setTimeout(look, SETTLE_MS);
    }
    const gone = () => setAt(undefined);
    document.addEventListener('selectionchange', changed);
    document.addEventListener('scroll', gone, { capture: true, passive: true });
    // The words may be selected before the article is there.
    changed();
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('selectionchange', changed);
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
