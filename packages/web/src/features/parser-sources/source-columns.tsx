import type { ParserSource } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import {
  FETCH_MODE_TEXTS,
  SOURCE_KIND_TEXTS,
} from '@toasoan/contract/features/parser-sources/source-texts.ts';
import { useTranslation } from 'react-i18next';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { Column } from '#web/ui/table/column.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import styles from './parser-sources.module.css';
import { AgreementText, FrequencyText, LastRunText, SourceLogo, SourceStatus } from './source-cells.tsx';
import { hostOf, shareText, wordOf } from './source-words.ts';

export function useSourceColumns(address: ListAddress<ListQueryShape>): readonly Column<ParserSource>[] {
  const { t } = useTranslation('parser-sources');
  const { text } = address.query;
  return [
    {
      key: 'logo',
      card: 'picture',
      title: t('column.logo'),
      width: '60px',
      cell: (source) => <SourceLogo source={source} />,
    },
    {
      key: 'title',
      title: t('column.title'),
      width: '190px',
      sort: 'title',
      always: true,
      card: 'title',
      cell: (source) => (
        <span className={styles.name}>
          <RowLink address={address} id={source.id}>
            <Highlight text={source.title} query={text} />
          </RowLink>
          <span className={styles.second}>
            <Highlight text={hostOf(source)} query={text} />
          </span>
        </span>
      ),
    },
    {
      key: 'kind',
      title: t('column.kind'),
      width: '110px',
      minor: true,
      cell: ({ sourceKind }) => <span className={styles.words}>{wordOf(SOURCE_KIND_TEXTS, sourceKind)}</span>,
    },
    {
      key: 'agreement',
      title: t('column.agreement'),
      width: '150px',
      sort: 'validUntil',
      card: 'detail',
      cell: (source) => <AgreementText source={source} />,
    },
    {
      key: 'fetchMode',
      title: t('column.fetchMode'),
      width: '90px',
      minor: true,
      cell: ({ fetchMode }) => wordOf(FETCH_MODE_TEXTS, fetchMode),
    },
    {
      key: 'frequency',
      title: t('column.frequency'),
      width: '120px',
      minor: true,
      cell: (source) => <FrequencyText source={source} />,
    },
    {
      key: 'lastRun',
      title: t('column.lastRun'),
      width: '150px',
      sort: 'lastRunTime',
      sortsFirst: 'desc',
      card: 'detail',
      cell: (source) => <LastRunText source={source} />,
    },
    {
      key: 'today',
      title: t('column.today'),
      width: '90px',
      sort: 'todayCount',
      sortsFirst: 'desc',
      align: 'end',
      cell: ({ todayCount }) => <NumberText value={todayCount} />,
    },
    {
      key: 'errorRate',
      title: t('column.errorRate'),
      width: '80px',
      sort: 'errorRate',
      sortsFirst: 'desc',
      align: 'end',
      cell: ({ errorRate }) => (errorRate === null ? '–' : shareText(errorRate)),
    },
    {
      key: 'status',
      title: t('column.status'),
      width: '120px',
      card: 'detail',
      cell: (source) => <SourceStatus source={source} />,
    },
  ];
}
