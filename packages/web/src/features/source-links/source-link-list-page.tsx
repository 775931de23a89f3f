import { useQuery } from '@tanstack/react-query';
import { sourceLinkEndpoints } from '@toasoan/contract/features/source-links/endpoints.ts';
import {
  SOURCE_LINK_VIEWS,
  type SourceLink,
  type SourceLinkBulk,
  sourceLinkListQuery,
} from '@toasoan/contract/features/source-links/source-link.ts';
import { Shuffle, SquarePlay, Waypoints } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { lazyOverlay } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { useBulk } from '#web/patterns/list-page/use-bulk.ts';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { BulkActions } from '#web/patterns/resource/bulk-actions.tsx';
import { AddButton } from '#web/patterns/resource/list-parts.tsx';
import { ResourceDrawer } from '#web/patterns/resource/resource-drawer.tsx';
import { useResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { RetargetDialog } from './retarget-dialog.tsx';
import { placeOf, useSourceLinkColumns } from './source-link-columns.tsx';
import { SourceLinkFilters } from './source-link-filters.tsx';
import { SourceLinkForm } from './source-link-form.tsx';
import { agencyCounts, sourceLinkCounts, sourceLinkList } from './source-link-queries.ts';
import { useSourceLinkRecord } from './source-link-record.ts';
import { useSourceLinkRowActions } from './source-link-row-actions.tsx';

const TryDrawer = lazyOverlay(async () => ({
  default: (await import('./trial/try-drawer.tsx')).TryDrawer,
}));

/** A text that is tried: for one link, or for none. */
type Trying = { readonly link: SourceLink | undefined } | undefined;

const sendBulk = (body: SourceLinkBulk) => call(sourceLinkEndpoints.bulk, { body });

/** Where texts of sections go, and what happens to them. Who enters the area may do everything in it. */
export function SourceLinkListPage() {
  const { t } = useTranslation('source-links');
  const page = useListPage({ name: 'source-links', schema: sourceLinkListQuery, list: sourceLinkList });
  const counts = useQuery(sourceLinkCounts(useProjectId())).data;
  const [trying, setTrying] = useState<Trying>();
  const [retargeted, setRetargeted] = useState<readonly string[]>();
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const record = useSourceLinkRecord();
  const columns = useSourceLinkColumns(page.address);
  const bulk = useBulk({ page, rowLabel: placeOf, send: sendBulk });
  const { change } = page.address;
  const onEdit = (id: string) => change({ open: id });
  const openNew = () => onEdit('new');
  const rowActions = useSourceLinkRowActions({ texts, onEdit, onTry: (link) => setTrying({ link }) });
  return (
    <ListPage page={page} onEdit={({ id }) => onEdit(id)}>
      <ListHeading title={t('title')} total={counts?.all}>
        <Button icon={<SquarePlay size={17} />} onClick={() => setTrying({ link: undefined })}>
          {t('try')}
        </Button>
        <AddButton texts={texts} onAdd={openNew} />
      </ListHeading>
      <AgencyWarning />
      <ListCard>
        <ListTabs
          page={page}
          tabs={SOURCE_LINK_VIEWS.map((view) => ({
            view,
            label: t(`view.${view}`),
            count: counts?.[view],
            waits: view === 'broken',
          }))}
        />
        <SourceLinkFilters page={page} columns={columns} />
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={placeOf}
          rowActions={rowActions}
          selectable
          bulk={
            <BulkActions
              page={page}
              texts={texts}
              rowLabel={placeOf}
              send={sendBulk}
              deleteText={t('delete.text')}
              own={[
                { key: 'retarget', label: t('retarget'), icon: <Shuffle size={16} />, run: setRetargeted },
              ]}
            />
          }
          nothingYet={
            <EmptyState
              icon={<Waypoints size={32} />}
              title={t('empty.title')}
              text={t('empty.text')}
              actions={<Button onClick={openNew}>{texts.add}</Button>}
            />
          }
        />
      </ListCard>
      <ResourceDrawer address={page.address} record={record} texts={texts} mayCreate mayEdit>
        {(form, link, disabled) => <SourceLinkForm form={form} link={link} disabled={disabled} />}
      </ResourceDrawer>
      {retargeted && (
        <RetargetDialog
          count={retargeted.length}
          onClose={() => setRetargeted(undefined)}
          onChosen={(target) => {
            bulk.run({ action: 'retarget', ids: [...retargeted], ...target });
            setRetargeted(undefined);
          }}
        />
      )}
      <Suspense>
        {trying && <TryDrawer link={trying.link} onEdit={onEdit} onClose={() => setTrying(undefined)} />}
      </Suspense>
    </ListPage>
  );
}

/** An aggregated site that draws on too few agencies of the press. */
function AgencyWarning() {
  const { t } = useTranslation('source-links');
  const counts = useQuery(agencyCounts(useProjectId())).data;
  if (counts === undefined || counts.agencies >= counts.agenciesNeeded) return null;
  return (
    <Banner tone="warning">{t('agencies', { needed: counts.agenciesNeeded, count: counts.agencies })}</Banner>
  );
}
