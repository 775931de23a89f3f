import { MOST_CRITERIA, WHOLE_WEIGHT } from '@toasoan/contract/features/contests/round-rules.ts';
import { CircleAlert, CircleCheck, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { problemText } from '#web/ui/form/problem.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Row } from '#web/ui/layout/row.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from '../contests.module.css';
import { factLabel } from '../fact-words.ts';
import type { RoundFieldsProps } from './round-fields-props.ts';
import { type CriterionValues, newCriterion } from './round-values.ts';

/** Criteria with their weights, and what the weights make together. */
export function CriteriaInputs({ form, at, round, isStarted: disabled, onChange }: RoundFieldsProps) {
  const { t } = useTranslation('contests');
  const id = useId();
  const { criteria } = round;
  const path = `rounds.${at}.criteria`;
  const problem = useFormPart(form, ({ problems }) =>
    problems.find(({ field }) => field === path || field.startsWith(`${path}.`)),
  );
  const sum = criteria.reduce((total, { weight }) => total + (weight ?? 0), 0);
  const set = (no: number, change: Partial<CriterionValues>) =>
    onChange({ criteria: criteria.map((one, index) => (index === no ? { ...one, ...change } : one)) });
  return (
    <Stack gap={2} role="group" aria-label={factLabel('criteria')} data-problem={problem ? true : undefined}>
      <Row justify="between" align="baseline">
        <span className={textStyles.label}>{factLabel('criteria')}</span>
        <span className={sum === WHOLE_WEIGHT ? styles.right : styles.wrong}>
          <Row as="span" gap={1} align="center">
            {sum === WHOLE_WEIGHT ? (
              <CircleCheck size={14} aria-hidden />
            ) : (
              <CircleAlert size={14} aria-hidden />
            )}
            {t('rounds.sum', { sum, whole: WHOLE_WEIGHT })}
          </Row>
        </span>
      </Row>
      {criteria.map(({ key, name, nameEn, weight }, no) => (
        <div key={key} className={styles.criterion}>
          <Stack gap={1}>
            <TextInput
              aria-label={t('rounds.criterion', { place: no + 1 })}
              placeholder={t('rounds.criterionName')}
              disabled={disabled}
              value={name}
              onChange={(text) => set(no, { name: text })}
            />
            <TextInput
              aria-label={t('rounds.criterionEn', { place: no + 1 })}
              placeholder={t('rounds.criterionNameEn')}
              disabled={disabled}
              value={nameEn}
              onChange={(text) => set(no, { nameEn: text })}
            />
          </Stack>
          <label htmlFor={`${id}-${key}`} className="visually-hidden">
            {t('rounds.weight', { place: no + 1 })}
          </label>
          <NumberInput
            id={`${id}-${key}`}
            min={1}
            max={WHOLE_WEIGHT}
            step={5}
            disabled={disabled}
            value={weight}
            onChange={(next) => set(no, { weight: next })}
          />
          {!disabled && (
            <IconButton
              icon={<Trash2 size={16} />}
              label={t('rounds.removeCriterion', { place: no + 1 })}
              onClick={() => onChange({ criteria: criteria.filter((_, index) => index !== no) })}
            />
          )}
        </div>
      ))}
      {problem && <p className={textStyles.problem}>{problemText(problem, currentLanguage())}</p>}
      {!disabled && criteria.length < MOST_CRITERIA && (
        <Row>
          <Button
            size="compact"
            icon={<Plus size={16} />}
            onClick={() => onChange({ criteria: [...criteria, newCriterion(criteria)] })}
          >
            {t('rounds.addCriterion')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
