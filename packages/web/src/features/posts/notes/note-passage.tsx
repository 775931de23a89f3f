import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { useTranslation } from 'react-i18next';
import styles from './notes.module.css';

interface NotePassageProps {
  readonly note: PostNote;
  readonly isInText: boolean;
  readonly onReveal: (() => void) | undefined;
}

/** The words a note is about: they lead to their place in the text, or say that it is gone. */
export function NotePassage({ note, isInText, onReveal }: NotePassageProps) {
  const { t } = useTranslation('notes');
  if (note.kind === 'COMMENT') return null;
  if (note.anchor === null) return <p className={styles.whole}>{t('whole')}</p>;
  const isDone = note.resolvedTime !== null;
  if (onReveal && (isInText || isDone)) {
    return (
      <button type="button" className={styles.passage} data-tip={t('reveal')} onClick={onReveal}>
        <span className="visually-hidden">{t('reveal')}: </span>
        {note.quote}
      </button>
    );
  }
  return (
    <>
      <blockquote className={styles.quote}>{note.quote}</blockquote>
      {!isDone && <p className={styles.gone}>{note.anchor.isLost || onReveal ? t('gone') : t('notHere')}</p>}
    </>
  );
}
