import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { partsOf } from './mentions.ts';
import styles from './notes.module.css';

/** Who said it, when, and what: names stand out. */
export function NoteWords({ note }: { readonly note: PostNote }) {
  const { t } = useTranslation('notes');
  const parts = partsOf(note.text, note.mentions);
  return (
    <>
      <p className={styles.by}>
        <Avatar name={note.author.name} size="small" />
        <strong>{note.author.name}</strong>
        <span className={styles.time}>
          <DateText time={note.makeTime} />
          {note.editTime && ` · ${t('edited')}`}
        </span>
      </p>
      <p className={styles.words}>
        {parts.map(({ text, isName }, index) =>
          isName ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name.
            <span key={index} className={styles.name}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </p>
    </>
  );
}
