import {
  DEFAULT_SETTINGS,
  type NotificationSettings,
} from '@toasoan/contract/features/notifications/notification-settings.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import styles from './notification-settings.module.css';
import type { TimeProblem, timeProblems } from './settings-draft.ts';

interface MailTimesProps {
  readonly values: NotificationSettings;
  readonly problems: ReturnType<typeof timeProblems>;
  readonly onChange: (values: NotificationSettings) => void;
}

export function MailTimes({ values, problems, onChange }: MailTimesProps) {
  const { t } = useTranslation('notifications');
  const { quiet, digestTime } = values;
  return (
    <div className={styles.times}>
      <fieldset className={styles.time}>
        <legend className="visually-hidden">{t('set.quiet')}</legend>
        <Checkbox
          checked={quiet !== null}
          onChange={(event) =>
            onChange({ ...values, quiet: event.target.checked ? DEFAULT_SETTINGS.quiet : null })
          }
        >
          {t('set.quiet')}
        </Checkbox>
        <p className={styles.hint}>{t('set.quiet-hint')}</p>
        {quiet !== null && (
          <Row gap={3}>
            <Clock
              label={t('set.from')}
              value={quiet.from}
              problem={problems.quiet}
              onChange={(from) => onChange({ ...values, quiet: { ...quiet, from } })}
            />
            <Clock
              label={t('set.to')}
              value={quiet.to}
              problem={problems.quiet}
              onChange={(to) => onChange({ ...values, quiet: { ...quiet, to } })}
            />
          </Row>
        )}
        {problems.quiet && <p className={textStyles.problem}>{t(`set.${problems.quiet}`)}</p>}
      </fieldset>
      <div className={styles.time}>
        <Clock
          label={t('set.digest')}
          value={digestTime}
          problem={problems.digest}
          onChange={(next) => onChange({ ...values, digestTime: next })}
        />
        <p className={styles.hint}>{t('set.digest-hint')}</p>
        {problems.digest && <p className={textStyles.problem}>{t(`set.${problems.digest}`)}</p>}
      </div>
    </div>
  );
}

interface ClockProps {
  readonly label: string;
  readonly value: string;
  readonly problem: TimeProblem | undefined;
  readonly onChange: (value: string) => void;
}

function Clock({ label, value, problem, onChange }: ClockProps) {
  const id = useId();
  return (
    <span className={styles.clock}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        type="time"
        value={value}
        onChange={onChange}
        aria-invalid={problem ? true : undefined}
      />
    </span>
  );
}
