import { ROLES } from '@toasoan/contract/access/role-names.ts';
import { ROLE_TEXTS } from '@toasoan/contract/access/role-texts.ts';
import { ACCESS_STATES } from '@toasoan/contract/features/users/sign-in-limits.ts';
import { ACCOUNT_TYPES, VERIFY_NONE } from '@toasoan/contract/features/users/user.ts';
import type { UserListQuery } from '@toasoan/contract/features/users/user-list.ts';
import { STATUSES } from '@toasoan/contract/vocabulary/status.ts';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import type { Person } from '../person.ts';

interface UserFiltersProps {
  readonly page: ListPageState<Person, UserListQuery>;
  readonly tools: ReactNode;
}

/** Every filter that the list endpoint supports; those asked for rarely stand behind "more". */
export function UserFilters({ page, tools }: UserFiltersProps) {
  const { t } = useTranslation('users');
  const [unfolded, setUnfolded] = useState(false);
  const { query, change } = page.address;
  const known = useProjects(({ data }) => data);
  return (
    <ListFilters
      page={page}
      searchLabel={t('search')}
      tools={tools}
      more={
        <Button
          variant="quiet"
          icon={<SlidersHorizontal size={16} />}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t('filter.more')}
        </Button>
      }
      further={unfolded && <FurtherFilters address={page.address} unfolded />}
    >
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
      {!unfolded && <FurtherFilters address={page.address} unfolded={false} />}
    </ListFilters>
  );
}

interface FurtherFiltersProps {
  readonly address: ListAddress<UserListQuery>;
  readonly unfolded: boolean;
}

/** The filters behind "more"; folded, only those in use. */
function FurtherFilters({ address: { query, change }, unfolded }: FurtherFiltersProps) {
  const { t } = useTranslation('users');
  return (
    <>
      {(unfolded || query.tick !== undefined) && (
        <FilterSelect
          label={t('filter.tick')}
          options={[
            { value: 'true', label: t('tick.yes') },
            { value: 'false', label: t('tick.no') },
          ]}
          values={query.tick === undefined ? [] : [String(query.tick)]}
          onChange={([tick]) => change({ tick })}
        />
      )}
      {(unfolded || query.verifyType !== undefined) && (
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
      )}
      {(unfolded || query.access !== undefined) && (
        <FilterSelect
          label={t('access.title')}
          options={ACCESS_STATES.map((state) => ({ value: state, label: t(`access.${state}`) }))}
          values={query.access ? [query.access] : []}
          onChange={([access]) => change({ access })}
        />
      )}
    </>
  );
}

/** The chosen state of the second factor; 'owed' is off, yet required of the account. */
function factorAsked({ verifyType, force2FA }: UserListQuery): readonly string[] {
  if (verifyType === undefined) return [];
  return [verifyType === VERIFY_NONE && force2FA ? 'owed' : String(verifyType)];
}
