import {
  DATE_KINDS,
  DUE_FILTERS,
  type PostListQuery,
} from '@toasoan/contract/features/posts/list/post-list.ts';
import type { PostRow } from '@toasoan/contract/features/posts/post.ts';
import { FileSearch, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { SearchFilter } from '#web/patterns/list-page/search-filter.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import type { ListPageState } from '#web/patterns/list-page/use-list-page.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateFilter } from '#web/ui/filters/date-filter.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { ToggleFilter } from '#web/ui/filters/toggle-filter.tsx';
import { useKnownNames, useLearnNames } from './known-names.ts';
import { MoreFilters } from './more-filters.tsx';
import { peopleSearch } from './people-search.ts';

interface PostFiltersProps {
  readonly page: ListPageState<PostRow, PostListQuery>;
  readonly tools: ReactNode;
}

export function PostFilters({ page, tools }: PostFiltersProps) {
  const { t } = useTranslation(['posts', 'list']);
  const [unfolded, setUnfolded] = useState(false);
  const categories = useCategoryOptions();
  useLearnNames(page.rows);
  const { query, change } = page.address;
  const dated = query.from !== undefined || query.to !== undefined;
  return (
    <ListFilters
      page={page}
      searchLabel={t('title')}
      searchOptions={
        <ToggleFilter
          label={t('list:inBodies')}
          icon={<FileSearch size={16} aria-hidden />}
          isOn={query.inBodies === true}
          onChange={(isOn) => change({ inBodies: isOn || null })}
        />
      }
      tools={tools}
      more={
        <Button
          variant="quiet"
          icon={<SlidersHorizontal size={16} />}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {t('list:more')}
        </Button>
      }
      further={unfolded && <MoreFilters address={page.address} unfolded />}
    >
      <FilterSelect
        label={t('filter.category')}
        multiple
        options={categories}
        values={query.categoryId ?? []}
        onChange={(categoryId) => change({ categoryId })}
      />
      <AssigneeFilter address={page.address} />
      <DueFilter address={page.address} />
      <DateFilter
        label={t(`filter.dateKind.${query.dateKind}`)}
        value={{ from: query.from, to: query.to }}
        onChange={({ from, to }) => change({ from: from ?? null, to: to ?? null })}
      />
      {dated && (
        <FilterSelect
          label={t('filter.dateKind')}
          options={DATE_KINDS.map((kind) => ({ value: kind, label: t(`filter.dateKind.${kind}`) }))}
          values={[query.dateKind]}
          onChange={([dateKind]) => change({ dateKind: dateKind ?? null })}
        />
      )}
      {!unfolded && <MoreFilters address={page.address} unfolded={false} />}
    </ListFilters>
  );
}

/** Filters by assignee: this person, nobody, or a colleague. */
function AssigneeFilter({ address }: { readonly address: ListAddress<PostListQuery> }) {
  const { t } = useTranslation('list');
  const projectId = useProjectId();
  const names = useKnownNames();
  const own: Readonly<Record<string, string>> = { me: t('assignee.me'), none: t('assignee.none') };
  const search = useMemo(
    () =>
      peopleSearch(projectId, [
        { value: 'me', label: t('assignee.me') },
        { value: 'none', label: t('assignee.none') },
      ]),
    [projectId, t],
  );
  return (
    <SearchFilter
      label={t('assignee')}
      values={address.query.assignee ?? []}
      search={search}
      nameOf={(id) => own[id] ?? names[id] ?? `#${id}`}
      onChange={(assignee, picked) => {
        if (picked && !(picked.id in own)) useKnownNames.setState({ [picked.id]: picked.label });
        address.change({ assignee });
      }}
    />
  );
}

/** Filters late posts and posts due today, for people who edit. */
function DueFilter({ address }: { readonly address: ListAddress<PostListQuery> }) {
  const { t } = useTranslation('list');
  const mayForward = useMay('post.forward');
  const values = address.query.due ?? [];
  if (!mayForward && values.length === 0) return null;
  return (
    <FilterSelect
      label={t('due')}
      multiple
      options={DUE_FILTERS.map((value) => ({ value, label: t(`due.${value}`) }))}
      values={values}
      onChange={(due) => address.change({ due })}
    />
  );
}
