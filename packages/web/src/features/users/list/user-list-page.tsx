import { userListQuery } from '@toasoan/contract/features/users/user-list.ts';
import { UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { ListCard } from '#web/patterns/list-page/list-card.tsx';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { ListHeading } from '#web/patterns/list-page/list-heading.tsx';
import { ListPage } from '#web/patterns/list-page/list-page.tsx';
import { ListTable } from '#web/patterns/list-page/list-table.tsx';
import { ListTools } from '#web/patterns/list-page/list-tools.tsx';
import { useListPage } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { UserDrawer } from '../form/user-drawer.tsx';
import { LinkDialog } from '../link-dialog.tsx';
import type { Person } from '../person.ts';
import type { PasswordLink } from '../save-user.ts';
import { userList } from '../user-queries.ts';
import { EverywhereSwitch } from './everywhere-switch.tsx';
import { TickDialog } from './tick-dialog.tsx';
import { userColumns } from './user-columns.tsx';
import { UserFilters } from './user-filters.tsx';
import { useUserRowActions } from './user-row-actions.tsx';

export function UserListPage() {
  const { t } = useTranslation('users');
  const projectId = useProjectId();
  const page = useListPage({
    name: 'users',
    schema: userListQuery,
    list: (query) => userList(projectId, query),
  });
  const mayCreate = useMay('user.create');
  const [ticking, setTicking] = useState<Person>();
  const [link, setLink] = useState<PasswordLink>();
  const { change } = page.address;
  const openPerson = (person: Person) => change({ open: person.id });
  const rowActions = useUserRowActions({ openPerson, tick: setTicking, showLink: setLink });
  const columns = userColumns(t, page.address);
  const openNew = () => change({ open: 'new' });

  return (
    <ListPage page={page} onEdit={openPerson}>
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
          columns={columns}
          rowLabel={(person) => person.displayName}
          rowActions={rowActions}
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
      {link && <LinkDialog link={link} onClose={() => setLink(undefined)} />}
    </ListPage>
  );
}
