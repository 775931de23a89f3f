import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import type { TFunction } from 'i18next';
import { Clock, ImageOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { ShownPicture } from '#web/patterns/media/shown-picture.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import { DueTime } from '../assignment/due-time.tsx';
import markStyles from '../live/changed-mark.module.css';
import { useIsChanged } from '../live/changed-posts.ts';
import { PostStateTag } from '../post-state-tag.tsx';
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
      title: t('column.time'),
      width: '140px',
      sort: view === 'SCHEDULED' ? 'scheduleTime' : 'publishedTime',
      sortsFirst: 'desc',
      card: 'detail',
      cell: (post) =>
        post.scheduleTime ? (
          <span className={styles.planned}>
            <Clock size={14} aria-hidden />
            <DateText time={post.scheduleTime} />
          </span>
        ) : (
          <DateText time={post.publishedTime} />
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

interface PostTitleCellProps {
  readonly post: PostRow;
  readonly text: string | undefined;
}

/** The title, with what a search found in the body, and state, signs and address on one line below. */
function PostTitleCell({ post, text }: PostTitleCellProps) {
  return (
    <>
      <TabLink to={`/manager_post/view/${post.id}`} className={styles.title} data-row-main>
        <Highlight text={post.title} query={text} />
      </TabLink>
      {post.passage !== undefined && (
        <span className={styles.passage}>
          <Highlight text={post.passage} query={text} />
        </span>
      )}
      <span className={styles.below}>
        <PostStateTag state={post.state} />
        <PostSigns post={post} />
        {post.note && <Chip>{post.note}</Chip>}
        <span className={styles.slug}>{post.slug}</span>
        <ChangedMark postId={post.id} />
      </span>
    </>
  );
}

/** The cover as a small picture beside the headline, which describes it. */
function PostThumb({ post }: { readonly post: Pick<PostRow, 'cover'> }) {
  const { t } = useTranslation('posts');
  return (
    <span className={styles.thumb}>
      {post.cover ? (
        <ShownPicture picture={post.cover} width={80} ratio="4x3" fit="cover" alt="" />
      ) : (
        <ImageOff size={16} aria-label={t('noPicture')} />
      )}
    </span>
  );
}

/** Tints its row for a moment after another person changed the post; it has no text and takes no room. */
function ChangedMark({ postId }: { readonly postId: string }) {
  return useIsChanged(postId) && <span className={markStyles.mark} aria-hidden data-changed />;
}
