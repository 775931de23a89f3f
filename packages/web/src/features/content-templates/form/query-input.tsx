import { BLOCK_SORTS, type BlockSort } from '@toasoan/contract/features/content-templates/template-kinds.ts';
import {
  ORIGINS,
  type Origin,
  POST_TYPES,
  type PostType,
} from '@toasoan/contract/features/posts/post-kinds.ts';
import { PROVINCE_CODES, type ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { categorySearch } from '#web/features/categories/public.ts';
import { tagSearch } from '#web/features/tags/public.ts';
import { peopleSearch } from '#web/features/users/public-people.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import { Select } from '#web/ui/select/select.tsx';
import type { QueryValues } from '../template-values.ts';
import styles from './template-form.module.css';

interface QueryInputProps extends Control<QueryValues> {
  /** Its kind decides the order by itself. */
  readonly hasSort: boolean;
  readonly hasPostTypes: boolean;
}

/** The rule of a block, one condition a line. */
export function QueryInput({ value, onChange, hasSort, hasPostTypes, disabled, id }: QueryInputProps) {
  const { t } = useTranslation('content-templates');
  const { t: post } = useTranslation('post-fields');
  const projectId = useProjectId();
  const search = useMemo(
    () => ({
      categories: categorySearch(projectId),
      tags: tagSearch(projectId),
      topic: tagSearch(projectId, 'TOPIC'),
      authors: peopleSearch(projectId, { types: ['author', 'user'] }),
    }),
    [projectId],
  );
  const set = (part: Partial<QueryValues>) => onChange({ ...value, ...part });
  const picker = (name: keyof typeof search, max: number): ReactNode => (
    <Picker
      id={name === 'categories' ? id : undefined}
      disabled={disabled}
      label={t(`rule.${name}`)}
      addLabel={t('rule.add')}
      search={search[name]}
      max={max}
      value={value[name]}
      onChange={(picked) => set({ [name]: picked })}
    />
  );
  return (
    <div className={styles.rule}>
      <Line label={t('rule.categories')}>{picker('categories', 20)}</Line>
      <Line label={t('rule.tags')}>{picker('tags', 20)}</Line>
      <Line label={t('rule.topic')}>{picker('topic', 1)}</Line>
      <Line label={t('rule.authors')}>{picker('authors', 20)}</Line>
      <Line label={t('rule.provinces')}>
        <MultiSelect
          label={t('rule.provinces')}
          addLabel={t('rule.add')}
          max={20}
          disabled={disabled}
          options={PROVINCE_CODES.map((code) => ({ value: code, label: PROVINCES[code].name }))}
          value={value.provinceCodes}
          onChange={(codes) => set({ provinceCodes: codes as ProvinceCode[] })}
        />
      </Line>
      {hasPostTypes && (
        <Line label={t('rule.postTypes')}>
          <MultiSelect
            label={t('rule.postTypes')}
            addLabel={t('rule.add')}
            max={20}
            disabled={disabled}
            options={POST_TYPES.map((type) => ({ value: type, label: post(`value.postType.${type}`) }))}
            value={value.postTypes}
            onChange={(types) => set({ postTypes: types as PostType[] })}
          />
        </Line>
      )}
      <Line label={t('rule.origins')}>
        <MultiSelect
          label={t('rule.origins')}
          addLabel={t('rule.add')}
          max={20}
          disabled={disabled}
          options={ORIGINS.map((origin) => ({ value: origin, label: post(`value.origin.${origin}`) }))}
          value={value.origins}
          onChange={(origins) => set({ origins: origins as Origin[] })}
        />
      </Line>
      <Line label={t('rule.days')}>
        <NumberInput
          aria-label={t('rule.days')}
          disabled={disabled}
          min={0}
          max={365}
          after={t('rule.daysUnit')}
          value={value.days}
          onChange={(days) => set({ days })}
        />
      </Line>
      {hasSort && (
        <Line label={t('rule.sort')}>
          <Select
            label={t('rule.sort')}
            disabled={disabled}
            options={BLOCK_SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
            value={value.sort}
            onChange={(sort) => set({ sort: (sort ?? 'NEWEST') as BlockSort })}
          />
        </Line>
      )}
      <Checkbox
        disabled={disabled}
        checked={value.excludeShown}
        onChange={(event) => set({ excludeShown: event.target.checked })}
      >
        {t('rule.excludeShown')}
      </Checkbox>
    </div>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <span className={textStyles.quiet}>{label}</span>
      <div>{children}</div>
    </div>
  );
}
