import type { PostSkeleton } from '@toasoan/contract/features/post-skeletons/post-skeleton.ts';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/core/routing/app-link.tsx';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useSharedColumns } from '#web/patterns/resource/status.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import { useWeekdaySpans } from './weekday-names.ts';

export function usePostSkeletonColumns(
  address: ListAddress<ListQueryShape>,
): readonly Column<PostSkeleton>[] {
  const { t } = useTranslation('post-skeletons');
  const shared = useSharedColumns();
  const dayNames = useWeekdaySpans();
  const { text } = address.query;
  return [
    {
      key: 'title',
      title: t('field.title'),
      sort: 'title',
      always: true,
      card: 'title',
      cell: (skeleton) => (
        <RowLink address={address} id={skeleton.id}>
          <Highlight text={skeleton.title} query={text} />
        </RowLink>
      ),
    },
    {
      key: 'headline',
      title: t('field.headline'),
      card: 'detail',
      cell: (skeleton) => skeleton.headline,
    },
    {
      key: 'categories',
      title: t('column.categories'),
      width: '150px',
      optional: true,
      cell: (skeleton) => skeleton.categories.join(', ') || '–',
    },
    {
      key: 'wordCount',
      title: t('column.words'),
      width: '90px',
      align: 'end',
      cell: (skeleton) => <NumberText value={skeleton.wordCount} />,
    },
    {
      key: 'plan',
      title: t('column.plan'),
      width: '170px',
      card: 'detail',
      cell: ({ weekdays, time }) =>
        weekdays.length === 0 ? t('plan.none') : t('plan.on', { days: dayNames(weekdays), time }),
    },
    {
      key: 'nextTime',
      title: t('column.next'),
      width: '150px',
      sort: 'nextTime',
      cell: ({ nextTime }) => (nextTime === null ? '–' : formatDateTime(new Date(nextTime))),
    },
    {
      key: 'lastPost',
      title: t('column.last'),
      width: '200px',
      optional: true,
      cell: ({ lastPost }) =>
        lastPost === null ? (
          '–'
        ) : (
          <AppLink href={`/manager_post/view/${lastPost.id}`}>{lastPost.title}</AppLink>
        ),
    },
    {
      key: 'assignee',
      title: t('field.assignee'),
      width: '150px',
      minor: true,
      cell: ({ assignee, updatedBy }) => assignee?.displayName ?? updatedBy.name,
    },
    shared.status,
  ];
}
