import type { Poll } from '@toasoan/contract/features/posts/post-parts.ts';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './parts.module.css';

/** What readers are asked, as they find it before they answer. */
export function PostPoll({ poll }: { readonly poll: Poll }) {
  const { t } = useTranslation('posts');
  return (
    <section className={styles.part} aria-label={t('part.poll')}>
      <h3 className={styles.heading}>{poll.question || t('part.poll')}</h3>
      <ul className={styles.options} data-many={poll.allowsMany || undefined}>
        {poll.options.map((option) => (
          <li key={option.id}>{option.text}</li>
        ))}
      </ul>
      <p className={styles.meta}>
        <span>{t(poll.allowsMany ? 'part.pollMany' : 'part.pollOne')}</span>
        {poll.closeTime !== null && (
          <span>{t('part.pollCloses', { time: formatDateTime(new Date(poll.closeTime)) })}</span>
        )}
      </p>
    </section>
  );
}
