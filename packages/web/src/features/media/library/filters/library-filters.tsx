import { queryOptions } from '@tanstack/react-query';
import {
  LICENCE_STATUSES,
  LICENCES,
  MEDIA_AI_USES,
  MEDIA_KINDS,
} from '@toasoan/contract/features/media/media-kinds.ts';
import { peopleSearchEndpoint } from '@toasoan/contract/features/users/people-search.ts';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';
import { SavedViewsMenu } from '#web/features/saved-views/public.ts';
import { TopicName, tagSearch } from '#web/features/tags/public.ts';
import { ListFilters } from '#web/patterns/list-page/list-filters.tsx';
import { SearchFilter } from '#web/patterns/list-page/search-filter.tsx';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { DateFilter } from '#web/ui/filters/date-filter.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { BELOW_CARDS, useMedia } from '#web/ui/hooks/use-media.ts';
import type { Option } from '#web/ui/select/option.ts';
import { mediaKeys } from '../../media-queries.ts';
import type { LibraryPage } from '../use-library-page.ts';

const SHOWN = 20;

/** Members of the project by name. */
function uploaderSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: mediaKeys(projectId, 'people', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(peopleSearchEndpoint, {
          query: { text, limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((person) => ({ value: person.userId, label: person.displayName }));
      },
    });
}

/** Names of users by id, as searches returned them: an address holds only ids. */
const useKnownNames = create<Readonly<Record<string, string>>>(() => ({}));
whenPersonLeaves(() => useKnownNames.setState({}, true));

interface RecordFiltersProps {
  readonly page: LibraryPage;
  /** When collapsed, only filters in use are visible. */
  readonly unfolded: boolean;
}

/** The uploader and the tags. */
function RecordFilters({ page, unfolded }: RecordFiltersProps) {
  const { t } = useTranslation('library');
  const projectId = useProjectId();
  const names = useKnownNames();
  const { query, change } = page.address;
  const search = useMemo(
    () => ({ tag: tagSearch(projectId), people: uploaderSearch(projectId) }),
    [projectId],
  );
  const nameOf = (id: string) =>
    names[id] ?? page.rows?.find(({ createdBy }) => createdBy.userId === id)?.createdBy.name ?? `#${id}`;
  return (
    <>
      {(unfolded || query.createdBy !== undefined) && (
        <SearchFilter
          label={t('column.createdBy')}
          values={query.createdBy ?? []}
          search={search.people}
          nameOf={nameOf}
          onChange={(createdBy, picked) => {
            if (picked) useKnownNames.setState({ [picked.id]: picked.label });
            change({ createdBy });
          }}
        />
      )}
      {(unfolded || query.tagId !== undefined) && (
        <SearchFilter
          label={t('field.tags')}
          values={query.tagId ?? []}
          search={search.tag}
          nameOf={(id) => <TopicName id={id} />}
          onChange={(tagId) => change({ tagId })}
        />
      )}
    </>
  );
}

const FACTS = ['noAlt', 'noCredit', 'children', 'unused'] as const;
const DATE_KINDS = ['createTime', 'takenTime'] as const;

interface LibraryFiltersProps {
  readonly page: LibraryPage;
  readonly tools: ReactNode;
}

/** The search and common filters; rare ones are behind "more" until they are used. */
export function LibraryFilters({ page, tools }: LibraryFiltersProps) {
  const { t } = useTranslation(['library', 'media']);
  const [unfolded, setUnfolded] = useState(false);
  const narrow = useMedia(BELOW_CARDS);
  const { query, change } = page.address;
  const dated = query.from !== undefined || query.to !== undefined;
  const choices = [
    { key: 'licence', label: t('field.licence'), values: LICENCES },
    { key: 'licenceStatus', label: t('field.licenceStatus'), values: LICENCE_STATUSES },
    { key: 'aiUse', label: t('field.aiUse'), values: MEDIA_AI_USES },
  ] as const;
  return (
    <ListFilters page={page} searchLabel={t('search')} tools={tools}>
      <FilterSelect
        label={t('column.kind')}
        multiple
        options={MEDIA_KINDS.map((kind) => ({ value: kind, label: t(`media:kind.${kind}`) }))}
        values={query.kind ?? []}
        onChange={(kind) => change({ kind })}
      />
      <FilterSelect
        label={t('filter.facts')}
        multiple
        options={FACTS.map((fact) => ({ value: fact, label: t(`filter.${fact}`) }))}
        values={FACTS.filter((fact) => query[fact])}
        onChange={(facts) =>
          change(Object.fromEntries(FACTS.map((fact) => [fact, facts.includes(fact) || null])))
        }
      />
      <DateFilter
        label={t(`filter.date.${query.dateKind}`)}
        value={{ from: query.from, to: query.to }}
        onChange={({ from, to }) => change({ from: from ?? null, to: to ?? null })}
      />
      {dated && (
        <FilterSelect
          label={t('filter.dateKind')}
          options={DATE_KINDS.map((kind) => ({ value: kind, label: t(`filter.date.${kind}`) }))}
          values={[query.dateKind]}
          onChange={([dateKind]) => change({ dateKind: dateKind ?? null })}
        />
      )}
      {narrow && <SavedViewsMenu list="media" />}
      <RecordFilters page={page} unfolded={unfolded} />
      {choices.map(
        ({ key, label, values }) =>
          (unfolded || query[key] !== undefined) && (
            <FilterSelect
              key={key}
              label={label}
              multiple
              options={values.map((value) => ({ value, label: t(`media:${key}.${value}`) }))}
              values={query[key] ?? []}
              onChange={(chosen) => change({ [key]: chosen })}
            />
          ),
      )}
      <Button
        variant="quiet"
        icon={<SlidersHorizontal size={16} />}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        {t(unfolded ? 'filter.fewer' : 'filter.more')}
      </Button>
    </ListFilters>
  );
}
