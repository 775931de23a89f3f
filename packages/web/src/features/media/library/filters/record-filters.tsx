import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { useProjectId } from '#web/core/project/current-project.ts';
import { whenPersonLeaves } from '#web/core/session/leaving.ts';
import { TopicName, tagSearch } from '#web/features/tags/public.ts';
import { SearchFilter } from '#web/patterns/list-page/search-filter.tsx';
import type { LibraryPage } from '../use-library-page.ts';
import { uploaderSearch } from './uploader-search.ts';

/** Names of people by id, as searches told them: an address holds ids only. */
const useKnownNames = create<Readonly<Record<string, string>>>(() => ({}));
whenPersonLeaves(() => useKnownNames.setState({}, true));

interface RecordFiltersProps {
  readonly page: LibraryPage;
  /** Folded, only what is set is in sight. */
  readonly unfolded: boolean;
}

/** By who brought it and by its tags. */
export function RecordFilters({ page, unfolded }: RecordFiltersProps) {
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
