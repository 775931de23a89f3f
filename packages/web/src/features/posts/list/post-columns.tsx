import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import type { TFunction } from 'i18next';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import { PostStateTag } from '../post-state-tag.tsx';
import styles from './post-columns.module.css';

export function postColumns(t: TFunction<'posts'>, text: string | undefined): readonly Column<PostRow>[] {
  return [
    {
      key: 'title',
      title: t('column.title'),
      sort: 'title',
      always: true,
      card: 'title',
      cell: (post) => (
        <>
          <TabLink to={`/manager_post/view/${post.id}`} className={styles.title} data-row-main>
            <Highlight text={post.title} query={text} />
          </TabLink>
          {post.note !== '' && <Chip>{post.note}</Chip>}
        </>
      ),
    },
    {
      key: 'state',
      title: t('column.state'),
      width: '150px',
      card: 'detail',
      cell: (post) => <PostStateTag state={post.state} />,
    },
    {
      key: 'category',
      title: t('column.category'),
      width: '150px',
      card: 'detail',
      cell: (post) => post.mainCategory?.title ?? <span className={styles.none}>{t('noCategory')}</span>,
    },
    {
      key: 'authors',
      title: t('column.authors'),
      width: '170px',
      minor: true,
      cell: (post) =>
        post.authors.length === 0 ? (
          <span className={styles.none}>{t('noAuthors')}</span>
        ) : (
          <Highlight text={post.authors.map((author) => author.displayName).join(', ')} query={text} />
        ),
    },
    {
      key: 'createdBy',
      title: t('column.createdBy'),
      width: '160px',
      optional: true,
      cell: (post) => post.createdBy.name,
    },
    {
      key: 'updateTime',
      title: t('column.updateTime'),
      width: '150px',
      sort: 'updateTime',
      sortsFirst: 'desc',
      cell: (post) => <DateText time={post.updateTime} />,
    },
    {
      key: 'publishedTime',
      title: t('column.publishedTime'),
      width: '150px',
      sort: 'publishedTime',
      sortsFirst: 'desc',
      optional: true,
      cell: (post) => <DateText time={post.publishedTime} />,
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
      width: '90px',
      minor: true,
      align: 'end',
      cell: (post) => <NumberText value={post.wordCount} />,
    },
  ];
}
