import type { CommentStatistics } from '@toasoan/contract/features/comments/comment-statistics.ts';
import { useTranslation } from 'react-i18next';
import type { AddressChanges } from '#web/patterns/list-page/list-address-rules.ts';
import type { ChartLink } from '#web/ui/charts/chart-links.ts';
import { DayBars } from '#web/ui/charts/day-bars.tsx';
import { NameBars } from '#web/ui/charts/name-bars.tsx';
import type { QueueAddress } from '../queue/queue-address.ts';
import { onlyThese, QueueLink } from './queue-link.tsx';

interface ByDayProps extends Pick<CommentStatistics, 'days'> {
  readonly address: QueueAddress;
}

/** Received comments by day; a bar leads to them. */
export function ReceivedByDay({ days, address }: ByDayProps) {
  const { t } = useTranslation('statistics');
  const link: ChartLink = (day, props) => (
    <QueueLink address={address} changes={onlyThese({ from: day, to: day })} {...props} />
  );
  return (
    <DayBars
      label={t('byDay')}
      series={[{ key: 'received', label: t('sum.received'), tone: 'waiting' }]}
      days={days.map(({ day, received }) => ({ day, href: day, counts: { received } }))}
      today={days.at(-1)?.day ?? ''}
      link={link}
    />
  );
}

interface TargetsProps extends Pick<CommentStatistics, 'targets'> {
  readonly address: QueueAddress;
  /** The first counted day. */
  readonly from: string | undefined;
}

/** The posts and events with the most comments; each leads to its comments. */
export function BusiestTargets({ targets, address, from }: TargetsProps) {
  const { t } = useTranslation('statistics');
  const changesOf = (key: string): AddressChanges => {
    const [targetType = '', targetId = ''] = key.split(' ');
    return onlyThese({ targetType, targetId, from });
  };
  const link: ChartLink = (key, props) => <QueueLink address={address} changes={changesOf(key)} {...props} />;
  const figures = targets.map(({ targetType, targetId, title, count }) => {
    const key = `${targetType} ${targetId}`;
    return { key, name: title, count, href: key };
  });
  return (
    <NameBars
      label={t('targets')}
      nameHeading={t('target')}
      countHeading={t('count')}
      figures={figures}
      link={link}
    />
  );
}
