import { type FormEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPublicSettings } from '#web/core/api/public-settings.ts';
import { signIn } from '#web/core/session/sign-in.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import type { CaptchaHandle } from './captcha-box.tsx';
import { EmailField, emailProblem } from './email-field.tsx';
import { failureText } from './failure-text.ts';
import { openForgotten } from './forgotten-password-page.tsx';
import { FormAlert } from './form-alert.tsx';
import { isLocalHost } from './is-local-host.ts';
import { CaptchaBox } from './lazy-captcha-box.ts';
import { PasswordField } from './password-field.tsx';
import styles from './sign-in-form.module.css';

interface LoginFormProps {
  readonly onSignedIn: (next: 'signed-in' | 'second-factor') => void;
}

const NO_PROBLEMS = { email: '', password: '', captcha: '' };

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('session');
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const settings = readPublicSettings();
  const siteKey = settings.recaptchaSiteKey;
  const captcha = useRef<CaptchaHandle>(null);
  const captchaToken = useRef('');

  function check(email: string, password: string): boolean {
    const hasCaptcha = siteKey === '' || captchaToken.current !== '';
    const found = {
      email: emailProblem(email, t),
      password: password === '' ? t('password.required') : '',
      captcha: hasCaptcha ? '' : t('captcha.required'),
    };
    setProblems(found);
    const wrong = found.email ? 'email' : found.password ? 'password' : '';
    form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    return wrong === '' && hasCaptcha;
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
      onSignedIn(await signIn({ email, password, recaptchaToken: captchaToken.current }));
    } catch (error) {
      setFailure(failureText(error));
      captcha.current?.reset();
      form.current?.querySelector<HTMLInputElement>('[name="password"]')?.select();
    } finally {
      setBusy(false);
    }
  }
  function edited(name: keyof typeof NO_PROBLEMS) {
    setProblems((before) => ({ ...before, [name]: '' }));
  }
  return (
    <Stack ref={form} as="form" gap={5} noValidate onSubmit={(event) => void submit(event)}>
      <FormAlert text={failure} />
      <EmailField problem={problems.email} onEdit={() => edited('email')} />
      <PasswordField problem={problems.password} onEdit={() => edited('password')} />
      {siteKey !== '' && (
        <Suspense>
          <CaptchaBox
            siteKey={siteKey}
            problem={problems.captcha}
            handle={captcha}
            onToken={(token) => {
              captchaToken.current = token;
              if (token !== '') edited('captcha');
            }}
          />
        </Suspense>
      )}
      <Button type="submit" variant="main" size="large" busy={isBusy}>
        {t('login.submit')}
      </Button>
      <p className={textStyles.hint}>
        {siteKey === '' && isLocalHost(location.hostname) && `${t('captcha-off')} `}
        {!settings.mailsLinks && t('forgotten')}
      </p>
      {settings.mailsLinks && (
        <button
          type="button"
          className={styles.way}
          onClick={() => openForgotten(String(new FormData(form.current ?? undefined).get('email')))}
        >
          {t('forgotten.open')}
        </button>
      )}
    </Stack>
  );
}
