import { TAG_KINDS, type Tag, type TagKind } from '@toasoan/contract/features/tags/tag.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { useTranslation } from 'react-i18next';
import { MediaInput } from '#web/patterns/media/media-input.tsx';
import { StatusField } from '#web/patterns/resource/status.tsx';
import { Field } from '#web/ui/form/field.tsx';
import type { FormStore } from '#web/ui/form/form-store.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useSettledPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { SimilarTagNotice } from './similar-tag-notice.tsx';
import type { TagValues } from './tag-record.ts';

interface TagFormProps {
  readonly form: FormStore<TagValues>;
  readonly tag: Tag | undefined;
  readonly onMerge: (intoId: string) => void;
  /** The person may only read. */
  readonly disabled: boolean;
}

export function TagForm({ form, tag, onMerge, disabled }: TagFormProps) {
  const { t } = useTranslation('tags');
  const title = useSettledPart(form, (state) => state.values.title);
  const kinds = TAG_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }));
  return (
    <>
      <SimilarTagNotice title={title} tag={tag} onMerge={onMerge} />
      <Field form={form} name="title" label={t('field.title')} required disabled={disabled}>
        {(control) => <TextInput {...control} autoFocus={tag === undefined} />}
      </Field>
      <Field form={form} name="slug" label={t('field.slug')} hint={t('field.slugHint')} disabled={disabled}>
        {(control) => (
          <TextInput {...control} before="/the/" placeholder={slugOf(title)} spellCheck={false} />
        )}
      </Field>
      <Field form={form} name="kind" label={t('field.kind')} disabled={disabled}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            label={t('field.kind')}
            options={kinds}
            value={value}
            onChange={(kind) => onChange((kind ?? 'KEYWORD') as TagKind)}
          />
        )}
      </Field>
      <Field form={form} name="description" label={t('field.description')} disabled={disabled}>
        {(control) => <TextArea {...control} rows={4} placeholder={t('field.descriptionHint')} />}
      </Field>
      <Field form={form} name="image" label={t('field.image')} disabled={disabled}>
        {(control) => <MediaInput {...control} label={t('field.image')} />}
      </Field>
      <Field
        form={form}
        name="aliases"
        label={t('field.aliases')}
        hint={t('field.aliasesHint')}
        disabled={disabled}
      >
        {(control) => <TagInput {...control} />}
      </Field>
      <Field form={form} name="keywords" label={t('field.keywords')} disabled={disabled}>
        {(control) => <TagInput {...control} />}
      </Field>
      <Field form={form} name="isFeatured" label={t('field.isFeatured')} disabled={disabled}>
        {(control) => <Switch {...control} />}
      </Field>
      <StatusField form={form} disabled={disabled} />
    </>
  );
}
