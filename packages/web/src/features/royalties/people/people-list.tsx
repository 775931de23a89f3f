import { useQuery } from '@tanstack/react-query';
import { PEOPLE_VIEWS, type SheetPerson } from '@toasoan/contract/features/royalties/royalty-sheet.ts';
import { FileSpreadsheet, Rows3, UserRound, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { goTo } from '#web/core/routing/here.ts';
import { profilePage } from '#web/features/users/public-people.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTabs } from '#web/patterns/list-page/list-tabs.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { RowLink } from '#web/patterns/list-page/row-link.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { StatusTag } from '#web/ui/display/status-tag.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { MenuItem } from '#web/ui/menu/menu-item.ts';
import type { Column } from '#web/ui/table/column.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import { NumberText } from '#web/ui/text/number-text.tsx';
import { ExportDialog } from '../export/export-dialog.tsx';
import { MoneyText } from '../money-text.tsx';
import { RoyaltyHeading } from '../royalty-heading.tsx';
import { type PersonRow, sheetPeople, sheetSums } from '../royalty-queries.ts';
import { SumsStrip } from '../sheet/sums-strip.tsx';
import { type PeopleAddress, peopleAddress } from '../sheet-address.ts';
import { sheetAddressOf } from '../sheet-links.ts';
import { PersonDrawer } from './person-drawer.tsx';

const PERSON = /^(account|name):/;

/** Everybody whom a month pays, with their sums. */
export function PeopleList() {
  const { t } = useTranslation('royalties');
  const page = useListPage({ name: 'royalties.people', schema: peopleAddress, list: sheetPeople });
  const { query, open, change } = page.address;
  const sums = useQuery(sheetSums(useProjectId(), { period: query.period })).data;
  const mayExport = useMay('account.payroll');
  const [exported, setExported] = useState<string>();
  const columns = usePeopleColumns(page.address);
  const rowActions = (row: PersonRow): readonly MenuItem[] => [
    {
      key: 'sheet',
      label: t('person.inSheet'),
      icon: <Rows3 size={16} />,
      onSelect: () => goTo(sheetAddressOf({ period: query.period, view: 'all', person: row.person })),
    },
    ...(mayExport
      ? [
          {
            key: 'export',
            label: t('export.person'),
            icon: <FileSpreadsheet size={16} />,
            isQuick: true,
            onSelect: () => setExported(row.person),
          },
        ]
      : []),
    {
      key: 'account',
      label: t('person.account'),
      icon: <UserRound size={16} />,
      disabledReason:
        row.accountId === null || row.isLogin
          ? t(row.isLogin ? 'person.login' : 'person.noAccount')
          : undefined,
      onSelect: () => goTo(profilePage('author', row.accountId ?? '') ?? ''),
    },
  ];
  return (
    <ListPage page={page} onEdit={(row) => change({ open: row.id })}>
      <RoyaltyHeading shown="people" address={page.address} />
      {sums && <SumsStrip sums={sums} />}
      <ListCard>
        <ListTabs
          page={page}
          tabs={PEOPLE_VIEWS.map((view) => ({ view, label: t(`person.view.${view}`) }))}
        />
        <ListFilters
          page={page}
          searchLabel={t('person.search')}
          tools={<ListTools name={page.name} columns={columns} />}
        />
        <ListTable
          page={page}
          label={t('show.people')}
          things={t('person.things')}
          columns={columns}
          rowLabel={(row) => row.name}
          rowActions={rowActions}
          nothingYet={
            <EmptyState
              icon={<UsersRound size={32} />}
              title={t('person.empty')}
              text={t('person.emptyText')}
            />
          }
        />
      </ListCard>
      {open !== undefined && PERSON.test(open) && (
        <PersonDrawer period={query.period} person={open} onClose={() => change({ open: null })} />
      )}
      {exported !== undefined && (
        <ExportDialog
          kind="person"
          period={query.period}
          person={exported}
          onClose={() => setExported(undefined)}
        />
      )}
    </ListPage>
  );
}

function usePeopleColumns(address: ListAddress<PeopleAddress>): readonly Column<PersonRow>[] {
  const { t } = useTranslation('royalties');
  return [
    {
      key: 'name',
      title: t('person.name'),
      always: true,
      card: 'title',
      cell: (row) => (
        <RowLink address={address} id={row.id}>
          <Highlight text={row.name} query={address.query.text} />
        </RowLink>
      ),
    },
    {
      key: 'works',
      title: t('person.works'),
      width: '110px',
      align: 'end',
      cell: ({ works }) => <NumberText value={works} />,
    },
    {
      key: 'corrections',
      title: t('view.corrections'),
      width: '110px',
      align: 'end',
      minor: true,
      cell: ({ corrections }) => <NumberText value={corrections} />,
    },
    {
      key: 'proposed',
      title: t('sum.proposed'),
      width: '160px',
      align: 'end',
      minor: true,
      cell: ({ proposed }) => <MoneyText value={proposed} />,
    },
    {
      key: 'amount',
      title: t('column.amount'),
      width: '160px',
      align: 'end',
      card: 'detail',
      cell: ({ amount }) => <MoneyText value={amount} />,
    },
    {
      key: 'payroll',
      title: t('person.payroll'),
      width: '200px',
      card: 'detail',
      cell: (row) => <PayrollMark person={row} />,
    },
  ];
}

/** Whom the bank list can pay. */
function PayrollMark({ person }: { readonly person: SheetPerson }) {
  const { t } = useTranslation('royalties');
  if (person.hasPayroll) return <StatusTag tone="published">{t('payroll.known')}</StatusTag>;
  return <StatusTag tone="returned">{t(`payroll.${lackOf(person)}`)}</StatusTag>;
}

function lackOf({ accountId, isLogin }: SheetPerson) {
  if (accountId === null) return 'noAccount';
  return isLogin ? 'login' : 'missing';
}
