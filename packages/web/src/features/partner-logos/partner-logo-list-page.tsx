import { useQuery } from '@tanstack/react-query';
import { partnerLogoEndpoints } from '@toasoan/contract/features/partner-logos/endpoints.ts';
import {
  PARTNER_GROUPS,
  PARTNER_LOGO_VIEWS,
  PARTNER_TIERS,
  type PartnerLogo,
  partnerLogoListQuery,
} from '@toasoan/contract/features/partner-logos/partner-logo.ts';
import { Handshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
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
import { usePartnerLogoColumns } from './partner-logo-columns.tsx';
import { PartnerLogoForm } from './partner-logo-form.tsx';
import { partnerLogoCounts, partnerLogoList } from './partner-logo-queries.ts';
import { usePartnerLogoRecord } from './partner-logo-record.ts';
import { usePartnerLogoRowActions } from './partner-logo-row-actions.tsx';

const NO_ROWS: readonly PartnerLogo[] = [];

/** Logos of sponsors and partners. Who enters the area may do everything in it. */
export function PartnerLogoListPage() {
  const { t } = useTranslation('partner-logos');
  const page = useListPage({ name: 'partner-logos', schema: partnerLogoListQuery, list: partnerLogoList });
  const counts = useQuery(partnerLogoCounts(useProjectId())).data;
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const record = usePartnerLogoRecord();
  const columns = usePartnerLogoColumns(page.address, page.rows ?? NO_ROWS);
  const rowActions = usePartnerLogoRowActions(page.address, texts, page.rows ?? []);
  const { query, change } = page.address;
  const openNew = () => change({ open: 'new' });
  return (
    <ListPage page={page} onEdit={(logo) => change({ open: logo.id })}>
      <ListHeading title={t('title')} total={counts?.all}>
        <AddButton texts={texts} onAdd={openNew} />
      </ListHeading>
      <ListCard>
        <ListTabs
          page={page}
          tabs={PARTNER_LOGO_VIEWS.map((view) => ({
            view,
            label: t(`view.${view}`),
            count: counts?.[view],
            waits: view === 'ending',
          }))}
        />
        <ListFilters
          page={page}
          searchLabel={t('title')}
          tools={<ListTools name={page.name} columns={columns} />}
        >
          <FilterSelect
            label={t('column.group')}
            multiple
            options={PARTNER_GROUPS.map((group) => ({ value: group, label: t(`group.${group}`) }))}
            values={query.group ?? []}
            onChange={(group) => change({ group })}
          />
          <FilterSelect
            label={t('column.tier')}
            multiple
            options={PARTNER_TIERS.map((tier) => ({ value: tier, label: t(`tier.${tier}`) }))}
            values={query.tier ?? []}
            onChange={(tier) => change({ tier })}
          />
          <StatusFilter address={page.address} />
        </ListFilters>
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={(logo) => logo.title}
          rowActions={rowActions}
          selectable
          bulk={
            <BulkActions
              page={page}
              texts={texts}
              rowLabel={(logo) => logo.title}
              send={(body) => call(partnerLogoEndpoints.bulk, { body })}
              deleteText={t('delete.text')}
            />
          }
          nothingYet={
            <NothingYet icon={<Handshake size={32} />} texts={texts} text={t('empty.text')} onAdd={openNew} />
          }
        />
      </ListCard>
      <ResourceDrawer address={page.address} record={record} texts={texts} mayCreate mayEdit>
        {(form, logo, disabled) => <PartnerLogoForm form={form} logo={logo} disabled={disabled} />}
      </ResourceDrawer>
    </ListPage>
  );
}
