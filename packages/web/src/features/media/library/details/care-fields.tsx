import { useQuery } from '@tanstack/react-query';
import type { ChildPrivacy } from '@toasoan/contract/features/media/media.ts';
import { CHILD_AGE_BANDS, MEDIA_AI_USES } from '@toasoan/contract/features/media/media-kinds.ts';
import { NO, type TriState, UNKNOWN, YES } from '@toasoan/contract/vocabulary/tri-state.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { mediaByIds } from '../../media-queries.ts';
import { fileName } from '../file-words.ts';
import { ChoiceField, type SectionProps } from './choice-field.tsx';
import styles from './consent-fields.module.css';
import { DetailsSection } from './details-section.tsx';
import { DocumentPicker } from './document-picker.tsx';
import { NO_CONSENT } from './media-values.ts';

const ANSWERS: readonly TriState[] = [UNKNOWN, NO, YES];

interface ConsentFieldsProps {
  readonly id: string | undefined;
  readonly value: ChildPrivacy;
  readonly disabled: boolean;
  readonly onChange: (value: ChildPrivacy) => void;
}

/** Consent for an identifiable child; from the age of seven the child's own consent is required too. */
function ConsentFields({ id, value, disabled, onChange }: ConsentFieldsProps) {
  const { t } = useTranslation(['library', 'media']);
  const { consentDocId } = value;
  const known = useQuery(mediaByIds(useProjectId(), consentDocId === null ? [] : [consentDocId])).data?.[0];
  const set = (change: Partial<ChildPrivacy>) => onChange({ ...value, ...change });
  const answers = ANSWERS.map((answer) => ({
    value: String(answer),
    label: t(`media:triState.${answer}`),
  }));
  const answer = (label: string, key: 'childConsent' | 'guardianConsent') => (
    <div className={styles.line}>
      <span>{label}</span>
      <Select
        label={label}
        disabled={disabled}
        options={answers}
        value={String(value[key])}
        onChange={(chosen) => set({ [key]: ANSWERS.find((one) => String(one) === chosen) ?? UNKNOWN })}
      />
    </div>
  );
  return (
    <div className={styles.box}>
      <div className={styles.line}>
        <span>{t('childPrivacy.ageBand')}</span>
        <Select
          id={id}
          label={t('childPrivacy.ageBand')}
          disabled={disabled}
          options={CHILD_AGE_BANDS.map((band) => ({ value: band, label: t(`media:ageBand.${band}`) }))}
          value={value.ageBand}
          onChange={(chosen) =>
            set({ ageBand: CHILD_AGE_BANDS.find((band) => band === chosen) ?? value.ageBand })
          }
        />
      </div>
      {answer(t('childPrivacy.guardianConsent'), 'guardianConsent')}
      {value.ageBand !== 'UNDER_7' && answer(t('childPrivacy.childConsent'), 'childConsent')}
      <div className={styles.line}>
        <span>{t('childPrivacy.consentDoc')}</span>
        <DocumentPicker
          label={t('childPrivacy.consentDoc')}
          disabled={disabled}
          value={
            consentDocId === null
              ? []
              : [{ id: consentDocId, label: known ? fileName(known) : `#${consentDocId}` }]
          }
          onChange={([picked]) => set({ consentDocId: picked?.id ?? null })}
        />
      </div>
      <Checkbox
        checked={value.isBlurred}
        disabled={disabled}
        onChange={(event) => set({ isBlurred: event.target.checked })}
      >
        {t('childPrivacy.isBlurred')}
      </Checkbox>
    </div>
  );
}

const TRI_STATES: readonly TriState[] = [UNKNOWN, NO, YES];

/** Content that needs care before publishing: children, AI, maps. */
export function CareFields(field: SectionProps) {
  const { t } = useTranslation(['library', 'media']);
  const child = useFormPart(field.form, ({ values }) => values.hasIdentifiableChild);
  const isPublic = useFormPart(field.form, ({ values }) => values.isPublicActivity);
  const aiUse = useFormPart(field.form, ({ values }) => values.aiUse);
  const needsLabel = aiUse === 'GENERATED' || aiUse === 'EDITED_REAL';
  return (
    <DetailsSection title={t('section.care')}>
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
    </DetailsSection>
  );
}
