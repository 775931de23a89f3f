import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { ResultCard } from '../result-card.tsx';
import styles from './recall.module.css';
import { recallsOf } from './recall-queries.ts';
import { RecallState, UndoRecall } from './recall-state.tsx';

/** Works of the contest that were taken down, the newest first, each with its undo. */
export function RecallsCard({ contestId }: { readonly contestId: string }) {
  const { t } = useTranslation('contest-results');
  const { data, error } = useQuery(recallsOf(useProjectId(), contestId));
  if (error) return <p className={textStyles.hint}>{error.message}</p>;
  if (data === undefined || data.length === 0) return null;
  return (
    <ResultCard title={t('recall.list', { count: data.length })}>
      <ul className={styles.recalls}>
        {data.map((recall) => (
          <li key={recall.id} className={styles.recall}>
            <div className={styles.words}>
              <span className={textStyles.strong}>
                {recall.number} · {recall.title}
              </span>
              <RecallState recall={recall} />
            </div>
            <UndoRecall recall={recall} />
          </li>
        ))}
      </ul>
    </ResultCard>
  );
}
