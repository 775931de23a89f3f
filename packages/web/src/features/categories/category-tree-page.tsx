import { useQuery } from '@tanstack/react-query';
import {
  CATEGORY_KINDS,
  type Category,
  categoryListQuery,
  MAX_CATEGORY_DEPTH,
} from '@toasoan/contract/features/categories/category.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import { useListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { AddButton } from '#web/patterns/resource/list-parts.tsx';
import { ResourceDrawer } from '#web/patterns/resource/resource-drawer.tsx';
import { useResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { StatusFilter } from '#web/patterns/resource/status.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { SearchBox } from '#web/ui/filters/search-box.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { treeOptions } from '#web/ui/select/tree-options.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { CategoryForm } from './category-form.tsx';
import { categoryTree } from './category-queries.ts';
import { useCategoryRecord } from './category-record.ts';
import styles from './category-tree-page.module.css';
import { RemoveCategoryDialog } from './remove-category-dialog.tsx';
import { CategoryTree } from './tree/category-tree.tsx';
import { TreeStates } from './tree/tree-states.tsx';
import { useTreeMoves } from './tree/use-tree-moves.ts';
import { visibleRows } from './tree/visible-rows.ts';
import { useCategoryActions } from './use-category-actions.tsx';

const NONE: readonly Category[] = [];

export function CategoryTreePage() {
  const { t } = useTranslation('categories');
  const projectId = useProjectId();
  const mayEdit = useMay('category.edit');
  const address = useListAddress(categoryListQuery);
  const tree = useQuery(categoryTree(projectId));
  const items = tree.data?.items ?? NONE;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [newParent, setNewParent] = useState<string | null>(null);
  const [removing, setRemoving] = useState<Category>();
  const { move, step, announced } = useTreeMoves(items);
  const { query, change } = address;
  const edit = (category: Category) => change({ open: category.id });
  const add = (parentId: string | null) => {
    setNewParent(parentId);
    change({ open: 'new' });
  };
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const actions = useCategoryActions({
    texts,
    items,
    onEdit: edit,
    onAddChild: (parent) => add(parent.id),
    onStep: step,
    onRemove: setRemoving,
  });
  const rows = visibleRows(items, closed, {
    text: query.text ?? '',
    kind: query.kind?.[0],
    status: query.status,
  });
  const record = useCategoryRecord(newParent);

  function toggle(id: string) {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  }
  const parentIds = new Set(items.map((item) => item.parentId));
  const allClosed = () => setClosed(new Set([...parentIds].filter((id) => id !== null)));

  return (
    <Stack gap={4}>
      <ListHeading title={t('title')} total={tree.data && items.length}>
        {mayEdit && <AddButton texts={texts} onAdd={() => add(null)} />}
      </ListHeading>
      <ListCard>
        <search className={styles.filters}>
          <SearchBox
            label={t('search')}
            value={query.text ?? ''}
            onSearch={(text) => change({ text })}
            shortcut="/"
          />
          <FilterSelect
            label={t('filter.kind')}
            options={CATEGORY_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            values={query.kind ?? []}
            onChange={(kind) => change({ kind })}
          />
          <StatusFilter address={address} />
          <span className={styles.tools}>
            <Button variant="quiet" onClick={() => setClosed(new Set())}>
              {t('tree.openAll')}
            </Button>
            <Button variant="quiet" onClick={allClosed}>
              {t('tree.closeAll')}
            </Button>
          </span>
        </search>
        <TreeStates
          tree={tree}
          shownCount={rows.length}
          onClearFilters={address.clearFilters}
          texts={texts}
          onAdd={mayEdit ? () => add(null) : undefined}
        >
          <CategoryTree
            rows={rows}
            items={items}
            currentId={address.open}
            movable={mayEdit}
            name={(category) => (
              <RowLink address={address} id={category.id}>
                <Highlight text={category.title} query={query.text} />
              </RowLink>
            )}
            actions={actions}
            onToggle={toggle}
            onOpen={edit}
            onStep={step}
            onMove={move}
          />
        </TreeStates>
        {mayEdit && rows.length > 0 && <p className={styles.keys}>{t('tree.keys')}</p>}
      </ListCard>
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <ResourceDrawer address={address} record={record} texts={texts} mayCreate={mayEdit} mayEdit={mayEdit}>
        {(form, category, disabled) => (
          <CategoryForm
            form={form}
            category={category}
            disabled={disabled}
            parents={treeOptions(items.filter((item) => item.depth < MAX_CATEGORY_DEPTH))}
          />
        )}
      </ResourceDrawer>
      {removing && <RemoveCategoryDialog category={removing} onClose={() => setRemoving(undefined)} />}
    </Stack>
  );
}
