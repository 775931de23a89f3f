import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TopicName, tagSearch } from '#web/features/tags/public.ts';
import { SearchFilter } from '#web/patterns/list-page/search-filter.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { setFilters, useChoiceFilters } from './filter-choices.ts';
import { useKnownNames } from './known-names.ts';
import { NamesFilter } from './names-filter.tsx';
import { peopleSearch } from './people-search.ts';

interface MoreFiltersProps {
  readonly address: ListAddress<PostListQuery>;
  /** Folded, only what is set is in sight. */
  readonly unfolded: boolean;
}

/** The filters beside those that are always in sight. */
export function MoreFilters({ address, unfolded }: MoreFiltersProps) {
  const { t } = useTranslation('list');
  const projectId = useProjectId();
  const names = useKnownNames();
  const choices = useChoiceFilters();
  const { query, change } = address;
  const set = setFilters(query);
  const inSight = (key: string) => unfolded || set.has(key);
  const search = useMemo(
    () => ({
      tag: tagSearch(projectId),
      topic: tagSearch(projectId, 'TOPIC'),
      people: peopleSearch(projectId),
    }),
    [projectId],
  );
  const tagName = (id: string) => <TopicName id={id} />;
  return (
    <>
      {inSight('tagId') && (
        <SearchFilter
          label={t('tag')}
          values={query.tagId ?? []}
          search={search.tag}
          nameOf={tagName}
          onChange={(tagId) => change({ tagId })}
        />
      )}
      {inSight('topicId') && (
        <SearchFilter
          label={t('topic')}
          values={query.topicId ?? []}
          search={search.topic}
          nameOf={tagName}
          onChange={(topicId) => change({ topicId })}
        />
      )}
      {(['author', 'source'] as const).map(
        (key) =>
          inSight(key) && (
            <NamesFilter
              key={key}
              label={t(key)}
              hint={t('names.hint')}
              values={query[key] ?? []}
              onChange={(values) => change({ [key]: values })}
            />
          ),
      )}
      {inSight('createdBy') && (
        <SearchFilter
          label={t('createdBy')}
          values={query.createdBy ?? []}
          search={search.people}
          nameOf={(id) => names[id] ?? `#${id}`}
          onChange={(createdBy, picked) => {
            if (picked) useKnownNames.setState({ [picked.id]: picked.label });
            change({ createdBy });
          }}
        />
      )}
      {inSight('hasPicture') && (
        <FilterSelect
          label={t('picture')}
          options={(['true', 'false'] as const).map((value) => ({ value, label: t(`picture.${value}`) }))}
          values={query.hasPicture === undefined ? [] : [String(query.hasPicture)]}
          onChange={([value]) => change({ hasPicture: value === undefined ? null : value === 'true' })}
        />
      )}
      {choices.map(
        ({ key, label, options }) =>
          inSight(key) && (
            <FilterSelect
              key={key}
              label={label}
              multiple
              options={options}
              values={query[key] ?? []}
              onChange={(values) => change({ [key]: values })}
            />
          ),
      )}
    </>
  );
}
