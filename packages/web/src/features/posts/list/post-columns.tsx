import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import type { TFunction } from 'i18next';
import { Clock } from 'lucide-react';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import { DueTime } from '../assignment/due-time.tsx';
import styles from './post-columns.module.css';
import { PostThumb } from './post-thumb.tsx';
import { PostTitleCell } from './post-title-cell.tsx';

const none = (text: string) => <span className={styles.none}>{text}</span>;

/** The columns of the list; the query says what is searched for, which tab is open and whether due times matter. */
export function postColumns(
  t: TFunction<['posts', 'post-fields']>,
  { text, view, due, sort }: Pick<PostListQuery, 'text' | 'view' | 'due' | 'sort'>,
): readonly Column<PostRow>[] {
  const isWork = view === 'EDITING' || view === 'waiting';
  const isAboutDue = due !== undefined || sort?.endsWith('dueTime') === true;
  return [
    {
      key: 'picture',
      title: t('column.picture'),
      width: '84px',
      minor: true,
      cell: (post) => <PostThumb post={post} />,
    },
    {
      key: 'title',
      title: t('column.title'),
      sort: 'title',
      always: true,
      card: 'title',
      cell: (post) => <PostTitleCell post={post} text={text} />,
    },
    {
      key: 'category',
      title: t('column.category'),
      width: '120px',
      card: 'detail',
      cell: (post) => post.mainCategory?.title ?? none(t('noCategory')),
    },
    {
      key: 'authors',
      title: t('column.authors'),
      width: '140px',
      minor: true,
      cell: (post) =>
        post.authors.length === 0 ? (
          none(t('noAuthors'))
        ) : (
          <Highlight text={post.authors.map((author) => author.displayName).join(', ')} query={text} />
        ),
    },
    {
      key: 'source',
      title: t('column.source'),
      width: '120px',
      minor: true,
      optional: true,
      cell: (post) => post.sourceName || none('–'),
    },
    {
      key: 'assignee',
      title: t('column.assignee'),
      width: '130px',
      minor: true,
      cell: (post) => post.assignee?.name ?? none(post.state === 'SUBMITTED' ? t('nobody') : '–'),
    },
    {
      key: 'due',
      title: t('column.due'),
      width: '150px',
      sort: 'dueTime',
      optional: !isWork && !isAboutDue,
      ...(isAboutDue && { card: 'detail' }),
      cell: (post) => (post.dueTime === null ? none('–') : <DueTime time={post.dueTime} />),
    },
    {
      key: 'type',
      title: t('column.type'),
      width: '120px',
      optional: true,
      cell: (post) => t(`post-fields:value.postType.${post.postType}`),
    },
    {
      key: 'createdBy',
      title: t('column.createdBy'),
      width: '160px',
      optional: true,
      cell: (post) => post.createdBy.name,
    },
    {
      key: 'publishedTime',
      title: t('column.time'),
      width: '140px',
      sort: view === 'SCHEDULED' ? 'scheduleTime' : 'publishedTime',
      sortsFirst: 'desc',
      card: 'detail',
      cell: (post) =>
        post.scheduleTime === null ? (
          <DateText time={post.publishedTime} />
        ) : (
          <span className={styles.planned}>
            <Clock size={14} aria-hidden />
            <DateText time={post.scheduleTime} />
          </span>
        ),
    },
    {
      key: 'updateTime',
      title: t('column.updateTime'),
      width: '120px',
      sort: 'updateTime',
      sortsFirst: 'desc',
      cell: (post) => <DateText time={post.updateTime} />,
    },
    {
      key: 'createTime',
      title: t('column.createTime'),
      width: '150px',
      sort: 'createTime',
      sortsFirst: 'desc',
      optional: true,
      cell: (post) => <DateText time={post.createTime} />,
    },
    {
      key: 'wordCount',
      title: t('column.wordCount'),
      width: '80px',
      optional: true,
      align: 'end',
      cell: (post) => <NumberText value={post.wordCount} />,
    },
  ];
}
