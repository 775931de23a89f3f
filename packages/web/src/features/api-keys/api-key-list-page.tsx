import { useQuery } from '@tanstack/react-query';
import { API_KEY_VIEWS, type ApiKey, apiKeyListQuery } from '@toasoan/contract/features/api-keys/api-key.ts';
import { Ban, CalendarClock, KeyRound, RotateCcw } from 'lucide-react';
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
import { AddButton, NothingYet } from '#web/patterns/resource/list-parts.tsx';
import { ResourceDrawer } from '#web/patterns/resource/resource-drawer.tsx';
import { useResourceTexts } from '#web/patterns/resource/resource-texts.ts';
import { useRowItems } from '#web/patterns/resource/row-items.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import { useApiKeyColumns } from './api-key-columns.tsx';
import { ApiKeyForm } from './api-key-form.tsx';
import { apiKeyCounts, apiKeyList } from './api-key-queries.ts';
import { type ShownKey, useApiKeyRecord } from './api-key-record.ts';
import { CreatedDialog } from './created-dialog.tsx';
import { ExtendDialog, RevokeDialog, RotateDialog } from './life-dialogs.tsx';
import { RecentCalls } from './recent-calls.tsx';

interface Asked {
  readonly what: 'rotate' | 'extend' | 'revoke';
  readonly apiKey: ApiKey;
}

export function ApiKeyListPage() {
  const { t } = useTranslation('api-keys');
  const projectId = useProjectId();
  const page = useListPage({ name: 'api-keys', schema: apiKeyListQuery, list: apiKeyList });
  const counts = useQuery(apiKeyCounts(projectId)).data;
  const mayEdit = useMay('apikey.edit');
  const [made, setMade] = useState<ShownKey>();
  const [asked, setAsked] = useState<Asked>();
  const texts = useResourceTexts({ thing: t('thing'), things: t('things') });
  const record = useApiKeyRecord(setMade);
  const columns = useApiKeyColumns(page.address);
  const { change } = page.address;
  const onEdit = (id: string) => change({ open: id });
  const openNew = () => onEdit('new');
  const close = () => setAsked(undefined);
  const items = useRowItems(texts);
  const ask = (what: Asked['what'], icon: MenuItem['icon'], apiKey: ApiKey): MenuItem => ({
    key: what,
    label: t(what),
    icon,
    disabledReason: whyUnchanged(apiKey),
    onSelect: () => setAsked({ what, apiKey }),
  });
  function whyUnchanged({ state, home }: ApiKey): string | undefined {
    if (!mayEdit) return texts.readOnly;
    if (state === 'REVOKED') return t('disabled.revoked');
    return home.id === projectId ? undefined : t('disabled.elsewhere', { project: home.name });
  }
  return (
    <ListPage page={page} onEdit={({ id }) => onEdit(id)}>
      <ListHeading title={t('title')} total={counts?.all}>
        {mayEdit && <AddButton texts={texts} onAdd={openNew} />}
      </ListHeading>
      <ListCard>
        <ListTabs
          page={page}
          tabs={API_KEY_VIEWS.map((view) => ({
            view,
            label: t(`view.${view}`),
            count: counts?.[view],
            waits: view === 'ending',
          }))}
        />
        <ListFilters
          page={page}
          searchLabel={t('search')}
          tools={<ListTools name={page.name} columns={columns} />}
        />
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={({ name }) => name}
          rowActions={(apiKey) => [
            items.edit(() => onEdit(apiKey.id)),
            ask('rotate', <RotateCcw size={16} />, apiKey),
            ask('extend', <CalendarClock size={16} />, apiKey),
            { ...ask('revoke', <Ban size={16} />, apiKey), tone: 'danger', startsGroup: true },
          ]}
          nothingYet={
            <NothingYet
              icon={<KeyRound size={32} />}
              texts={texts}
              text={t('empty.text')}
              onAdd={mayEdit ? openNew : undefined}
            />
          }
        />
      </ListCard>
      <RecentCalls />
      <ResourceDrawer
        address={page.address}
        record={record}
        texts={texts}
        mayCreate={mayEdit}
        mayEdit={mayEdit}
      >
        {(form, apiKey, disabled) => (
          <ApiKeyForm
            form={form}
            apiKey={apiKey}
            disabled={disabled || (apiKey !== undefined && whyUnchanged(apiKey) !== undefined)}
          />
        )}
      </ResourceDrawer>
      {made && <CreatedDialog {...made} onClose={() => setMade(undefined)} />}
      {asked?.what === 'rotate' && <RotateDialog apiKey={asked.apiKey} onClose={close} onMade={setMade} />}
      {asked?.what === 'extend' && <ExtendDialog apiKey={asked.apiKey} onClose={close} />}
      {asked?.what === 'revoke' && <RevokeDialog apiKey={asked.apiKey} onClose={close} />}
    </ListPage>
  );
}
