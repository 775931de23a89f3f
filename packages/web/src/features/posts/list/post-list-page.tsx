import { useQuery, useQueryClient } from '@tanstack/react-query';
import { exportEndpoints } from '@toasoan/contract/features/posts/export/post-export.ts';
import {
  POST_VIEWS,
  type PostListQuery,
  postListQuery,
} from '@toasoan/contract/features/posts/list/post-list.ts';
import { Ellipsis, FileText, LayoutList, ListChecks, MessageSquareWarning, Pencil } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '#web/core/api/api.ts';
import { quietly } from '#web/core/api/quietly.ts';
import { createBundle } from '#web/core/live/bundle.ts';
import { onNotice } from '#web/core/live/notice-registry.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { preloadWhenIdle } from '#web/core/routing/preload-page.ts';
import { SavedViewsMenu } from '#web/features/saved-views/public.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { HandOverButton } from '../assignment/hand-over-button.tsx';
import { useExport } from '../export/export-menu.tsx';
import { PlannedPosts } from '../planning/planned-posts.tsx';
import { useViewMode, ViewModeSwitch } from '../planning/view-mode-switch.tsx';
import { postCounts, postDetailAhead, postKeys, postList } from '../post-queries.ts';
import { PostRecoveryLine } from '../recovery/post-recovery-line.tsx';
import { CaseLinks } from './case-links.tsx';
import { PostBulkBar } from './post-bulk-bar.tsx';
import { postColumns } from './post-columns.tsx';
import { PostFilters } from './post-filters.tsx';
import { usePostRowActions } from './post-row-actions.tsx';

/** Where a row leads; every post has the same pages. */
const NEXT_PAGES = ['/manager_post/view/1', '/manager_post/edit/1'];

export function PostListPage() {
  const { t } = useTranslation(['posts', 'post-fields']);
  const projectId = useProjectId();
  const navigate = useNavigate();
  useFreshHolders();
  const page = useListPage({
    name: 'posts',
    schema: postListQuery,
    list: postList,
  });
  const counts = useQuery(postCounts(projectId)).data;
  const mayCreate = useMay('post.create');
  const { rowActions, dialog } = usePostRowActions();
  const columns = postColumns(t, page.address.query);
  const { ways, shown, show } = useViewMode();
  const write = () => navigate('/manager_post/create');
  const client = useQueryClient();
  const isLoaded = page.rows !== undefined;
  useEffect(() => {
    if (isLoaded) return preloadWhenIdle(NEXT_PAGES);
  }, [isLoaded]);

  return (
    <ListPage
      page={page}
      onEdit={(post) => navigate(`/manager_post/edit/${post.id}`)}
      onApproach={(post) => void client.prefetchQuery(postDetailAhead(projectId, post.id))}
    >
      <ListHeading title={t('title')} total={counts?.all}>
        <PostRecoveryLine />
        <CaseLinks />
        <ViewModeSwitch ways={ways} shown={shown} onShow={show} />
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
            things={t('things')}
            columns={columns}
            rowLabel={(post) => post.title}
            rowActions={rowActions}
            selectable
            bulk={<PostBulkBar page={page} />}
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
      {dialog}
    </ListPage>
  );
}

/** Further actions on the filtered list. */
function PostListMenu({ query }: { readonly query: PostListQuery }) {
  const { t } = useTranslation(['posts', 'panel']);
  const navigate = useNavigate();
  const mayCorrect = useMay('post.correct');
  const files = useExport((format) => {
    const { page: _page, limit: _limit, happy: _happy, ...filters } = query;
    return call(exportEndpoints.start, { body: { format, filters } });
  });
  const ledger: MenuItem = {
    key: 'corrections',
    label: t('panel:menu.post-corrections'),
    icon: <MessageSquareWarning size={16} />,
    startsGroup: true,
    onSelect: () => navigate('/manager_post/corrections'),
  };
  const skeletons: MenuItem = {
    key: 'skeletons',
    label: t('panel:menu.post-skeletons'),
    icon: <LayoutList size={16} />,
    startsGroup: !mayCorrect,
    onSelect: () => navigate('/manager_post/skeletons'),
  };
  const rules: MenuItem = {
    key: 'rules',
    label: t('panel:menu.post-rules'),
    icon: <ListChecks size={16} />,
    onSelect: () => navigate('/manager_post/rules'),
  };
  return (
    <MenuButton
      label={t('export.more')}
      align="end"
      items={[...files, ...(mayCorrect ? [ledger] : []), skeletons, rules]}
    >
      {(trigger) => <IconButton {...trigger} icon={<Ellipsis size={18} />} label={t('export.more')} />}
    </MenuButton>
  );
}

/** Refreshes the visible list when somebody starts or stops writing in a post. */
function useFreshHolders(): void {
  const client = useQueryClient();
  const projectId = useProjectId();
  useEffect(() => {
    const deal = () => quietly(() => invalidate(client, { queryKey: postKeys(projectId, 'list') }));
    const bundle = createBundle<string>({ deal, random: Math.random }, () => document.hidden);
    const end = onNotice('presence', (notice) => {
      if (notice.projectId === projectId && notice.thingId !== null) bundle.add(notice.thingId);
    });
    document.addEventListener('visibilitychange', bundle.shown);
    return () => {
      end();
      bundle.stop();
      document.removeEventListener('visibilitychange', bundle.shown);
    };
  }, [client, projectId]);
}
