import { useQuery } from '@tanstack/react-query';
import { Rss } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { reviewCounts } from '#web/features/crawler-review/public.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import styles from './day-tiles.module.css';
import { Tile } from './tile.tsx';

/** Stories of other sites that wait for review, and originals that have changed; while there are any. */
export function ReviewTile() {
  const { t } = useTranslation('dashboard');
  const counts = useQuery(reviewCounts(useProjectId())).data;
  if (!counts || counts.new + counts.changed === 0) return null;
  const hasChanged = counts.changed > 0;
  return (
    <Tile
      to="/manager_crawler/manager_review_crawler"
      tone={hasChanged ? styles.late : styles.waiting}
      icon={<Rss size={16} aria-hidden />}
      label={t('tile.crawled')}
      number={formatNumber(counts.stories)}
      note={hasChanged ? t('tile.originsChanged', { n: counts.changed }) : undefined}
    />
  );
}
