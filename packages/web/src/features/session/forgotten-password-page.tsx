import { useTranslation } from 'react-i18next';
import { goTo, here } from '#web/core/routing/here.ts';
import { useDocumentTitle } from '#web/core/routing/use-document-title.ts';
import { Stack } from '#web/ui/layout/stack.tsx';
import { BareLayout } from './bare-layout.tsx';
import { ForgottenPasswordForm } from './forgotten-password-form.tsx';
import styles from './sign-in-form.module.css';

/** In the navigation state of /login, so that the back button returns to the sign-in. */
interface ForgottenState {
  readonly forgotten: true;
  /** What was typed at the sign-in. */
  readonly email: string;
}

export function isForgotten(state: unknown): state is ForgottenState {
  return (state as Partial<ForgottenState> | null)?.forgotten === true;
}

/** Keeps the page that was asked for before the sign-in. */
export function openForgotten(email: string): void {
  const { state } = here();
  goTo('/login', { state: { ...(state as object | null), passwordSet: false, forgotten: true, email } });
}

function backToSignIn(): void {
  const { state } = here();
  goTo('/login', { state: { ...(state as object | null), forgotten: false } });
}

/** A state of /login, offered where the product has a mail server. */
export function ForgottenPasswordPage({ state }: { readonly state: ForgottenState }) {
  const { t } = useTranslation(['session', 'app']);
  useDocumentTitle(t('forgotten.title'), t('app:area'));
  return (
    <BareLayout>
      <Stack gap={1}>
        <h1 className={styles.title}>{t('forgotten.title')}</h1>
        <p className={styles.lead}>{t('forgotten.lead')}</p>
      </Stack>
      <ForgottenPasswordForm email={state.email} />
      <button type="button" className={styles.way} onClick={backToSignIn}>
        {t('totp.back')}
      </button>
    </BareLayout>
  );
}
