import type { SidebarRow } from '@toasoan/contract/features/sidebars/sidebar.ts';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { DisplayText } from '#web/features/display-modes/public.ts';
import { ShownState } from '#web/features/drafts/public.ts';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useSharedColumns } from '#web/patterns/resource/status.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import { sidebarPage } from './sidebar-queries.ts';

export function useSidebarColumns(address: ListAddress<ListQueryShape>): readonly Column<SidebarRow>[] {
  const { t } = useTranslation('sidebars');
  const shared = useSharedColumns();
  const { text } = address.query;
  return [
    {
      key: 'title',
      title: t('column.title'),
      sort: 'title',
      always: true,
      card: 'title',
      cell: (sidebar) => (
        <TabLink to={sidebarPage(sidebar.id)}>
          <strong>
            <Highlight text={sidebar.title} query={text} />
          </strong>
        </TabLink>
      ),
    },
    {
      key: 'side',
      title: t('column.side'),
      width: '110px',
      card: 'detail',
      cell: (sidebar) => t(`side.${sidebar.side}`),
    },
    {
      key: 'display',
      title: t('column.display'),
      width: '220px',
      card: 'detail',
      cell: ({ display, displayTargets, behind }) => (
        <DisplayText display={display} targets={displayTargets} behind={behind} />
      ),
    },
    {
      key: 'blockCount',
      title: t('column.blockCount'),
      width: '90px',
      align: 'end',
      cell: (sidebar) => <NumberText value={sidebar.blockCount} />,
    },
    {
      key: 'shown',
      title: t('column.shown'),
      width: '190px',
      card: 'detail',
      cell: (sidebar) => <ShownState record={sidebar} />,
    },
    shared.status,
    shared.updateTime,
  ];
}
