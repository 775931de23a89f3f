import { type FormEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { readPublicSettings } from '#web/core/api/public-settings.ts';
import { FORGOT_PASSWORD } from '#web/core/session/session-calls.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import type { CaptchaHandle } from './captcha-box.tsx';
import { EmailField, emailProblem } from './email-field.tsx';
import { failureText } from './failure-text.ts';
import { FormAlert } from './form-alert.tsx';
import { CaptchaBox } from './lazy-captcha-box.ts';
import styles from './sign-in-form.module.css';

const NO_PROBLEMS = { email: '', captcha: '' };

/** Asks for a link by mail. The answer never says whether the address belongs to an account. */
export function ForgottenPasswordForm({ email: startsWith }: { readonly email: string }) {
  const { t } = useTranslation('session');
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const captchaToken = useRef('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [askedFor, setAskedFor] = useState('');
  const siteKey = readPublicSettings().recaptchaSiteKey;

  function check(email: string): boolean {
    const hasCaptcha = siteKey === '' || captchaToken.current !== '';
    const found = {
      email: emailProblem(email, t),
      captcha: hasCaptcha ? '' : t('captcha.required'),
    };
    setProblems(found);
    if (found.email !== '') form.current?.querySelector('input')?.focus();
    return found.email === '' && hasCaptcha;
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    setFailure('');
    setAskedFor('');
    if (isBusy || !check(email)) return;
    setBusy(true);
    try {
      const body = { email, recaptchaToken: captchaToken.current };
      await call(FORGOT_PASSWORD, { body, suppressErrorToast: 'everything' });
      setAskedFor(email);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
      captcha.current?.reset();
    }
  }
  return (
    <Stack ref={form} as="form" gap={5} noValidate onSubmit={(event) => void submit(event)}>
      <FormAlert text={failure} />
      <div role="status">
        {askedFor !== '' && <p className={styles.success}>{t('forgotten.sent', { email: askedFor })}</p>}
      </div>
      <EmailField
        startsWith={startsWith}
        problem={problems.email}
        onEdit={() => setProblems((before) => ({ ...before, email: '' }))}
      />
      {siteKey !== '' && (
        <Suspense>
          <CaptchaBox
            siteKey={siteKey}
            problem={problems.captcha}
            handle={captcha}
            onToken={(token) => {
              captchaToken.current = token;
              if (token !== '') setProblems((before) => ({ ...before, captcha: '' }));
            }}
          />
        </Suspense>
      )}
      <Button type="submit" variant="main" size="large" busy={isBusy}>
        {t(askedFor === '' ? 'forgotten.submit' : 'forgotten.again')}
      </Button>
    </Stack>
  );
}
