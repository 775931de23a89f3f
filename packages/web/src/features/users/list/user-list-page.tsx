import { type UserListQuery, userListQuery } from '@toasoan/contract/features/users/user-list.ts';
import { UserPlus, UsersRound } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#web/core/project/visitor.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
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
import { UserFilters } from './user-filters.tsx';
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
        <UserFilters page={page} tools={<ListTools name={page.name} columns={columns} />} />
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
