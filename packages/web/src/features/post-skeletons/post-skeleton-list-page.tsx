import { postSkeletonEndpoints } from '@toasoan/contract/features/post-skeletons/endpoints.ts';
import { postSkeletonListQuery } from '@toasoan/contract/features/post-skeletons/post-skeleton.ts';
import { LayoutList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { call } from '#web/core/api/api.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { BulkActions } from '#web/patterns/resource/bulk-actions.tsx';
import { AddButton, NothingYet } from '#web/patterns/resource/list-parts.tsx';
import { ResourceDrawer } from '#web/patterns/resource/resource-drawer.tsx';
import { useResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { StatusFilter } from '#web/patterns/resource/status.tsx';
import { usePostSkeletonColumns } from './post-skeleton-columns.tsx';
import { PostSkeletonForm } from './post-skeleton-form.tsx';
import { skeletonList } from './post-skeleton-queries.ts';
import { usePostSkeletonRecord } from './post-skeleton-record.ts';
import { usePostSkeletonRowActions } from './post-skeleton-row-actions.tsx';

/** What posts begin with. Whoever writes posts keeps them. */
export function PostSkeletonListPage() {
  const { t } = useTranslation('post-skeletons');
  const page = useListPage({ name: 'post-skeletons', schema: postSkeletonListQuery, list: skeletonList });
  const mayWrite = useMay('post.create');
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const record = usePostSkeletonRecord(usePostOfState());
  const columns = usePostSkeletonColumns(page.address);
  const rowActions = usePostSkeletonRowActions(page.address, texts);
  const { change } = page.address;
  const openNew = () => change({ open: 'new' });
  return (
    <ListPage page={page} onEdit={(skeleton) => change({ open: skeleton.id })}>
      <ListHeading title={t('title')} total={page.total}>
        {mayWrite && <AddButton texts={texts} onAdd={openNew} />}
      </ListHeading>
      <ListCard>
        <ListFilters
          page={page}
          searchLabel={t('title')}
          tools={<ListTools name={page.name} columns={columns} />}
        >
          <StatusFilter address={page.address} />
        </ListFilters>
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={(skeleton) => skeleton.title}
          rowActions={rowActions}
          selectable={mayWrite}
          bulk={
            mayWrite && (
              <BulkActions
                page={page}
                texts={texts}
                rowLabel={(skeleton) => skeleton.title}
                send={(body) => call(postSkeletonEndpoints.bulk, { body })}
                deleteText={t('delete.text')}
              />
            )
          }
          nothingYet={
            <NothingYet
              icon={<LayoutList size={32} />}
              texts={texts}
              text={t('empty.text')}
              onAdd={mayWrite ? openNew : undefined}
            />
          }
        />
      </ListCard>
      <ResourceDrawer
        address={page.address}
        record={record}
        texts={texts}
        mayCreate={mayWrite}
        mayEdit={mayWrite}
      >
        {(form, skeleton, disabled) => (
          <PostSkeletonForm form={form} skeleton={skeleton} disabled={disabled} />
        )}
      </ResourceDrawer>
    </ListPage>
  );
}

/** The post that the list of posts sent here to become a skeleton. */
function usePostOfState(): Picked | undefined {
  const state = useLocation().state as { readonly skeletonOf?: Picked } | null;
  return state?.skeletonOf;
}
