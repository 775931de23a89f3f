import { type FormEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { ButtonVariant } from '#web/ui/actions/button-class.ts';
import { Field } from '#web/ui/form/field.tsx';
import { focusFirstProblem } from '#web/ui/form/focus-first-problem.ts';
import { createFormStore } from '#web/ui/form/form-store.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Row } from '#web/ui/layout/row.tsx';
import styles from './profile-page.module.css';
import { SecretInput } from './secret-input.tsx';

export interface Proof {
  readonly password: string;
  readonly otp: string;
}

/** For the calls of these forms: no notification stays behind for what the form shows itself. */
export const SHOWN_IN_PLACE = {
  suppressErrorToast: ['WRONG_PASSWORD', 'WRONG_CODE', 'TOTP_NOT_PENDING'],
} as const;

interface ProofFormProps {
  readonly asks: readonly (keyof Proof)[];
  readonly action: string;
  readonly tone?: ButtonVariant;
  /** A recovery code is accepted too. */
  readonly takesRecoveryCode?: boolean;
  /** @throws ApiError, whose marked fields are shown here. */
  readonly onSend: (proof: Proof) => Promise<void>;
  readonly onCancel: () => void;
}

// Validated on submit, not on blur: a mark that appears would move the button under the pointer.
const EMPTY: Proof = { password: '', otp: '' };

/** Password, code or both, before a change of the sign-in settings. */
export function ProofForm({
  asks,
  action,
  tone = 'main',
  takesRecoveryCode = false,
  onSend,
  onCancel,
}: ProofFormProps) {
  const { t } = useTranslation('profile');
  const element = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const wanted = asks.join();
  const form = useMemo(
    () =>
      createFormStore(EMPTY, (values) =>
        (wanted.split(',') as (keyof Proof)[])
          .filter((name) => values[name].trim() === '')
          .map((field) => ({ field, code: 'required' })),
      ),
    [wanted],
  );
  async function send() {
    setBusy(true);
    try {
      const { password, otp } = form.get().values;
      // Apps show the code in two groups.
      await onSend({ password, otp: takesRecoveryCode ? otp.trim() : otp.replace(/\s/g, '') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.refuse(error.fields);
      focusFirstProblem(element.current);
    } finally {
      setBusy(false);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (form.checkAll()) void send();
    else focusFirstProblem(element.current);
  }
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit}>
      {asks.includes('password') && (
        <Field form={form} name="password" label={t('current-password')} required>
          {(control) => (
            <SecretInput {...control} onBlur={undefined} autoComplete="current-password" autoFocus />
          )}
        </Field>
      )}
      {asks.includes('otp') && (
        <Field
          form={form}
          name="otp"
          label={t(takesRecoveryCode ? '2fa.any-code' : '2fa.code')}
          hint={takesRecoveryCode ? t('2fa.any-code-hint') : undefined}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              onBlur={undefined}
              inputMode={takesRecoveryCode ? 'text' : 'numeric'}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              autoFocus={!asks.includes('password')}
            />
          )}
        </Field>
      )}
      <Row>
        <Button type="submit" variant={tone} busy={isBusy}>
          {action}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </Row>
    </form>
  );
}
