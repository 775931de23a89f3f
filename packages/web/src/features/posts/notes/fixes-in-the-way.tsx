import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { useNotice } from '#web/core/live/use-notice.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import styles from './fixes-in-the-way.module.css';
import { leadToNote } from './note-focus.ts';
import { useLookAgain, useMustFix } from './note-queries.ts';
import { useNoteRules, useWhoClears } from './use-note-rules.ts';

interface FixesInTheWayProps {
  readonly post: Post;
  /** Closes what covers the page with the notes. */
  readonly onLead: () => void;
}

/** Open must-fix notes that block the changes: each with its request, the people who can clear it, and a link. */
export function FixesInTheWay({ post, onLead }: FixesInTheWayProps) {
  const { t } = useTranslation('notes');
  const { count, notes } = useMustFix(post);
  const rules = useNoteRules(post);
  const whoClears = useWhoClears();
  const lookAgain = useLookAgain(post.id);
  useNotice('notes', post.id, () => void lookAgain());
  if (count === 0) return null;
  return (
    <Banner tone="danger">
      <strong>{t('inTheWay', { count })}</strong>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <span className={styles.words}>
              <span className={styles.text}>{note.text}</span>
              <span className={styles.who}>{whoClears(note, rules)}</span>
            </span>
            <Button
              size="compact"
              aria-label={t('leadTo', { text: note.text })}
              onClick={() => {
                onLead();
                leadToNote(post.id, note.id);
              }}
            >
              {t('lead')}
            </Button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
