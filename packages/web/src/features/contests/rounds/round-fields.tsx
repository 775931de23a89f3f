import { AVERAGING_TEXTS, ROUND_MODE_TEXTS } from '@toasoan/contract/features/contests/contest-fact-texts.ts';
import {
  type Averaging,
  ROUND_KEYS,
  type RoundKey,
  type RoundMode,
} from '@toasoan/contract/features/contests/contest-kinds.ts';
import { CATEGORY_TEXTS, ROUND_TEXTS } from '@toasoan/contract/features/contests/contest-texts.ts';
import { hasCriteria, USUAL_CRITERIA } from '@toasoan/contract/features/contests/round-rules.ts';
import type { Language } from '@toasoan/contract/vocabulary/language.ts';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { DateTimeInput } from '#web/ui/dates/date-time-input.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import styles from '../contests.module.css';
import { factLabel, partWords } from '../fact-words.ts';
import { Labelled } from '../labelled.tsx';
import { CriteriaInputs } from './criteria-inputs.tsx';
import type { RoundFieldsProps } from './round-fields-props.ts';
import type { RoundValues } from './round-values.ts';

type Texts = Readonly<Record<string, Readonly<Record<Language, string>>>>;
const optionsOf = (texts: Texts) =>
  Object.entries(texts).map(([value, text]) => ({ value, label: text[currentLanguage()] }));

/** One judging round. */
export function RoundFields(props: RoundFieldsProps) {
  const { form, at, round, others, isStarted: disabled, onChange, onRemove } = props;
  const { t } = useTranslation('contests');
  const name = partWords(round.key);
  return (
    <section className={styles.part} aria-label={name}>
      <Row align="center" justify="between" wrap={false}>
        <h3 className={textStyles.strong}>{name}</h3>
        {!disabled && (
          <IconButton icon={<Trash2 size={16} />} label={t('rounds.remove', { name })} onClick={onRemove} />
        )}
      </Row>
      {disabled && <p className={textStyles.hint}>{t('rounds.started')}</p>}
      <div className={styles.pair}>
        <Labelled form={form} path={`rounds.${at}.key`} label={factLabel('round')}>
          {(names) => (
            <Select
              {...names}
              label={factLabel('round')}
              disabled={disabled}
              options={ROUND_KEYS.filter((key) => !others.includes(key)).map((key) => ({
                value: key,
                label: ROUND_TEXTS[key][currentLanguage()],
              }))}
              value={round.key}
              onChange={(key) => onChange({ key: key as RoundKey })}
            />
          )}
        </Labelled>
        <Labelled form={form} path={`rounds.${at}.mode`} label={factLabel('roundMode')}>
          {(names) => (
            <Select
              {...names}
              label={factLabel('roundMode')}
              disabled={disabled}
              options={optionsOf(ROUND_MODE_TEXTS)}
              value={round.mode}
              onChange={(mode) => onChange(modeChange(round, mode as RoundMode))}
            />
          )}
        </Labelled>
      </div>
      {hasCriteria(round.mode) && <CriteriaInputs {...props} />}
      <div className={styles.pair}>
        <Labelled form={form} path={`rounds.${at}.openTime`} label={factLabel('roundOpenTime')}>
          {(names) => (
            <DateTimeInput
              {...names}
              disabled={disabled}
              value={round.openTime}
              onChange={(openTime) => onChange({ openTime })}
            />
          )}
        </Labelled>
        <Labelled form={form} path={`rounds.${at}.closeTime`} label={factLabel('roundCloseTime')}>
          {(names) => (
            <DateTimeInput
              {...names}
              disabled={disabled}
              value={round.closeTime}
              onChange={(closeTime) => onChange({ closeTime })}
            />
          )}
        </Labelled>
        <Labelled form={form} path={`rounds.${at}.jurorsPerEntry`} label={factLabel('jurorsPerEntry')}>
          {(names) => (
            <NumberInput
              {...names}
              min={1}
              max={50}
              disabled={disabled}
              value={round.jurorsPerEntry}
              onChange={(jurorsPerEntry) => onChange({ jurorsPerEntry })}
            />
          )}
        </Labelled>
        <Labelled form={form} path={`rounds.${at}.averaging`} label={factLabel('averaging')}>
          {(names) => (
            <Select
              {...names}
              label={factLabel('averaging')}
              disabled={disabled}
              options={optionsOf(AVERAGING_TEXTS)}
              value={round.averaging}
              onChange={(one) => onChange({ averaging: one as Averaging })}
            />
          )}
        </Labelled>
      </div>
      <QuotaInputs {...props} />
      <Row gap={4}>
        <Checkbox
          checked={round.blind}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange({ blind: currentTarget.checked })}
        >
          {factLabel('blind')}
        </Checkbox>
        <Checkbox
          checked={round.withStory}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange({ withStory: currentTarget.checked })}
        >
          {factLabel('withStory')}
        </Checkbox>
      </Row>
    </section>
  );
}

/** Only marks have criteria. */
function modeChange({ criteria }: RoundValues, mode: RoundMode): Partial<RoundValues> {
  if (!hasCriteria(mode)) return { mode, criteria: [] };
  return { mode, criteria: criteria.length > 0 ? criteria : USUAL_CRITERIA };
}

function QuotaInputs({ form, at, round, categories, isStarted, onChange }: RoundFieldsProps) {
  const { t } = useTranslation('contests');
  return (
    <div className={styles.pair}>
      {categories.map((category) => (
        <Labelled
          key={category}
          form={form}
          path={`rounds.${at}.quota.${category}`}
          label={t('rounds.quota', { category: CATEGORY_TEXTS[category][currentLanguage()] })}
        >
          {(names) => (
            <NumberInput
              {...names}
              min={1}
              disabled={isStarted}
              value={round.quota[category] ?? null}
              onChange={(count) => onChange({ quota: { ...round.quota, [category]: count } })}
            />
          )}
        </Labelled>
      ))}
    </div>
  );
}
