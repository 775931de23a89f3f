import type { CommentStatistics } from '@toasoan/contract/features/comments/comment-statistics.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { StatisticsTable } from './statistics-table.tsx';

/** Who decided how much, and how often a second person agreed with their rejections. */
export function PeopleTable({ people }: Pick<CommentStatistics, 'people'>) {
  const { t } = useTranslation('statistics');
  return (
    <StatisticsTable
      label={t('people')}
      columns={[t('person'), t('decisions'), t('rejected'), t('agreed')]}
      rows={people.map(({ name, decisions, rejected, looks, agreed }, index) => ({
        key: `${name} ${index}`,
        name,
        cells: [
          formatNumber(decisions),
          formatNumber(rejected),
          looks === 0 ? '–' : t('of', { n: agreed, all: looks }),
        ],
      }))}
    />
  );
}
