import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPublicSettings } from '#web/core/api/public-settings.ts';
import { signIn } from '#web/core/session/sign-in.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { failureText } from './failure-text.ts';
import { FormAlert } from './form-alert.tsx';
import { isLocalHost } from './is-local-host.ts';
import { PasswordField } from './password-field.tsx';
import styles from './sign-in-form.module.css';

interface LoginFormProps {
  readonly onSignedIn: (next: 'signed-in' | 'second-factor') => void;
}

const NO_PROBLEMS = { email: '', password: '' };

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('session');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [problems, setProblems] = useState(NO_PROBLEMS);

  function check(email: string, password: string): boolean {
    const found = {
      email: email === '' ? t('email.required') : isEmail(email) ? '' : t('email.format'),
      password: password === '' ? t('password.required') : '',
    };
    setProblems(found);
    const wrong = found.email ? 'email' : found.password ? 'password' : '';
    form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    return wrong === '';
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const email = String(values.get('email')).trim();
    const password = String(values.get('password'));
    setFailure('');
    if (isBusy || !check(email, password)) return;
    setBusy(true);
    try {
      onSignedIn(await signIn({ email, password, recaptchaToken: '' }));
    } catch (error) {
      setFailure(failureText(error));
      form.current?.querySelector<HTMLInputElement>('[name="password"]')?.select();
    } finally {
      setBusy(false);
    }
  }
  const emailId = `${id}-email`;
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormAlert text={failure} />
      <div className={styles.field}>
        <label className={styles.label} htmlFor={emailId}>
          {t('email')}
        </label>
        <input
          id={emailId}
          name="email"
          type="email"
          className={styles.input}
          autoComplete="username"
          // biome-ignore lint/a11y/noAutofocus: the only thing to do on this page begins here.
          autoFocus
          aria-required
          aria-invalid={problems.email !== ''}
          aria-describedby={`${emailId}-problem`}
          onChange={() => setProblems((before) => ({ ...before, email: '' }))}
        />
        <p id={`${emailId}-problem`} className={styles.problem}>
          {problems.email}
        </p>
      </div>
      <PasswordField
        problem={problems.password}
        onEdit={() => setProblems((before) => ({ ...before, password: '' }))}
      />
      <Button type="submit" variant="main" size="large" busy={isBusy}>
        {t('login.submit')}
      </Button>
      <p className={styles.note}>
        {readPublicSettings().recaptchaSiteKey === '' &&
          isLocalHost(location.hostname) &&
          `${t('captcha-off')} `}
        {t('forgotten')}
      </p>
    </form>
  );
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text);
}
