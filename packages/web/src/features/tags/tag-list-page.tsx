import { useQuery } from '@tanstack/react-query';
import { MAX_MERGED, tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { TAG_KINDS, TAG_VIEWS, type Tag, tagListQuery } from '@toasoan/contract/features/tags/tag.ts';
import { ListPlus, Merge, Tag as TagIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
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
import { BulkActions } from '#web/patterns/resource/bulk-actions.tsx';
import { AddButton, NothingYet } from '#web/patterns/resource/list-parts.tsx';
import { ResourceDrawer } from '#web/patterns/resource/resource-drawer.tsx';
import { useResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { StatusFilter } from '#web/patterns/resource/status.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { NOTHING_SELECTED } from '#web/ui/table/selection.ts';
import { AddTagsDialog } from './add-tags-dialog.tsx';
import { MergeTagDialog } from './merge-tag-dialog.tsx';
import { MergeTagsDialog } from './merge-tags-dialog.tsx';
import { useTagColumns } from './tag-columns.tsx';
import { TagForm } from './tag-form.tsx';
import { tagCounts, tagList } from './tag-queries.ts';
import { useTagRecord } from './tag-record.ts';
import { useTagRowActions } from './tag-row-actions.tsx';

export function TagListPage() {
  const { t } = useTranslation('tags');
  const projectId = useProjectId();
  const page = useListPage({
    name: 'tags',
    schema: tagListQuery,
    list: tagList,
  });
  const counts = useQuery(tagCounts(projectId)).data;
  const mayCreate = useMay('tag.create');
  const mayEdit = useMay('tag.edit');
  const mayMerge = useMay('tag.merge');
  const [adding, setAdding] = useState(false);
  const [merging, setMerging] = useState<{ tag: Tag; intoId?: string }>();
  const [mergingMany, setMergingMany] = useState<readonly string[]>();
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const record = useTagRecord();
  const columns = useTagColumns(page.address);
  const rowActions = useTagRowActions(page.address, texts, (tag) => setMerging({ tag }));
  const { query, change } = page.address;
  const selected = page.selection.keys.size;
  const mergeMany = {
    key: 'merge',
    label: t('mergeMany'),
    icon: <Merge size={16} />,
    run: setMergingMany,
    disabledReason: whyNoMerge(),
  };
  function whyNoMerge() {
    if (selected < 2) return t('mergeMany.tooFew');
    return selected > MAX_MERGED + 1 ? t('mergeMany.tooMany', { most: MAX_MERGED + 1 }) : undefined;
  }
  const openNew = () => change({ open: 'new' });

  return (
    <ListPage page={page} onEdit={(tag) => change({ open: tag.id })}>
      <ListHeading title={t('title')} total={counts?.all}>
        {mayCreate && (
          <>
            <Button icon={<ListPlus size={17} />} onClick={() => setAdding(true)}>
              {t('addMany')}
            </Button>
            <AddButton texts={texts} onAdd={openNew} />
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
          <StatusFilter address={page.address} />
        </ListFilters>
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={(tag) => tag.title}
          rowActions={rowActions}
          selectable={mayEdit}
          bulk={
            mayEdit && (
              <BulkActions
                page={page}
                texts={texts}
                rowLabel={(tag) => tag.title}
                send={(body) => call(tagEndpoints.bulk, { body })}
                deleteText={t('deleteMany.text')}
                own={mayMerge ? [mergeMany] : undefined}
              />
            )
          }
          nothingYet={
            <NothingYet
              icon={<TagIcon size={32} />}
              texts={texts}
              text={t('empty.text')}
              onAdd={mayCreate ? openNew : undefined}
            />
          }
        />
      </ListCard>
      <ResourceDrawer
        address={page.address}
        record={record}
        texts={texts}
        mayCreate={mayCreate}
        mayEdit={mayEdit}
      >
        {(form, tag, disabled) => (
          <TagForm
            form={form}
            tag={tag}
            disabled={disabled}
            onMerge={(intoId) => tag && setMerging({ tag, intoId })}
          />
        )}
      </ResourceDrawer>
      {adding && <AddTagsDialog onClose={() => setAdding(false)} />}
      {mergingMany && (
        <MergeTagsDialog
          ids={mergingMany}
          onMerged={() => {
            page.setSelection(NOTHING_SELECTED);
            setMergingMany(undefined);
          }}
          onClose={() => setMergingMany(undefined)}
        />
      )}
      {merging && <MergeTagDialog {...merging} onClose={() => setMerging(undefined)} />}
    </ListPage>
  );
}
