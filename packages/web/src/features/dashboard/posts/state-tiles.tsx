import type { PostsOfDashboard } from '@toasoan/contract/features/dashboard/dashboard.ts';
import { CircleCheck, EyeOff, Files, PencilLine, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { countText, listOf } from './counted-posts.ts';
import styles from './state-tiles.module.css';

type Counts = PostsOfDashboard['counts'];

const LOOKS = {
  all: { Icon: Files, tone: styles.all },
  DRAFT: { Icon: PencilLine, tone: styles.draft },
  PUBLISHED: { Icon: CircleCheck, tone: styles.published },
  UNPUBLISHED: { Icon: EyeOff, tone: styles.unpublished },
  TRASHED: { Icon: Trash2, tone: styles.draft },
} as const;

interface StateTilesProps {
  readonly counts: Counts;
  readonly ownCounts: Counts;
}

/** Posts by state, and how many of them are the person's own. */
export function StateTiles({ counts, ownCounts }: StateTilesProps) {
  const { t } = useTranslation('dashboard');
  return (
    <ul className={styles.tiles} aria-label={t('counts')}>
      {counts.map((counted) => {
        const { Icon, tone } = LOOKS[counted.state];
        const label = t(`counts.${counted.state}`);
        const own = ownCounts.find(({ state }) => state === counted.state);
        return (
          <li key={counted.state} className={classNames(styles.tile, tone)}>
            <TabLink className={styles.link} to={listOf(counted)}>
              <span className={styles.label}>
                <Icon size={16} aria-hidden />
                {label}
              </span>
              <span className={styles.number}>{countText(counted)}</span>
            </TabLink>
            {own && (
              <TabLink className={styles.own} to={listOf(own)}>
                <span className="visually-hidden">{label}, </span>
                {t('counts.own', { n: countText(own) })}
              </TabLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
