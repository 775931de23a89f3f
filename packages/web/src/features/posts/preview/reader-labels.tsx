import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import { useTranslation } from 'react-i18next';
import styles from './reader-article.module.css';

/** What readers must be told before they read. */
export function ReaderLabels({ details }: { readonly details: PostDetails }) {
  const { t } = useTranslation('preview');
  const { isSponsored, sponsorName, postType, aiUsage } = details;
  if (!isSponsored && postType !== 'CORRECTION' && aiUsage === 'NONE') return null;
  return (
    <p className={styles.labels}>
      {isSponsored && (
        <span className={styles.sponsor}>
          {[t('label.sponsored'), sponsorName].filter((part) => part !== '').join(' · ')}
        </span>
      )}
      {postType === 'CORRECTION' && <span className={styles.label}>{t('label.correction')}</span>}
      {aiUsage !== 'NONE' && <span className={styles.label}>{t(`label.ai.${aiUsage}`)}</span>}
    </p>
  );
}
