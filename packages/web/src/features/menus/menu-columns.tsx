import type { MenuRow } from '@toasoan/contract/features/menus/menu.ts';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { DisplayText } from '#web/features/display-modes/public.ts';
import { ShownState } from '#web/features/drafts/public.ts';
import { languageName } from '#web/features/projects/public.ts';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useSharedColumns } from '#web/patterns/resource/status.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import { menuPage } from './menu-queries.ts';
import styles from './menus.module.css';

export function useMenuColumns(address: ListAddress<ListQueryShape>): readonly Column<MenuRow>[] {
  const { t } = useTranslation('menus');
  const shared = useSharedColumns();
  const { text } = address.query;
  return [
    {
      key: 'title',
      title: t('column.title'),
      sort: 'title',
      always: true,
      card: 'title',
      cell: (menu) => (
        <>
          <TabLink to={menuPage(menu.id)} className={styles.title}>
            <Highlight text={menu.title} query={text} />
          </TabLink>
          <span className={styles.detail}>{menu.code}</span>
        </>
      ),
    },
    {
      key: 'position',
      title: t('column.position'),
      width: '130px',
      card: 'detail',
      cell: (menu) => <Chip>{t(`position.${menu.position}`)}</Chip>,
    },
    {
      key: 'display',
      title: t('column.display'),
      width: '190px',
      minor: true,
      cell: (menu) => <DisplayText display={menu.display} targets={menu.displayTargets} />,
    },
    {
      key: 'lang',
      title: t('column.lang'),
      width: '120px',
      card: 'detail',
      cell: (menu) => languageName(menu.lang),
    },
    {
      key: 'itemCount',
      title: t('column.itemCount'),
      width: '90px',
      align: 'end',
      cell: (menu) => <NumberText value={menu.itemCount} />,
    },
    {
      key: 'shown',
      title: t('column.shown'),
      width: '170px',
      cell: (menu) => <MenuShownState menu={menu} />,
    },
    shared.status,
  ];
}

/** What readers see of a menu: other items for a time, or as of any draft. */
export function MenuShownState({ menu }: { readonly menu: MenuRow }) {
  const { t } = useTranslation('menus');
  if (menu.swap?.state === 'RUNNING') return <StatusTag tone="scheduled">{t('shown.swapped')}</StatusTag>;
  if (menu.swap?.state === 'COMING' && menu.publishedTime !== null)
    return <StatusTag tone="scheduled">{t('shown.coming')}</StatusTag>;
  return <ShownState record={menu} />;
}
