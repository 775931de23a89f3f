import type { FooterRow } from '@toasoan/contract/features/footers/footer.ts';
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
import { footerPage } from './footer-queries.ts';

export function useFooterColumns(address: ListAddress<ListQueryShape>): readonly Column<FooterRow>[] {
  const { t } = useTranslation('footers');
  const shared = useSharedColumns();
  const { text } = address.query;
  return [
    {
      key: 'title',
      title: t('column.title'),
      sort: 'title',
      always: true,
      card: 'title',
      cell: (footer) => (
        <TabLink to={footerPage(footer.id)}>
          <strong>
            <Highlight text={footer.title} query={text} />
          </strong>
        </TabLink>
      ),
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
      key: 'columnCount',
      title: t('column.columnCount'),
      width: '90px',
      align: 'end',
      cell: (footer) => <NumberText value={footer.columnCount} />,
    },
    {
      key: 'shown',
      title: t('column.shown'),
      width: '190px',
      card: 'detail',
      cell: (footer) => <ShownState record={footer} />,
    },
    shared.status,
    shared.updateTime,
  ];
}
