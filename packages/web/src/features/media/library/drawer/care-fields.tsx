import type { ChildPrivacy } from '@toasoan/contract/features/media/media.ts';
import { MEDIA_AI_USES } from '@toasoan/contract/features/media/media-kinds.ts';
import { NO, type TriState, UNKNOWN, YES } from '@toasoan/contract/vocabulary/tri-state.ts';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/form/field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { ChoiceField, type SectionProps } from './choice-field.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { DrawerSection } from './drawer-section.tsx';
import { NO_CONSENT } from './media-values.ts';

const TRI_STATES: readonly TriState[] = [UNKNOWN, NO, YES];

/** What has to be looked at before anybody sees it: children, machines, maps. */
export function CareFields(field: SectionProps) {
  const { t } = useTranslation(['library', 'media']);
  const child = useFormPart(field.form, ({ values }) => values.hasIdentifiableChild);
  const isPublic = useFormPart(field.form, ({ values }) => values.isPublicActivity);
  const aiUse = useFormPart(field.form, ({ values }) => values.aiUse);
  const needsLabel = aiUse === 'GENERATED' || aiUse === 'EDITED_REAL';
  return (
    <DrawerSection title={t('section.care')}>
      <ChoiceField
        {...field}
        name="hasIdentifiableChild"
        label={t('field.hasIdentifiableChild')}
        hint={t('field.hasIdentifiableChildHint')}
        values={TRI_STATES}
        text={(value) => t(`media:triState.${value}`)}
      />
      {child === YES && (
        <Field
          {...field}
          name="isPublicActivity"
          label={t('field.isPublicActivity')}
          hint={t('field.isPublicActivityHint')}
          inline
        >
          {(control) => <Switch {...control} />}
        </Field>
      )}
      {child === YES && !isPublic && (
        <Field {...field} name="childPrivacy" label={t('field.childPrivacy')}>
          {({ value, onChange, id }) => (
            <ConsentFields
              id={id}
              value={value ?? NO_CONSENT}
              disabled={field.disabled}
              onChange={(next: ChildPrivacy) => onChange(next)}
            />
          )}
        </Field>
      )}
      <ChoiceField
        {...field}
        name="aiUse"
        label={t('field.aiUse')}
        values={MEDIA_AI_USES}
        text={(value) => t(`media:aiUse.${value}`)}
      />
      {needsLabel && (
        <Field {...field} name="aiLabel" label={t('field.aiLabel')} hint={t('field.aiLabelHint')} required>
          {(control) => <TextInput {...control} placeholder={t('field.aiLabelExample')} />}
        </Field>
      )}
      <ChoiceField
        {...field}
        name="mapChecked"
        label={t('field.mapChecked')}
        hint={t('field.mapCheckedHint')}
        values={TRI_STATES}
        text={(value) => t(`mapChecked.${value}`)}
      />
    </DrawerSection>
  );
}
