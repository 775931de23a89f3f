import type { InternalLink } from '@toasoan/contract/features/internal-links/internal-link.ts';
import { useTranslation } from 'react-i18next';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useSharedColumns } from '#web/patterns/resource/status.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatDay } from '#web/ui/text/format-date.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import styles from './internal-links.module.css';
import { TargetPath } from './target-path.tsx';

export function useLinkColumns(address: ListAddress<ListQueryShape>): readonly Column<InternalLink>[] {
  const { t } = useTranslation('internal-links');
  const shared = useSharedColumns();
  const { text } = address.query;
  return [
    {
      key: 'keyword',
      title: t('column.keyword'),
      sort: 'keyword',
      always: true,
      card: 'title',
      cell: (link) => (
        <>
          <RowLink address={address} id={link.id}>
            <Highlight text={link.keyword} query={text} />
          </RowLink>
          {link.variants.length > 0 && (
            <span className={styles.also}>
              <Highlight text={link.variants.join(', ')} query={text} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'targetType',
      title: t('column.targetType'),
      width: '120px',
      card: 'detail',
      cell: (link) => <Chip>{t(`target.${link.targetType}`)}</Chip>,
    },
    {
      key: 'target',
      title: t('column.target'),
      card: 'detail',
      cell: (link) => (
        <>
          {link.targetType !== 'url' && <span className={styles.name}>{link.target.name || '–'}</span>}
          <TargetPath target={link.target} />
        </>
      ),
    },
    {
      key: 'priority',
      title: t('column.priority'),
      width: '84px',
      align: 'end',
      sort: 'priority',
      sortsFirst: 'desc',
      cell: (link) => <NumberText value={link.priority} />,
    },
    {
      key: 'maxPerPost',
      title: t('column.maxPerPost'),
      width: '100px',
      align: 'end',
      cell: (link) => <NumberText value={link.maxPerPost} />,
    },
    {
      key: 'hitCount',
      title: t('column.hitCount'),
      width: '120px',
      align: 'end',
      sort: 'hitCount',
      sortsFirst: 'desc',
      cell: (link) => <NumberText value={link.hitCount} />,
    },
    {
      key: 'lastApplied',
      title: t('column.lastApplied'),
      width: '150px',
      minor: true,
      optional: true,
      cell: (link) => <DateText time={link.lastApplied} />,
    },
    {
      key: 'clicks',
      title: t('column.clicks'),
      width: '110px',
      align: 'end',
      minor: true,
      optional: true,
      cell: (link) => <NumberText value={link.clicks} />,
    },
    {
      key: 'valid',
      title: t('column.valid'),
      width: '150px',
      minor: true,
      cell: (link) => <ValidText link={link} />,
    },
    shared.status,
  ];
}

/** From when until when; most keywords have no limit. */
function ValidText({ link: { startTime, endTime } }: { readonly link: InternalLink }) {
  const { t } = useTranslation('internal-links');
  const day = (time: string) => formatDay(new Date(time));
  if (startTime && endTime) return t('valid.between', { from: day(startTime), until: day(endTime) });
  if (startTime) return t('valid.from', { from: day(startTime) });
  return endTime ? t('valid.until', { until: day(endTime) }) : t('valid.always');
}
