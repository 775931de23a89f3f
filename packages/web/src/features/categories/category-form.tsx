import {
  CATEGORY_KINDS,
  type Category,
  type CategoryKind,
  VIEW_MODES,
} from '@toasoan/contract/features/categories/category.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { useTranslation } from 'react-i18next';
import { MediaInput } from '#web/patterns/media/media-input.tsx';
import { StatusField } from '#web/patterns/resource/status.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import type { Option } from '#web/ui/select/option.ts';
import { Select } from '#web/ui/select/select.tsx';
import styles from './category-form.module.css';
import type { CategoryValues } from './category-record.ts';

interface CategoryFormProps {
  readonly form: FormStore<CategoryValues>;
  readonly category: Category | undefined;
  /** Where a new category may be put: the first two levels. */
  readonly parents: readonly Option[];
  readonly disabled: boolean;
}

export function CategoryForm({ form, category, parents, disabled }: CategoryFormProps) {
  const { t } = useTranslation('categories');
  const title = useSettledPart(form, (state) => state.values.title);
  const field = { form, disabled };
  return (
    <>
      <Field {...field} name="title" label={t('field.title')} required>
        {(control) => <TextInput {...control} autoFocus={category === undefined} />}
      </Field>
      {category === undefined && (
        <Field {...field} name="parentId" label={t('field.parentId')}>
          {(control) => (
            <Select
              {...control}
              label={t('field.parentId')}
              placeholder={t('field.parentNone')}
              clearable
              options={parents}
            />
          )}
        </Field>
      )}
      <Field {...field} name="slug" label={t('field.slug')} hint={t('field.slugHint')}>
        {(control) => <TextInput {...control} before="/" placeholder={slugOf(title)} spellCheck={false} />}
      </Field>
      <Field {...field} name="kind" label={t('field.kind')}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.kind')}
            options={CATEGORY_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            value={value}
            onChange={(kind) => onChange((kind ?? 'NEWS') as CategoryKind)}
          />
        )}
      </Field>
      <Field {...field} name="description" label={t('field.description')} counter={500}>
        {(control) => <TextArea {...control} rows={3} />}
      </Field>
      <Field {...field} name="image" label={t('field.image')}>
        {(control) => <MediaInput {...control} label={t('field.image')} />}
      </Field>
      <Field {...field} name="nameEn" label={t('field.nameEn')}>
        {(control) => <TextInput {...control} />}
      </Field>
      <StatusField {...field} />
      <DisplayFields {...field} />
      <SeoFields {...field} />
    </>
  );
}

interface SectionProps {
  readonly form: FormStore<CategoryValues>;
  readonly disabled: boolean;
}

function DisplayFields(field: SectionProps) {
  const { t } = useTranslation('categories');
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('section.display')}</legend>
      <Field {...field} name="viewMode" label={t('field.viewMode')}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.viewMode')}
            options={VIEW_MODES.map((mode) => ({ value: mode, label: t(`viewMode.${mode}`) }))}
            value={value}
            onChange={(mode) => onChange((mode ?? 'LIST_NEW') as CategoryValues['viewMode'])}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field {...field} name="perBlock" label={t('field.perBlock')}>
          {(control) => <NumberInput {...control} min={1} max={20} />}
        </Field>
        <Field {...field} name="newBadgeDays" label={t('field.newBadgeDays')}>
          {(control) => <NumberInput {...control} min={0} max={30} />}
        </Field>
      </div>
      <Field {...field} name="color" label={t('field.color')} hint={t('field.colorHint')}>
        {(control) => <TextInput {...control} placeholder="#0a6ed1" spellCheck={false} />}
      </Field>
      <div className={styles.pair}>
        <Field {...field} name="showInMenu" label={t('field.showInMenu')}>
          {(control) => <Switch {...control} />}
        </Field>
        <Field {...field} name="showOnHome" label={t('field.showOnHome')}>
          {(control) => <Switch {...control} />}
        </Field>
      </div>
    </fieldset>
  );
}

function SeoFields(field: SectionProps) {
  const { t } = useTranslation('categories');
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('section.seo')}</legend>
      <Field {...field} name="seoTitle" label={t('field.seoTitle')} counter={70}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field {...field} name="seoDescription" label={t('field.seoDescription')} counter={160}>
        {(control) => <TextArea {...control} rows={2} />}
      </Field>
      <Field {...field} name="keywords" label={t('field.keywords')}>
        {(control) => <TagInput {...control} />}
      </Field>
      <Field {...field} name="rssEnabled" label={t('field.rssEnabled')}>
        {(control) => <Switch {...control} />}
      </Field>
    </fieldset>
  );
}
