import { useQuery } from '@tanstack/react-query';
import { internalLinkEndpoints } from '@toasoan/contract/features/internal-links/endpoints.ts';
import {
  INTERNAL_LINK_TARGETS,
  INTERNAL_LINK_VIEWS,
  type InternalLink,
  internalLinkListQuery,
} from '@toasoan/contract/features/internal-links/internal-link.ts';
import { Link } from 'lucide-react';
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
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { useLinkColumns } from './internal-link-columns.tsx';
import { InternalLinkForm } from './internal-link-form.tsx';
import { linkCounts, linkList } from './internal-link-queries.ts';
import { useLinkRecord } from './internal-link-record.ts';
import { useLinkRowActions } from './internal-link-row-actions.tsx';
import { LinkTools } from './link-tools.tsx';
import { TryDrawer } from './trial/try-drawer.tsx';

/** What is open over the list beside a form: a keyword that is tried, or all of them. */
type Trying = { readonly link: InternalLink | undefined } | undefined;

export function InternalLinkListPage() {
  const { t } = useTranslation('internal-links');
  const page = useListPage({ name: 'internal-links', schema: internalLinkListQuery, list: linkList });
  const counts = useQuery(linkCounts(useProjectId())).data;
  const mayEdit = useMay('internalLink.edit');
  const [trying, setTrying] = useState<Trying>();
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const record = useLinkRecord();
  const columns = useLinkColumns(page.address);
  const tryOn = (link: InternalLink | undefined) => setTrying({ link });
  const rowActions = useLinkRowActions(page.address, texts, tryOn);
  const { query, change } = page.address;
  const openNew = () => change({ open: 'new' });
  const edit = (id: string) => {
    setTrying(undefined);
    change({ open: id });
  };
  return (
    <ListPage page={page} onEdit={(link) => change({ open: link.id })}>
      <ListHeading title={t('title')} total={counts?.all}>
        <LinkTools onTry={() => tryOn(undefined)} onEdit={edit} />
        {mayEdit && <AddButton texts={texts} onAdd={openNew} />}
      </ListHeading>
      <ListCard>
        <ListTabs
          page={page}
          tabs={INTERNAL_LINK_VIEWS.map((view) => ({
            view,
            label: t(`view.${view}`),
            count: counts?.[view],
            waits: view === 'broken',
          }))}
        />
        <ListFilters
          page={page}
          searchLabel={t('title')}
          tools={<ListTools name={page.name} columns={columns} />}
        >
          <FilterSelect
            label={t('column.targetType')}
            multiple
            options={INTERNAL_LINK_TARGETS.map((type) => ({ value: type, label: t(`target.${type}`) }))}
            values={query.targetType ?? []}
            onChange={(targetType) => change({ targetType })}
          />
          <StatusFilter address={page.address} />
        </ListFilters>
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={(link) => link.keyword}
          rowActions={rowActions}
          selectable={mayEdit}
          bulk={
            mayEdit && (
              <BulkActions
                page={page}
                texts={texts}
                rowLabel={(link) => link.keyword}
                send={(body) => call(internalLinkEndpoints.bulk, { body })}
                deleteText={t('delete.text')}
              />
            )
          }
          nothingYet={
            <NothingYet
              icon={<Link size={32} />}
              texts={texts}
              text={t('empty.text')}
              onAdd={mayEdit ? openNew : undefined}
            />
          }
        />
      </ListCard>
      <ResourceDrawer
        address={page.address}
        record={record}
        texts={texts}
        mayCreate={mayEdit}
        mayEdit={mayEdit}
      >
        {(form, link, disabled) => (
          <InternalLinkForm form={form} link={link} disabled={disabled} onTry={tryOn} />
        )}
      </ResourceDrawer>
      {trying && <TryDrawer link={trying.link} onEdit={edit} onClose={() => setTrying(undefined)} />}
    </ListPage>
  );
}
