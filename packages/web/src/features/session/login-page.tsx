import { useTranslation } from 'react-i18next';
import { goTo, useHere } from '#web/core/routing/here.ts';
import { useDocumentTitle } from '#web/core/routing/use-document-title.ts';
import { isSignedIn } from '#web/core/session/auth-state.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useSessionStatus } from '#web/core/session/session-status.ts';
import { useHeldToken } from '#web/core/session/token.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import { BareLayout } from './bare-layout.tsx';
import { ForgottenPasswordPage, isForgotten } from './forgotten-password-page.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './sign-in-form.module.css';
import { useArrival } from './use-arrival.ts';

/** Sign-in with e-mail and password. */
export function LoginPage() {
  const { t } = useTranslation(['session', 'app']);
  const arrive = useArrival();
  const { state } = useHere();
  useDocumentTitle(t('login.title'), t('app:area'));
  if (isForgotten(state)) return <ForgottenPasswordPage state={state} />;
  function signedIn(next: 'signed-in' | 'second-factor') {
    if (next === 'signed-in') arrive();
    else goTo('/totp', { state });
  }
  return (
    <BareLayout>
      <Stack gap={1}>
        <h1 className={styles.title}>{t('login.title')}</h1>
        <p className={styles.lead}>{t('login.lead')}</p>
      </Stack>
      <PasswordSet state={state} />
      <SignedOut />
      <GoOn onGoOn={arrive} />
      <LoginForm onSignedIn={signedIn} />
    </BareLayout>
  );
}

/** After choosing a password the page confirms it. */
function PasswordSet({ state }: { readonly state: unknown }) {
  const { t } = useTranslation('session');
  if ((state as { passwordSet?: unknown } | null)?.passwordSet !== true) return null;
  return (
    <p className={styles.success} role="status">
      {t('set-password.done')}
    </p>
  );
}

/** Why the person is here, and that nothing is lost. */
function SignedOut() {
  const { t } = useTranslation('session');
  const because = useSessionStatus((status) => status.signedOutBecause);
  const hasPages = useSessionStatus(({ pagesOf }) => pagesOf !== '');
  if (because === '') return null;
  return (
    <p className={styles.notice} role="status">
      {t(`over.${because}`)} {hasPages && t('over.kept')}
    </p>
  );
}

/** With a live session in this browser no sign-in is needed. */
function GoOn({ onGoOn }: { readonly onGoOn: () => void }) {
  const { t } = useTranslation('session');
  const name = useAuth((auth) => auth.name);
  const signedIn = useAuth(isSignedIn);
  const token = useHeldToken();
  const isKnown = useSessionStatus(({ phase }) => phase === 'ready');
  if (!isKnown || !signedIn || token === '') return null;
  return (
    <Button size="large" onClick={onGoOn}>
      {t('login.go-on', { name })}
    </Button>
  );
}
