import { useQuery } from '@tanstack/react-query';
import {
  ACCOUNT_VIEWS,
  type AccountListQuery,
  type AccountView,
  accountListQuery,
} from '@toasoan/contract/features/accounts/account.ts';
import { accountKind, type ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { ContactRound, FileSpreadsheet, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { goTo } from '#web/core/routing/here.ts';
import { KindTabs } from '#web/features/users/public.ts';
import { listOfKind, profilePage } from '#web/features/users/public-people.ts';
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
import { accountCounts, accountList, type ListedAccount } from '../account-queries.ts';
import { ExportDialog } from '../export/export-dialog.tsx';
import { MergeAccountDialog } from '../merge/merge-account-dialog.tsx';
import { RemoveAccountDialog } from '../remove-account-dialog.tsx';
import { TickDialog } from '../tick-dialog.tsx';
import { UnpublishDialog } from '../unpublish-dialog.tsx';
import { AccountBulkBar } from './account-bulk-bar.tsx';
import { useAccountColumns } from './account-columns.tsx';
import { AccountFilters } from './account-filters.tsx';
import { useAccountRowActions } from './account-row-actions.tsx';
import { AuthorTabs } from './author-tabs.tsx';

/** The kind is the page's, not the address's. */
const listQuery = z.omit(accountListQuery, { kind: true });

function viewsOf(kind: ProfileKind): readonly AccountView[] {
  const { isPublished, plain, pointOf, sourcesOf } = accountKind(kind);
  const kept: Readonly<Partial<Record<AccountView, boolean>>> = {
    draft: isPublished,
    published: isPublished,
    unpublished: isPublished,
    noSource: sourcesOf(plain) !== undefined,
    noCoordinates: pointOf(plain) !== undefined,
  };
  return ACCOUNT_VIEWS.filter((view) => kept[view] ?? true);
}

/** The file has every row of the filter, in the order of names. */
function exportedFilters(query: Omit<AccountListQuery, 'kind'>) {
  const { page: _page, limit: _limit, happy: _happy, sort: _sort, ...filters } = query;
  return filters;
}

/** The accounts of one kind. */
export function AccountList({ kind }: { readonly kind: ProfileKind }) {
  const { t } = useTranslation('accounts');
  const projectId = useProjectId();
  const [list] = useState(() => accountList(kind));
  const page = useListPage({ name: `accounts.${kind}`, schema: listQuery, list });
  const counts = useQuery(accountCounts(projectId, kind)).data;
  const mayEdit = useMay('account.edit');
  const mayUpdate = useMay('user.update');
  const mayKeep = mayUpdate || (kind !== 'organization' && kind !== 'enterprise');
  const [merging, setMerging] = useState<ListedAccount>();
  const [removing, setRemoving] = useState<ListedAccount>();
  const [ticking, setTicking] = useState<ListedAccount>();
  const [unpublishing, setUnpublishing] = useState<ListedAccount>();
  const [exporting, setExporting] = useState(false);
  const columns = useAccountColumns(kind, page.address.query.text);
  const rowActions = useAccountRowActions({
    merge: setMerging,
    remove: setRemoving,
    tick: setTicking,
    unpublish: setUnpublishing,
  });
  const openNew = () => goTo(`${listOfKind(kind)}/create`);
  const open = ({ id }: ListedAccount) => goTo(profilePage(kind, id) ?? '');
  return (
    <ListPage page={page} onEdit={open}>
      {kind === 'author' && <AuthorTabs current="authors" />}
      {(kind === 'organization' || kind === 'enterprise') && <KindTabs current={kind} />}
      <ListHeading title={t(`title.${kind}`)} total={counts?.all}>
        {mayEdit && (
          <Button icon={<FileSpreadsheet size={17} />} onClick={() => setExporting(true)}>
            {t('export.open')}
          </Button>
        )}
        {mayEdit && (
          <Button variant="main" icon={<Plus size={17} />} onClick={openNew}>
            {t(`add.${kind}`)}
          </Button>
        )}
      </ListHeading>
      <ListCard>
        <ListTabs
          page={page}
          tabs={viewsOf(kind).map((view) => ({
            view,
            label: t(`view.${view}`),
            count: counts?.[view],
            waits: view === 'draft',
          }))}
        />
        <ListFilters
          page={page}
          searchLabel={t(`title.${kind}`)}
          tools={<ListTools name={page.name} columns={columns} />}
        >
          <AccountFilters kind={kind} address={page.address} />
        </ListFilters>
        <ListTable
          page={page}
          label={t(`title.${kind}`)}
          things={t(`things.${kind}`)}
          columns={columns}
          rowLabel={(account) => account.penName || account.displayName}
          rowActions={rowActions}
          selectable={mayEdit && mayKeep}
          bulk={mayEdit && mayKeep && <AccountBulkBar kind={kind} page={page} />}
          nothingYet={
            <EmptyState
              icon={<ContactRound size={32} />}
              title={t(`empty.${kind}`)}
              text={t(`emptyText.${kind}`)}
              actions={mayEdit && <Button onClick={openNew}>{t(`add.${kind}`)}</Button>}
            />
          }
        />
      </ListCard>
      {exporting && (
        <ExportDialog
          asked={{ kind, filters: exportedFilters(page.address.query) }}
          onClose={() => setExporting(false)}
        />
      )}
      {merging && <MergeAccountDialog account={merging} onClose={() => setMerging(undefined)} />}
      {ticking && <TickDialog account={ticking} onClose={() => setTicking(undefined)} />}
      {unpublishing && <UnpublishDialog account={unpublishing} onClose={() => setUnpublishing(undefined)} />}
      {removing && <RemoveAccountDialog account={removing} onClose={() => setRemoving(undefined)} />}
    </ListPage>
  );
}
