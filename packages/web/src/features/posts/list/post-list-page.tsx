import { useQuery } from '@tanstack/react-query';
import { POST_VIEWS, type PostRow, postListQuery } from '@toasoan/contract/features/posts/post.ts';
import { FileText, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { postCounts, postList } from '../post-queries.ts';
import { ReasonDialog } from '../workflow/reason-dialog.tsx';
import { usePostMoves } from '../workflow/use-post-moves.ts';
import { PostBulkBar } from './post-bulk-bar.tsx';
import { postColumns } from './post-columns.tsx';
import { PostFilters } from './post-filters.tsx';
import { usePostRowActions } from './post-row-actions.tsx';

export function PostListPage() {
  const { t } = useTranslation('posts');
  const projectId = useProjectId();
  const navigate = useNavigate();
  const page = useListPage({
    name: 'posts',
    schema: postListQuery,
    list: (query) => postList(projectId, query),
  });
  const counts = useQuery(postCounts(projectId)).data;
  const mayCreate = useMay('post.create');
  const [unpublishing, setUnpublishing] = useState<PostRow>();
  const { moving, unpublish } = usePostMoves();
  const rowActions = usePostRowActions(setUnpublishing);
  const columns = postColumns(t, page.address.query.text);
  const write = () => navigate('/manager_post/create');

  return (
    <ListPage page={page} onEdit={(post) => navigate(`/manager_post/edit/${post.id}`)}>
      <ListHeading title={t('title')} total={counts?.all}>
        {mayCreate && (
          <Button variant="main" icon={<Pencil size={17} />} onClick={write}>
            {t('new')}
          </Button>
        )}
      </ListHeading>
      <ListCard>
        <ListTabs
          page={page}
          tabs={POST_VIEWS.map((view) => ({ view, label: t(`view.${view}`), count: counts?.[view] }))}
        />
        <PostFilters page={page} columns={columns} />
        <ListTable
          page={page}
          label={t('title')}
          columns={columns}
          rowLabel={(post) => post.title}
          rowActions={rowActions}
          selectable
          nothingYet={
            <EmptyState
              icon={<FileText size={32} />}
              title={t('empty.title')}
              text={t('empty.text')}
              actions={mayCreate && <Button onClick={write}>{t('new')}</Button>}
            />
          }
        />
      </ListCard>
      <PostBulkBar page={page} />
      {unpublishing && (
        <ReasonDialog
          title={t('unpublish.title', { title: unpublishing.title })}
          busy={moving}
          onReason={(reason) => unpublish(unpublishing, reason, () => setUnpublishing(undefined))}
          onClose={() => setUnpublishing(undefined)}
        />
      )}
    </ListPage>
  );
}
