import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { readPublicSettings } from '#web/core/api/public-settings.ts';
import { AppLink } from '#web/core/routing/app-link.tsx';
import { goTo, useHere } from '#web/core/routing/here.ts';
import { useDocumentTitle } from '#web/core/routing/use-document-title.ts';
import { SET_PASSWORD } from '#web/core/session/session-calls.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { BareLayout } from './bare-layout.tsx';
import { failureText } from './failure-text.ts';
import { openForgotten } from './forgotten-password-page.tsx';
import { FormAlert } from './form-alert.tsx';
import { NO_PROBLEMS, newPasswordProblems } from './new-password-problems.ts';
import { PasswordField } from './password-field.tsx';
import styles from './sign-in-form.module.css';

/** Opened by the link of an invitation or a reset; the secret is in the fragment, which no server sees. */
export function SetPasswordPage() {
  const { t } = useTranslation(['session', 'app']);
  const { hash } = useHere();
  const secret = hash.slice(1);
  useDocumentTitle(t('set-password.title'), t('app:area'));
  return (
    <BareLayout>
      <Stack gap={1}>
        <h1 className={styles.title}>{t('set-password.title')}</h1>
        <p className={styles.lead}>{t('set-password.lead')}</p>
      </Stack>
      {secret === '' ? <FormAlert text={t('set-password.no-secret')} /> : <SetPasswordForm secret={secret} />}
      {readPublicSettings().mailsLinks && (
        <button type="button" className={styles.way} onClick={() => openForgotten('')}>
          {t('set-password.new-link')}
        </button>
      )}
      <AppLink className={styles.way} href="/login">
        {t('totp.back')}
      </AppLink>
    </BareLayout>
  );
}

function SetPasswordForm({ secret }: { readonly secret: string }) {
  const { t } = useTranslation('session');
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [problems, setProblems] = useState(NO_PROBLEMS);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const password = String(values.get('newPassword'));
    const found = newPasswordProblems(password, String(values.get('repeat')), t);
    setFailure('');
    setProblems(found);
    const wrong = found.newPassword ? 'newPassword' : found.repeat ? 'repeat' : '';
    form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    if (isBusy || wrong !== '') return;
    setBusy(true);
    try {
      await call(SET_PASSWORD, { body: { secret, password }, suppressErrorToast: 'everything' });
      goTo('/login', { replace: true, state: { passwordSet: true } });
    } catch (error) {
      setFailure(ruleText(error) ?? failureText(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Stack ref={form} as="form" gap={5} noValidate onSubmit={(event) => void submit(event)}>
      <FormAlert text={failure} />
      <PasswordField
        label={t('set-password.new')}
        name="newPassword"
        autoComplete="new-password"
        hint={t('set-password.hint')}
        autoFocus
        problem={problems.newPassword}
        onEdit={() => setProblems((before) => ({ ...before, newPassword: '' }))}
      />
      <PasswordField
        label={t('set-password.repeat')}
        name="repeat"
        autoComplete="new-password"
        problem={problems.repeat}
        onEdit={() => setProblems((before) => ({ ...before, repeat: '' }))}
      />
      <Button type="submit" variant="main" size="large" busy={isBusy}>
        {t('set-password.submit')}
      </Button>
    </Stack>
  );
}

/** A used or expired link is an unmet rule; its own text says more than the general one. */
function ruleText(error: unknown): string | undefined {
  return error instanceof ApiError ? error.details.rules?.[0]?.message : undefined;
}
