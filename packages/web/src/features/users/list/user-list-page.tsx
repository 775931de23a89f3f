import { ROLES } from '@toasoan/contract/access/role-names.ts';
import { ROLE_TEXTS } from '@toasoan/contract/access/role-texts.ts';
import { ACCESS_STATES } from '@toasoan/contract/features/users/sign-in-limits.ts';
import { ACCOUNT_TYPES, VERIFY_NONE } from '@toasoan/contract/features/users/user.ts';
import { type UserListQuery, userListQuery } from '@toasoan/contract/features/users/user-list.ts';
import { STATUSES } from '@toasoan/contract/vocabulary/status.ts';
import { UserPlus, UsersRound } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { UserDrawer } from '../form/user-drawer.tsx';
import { LinkDialog } from '../link-dialog.tsx';
import type { Person } from '../person.ts';
import type { PasswordLink } from '../save-user.ts';
import { userList } from '../user-queries.ts';
import { KindTabs } from './kind-tabs.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { type AskedReset, ResetDialog } from './reset-dialog.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { TickDialog } from './tick-dialog.tsx';
import { UserBulkBar } from './user-bulk-bar.tsx';
import styles from './user-columns.module.css';
import { userColumns } from './user-columns.tsx';
import { useUserRowActions } from './user-row-actions.tsx';

export function UserListPage() {
  const { t } = useTranslation('users');
  const page = useListPage({
    name: 'users',
    schema: userListQuery,
    list: userList,
  });
  const mayCreate = useMay('user.create');
  const mayUpdate = useMay('user.update');
  const [ticking, setTicking] = useState<Person>();
  const [resetting, setResetting] = useState<AskedReset>();
  const [signingOut, setSigningOut] = useState<Person>();
  const [removing, setRemoving] = useState<Person>();
  const [link, setLink] = useState<PasswordLink>();
  const { change } = page.address;
  const openPerson = (person: Person) => change({ open: person.id });
  const rowActions = useUserRowActions({
    openPerson,
    tick: setTicking,
    reset: setResetting,
    signOut: setSigningOut,
    remove: setRemoving,
    showLink: setLink,
  });
  const columns = userColumns(t, page.address);
  const openNew = () => change({ open: 'new' });

  return (
    <ListPage page={page} onEdit={openPerson}>
      <KindTabs current="user" />
      <ListHeading title={t('title')} total={page.address.filtered ? undefined : page.total}>
        <EverywhereSwitch address={page.address} />
        {mayCreate && (
          <Button variant="main" icon={<UserPlus size={17} />} onClick={openNew}>
            {t('add')}
          </Button>
        )}
      </ListHeading>
      <ListCard>
        <ListFilters
          page={page}
          searchLabel={t('search')}
          tools={<ListTools name={page.name} columns={columns} />}
        >
          <UserFilters address={page.address} />
        </ListFilters>
        <ListTable
          page={page}
          label={t('title')}
          things={t('things')}
          columns={columns}
          rowLabel={(person) => person.displayName}
          rowActions={rowActions}
          selectable={mayUpdate}
          bulk={mayUpdate && <UserBulkBar page={page} />}
          nothingYet={
            <EmptyState
              icon={<UsersRound size={32} />}
              title={t('empty.title')}
              text={t('empty.text')}
              actions={mayCreate && <Button onClick={openNew}>{t('add')}</Button>}
            />
          }
        />
      </ListCard>
      <UserDrawer address={page.address} showLink={setLink} />
      {ticking && <TickDialog person={ticking} onClose={() => setTicking(undefined)} />}
      {resetting && (
        <ResetDialog asked={resetting} showLink={setLink} onClose={() => setResetting(undefined)} />
      )}
      {removing && <RemoveDialog person={removing} onClose={() => setRemoving(undefined)} />}
      {signingOut && <SignOutDialog person={signingOut} onClose={() => setSigningOut(undefined)} />}
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </ListPage>
  );
}

/** Accounts of every project and of none; only SUPPER_ADMIN reads them. */
function EverywhereSwitch({ address }: { readonly address: ListAddress<UserListQuery> }) {
  const { t } = useTranslation('users');
  const id = useId();
  const readsAll = useAuth(({ role }) => role === 'SUPPER_ADMIN');
  if (!readsAll) return null;
  return (
    <span className={styles.everywhere}>
      <label htmlFor={id}>{t('filter.everywhere')}</label>
      <Switch
        id={id}
        value={address.query.scope === 'all'}
        onChange={(everywhere) => address.change({ scope: everywhere ? 'all' : null })}
      />
    </span>
  );
}

/** The chosen state of the second factor; 'owed' is off, yet required of the account. */
function factorAsked({ verifyType, force2FA }: UserListQuery): readonly string[] {
  if (verifyType === undefined) return [];
  return [verifyType === VERIFY_NONE && force2FA ? 'owed' : String(verifyType)];
}

/** Every filter that the list endpoint supports. */
function UserFilters({ address }: { readonly address: ListAddress<UserListQuery> }) {
  const { t } = useTranslation('users');
  const { query, change } = address;
  const known = useProjects(({ data }) => data);
  const yesOrNo = (value: boolean | undefined) => (value === undefined ? [] : [String(value)]);
  return (
    <>
      <FilterSelect
        label={t('column.accountType')}
        multiple
        options={ACCOUNT_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        values={query.accountType ?? []}
        onChange={(accountType) => change({ accountType })}
      />
      <FilterSelect
        label={t('column.role')}
        multiple
        options={ROLES.map((role) => ({ value: role, label: ROLE_TEXTS[role][currentLanguage()] }))}
        values={query.role ?? []}
        onChange={(role) => change({ role })}
      />
      <FilterSelect
        label={t('column.projects')}
        multiple
        options={known.map(({ projectId, name }) => ({ value: projectId, label: name }))}
        values={query.projects ?? []}
        onChange={(projects) => change({ projects })}
      />
      <FilterSelect
        label={t('column.status')}
        options={STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        values={query.status ? [query.status] : []}
        onChange={([status]) => change({ status })}
      />
      <FilterSelect
        label={t('filter.tick')}
        options={[
          { value: 'true', label: t('tick.yes') },
          { value: 'false', label: t('tick.no') },
        ]}
        values={yesOrNo(query.tick)}
        onChange={([tick]) => change({ tick })}
      />
      <FilterSelect
        label={t('column.secondFactor')}
        options={[
          { value: '1', label: t('secondFactor.on') },
          { value: '0', label: t('secondFactor.off') },
          { value: 'owed', label: t('secondFactor.owed') },
        ]}
        values={factorAsked(query)}
        onChange={([asked]) =>
          change(
            asked === 'owed'
              ? { verifyType: VERIFY_NONE, force2FA: true }
              : { verifyType: asked, force2FA: undefined },
          )
        }
      />
      <FilterSelect
        label={t('access.title')}
        options={ACCESS_STATES.map((state) => ({ value: state, label: t(`access.${state}`) }))}
        values={query.access ? [query.access] : []}
        onChange={([access]) => change({ access })}
      />
    </>
  );
}
