import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { i18n } from '#web/core/i18n/i18n.ts';
import { passSecondFactor } from '#web/core/session/sign-in.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { CodeBoxes } from './code-boxes.tsx';
import { CODE_LENGTH } from './code-digits.ts';
import { failureText } from './failure-text.ts';
import { FormAlert } from './form-alert.tsx';
import styles from './sign-in-form.module.css';

/** From here on a new set of recovery codes is due. */
const FEW_CODES = 3;

/** Six boxes that submit themselves when full, or one field for a recovery code. */
export function SecondFactorForm() {
  const { t } = useTranslation('session');
  const id = useId();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function send(otp: string) {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      const codesLeft = await passSecondFactor(otp);
      if (codesLeft !== undefined) reportCodesLeft(codesLeft);
    } catch (error) {
      setFailure(isWrong(error) ? t(isRecovery ? 'totp.wrong-recovery' : 'totp.wrong') : failureText(error));
      setCode('');
    } finally {
      setBusy(false);
    }
  }
  function edit(next: string) {
    setCode(next);
    if (!isRecovery && next.length === CODE_LENGTH) void send(next);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const otp = code.trim();
    if (otp !== '' && (isRecovery || otp.length === CODE_LENGTH)) void send(otp);
    else setFailure(t(isRecovery ? 'totp.recovery-required' : 'totp.incomplete'));
  }
  function change() {
    setRecovery(!isRecovery);
    setCode('');
    setFailure('');
  }
  const hintId = `${id}-hint`;
  return (
    <Stack as="form" gap={5} noValidate onSubmit={submit}>
      <p id={hintId} className={styles.lead}>
        {t(isRecovery ? 'totp.recovery-hint' : 'totp.hint')}
      </p>
      <FormAlert text={failure} />
      {isRecovery ? (
        <Stack gap={1}>
          <label className={textStyles.label} htmlFor={`${id}-code`}>
            {t('totp.recovery')}
          </label>
          <input
            id={`${id}-code`}
            className={styles.input}
            value={code}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: the person has just asked for this field.
            autoFocus
            maxLength={40}
            aria-invalid={failure !== ''}
            aria-describedby={hintId}
            onChange={(event) => edit(event.target.value)}
          />
        </Stack>
      ) : (
        <CodeBoxes code={code} label={t('totp.code')} isWrong={failure !== ''} onEdit={edit} />
      )}
      <Button type="submit" variant="main" size="large" busy={isBusy}>
        {t('totp.submit')}
      </Button>
      <button type="button" className={styles.way} onClick={change}>
        {t(isRecovery ? 'totp.use-app' : 'totp.use-recovery')}
      </button>
    </Stack>
  );
}

/** The server has one text for everything that can be wrong at the sign-in; here only the code can be. */
function isWrong(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'WRONG_CREDENTIALS';
}

function reportCodesLeft(count: number): void {
  const isFew = count <= FEW_CODES;
  const text = i18n.t(isFew ? 'totp.few-codes-left' : 'totp.codes-left', { ns: 'session', count });
  showToast({ tone: isFew ? 'warning' : 'info', text });
}
