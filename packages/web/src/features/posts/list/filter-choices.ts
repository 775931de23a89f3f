import { POST_MARKS, type PostListQuery } from '@toasoan/contract/features/posts/list/post-list.ts';
import {
  AI_USES,
  GENRES,
  ORIGINS,
  POST_TYPES,
  SENSITIVE_FLAGS,
} from '@toasoan/contract/features/posts/post-kinds.ts';
import { POST_STATES } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { PROVINCE_CODES } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { RECORD_LANGUAGES } from '@toasoan/contract/vocabulary/record-languages.ts';
import { useTranslation } from 'react-i18next';
import { languageName } from '#web/features/projects/public.ts';
import type { Option } from '#web/ui/select/option.ts';

type ChoiceKey = 'state' | 'type' | 'genre' | 'origin' | 'province' | 'lang' | 'ai' | 'flag' | 'mark';

export interface ChoiceFilter {
  readonly key: ChoiceKey;
  readonly label: string;
  readonly options: readonly Option[];
}

const collator = new Intl.Collator('vi');
const PROVINCE_OPTIONS: readonly Option[] = PROVINCE_CODES.map((code) => ({
  value: code,
  label: PROVINCES[code].name,
})).sort((one, other) => collator.compare(one.label, other.label));

/** Filters whose values are known beforehand, in the order they are offered. */
export function useChoiceFilters(): readonly ChoiceFilter[] {
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

/** Filters that stand behind "more" until they are set. */
export function setFilters(query: PostListQuery): ReadonlySet<string> {
  return new Set(Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [key])));
}
