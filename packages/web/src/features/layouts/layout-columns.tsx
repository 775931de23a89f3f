import type { Layout } from '@toasoan/contract/features/layouts/layout.ts';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { DisplayText } from '#web/features/display-modes/public.ts';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useSharedColumns } from '#web/patterns/resource/status.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { layoutPage } from './layout-queries.ts';
import { LayoutStateTag } from './layout-state.tsx';
import styles from './layouts.module.css';

export function useLayoutColumns(address: ListAddress<ListQueryShape>): readonly Column<Layout>[] {
  const { t } = useTranslation('layouts');
  const shared = useSharedColumns();
  const { text } = address.query;
  return [
    {
      key: 'title',
      title: t('column.title'),
      sort: 'title',
      always: true,
      card: 'title',
      cell: (layout) => (
        <>
          <TabLink to={layoutPage(layout.id)} className={styles.title}>
            <Highlight text={layout.title} query={text} />
          </TabLink>
          <span className={styles.detail}>
            {layout.code} · {t('blocks', { count: layout.blockCount })}
          </span>
        </>
      ),
    },
    {
      key: 'kind',
      title: t('column.kind'),
      width: '150px',
      card: 'detail',
      cell: (layout) => <Chip>{t(`kind.${layout.kind}`)}</Chip>,
    },
    {
      key: 'display',
      title: t('column.display'),
      width: '190px',
      minor: true,
      cell: (layout) => <DisplayText display={layout.display} targets={layout.displayTargets} />,
    },
    {
      key: 'device',
      title: t('column.device'),
      width: '140px',
      minor: true,
      cell: (layout) => t(`device.${layout.device}`),
    },
    {
      key: 'state',
      title: t('column.state'),
      width: '190px',
      card: 'detail',
      cell: (layout) => <LayoutStateTag layout={layout} />,
    },
    {
      key: 'updatedBy',
      title: t('column.updatedBy'),
      width: '150px',
      minor: true,
      cell: (layout) => layout.updatedBy.name,
    },
    {
      key: 'publishedTime',
      title: t('column.publishedTime'),
      width: '150px',
      sort: 'publishedTime',
      sortsFirst: 'desc',
      cell: ({ publishedTime }) => (publishedTime === null ? '–' : <DateText time={publishedTime} />),
    },
    shared.updateTime,
  ];
}
