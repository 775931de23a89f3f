import {
  OCCURRENCE_SCOPES,
  type OccurrenceScope,
} from '@toasoan/contract/features/events/verbs/verb-request.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './verb-dialog.module.css';

interface VerbScopeProps {
  readonly value: OccurrenceScope;
  readonly onChange: (scope: OccurrenceScope) => void;
}

/** Which dates of a series are meant. */
export function VerbScope({ value, onChange }: VerbScopeProps) {
  const { t } = useTranslation('events');
  const name = useId();
  return (
    <fieldset>
      <legend className={textStyles.label}>{t('verb.scope')}</legend>
      {OCCURRENCE_SCOPES.map((one) => (
        <label key={one} className={styles.scope}>
          <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
          {t(`verb.scope.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
