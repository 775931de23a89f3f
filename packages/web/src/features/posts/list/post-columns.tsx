import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NearTime } from '#web/ui/text/near-time.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import { DueTime } from '../assignment/due-time.tsx';
import markStyles from '../live/changed-mark.module.css';
import { useIsChanged } from '../live/changed-posts.ts';
import { PostStateTag, toneOf } from '../post-state-tag.tsx';
import styles from './post-columns.module.css';
import { PostSigns } from './post-signs.tsx';

const none = (text: string) => <span className={styles.none}>{text}</span>;

/** The columns of the list; the query decides about search marks, the dates of a view and due times. */
export function postColumns(
  t: TFunction<['posts', 'post-fields']>,
  { text, view, due, sort }: Pick<PostListQuery, 'text' | 'view' | 'due' | 'sort'>,
): readonly Column<PostRow>[] {
  const isWork = view === 'EDITING' || view === 'waiting';
  const isAboutDue = due !== undefined || sort?.endsWith('dueTime') === true;
  const hasDueColumn = isWork || isAboutDue;
  return [
    {
      key: 'title',
      title: t('column.title'),
      sort: 'title',
      always: true,
      card: 'title',
      cell: (post) => <PostTitleCell post={post} text={text} saysDue={!hasDueColumn} />,
    },
    {
      key: 'state',
      title: t('column.state'),
      width: '128px',
      always: true,
      card: 'detail',
      cell: (post) => <PostStateOrTime post={post} />,
    },
    {
      key: 'category',
      title: t('column.category'),
      width: '108px',
      card: 'detail',
      cell: (post) => post.mainCategory?.title ?? none(t('noCategory')),
    },
    {
      key: 'authors',
      title: t('column.authors'),
      width: '126px',
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
      width: '118px',
      minor: true,
      cell: (post) => post.assignee?.name ?? none(post.state === 'SUBMITTED' ? t('nobody') : '–'),
    },
    {
      key: 'due',
      title: t('column.due'),
      width: '150px',
      sort: 'dueTime',
      optional: !hasDueColumn,
      ...(isAboutDue && { card: 'detail' }),
      cell: (post) => (post.dueTime ? <DueTime time={post.dueTime} /> : none('–')),
    },
    {
      key: 'type',
      title: t('column.type'),
      width: '120px',
      optional: true,
      cell: (post) => t(`post-fields:value.postType.${post.postType ?? 'ARTICLE'}`),
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
      title: t('column.publishedTime'),
      width: '118px',
      sort: view === 'SCHEDULED' ? 'scheduleTime' : 'publishedTime',
      sortsFirst: 'desc',
      optional: view !== 'PUBLISHED',
      cell: (post) => <DateText time={post.publishedTime} isShort />,
    },
    {
      key: 'updateTime',
      title: t('column.updateTime'),
      width: '118px',
      sort: 'updateTime',
      sortsFirst: 'desc',
      card: 'detail',
      cell: (post) => <DateText time={post.updateTime} isShort />,
    },
    {
      key: 'createTime',
      title: t('column.createTime'),
      width: '118px',
      sort: 'createTime',
      sortsFirst: 'desc',
      optional: true,
      cell: (post) => <DateText time={post.createTime} isShort />,
    },
    {
      key: 'translated',
      title: t('column.translated'),
      width: '90px',
      align: 'end',
      minor: true,
      optional: true,
      cell: ({ translated }) => (translated ? `${translated.approved}/${translated.total}` : none('–')),
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

interface PostTitleCellProps {
  readonly post: PostRow;
  readonly text: string | undefined;
  /** No column says when it is due. */
  readonly saysDue: boolean;
}

/** Work on them is over, or never began. */
const NOT_DUE: readonly PostState[] = ['PUBLISHED', 'UNPUBLISHED', 'EXPIRED', 'TAKEN_DOWN', 'TRASHED'];

/** The title, with what a search found in the body, its signs below and its cover at the end. */
function PostTitleCell({ post, text, saysDue }: PostTitleCellProps) {
  return (
    <span className={styles.cell}>
      <span className={styles.words}>
        <TabLink
          to={`/manager_post/view/${post.id}`}
          className={styles.title}
          data-row-main
          data-tip={post.title}
          data-tip-when="cut"
        >
          <Highlight text={post.title} query={text} />
        </TabLink>
        {post.passage !== undefined && (
          <span className={styles.passage}>
            <Highlight text={post.passage} query={text} />
          </span>
        )}
        <span className={styles.below}>
          <PostSigns post={post} />
          {saysDue && post.dueTime && !NOT_DUE.includes(post.state) && <DueTime time={post.dueTime} />}
          {post.note && <Chip>{post.note}</Chip>}
          <span className={styles.slug}>{post.slug}</span>
          <ChangedMark postId={post.id} />
        </span>
      </span>
      {post.cover && (
        <span className={styles.thumb}>
          <ShownPicture picture={post.cover} width={80} ratio="4x3" fit="cover" alt="" />
        </span>
      )}
    </span>
  );
}

/** The state in its colour; of a scheduled post the time that it waits for. */
function PostStateOrTime({ post }: { readonly post: PostRow }) {
  const { t } = useTranslation('posts');
  const { state, scheduleTime } = post;
  if (state !== 'SCHEDULED' || !scheduleTime) return <PostStateTag state={state} />;
  return (
    <StatusTag tone={toneOf(state)}>
      <span className="visually-hidden">{t('state.SCHEDULED')} </span>
      <NearTime time={scheduleTime} />
    </StatusTag>
  );
}

/** Tints its row for a moment after another person changed the post; it has no text and takes no room. */
function ChangedMark({ postId }: { readonly postId: string }) {
  return useIsChanged(postId) && <span className={markStyles.mark} aria-hidden data-changed />;
}
