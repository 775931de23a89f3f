import type { PostDetails } from '@toasoan/contract/features/posts/post-details.ts';
import { useTranslation } from 'react-i18next';
import styles from './parts.module.css';

/** Where the text comes from, as the post says it shall be shown. */
export function SourceLine({ details }: { readonly details: PostDetails }) {
  const { t } = useTranslation('posts');
  const { sourceName, sourceUrl, linkOutMode, keepCopyright } = details;
  if (sourceName === '' || linkOutMode === 'NONE') return null;
  const isLink = sourceUrl !== '' && linkOutMode !== 'LOGO';
  return (
    <p className={styles.source}>
      {t('part.source')}{' '}
      {isLink ? (
        <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
          {sourceName}
        </a>
      ) : (
        sourceName
      )}
      {keepCopyright && ` ${t('part.copyright', { source: sourceName })}`}
    </p>
  );
}
