import { useQuery } from '@tanstack/react-query';
import { POST_VIEWS, postListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import { FileText, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { SavedViewsMenu } from '#web/features/saved-views/public.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { HandOverButton } from '../assignment/hand-over-button.tsx';
import { useFreshHolders } from '../lock/use-fresh-holders.ts';
import { PlannedPosts } from '../planning/planned-posts.tsx';
import { ShowSwitch } from '../planning/show-switch.tsx';
import { useViewMode } from '../planning/use-view-mode.ts';
import { postCounts, postList } from '../post-queries.ts';
import { TakedownLink } from '../takedown/takedown-link.tsx';
import { PostBulkBar } from './post-bulk-bar.tsx';
import { postColumns } from './post-columns.tsx';
import { PostFilters } from './post-filters.tsx';
import { PostListMenu } from './post-list-menu.tsx';
import { usePostRowActions } from './post-row-actions.tsx';

export function PostListPage() {
  const { t } = useTranslation(['posts', 'post-fields']);
  const projectId = useProjectId();
  const navigate = useNavigate();
  useFreshHolders();
  const page = useListPage({
    name: 'posts',
    schema: postListQuery,
    list: (query) => postList(projectId, query),
  });
  const counts = useQuery(postCounts(projectId)).data;
  const mayCreate = useMay('post.create');
  const mayTakeDown = useMay('post.takedown');
  const { rowActions, dialog } = usePostRowActions();
  const columns = postColumns(t, page.address.query);
  const { ways, shown, show } = useViewMode();
  const write = () => navigate('/manager_post/create');

  return (
    <ListPage page={page} onEdit={(post) => navigate(`/manager_post/edit/${post.id}`)}>
      <ListHeading title={t('title')} total={counts?.all}>
        {mayTakeDown && <TakedownLink />}
        <ShowSwitch ways={ways} shown={shown} onShow={show} />
        {page.address.query.view === 'mine' || page.address.query.view === 'waiting' ? (
          <HandOverButton />
        ) : null}
        <PostListMenu query={page.address.query} />
        {mayCreate && (
          <Button variant="main" icon={<Pencil size={17} />} onClick={write}>
            {t('new')}
          </Button>
        )}
      </ListHeading>
      <ListCard>
        <ListTabs
          page={page}
          tabs={POST_VIEWS.map((view) => ({
            view,
            label: t(`view.${view}`),
            count: counts?.[view],
            waits: view === 'waiting' && (counts?.waiting ?? 0) > 0,
          }))}
        />
        <PostFilters
          page={page}
          tools={
            <>
              <SavedViewsMenu list="posts" />
              {shown === 'list' && <ListTools name={page.name} columns={columns} />}
            </>
          }
        />
        {shown === 'list' ? (
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
        ) : (
          <PlannedPosts shown={shown} address={page.address} rowActions={rowActions} />
        )}
      </ListCard>
      {shown === 'list' && <PostBulkBar page={page} />}
      {dialog}
    </ListPage>
  );
}
