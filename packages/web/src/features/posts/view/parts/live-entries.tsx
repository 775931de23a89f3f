import type { LiveEntry } from '@toasoan/contract/features/posts/post-parts.ts';
import { Pin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './parts.module.css';

/** The reports of a live blog: pinned ones on top, then the newest first. */
export function LiveEntries({ entries }: { readonly entries: readonly LiveEntry[] }) {
  const { t } = useTranslation('posts');
  return (
    <section className={styles.part} aria-label={t('part.live')}>
      <h3 className={styles.heading}>{t('part.live')}</h3>
      <ol className={styles.entries}>
        {inOrder(entries).map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <p className={styles.meta}>
              {entry.isPinned && (
                <span className={styles.pinned}>
                  <Pin size={13} aria-hidden />
                  {t('part.pinned')}
                </span>
              )}
              <time dateTime={entry.time}>{formatDateTime(new Date(entry.time))}</time>
              {entry.authorName !== '' && <span>{entry.authorName}</span>}
            </p>
            {entry.title !== '' && <p className={styles.strong}>{entry.title}</p>}
            <p className={styles.text}>{entry.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function inOrder(entries: readonly LiveEntry[]): readonly LiveEntry[] {
  return entries.toSorted(
    (one, other) =>
      Number(other.isPinned) - Number(one.isPinned) || Date.parse(other.time) - Date.parse(one.time),
  );
}
