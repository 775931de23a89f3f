import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import { useTranslation } from 'react-i18next';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Select } from '#web/ui/select/select.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { WEEKDAYS } from '../event-time.ts';
import { FREQUENCIES, type PlainRule, RULE_DAYS } from './recurrence-rule.ts';
import styles from './time-section.module.css';

interface RuleFormProps {
  readonly rule: PlainRule;
  readonly onChange: (rule: PlainRule) => void;
}

const ENDS = ['never', 'until', 'count'] as const;
const FEW = 10;
const MOST = 999;

/** A rule of one's own in words: every so often, on which days, and until when. */
export function RuleForm({ rule, onChange }: RuleFormProps) {
  const { t } = useTranslation(['event-fields', 'ui']);
  const today = hanoiDay(useNow().getTime());
  const ends = rule.count !== undefined ? 'count' : rule.until !== undefined ? 'until' : 'never';
  const put = (change: Partial<PlainRule>) => onChange({ ...rule, ...change });
  return (
    <>
      <Row align="center" wrap={false}>
        <span>{t('rule.every')}</span>
        <span className={styles.count}>
          <NumberInput
            aria-label={t('rule.interval')}
            value={rule.interval}
            min={1}
            max={MOST}
            onChange={(interval) => put({ interval: interval && interval > 0 ? interval : 1 })}
          />
        </span>
        <Select
          label={t('rule.frequency')}
          value={rule.frequency}
          options={FREQUENCIES.map((value) => ({ value, label: t(`rule.frequency.${value}`) }))}
          onChange={(value) => put({ frequency: FREQUENCIES.find((one) => one === value) ?? 'WEEKLY' })}
        />
      </Row>
      {rule.frequency === 'WEEKLY' && (
        <fieldset className={styles.days}>
          <legend className={textStyles.label}>{t('rule.days')}</legend>
          {RULE_DAYS.map((day, at) => (
            <Checkbox
              key={day}
              checked={rule.days.includes(day)}
              onChange={(event) =>
                put({
                  days: RULE_DAYS.filter((one) =>
                    one === day ? event.target.checked : rule.days.includes(one),
                  ),
                })
              }
            >
              {t(`ui:calendar.${WEEKDAYS[at] ?? 'mon'}.long`)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <Row align="center" wrap={false}>
        <Select
          label={t('rule.ends')}
          value={ends}
          options={ENDS.map((value) => ({ value, label: t(`rule.ends.${value}`) }))}
          onChange={(value) =>
            put({
              count: value === 'count' ? FEW : undefined,
              until: value === 'until' ? today : undefined,
            })
          }
        />
        {ends === 'until' && (
          <DayInput
            label={t('rule.until')}
            value={rule.until}
            today={today}
            onChange={(until) => put({ until })}
          />
        )}
        {ends === 'count' && (
          <span className={styles.count}>
            <NumberInput
              aria-label={t('rule.count')}
              value={rule.count ?? FEW}
              min={1}
              max={MOST}
              onChange={(count) => put({ count: count && count > 0 ? count : 1 })}
            />
          </span>
        )}
      </Row>
    </>
  );
}
