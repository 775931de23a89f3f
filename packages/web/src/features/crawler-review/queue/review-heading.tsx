import { useQuery } from '@tanstack/react-query';
import { REVIEW_VIEWS, type ReviewView } from '@toasoan/contract/features/crawler-review/crawled-item.ts';
import { Plus } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { BreadcrumbContext } from '#web/core/routing/breadcrumb-context.ts';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { reviewCounts } from '../review-queries.ts';
import { timeWords } from '../review-words.ts';
import styles from './review-page.module.css';
import type { ReviewPage } from './use-review-page.ts';

/** Tabs that wait for somebody. */
const WAITING: readonly ReviewView[] = ['new', 'failed', 'unlicensed', 'changed'];

interface ReviewHeadingProps {
  readonly page: ReviewPage;
  readonly onAdd: () => void;
}

/** Title, texts and stories, the tabs with their numbers, and when sources were read last. */
export function ReviewHeading({ page, onAdd }: ReviewHeadingProps) {
  const { t } = useTranslation('crawler-review');
  const breadcrumb = use(BreadcrumbContext);
  const now = useNow().getTime();
  const isPhone = useMedia(BELOW_CARDS);
  const counts = useQuery(reviewCounts(useProjectId())).data;
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>
        {t('title')}
        {counts && (
          <span className={styles.total}>
            {t('total', { items: formatNumber(counts.new), stories: formatNumber(counts.stories) })}
          </span>
        )}
      </h1>
      <div className={styles.trail} data-holds-breadcrumb>
        {breadcrumb}
      </div>
      <div className={styles.tabs}>
        <ListTabs
          page={page}
          tabs={REVIEW_VIEWS.map((view) => ({
            view,
            label: t(`view.${view}`),
            count: view === 'new' ? counts?.stories : counts?.[view],
            waits: WAITING.includes(view),
          }))}
        />
      </div>
      {counts?.lastRunTime && (
        <p className={styles.run}>{t('lastRun', { time: timeWords(counts.lastRunTime, now) })}</p>
      )}
      {isPhone ? (
        <IconButton className={styles.add} icon={<Plus size={20} />} label={t('add')} onClick={onAdd} />
      ) : (
        <Button className={styles.add} icon={<Plus size={17} />} onClick={onAdd}>
          {t('add')}
        </Button>
      )}
    </header>
  );
}
