import type { PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import { POST_MARKS } from '@toasoan/contract/features/posts/list/post-list.ts';
import {
  AI_USES,
  GENRES,
  ORIGINS,
  POST_TYPES,
  SENSITIVE_FLAGS,
} from '@toasoan/contract/features/posts/post-kinds.ts';
import { POST_STATES } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/language.ts';
import { PROVINCE_CODES } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { ChevronDown } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { languageName } from '#web/features/projects/public.ts';
import { TopicName, tagSearch } from '#web/features/tags/public.ts';
import { SearchFilter } from '#web/patterns/list-page/search-filter.tsx';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { FilterButton } from '#web/ui/filters/filter-button.tsx';
import { FilterSelect } from '#web/ui/filters/filter-select.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { OptionPopover } from '#web/ui/select/option-popover.tsx';
import { useKnownNames } from './known-names.ts';
import { peopleSearch } from './people-search.ts';
import styles from './post-filters.module.css';

interface MoreFiltersProps {
  readonly address: ListAddress<PostListQuery>;
  /** Folded, only the filters in use are visible. */
  readonly unfolded: boolean;
}

/** The filters behind "more". */
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

interface NamesFilterProps {
  readonly label: string;
  readonly hint: string;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** A filter by typed names: bylines and sources are no records of their own. */
function NamesFilter({ label, hint, values, onChange }: NamesFilterProps) {
  const id = useId();
  return (
    <OptionPopover
      id={id}
      kind="dialog"
      label={label}
      trigger={(trigger) => (
        <FilterButton
          trigger={trigger}
          label={label}
          chosen={values.length === 1 ? values[0] : values.length}
          isOn={values.length > 0}
          icon={<ChevronDown size={16} aria-hidden />}
        />
      )}
    >
      {() => (
        <div className={styles.names}>
          <label htmlFor={`${id}-input`}>{label}</label>
          <TagInput id={`${id}-input`} aria-describedby={`${id}-hint`} value={values} onChange={onChange} />
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        </div>
      )}
    </OptionPopover>
  );
}

type ChoiceKey = 'state' | 'type' | 'genre' | 'origin' | 'province' | 'lang' | 'ai' | 'flag' | 'mark';

interface ChoiceFilter {
  readonly key: ChoiceKey;
  readonly label: string;
  readonly options: readonly Option[];
}

const collator = new Intl.Collator('vi');
const PROVINCE_OPTIONS: readonly Option[] = PROVINCE_CODES.map((code) => ({
  value: code,
  label: PROVINCES[code].name,
})).sort((one, other) => collator.compare(one.label, other.label));

/** Filters with known values, in the order they are offered. */
function useChoiceFilters(): readonly ChoiceFilter[] {
  const { t } = useTranslation(['list', 'post-fields', 'posts']);
  const named = (values: readonly string[], text: (value: string) => string) =>
    values.map((value) => ({ value, label: text(value) }));
  return [
    {
      key: 'type',
      label: t('post-fields:name.postType'),
      options: named(POST_TYPES, (value) => t(`post-fields:value.postType.${value}`)),
    },
    {
      key: 'genre',
      label: t('post-fields:name.genre'),
      options: named(GENRES, (value) => t(`post-fields:value.genre.${value}`)),
    },
    {
      key: 'origin',
      label: t('post-fields:name.origin'),
      options: named(ORIGINS, (value) => t(`post-fields:value.origin.${value}`)),
    },
    { key: 'province', label: t('post-fields:name.provinceCodes'), options: PROVINCE_OPTIONS },
    { key: 'lang', label: t('post-fields:name.lang'), options: named(RECORD_LANGUAGES, languageName) },
    {
      key: 'ai',
      label: t('post-fields:name.aiUsage'),
      options: named(AI_USES, (value) => t(`post-fields:value.aiUsage.${value}`)),
    },
    {
      key: 'flag',
      label: t('post-fields:name.sensitiveFlags'),
      options: named(SENSITIVE_FLAGS, (value) => t(`post-fields:value.sensitiveFlags.${value}`)),
    },
    {
      key: 'mark',
      label: t('list:mark'),
      options: named(POST_MARKS, (value) => t(`list:mark.${value}`)),
    },
    {
      key: 'state',
      label: t('list:state'),
      options: named(POST_STATES, (value) => t(`posts:state.${value}`)),
    },
  ];
}

/** Filters that are hidden behind "more" until they are set. */
function setFilters(query: PostListQuery): ReadonlySet<string> {
  return new Set(Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [key])));
}
