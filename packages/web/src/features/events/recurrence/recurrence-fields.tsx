import { RECURRENCE_TEXTS } from '@toasoan/contract/features/events/event-kind-texts.ts';
import { RECURRENCE_KINDS, type RecurrenceKind } from '@toasoan/contract/features/events/event-kinds.ts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/core/i18n/i18n.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useFormPart } from '#web/ui/form/use-form.ts';
import { Select } from '#web/ui/select/select.tsx';
import { EventField } from '../editing/event-field.tsx';
import type { PanelProps } from '../editing/event-panel.tsx';
import { NextDates } from './next-dates.tsx';
import { readRule, writeRule } from './recurrence-rule.ts';
import { RuleForm } from './rule-form.tsx';
import styles from './time-section.module.css';

/** Every Saturday: a start for a rule of one's own. */
const FIRST_RULE = 'FREQ=WEEKLY;BYDAY=SA';

/** How the event repeats, with the dates that follow from it. */
export function RecurrenceFields({ session }: PanelProps) {
  const { form } = session;
  const { kind, rule } = useFormPart(form, ({ values }) => values.recurrence);
  const plain = readRule(rule);
  function choose(next: RecurrenceKind) {
    form.set('recurrence', { kind: next, rule: next === 'CUSTOM' ? rule || FIRST_RULE : '' });
  }
  return (
    <>
      <EventField session={session} name="recurrence">
        {(control, label) => (
          <Select
            {...control}
            label={label}
            value={kind}
            options={RECURRENCE_KINDS.map((value) => ({
              value,
              label: RECURRENCE_TEXTS[value][currentLanguage()],
            }))}
            onChange={(value) => choose(RECURRENCE_KINDS.find((one) => one === value) ?? 'NONE')}
          />
        )}
      </EventField>
      {kind === 'CUSTOM' && (
        <div className={styles.rule}>
          {plain ? (
            <RuleForm
              rule={plain}
              onChange={(next) => form.set('recurrence', { kind, rule: writeRule(next) })}
            />
          ) : (
            <WrittenRule rule={rule} onChange={(next) => form.set('recurrence', { kind, rule: next })} />
          )}
        </div>
      )}
      {kind !== 'NONE' && <NextDates session={session} />}
    </>
  );
}

interface WrittenRuleProps {
  readonly rule: string;
  readonly onChange: (rule: string) => void;
}

/** A rule that says more than the form can show. */
function WrittenRule({ rule, onChange }: WrittenRuleProps) {
  const { t } = useTranslation('event-fields');
  return (
    <TextInput
      aria-label={t('rule.written')}
      value={rule}
      spellCheck={false}
      onChange={(next) =>
        onChange(
          next
            .toUpperCase()
            .replace(/^RRULE:/, '')
            .trim(),
        )
      }
    />
  );
}
