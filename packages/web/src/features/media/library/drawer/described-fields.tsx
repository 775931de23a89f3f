import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/form/field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import type { SectionProps } from './choice-field.tsx';
import { DrawerSection } from './drawer-section.tsx';

const LONGEST = { alt: 250, caption: 500 };

/** What it shows, for those who do not see it and for those who read. */
export function DescribedFields(field: SectionProps) {
  const { t } = useTranslation('library');
  return (
    <DrawerSection title={t('section.described')}>
      <Field {...field} name="alt" label={t('field.alt')} hint={t('field.altHint')} counter={LONGEST.alt}>
        {(control) => <TextArea {...control} rows={2} data-first-focus />}
      </Field>
      <Field {...field} name="title" label={t('field.title')}>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field
        {...field}
        name="caption"
        label={t('field.caption')}
        hint={t('field.captionHint')}
        counter={LONGEST.caption}
      >
        {(control) => <TextArea {...control} rows={3} />}
      </Field>
      <Field {...field} name="description" label={t('field.description')} hint={t('field.descriptionHint')}>
        {(control) => <TextArea {...control} rows={2} />}
      </Field>
    </DrawerSection>
  );
}
