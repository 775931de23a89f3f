import type { PageListQuery } from '@toasoan/contract/features/pages/list/page-list.ts';
import type { PageRow } from '@toasoan/contract/features/pages/page.ts';
import { CalendarCheck, CalendarX2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { OrderPlace } from '#web/patterns/row-order/order-place.tsx';
import type { RowOrder } from '#web/patterns/row-order/row-handle.tsx';
import { showDay } from '#web/ui/dates/days.ts';
import { Chip } from '#web/ui/display/chip.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { usePageActor } from '../page-actor.ts';
import { editAddress } from '../page-addresses.ts';
import { PageStateTag } from '../page-state-tag.tsx';
import { depthOf } from '../tree/depth-of.ts';
import styles from './page-columns.module.css';
import { usePageOrder } from './use-page-order.ts';

const none = <span className={styles.none}>–</span>;

/** By the tree, each page stands in from its parent; otherwise its parent is named. */
export function usePageColumns(
  { text, sort, view }: PageListQuery,
  /** The whole tree in its order, where pages may be dragged among their siblings. */
  tree: readonly PageRow[] | undefined,
): readonly Column<PageRow>[] {
  const { t } = useTranslation('pages');
  const { mayEdit } = usePageActor();
  const orderOf = useSiblingOrder(tree);
  const isTree = sort === 'tree' && text === undefined && view !== 'trash';
  return [
    {
      key: 'title',
      title: t('column.title'),
      sort: 'title',
      always: true,
      card: 'title',
      cell: (page) => <PageTitle page={page} text={text} depth={isTree ? depthOf(page) : 0} />,
    },
    {
      key: 'parent',
      title: t('column.parent'),
      width: '160px',
      minor: true,
      cell: ({ parentTitle }) => (parentTitle === '' ? none : parentTitle),
    },
    {
      key: 'template',
      title: t('column.template'),
      width: '120px',
      minor: true,
      cell: ({ template }) => t(`template.${template}`),
    },
    {
      key: 'state',
      title: t('column.state'),
      width: '140px',
      always: true,
      card: 'detail',
      cell: ({ state }) => <PageStateTag state={state} />,
    },
    {
      key: 'review',
      title: t('column.review'),
      width: '170px',
      sort: 'reviewDate',
      card: 'detail',
      cell: (page) => <Review page={page} />,
    },
    {
      key: 'order',
      title: t('column.order'),
      width: '84px',
      align: 'end',
      cell: (page) => (
        <OrderPlace position={page.position} order={mayEdit(page) ? orderOf(page) : undefined} />
      ),
    },
    {
      key: 'updateTime',
      title: t('column.updateTime'),
      width: '170px',
      sort: 'updateTime',
      sortsFirst: 'desc',
      cell: ({ updateTime, updatedBy }) => (
        <span className={styles.two}>
          <DateText time={updateTime} />
          <span className={styles.below}>{updatedBy.name}</span>
        </span>
      ),
    },
  ];
}

/** How a page is dragged among its siblings; undefined where the tree is not shown. */
function useSiblingOrder(tree: readonly PageRow[] | undefined): (page: PageRow) => RowOrder | undefined {
  const { t } = useTranslation('pages');
  const { mutate: place } = usePageOrder();
  const siblings = useMemo(() => Map.groupBy(tree ?? [], ({ parentId }) => parentId), [tree]);
  const onPlace = useCallback(
    (id: string, beforeId: string | null) => {
      const page = tree?.find((one) => one.id === id);
      if (page) place({ page, beforeId });
    },
    [tree, place],
  );
  return ({ id, title, parentId }) => {
    const peers = siblings.get(parentId)?.map((one) => one.id);
    return peers && { id, tip: t('order.drag', { title }), peers, onPlace };
  };
}

interface PageTitleProps {
  readonly page: PageRow;
  readonly text: string | undefined;
  readonly depth: number;
}

function PageTitle({ page, text, depth }: PageTitleProps) {
  const { t } = useTranslation('pages');
  return (
    <span className={styles.two} style={{ paddingInlineStart: `calc(${depth} * var(--space-5))` }}>
      <span className={styles.name}>
        <TabLink data-row-main to={editAddress(page.id)} className={styles.title}>
          <Highlight text={page.title} query={text} />
        </TabLink>
        {page.lang !== 'vi' && <Chip>{page.lang}</Chip>}
        {page.holder && <span className={styles.below}>{t('held', { name: page.holder.name })}</span>}
      </span>
      <span className={styles.below}>{page.path}</span>
    </span>
  );
}

/** The day of the next review, with its owner. */
function Review({ page: { reviewDate, reviewOwner, isOverdue } }: { readonly page: PageRow }) {
  const { t } = useTranslation('pages');
  if (reviewDate === null) return none;
  return (
    <span className={styles.two}>
      {isOverdue ? (
        <StatusTag tone="returned" icon={<CalendarX2 size={13} aria-hidden />}>
          {t('review.overdue', { day: showDay(reviewDate) })}
        </StatusTag>
      ) : (
        <span className={styles.day}>
          <CalendarCheck size={13} aria-hidden />
          {showDay(reviewDate)}
        </span>
      )}
      <span className={styles.below}>{reviewOwner?.name ?? t('review.noOwner')}</span>
    </span>
  );
}
