import { MAX_PROVINCES } from '@toasoan/contract/features/posts/post-details.ts';
import { MAX_CATEGORIES, MAX_TAGS } from '@toasoan/contract/features/posts/post-limits.ts';
import { PROVINCE_CODES } from '@toasoan/contract/vocabulary/province-codes.ts';
import { PROVINCES } from '@toasoan/contract/vocabulary/provinces.ts';
import { useTranslation } from 'react-i18next';
import { useCategoryOptions } from '#web/features/categories/public.ts';
import { TagPicker, TopicPicker } from '#web/features/tags/public.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { MultiSelect } from '#web/ui/select/multi-select.tsx';
import type { Option } from '#web/ui/select/option.ts';
import { Select } from '#web/ui/select/select.tsx';
import { DetailField } from './detail-field.tsx';
import { type PanelProps, PostPanel } from './post-panel.tsx';

export function TermsPanel({ session }: PanelProps) {
  const { t } = useTranslation('editing');
  const { form } = session;
  const categories = useCategoryOptions();
  const mainId = useFormPart(form, (state) => state.values.mainCategoryId);
  const main = t('posts:field.mainCategoryId');
  const others = t('posts:field.otherCategoryIds');
  return (
    <PostPanel
      session={session}
      name="terms"
      openAtFirst
      summary={categories.find(({ value }) => value === mainId)?.label ?? ''}
    >
      <Field form={form} name="mainCategoryId" label={main}>
        {(control) => <Select {...control} label={main} clearable options={categories} />}
      </Field>
      <Field form={form} name="otherCategoryIds" label={others}>
        {(control) => (
          <MultiSelect
            {...control}
            label={others}
            addLabel={t('add.category')}
            options={categories.filter((option) => option.value !== mainId)}
            max={MAX_CATEGORIES - 1}
          />
        )}
      </Field>
      <Field form={form} name="tags" label={t('posts:field.tags')}>
        {(control) => <TagPicker {...control} max={MAX_TAGS} />}
      </Field>
      <DetailField session={session} name="topicId">
        {(control, label) => <TopicPicker {...control} label={label} />}
      </DetailField>
      <DetailField session={session} name="provinceCodes">
        {({ onChange, ...control }, label) => (
          <MultiSelect
            {...control}
            label={label}
            addLabel={t('add.province')}
            options={provinceOptions((merged) => t('province.merged', { names: merged.join(', ') }))}
            max={MAX_PROVINCES}
            onChange={(codes) => onChange(PROVINCE_CODES.filter((code) => codes.includes(code)))}
          />
        )}
      </DetailField>
      <Field form={form} name="keywords" label={t('posts:field.keywords')}>
        {(control) => <TagInput {...control} />}
      </Field>
    </PostPanel>
  );
}

const collator = new Intl.Collator('vi');

/** By name; the provinces that were merged into one form its second line, so that the old name is found too. */
function provinceOptions(mergedText: (names: readonly string[]) => string): readonly Option[] {
  return PROVINCE_CODES.map((code) => {
    const { name, merged } = PROVINCES[code];
    return { value: code, label: name, ...(merged.length > 0 && { detail: mergedText(merged) }) };
  }).sort((one, other) => collator.compare(one.label, other.label));
}
