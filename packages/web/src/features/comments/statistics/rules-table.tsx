import type { CommentStatistics } from '@toasoan/contract/features/comments/comment-statistics.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { rejectName } from '../comment-words.ts';
import type { QueueAddress } from '../queue/queue-address.ts';
import { onlyThese, QueueLink } from './queue-link.tsx';
import { StatisticsTable } from './statistics-table.tsx';

interface RulesTableProps extends Pick<CommentStatistics, 'rules'> {
  readonly address: QueueAddress;
  /** The first counted day. */
  readonly from: string | undefined;
}

/** What each rule held and what people made of it: a rule that holds what is approved asks for mending. */
export function RulesTable({ rules, address, from }: RulesTableProps) {
  const { t } = useTranslation(['statistics', 'comments']);
  return (
    <StatisticsTable
      label={t('rules')}
      columns={[t('rule'), t('held'), t('approved'), t('refused'), t('waiting')]}
      rows={rules.map(({ rule, count, approved, refused, waiting }) => ({
        key: rule,
        name: (
          <QueueLink address={address} changes={onlyThese({ rule: [rule], from })}>
            {t(`comments:ruleName.${rule}`)}
          </QueueLink>
        ),
        cells: [count, approved, refused, waiting].map(formatNumber),
      }))}
    />
  );
}

/** What comments were rejected for. */
export function ReasonsTable({ reasons }: { readonly reasons: CommentStatistics['rejections'] }) {
  const { t } = useTranslation('statistics');
  return (
    <StatisticsTable
      label={t('reasons')}
      columns={[t('reason'), t('count')]}
      rows={reasons.map(({ code, count }) => ({
        key: code,
        name: rejectName(code),
        cells: [formatNumber(count)],
      }))}
    />
  );
}
