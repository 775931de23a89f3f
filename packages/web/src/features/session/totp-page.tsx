import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/core/routing/app-link.tsx';
import { useDocumentTitle } from '#web/core/routing/use-document-title.ts';
import { isSignedIn } from '#web/core/session/auth-state.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { useSessionStatus } from '#web/core/session/session-status.ts';
import { useHeldToken } from '#web/core/session/token.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { BareLayout } from './bare-layout.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import styles from './sign-in-form.module.css';
import { useArrival } from './use-arrival.ts';

/** The second step of the sign-in; with a full session it continues. */
export function TotpPage() {
  const { t } = useTranslation(['session', 'app']);
  const arrive = useArrival();
  const signedIn = useAuth(isSignedIn);
  const token = useHeldToken();
  const isKnown = useSessionStatus(({ phase }) => phase === 'ready');
  useDocumentTitle(t('totp.title'), t('app:area'));
  const isThrough = isKnown && signedIn && token !== '';
  useEffect(() => {
    if (isThrough) arrive();
  }, [isThrough, arrive]);
  return (
    <BareLayout>
      <Stack gap={1}>
        <h1 className={styles.title}>{t('totp.title')}</h1>
      </Stack>
      <SecondFactorForm />
      <AppLink className={styles.way} href="/login">
        {t('totp.back')}
      </AppLink>
    </BareLayout>
  );
}
