import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './data-requests.module.css';
import type { NamedPosts } from './use-named-posts.ts';

/** How far the reading of posts is. */
export function NamedPostsLine({ posts }: { readonly posts: NamedPosts }) {
  const { t } = useTranslation('data-requests');
  const { read, isDone, isSearched, isReading, pause, goOn } = posts;
  const values = { read: formatNumber(read), found: formatNumber(posts.items.length) };
  if (!isSearched) return <p className={styles.lead}>{t('posts.shortName')}</p>;
  if (isDone)
    return (
      <Row gap={2} align="center" wrap={false}>
        <CircleCheck size={16} aria-hidden />
        <span role="status">{t('posts.done', values)}</span>
      </Row>
    );
  return (
    <Row gap={2} align="center">
      {isReading ? <Spinner /> : <TriangleAlert size={16} aria-hidden />}
      <span>{t(isReading ? 'posts.reading' : 'posts.stopped', values)}</span>
      {isReading ? (
        <Button size="compact" onClick={pause}>
          {t('posts.pause')}
        </Button>
      ) : (
        <Button size="compact" onClick={goOn}>
          {t('posts.goOn')}
        </Button>
      )}
    </Row>
  );
}
