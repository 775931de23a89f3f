import { useQuery } from '@tanstack/react-query';
import { TAG_KINDS, TAG_VIEWS, type Tag, tagListQuery } from '@toasoan/contract/features/tags/tag.ts';
import { STATUSES } from '@toasoan/contract/vocabulary/status.ts';
import { ListPlus, Plus, Tag as TagIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { AddTagsDialog } from './add-tags-dialog.tsx';
import { MergeTagDialog } from './merge-tag-dialog.tsx';
import { TagBulkBar } from './tag-bulk-bar.tsx';
import { tagColumns } from './tag-columns.tsx';
import { TagDrawer } from './tag-drawer.tsx';
import { tagCounts, tagList } from './tag-queries.ts';
import { useTagRowActions } from './tag-row-actions.tsx';

export function TagListPage() {
  const { t } = useTranslation('tags');
  const projectId = useProjectId();
  const page = useListPage({
    name: 'tags',
    schema: tagListQuery,
    list: (query) => tagList(projectId, query),
  });
  const counts = useQuery(tagCounts(projectId)).data;
  const mayCreate = useMay('tag.create');
  const mayEdit = useMay('tag.edit');
  const [adding, setAdding] = useState(false);
  const [merging, setMerging] = useState<{ tag: Tag; intoId?: string }>();
  const rowActions = useTagRowActions(page.address, (tag) => setMerging({ tag }));
  const columns = tagColumns(t, page.address);
  const { query, change } = page.address;
  const openNew = () => change({ open: 'new' });

  return (
    <ListPage page={page} onEdit={(tag) => change({ open: tag.id })}>
      <ListHeading title={t('title')} total={counts?.all}>
        {mayCreate && (
          <>
            <Button icon={<ListPlus size={17} />} onClick={() => setAdding(true)}>
              {t('addMany')}
            </Button>
            <Button variant="main" icon={<Plus size={17} />} onClick={openNew}>
              {t('add')}
            </Button>
          </>
        )}
      </ListHeading>
      <ListCard>
        <ListTabs
          page={page}
          tabs={TAG_VIEWS.map((view) => ({
            view,
            label: t(`view.${view}`),
            count: counts?.[view],
            waits: view === 'duplicate',
          }))}
        />
        <ListFilters
          page={page}
          searchLabel={t('title')}
          tools={<ListTools name={page.name} columns={columns} />}
        >
          <FilterSelect
            label={t('filter.kind')}
            multiple
            options={TAG_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            values={query.kind ?? []}
            onChange={(kind) => change({ kind })}
          />
          <FilterSelect
            label={t('filter.status')}
            options={STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
            values={query.status ? [query.status] : []}
            onChange={([status]) => change({ status: status ?? null })}
          />
        </ListFilters>
        <ListTable
          page={page}
          label={t('title')}
          columns={columns}
          rowLabel={(tag) => tag.title}
          rowActions={rowActions}
          selectable={mayEdit}
          nothingYet={
            <EmptyState
              icon={<TagIcon size={32} />}
              title={t('empty.title')}
              text={t('empty.text')}
              actions={mayCreate && <Button onClick={openNew}>{t('add')}</Button>}
            />
          }
        />
      </ListCard>
      {mayEdit && <TagBulkBar page={page} />}
      <TagDrawer address={page.address} onMerge={(tag, intoId) => setMerging({ tag, intoId })} />
      {adding && <AddTagsDialog onClose={() => setAdding(false)} />}
      {merging && <MergeTagDialog {...merging} onClose={() => setMerging(undefined)} />}
    </ListPage>
  );
}
