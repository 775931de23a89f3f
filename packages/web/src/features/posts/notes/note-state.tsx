import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import styles from './notes.module.css';

/** What a note asks for, and how far that is. */
export function NoteState({ note }: { readonly note: PostNote }) {
  const { t } = useTranslation('notes');
  const isOpen = note.resolvedTime === null;
  const { mustFixBy, author } = note;
  const isByAnother = mustFixBy !== null && mustFixBy.userId !== author.userId;
  if (!note.mustFix && isOpen && !note.fixedBy) return null;
  return (
    <div className={styles.states}>
      {note.mustFix && isOpen && (
        <StatusTag tone="rejected">
          {isByAnother ? t('mustFixBy', { name: mustFixBy.name }) : t('mustFix')}
        </StatusTag>
      )}
      {note.fixedBy && isOpen && (
        <StatusTag tone="waiting">{t('fixedBy', { name: note.fixedBy.name })}</StatusTag>
      )}
      {note.resolvedBy && (
        <StatusTag tone="published">
          {t('resolvedBy', { name: note.resolvedBy.name })} <DateText time={note.resolvedTime} />
        </StatusTag>
      )}
    </div>
  );
}
