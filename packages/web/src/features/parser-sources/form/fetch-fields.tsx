import type { ParserSource } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import { FETCH_MODES } from '@toasoan/contract/features/parser-sources/source-schedule.ts';
import { FETCH_MODE_TEXTS } from '@toasoan/contract/features/parser-sources/source-texts.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Control } from '#web/ui/form/control.ts';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TagInput } from '#web/ui/form/tag-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import textStyles from '#web/ui/layout/text.module.css';
import { wordOptions } from '../source-words.ts';
import { ChoiceField, type SectionProps } from './choice-field.tsx';
import { ScheduleInput } from './schedule-input.tsx';
import styles from './source-form.module.css';

/** Where texts are looked for, how often, and with which manners. */
export function FetchFields(field: SectionProps) {
  const { t } = useTranslation('parser-sources');
  const mode = useFormPart(field.form, ({ values }) => values.fetchMode);
  return (
    <>
      <ChoiceField
        {...field}
        name="fetchMode"
        label={t('field.fetchMode')}
        hint={t(`mode.${mode}`)}
        options={wordOptions(FETCH_MODE_TEXTS, FETCH_MODES)}
      />
      <Field {...field} name="listUrls" label={t('field.listUrls')} hint={t('field.listUrlsHint')}>
        {(control) => <TagInput {...control} placeholder="https://" />}
      </Field>
      {mode === 'API' && (
        <Field {...field} name="apiPaths" label={t('field.apiPaths')} hint={t('field.apiPathsHint')}>
          {(control) => <ApiPathsInput {...control} />}
        </Field>
      )}
      <Field {...field} name="schedule" label={t('field.schedule')}>
        {(control) => <ScheduleInput {...control} />}
      </Field>
      <div className={styles.pair}>
        <Field {...field} name="rateSeconds" label={t('field.rateSeconds')} hint={t('field.rateSecondsHint')}>
          {(control) => <NumberInput {...control} min={1} max={3_600} after={t('unit.seconds')} />}
        </Field>
        <Field {...field} name="maxPerRun" label={t('field.maxPerRun')}>
          {(control) => <NumberInput {...control} min={1} max={200} after={t('unit.texts')} />}
        </Field>
      </div>
      <Field {...field} name="idleHours" label={t('field.idleHours')} hint={t('field.idleHoursHint')}>
        {(control) => <NumberInput {...control} min={0} max={720} after={t('unit.hours')} />}
      </Field>
      <Field {...field} name="userAgent" label={t('field.userAgent')} hint={t('field.userAgentHint')}>
        {(control) => <TextInput {...control} spellCheck={false} />}
      </Field>
      <Field
        {...field}
        name="robotsRespect"
        label={t('field.robotsRespect')}
        hint={t('field.robotsRespectHint')}
        inline
      >
        {(control) => <Switch {...control} />}
      </Field>
    </>
  );
}

const API_PARTS = ['items', 'url', 'title', 'time'] as const;

/** Where an answer of the source's API holds what is looked for. */
function ApiPathsInput({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  ...control
}: Control<ParserSource['apiPaths']>) {
  const { t } = useTranslation('parser-sources');
  return (
    <div className={styles.parts}>
      {API_PARTS.map((part, index) => {
        const partId = index === 0 ? id : `${id}-${part}`;
        return (
          <Fragment key={part}>
            <label htmlFor={partId} className={textStyles.quiet}>
              {t(`api.${part}`)}
            </label>
            <TextInput
              {...control}
              id={partId}
              disabled={disabled}
              spellCheck={false}
              placeholder={part === 'items' ? 'data.items' : part}
              value={value[part]}
              onChange={(text) => onChange({ ...value, [part]: text })}
              onBlur={onBlur}
            />
          </Fragment>
        );
      })}
    </div>
  );
}
