import type { Genre, PostType } from '@toasoan/contract/features/posts/post-kinds.ts';
import { MAX_CATEGORIES, MAX_TAGS } from '@toasoan/contract/features/posts/post-limits.ts';
import type {
  AutoAction,
  SourceLink,
  SourceLinkTarget,
} from '@toasoan/contract/features/source-links/source-link.ts';
import type { ProvinceCode } from '@toasoan/contract/vocabulary/province-codes.ts';
import { type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { categorySearch } from '#web/features/categories/public.ts';
import { parserSourceSearch } from '#web/features/parser-sources/public.ts';
import { sectionSearch } from '#web/features/source-categories/public.ts';
import { tagSearch } from '#web/features/tags/public.ts';
import { StatusField } from '#web/patterns/resource/status.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { Select } from '#web/ui/select/select.tsx';
import { ManyPickedField, type PartProps, PickedField } from './picked-field.tsx';
import styles from './source-links.module.css';
import { authorSearch, targetSearch } from './target-search.ts';
import { actionOptions, genreOptions, postTypeOptions, provinceOptions, targetOptions } from './words.ts';

interface SourceLinkFormProps extends PartProps {
  readonly link: SourceLink | undefined;
}

export function SourceLinkForm({ form, link, disabled }: SourceLinkFormProps) {
  const { t } = useTranslation('source-links');
  const part = { form, disabled };
  return (
    <>
      <Group title={t('group.from')}>
        <PlaceFields {...part} link={link} />
      </Group>
      <Group title={t('group.to')}>
        <TargetFields {...part} />
      </Group>
      <Group title={t('group.words')}>
        <WordFields {...part} />
      </Group>
      <Group title={t('group.action')}>
        <ActionFields {...part} />
      </Group>
      <Group title={t('group.given')}>
        <GivenFields {...part} />
      </Group>
      <StatusField {...part} />
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

function PlaceFields({ form, link, disabled }: SourceLinkFormProps) {
  const { t } = useTranslation('source-links');
  const projectId = useProjectId();
  const source = useFormPart(form, ({ values }) => values.sourceId);
  const place = useFormPart(form, ({ values }) => values.place);
  const sources = useMemo(() => parserSourceSearch(projectId), [projectId]);
  const sections = useMemo(() => sectionSearch(projectId, source?.id ?? '0'), [projectId, source]);
  return (
    <>
      <PickedField
        form={form}
        name="sourceId"
        label={t('column.source')}
        required
        disabled={disabled || link !== undefined}
        search={sources}
        onPicked={() => form.set('sourceCategoryId', null)}
      />
      <Field form={form} name="place" label={t('field.place')} disabled={disabled}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.place')}
            options={(['section', 'address'] as const).map((one) => ({
              value: one,
              label: t(`place.${one}`),
            }))}
            value={value}
            onChange={(one) => onChange(one === 'address' ? 'address' : 'section')}
          />
        )}
      </Field>
      {place === 'section' && (
        <PickedField
          key={source?.id}
          form={form}
          name="sourceCategoryId"
          label={t('field.section')}
          {...(source === null && { hint: t('field.sectionHint') })}
          required
          disabled={disabled || source === null}
          search={sections}
        />
      )}
      {place === 'address' && (
        <Field
          form={form}
          name="linkUrl"
          label={t('field.linkUrl')}
          hint={t('field.linkUrlHint')}
          required
          disabled={disabled}
        >
          {(control) => <TextInput {...control} inputMode="url" placeholder="https://" spellCheck={false} />}
        </Field>
      )}
    </>
  );
}

function TargetFields({ form, disabled }: PartProps) {
  const { t } = useTranslation('source-links');
  const projectId = useProjectId();
  const type = useFormPart(form, ({ values }) => values.targetType);
  const search = useMemo(() => targetSearch(projectId, type), [projectId, type]);
  return (
    <>
      <Field form={form} name="targetType" label={t('column.targetType')} disabled={disabled}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('column.targetType')}
            options={targetOptions()}
            value={value}
            onChange={(one) => {
              onChange((one ?? 'category') as SourceLinkTarget);
              if (one !== value) form.set('targetId', null);
            }}
          />
        )}
      </Field>
      <PickedField
        key={type}
        form={form}
        name="targetId"
        label={t('field.target')}
        required
        disabled={disabled}
        search={search}
      />
    </>
  );
}

function WordFields({ form, disabled }: PartProps) {
  const { t } = useTranslation('source-links');
  return (
    <>
      {(['includeKeywords', 'excludeKeywords'] as const).map((name) => (
        <Field
          key={name}
          form={form}
          name={name}
          label={t(`field.${name}`)}
          hint={t(`field.${name}Hint`)}
          disabled={disabled}
        >
          {(control) => <TagInput {...control} />}
        </Field>
      ))}
    </>
  );
}

function ActionFields({ form, disabled }: PartProps) {
  const { t } = useTranslation('source-links');
  const action = useFormPart(form, ({ values }) => values.autoAction);
  return (
    <Row gap={3} align="baseline">
      <Field
        form={form}
        name="autoAction"
        label={t('column.autoAction')}
        hint={t(`field.actionHint.${action}`)}
        disabled={disabled}
      >
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('column.autoAction')}
            options={actionOptions()}
            value={value}
            onChange={(one) => onChange((one ?? 'REVIEW') as AutoAction)}
          />
        )}
      </Field>
      <Field
        form={form}
        name="priority"
        label={t('field.priority')}
        hint={t('field.priorityHint')}
        disabled={disabled}
      >
        {(control) => <NumberInput {...control} min={1} max={100} />}
      </Field>
    </Row>
  );
}

/** What a text gets when it is taken. */
function GivenFields({ form, disabled }: PartProps) {
  const { t } = useTranslation('source-links');
  const projectId = useProjectId();
  const categories = useMemo(() => categorySearch(projectId), [projectId]);
  const tags = useMemo(() => tagSearch(projectId), [projectId]);
  const authors = useMemo(() => authorSearch(projectId), [projectId]);
  const part = { form, disabled };
  return (
    <>
      <ManyPickedField
        {...part}
        name="extraCategoryIds"
        label={t('field.extraCategories')}
        search={categories}
        max={MAX_CATEGORIES - 1}
      />
      <ManyPickedField {...part} name="tagIds" label={t('field.tags')} search={tags} max={MAX_TAGS} />
      <PickedField
        {...part}
        name="authorAccountId"
        label={t('field.author')}
        hint={t('field.authorHint')}
        search={authors}
      />
      <Field {...part} name="provinceCode" label={t('field.province')}>
        {({ onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.province')}
            options={provinceOptions()}
            clearable
            onChange={(code) => onChange(code as ProvinceCode | null)}
          />
        )}
      </Field>
      <Field {...part} name="postType" label={t('field.postType')}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.postType')}
            options={postTypeOptions()}
            value={value}
            onChange={(type) => onChange((type ?? value) as PostType)}
          />
        )}
      </Field>
      <Field {...part} name="genre" label={t('field.genre')}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.genre')}
            options={genreOptions()}
            value={value}
            onChange={(genre) => onChange((genre ?? value) as Genre)}
          />
        )}
      </Field>
    </>
  );
}
