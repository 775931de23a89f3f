import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { Row } from '../layout/row.tsx';
import textStyles from '../layout/text.module.css';
import { formatNumber } from '../text/format-number.ts';
import type { Control } from './control.ts';
import styles from './field.module.css';
import type { FormStore } from './form-store.ts';
import { problemText } from './problem.ts';
import { firstProblem, useFormPart } from './use-form.ts';

interface FieldProps<Values, Name extends keyof Values & string> {
  readonly form: FormStore<Values>;
  readonly name: Name;
  readonly label: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Small line under the input. */
  readonly hint?: ReactNode;
  /** Counts characters against a limit that is only advice. */
  readonly counter?: number;
  /** Puts the input beside its label: for switches. */
  readonly inline?: boolean;
  readonly children: (control: Control<Values[Name]>) => ReactNode;
}

/** Label, input, hint and what is wrong, tied together. */
export function Field<Values, Name extends keyof Values & string>(props: FieldProps<Values, Name>) {
  const { form, name, label, required = false, disabled = false, hint, counter, inline, children } = props;
  const { t, i18n } = useTranslation('ui');
  const id = useId();
  const value = useFormPart(form, (state) => state.values[name]);
  const problem = useFormPart(form, (state) => firstProblem(state.problems, name));
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const control: Control<Values[Name]> = {
    id,
    value,
    onChange: (next) => form.set(name, next),
    onBlur: () => afterPress(() => form.check(name)),
    disabled,
    'aria-invalid': problem ? true : undefined,
    'aria-required': required ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div
      className={classNames(styles.field, inline && styles.inline)}
      data-field={name}
      data-problem={problem ? true : undefined}
    >
      <Row align="baseline" wrap={false} justify="between">
        <label htmlFor={id} className={textStyles.label}>
          {label}
          {required && (
            <span className={styles.required} aria-hidden>
              *
            </span>
          )}
        </label>
        {counter !== undefined && typeof value === 'string' && <Counter text={value} advised={counter} />}
      </Row>
      {children(control)}
      {problem && (
        <p id={`${id}-problem`} className={classNames(styles.line, styles.problem)}>
          {problemText(problem, i18n.language === 'en' ? 'en' : 'vi')}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.line}>
          {hint}
        </p>
      )}
      {required && <span className="visually-hidden">{t('form.required')}</span>}
    </div>
  );
}

/** Waits for the end of a press: a line that appears under it would move what is pressed away from the pointer. */
function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) {
    act();
    return;
  }
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    setTimeout(act);
  };
  for (const type of ['pointerup', 'pointercancel', 'dragend'])
    document.addEventListener(type, end, { capture: true, signal: ended.signal });
}

interface CounterProps {
  readonly text: string;
  readonly advised: number;
}

/** "36 / 110 ký tự"; exceeding the limit is shown, not prevented. */
function Counter({ text, advised }: CounterProps) {
  const { t } = useTranslation('ui');
  const count = [...text.normalize('NFC')].length;
  return (
    <span className={classNames(styles.counter, count > advised && styles.over)}>
      {t('form.counter', { count: formatNumber(count), advised: formatNumber(advised) })}
    </span>
  );
}
