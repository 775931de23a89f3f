import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '#web/core/routing/here.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { clearSession } from '#web/core/session/take-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import styles from './status-page.module.css';
import { WhyForbidden } from './why-forbidden.tsx';

interface StatusProps {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Status({ code, title, text, children }: StatusProps) {
  return (
    <div className={styles.status}>
      <p className={styles.code} aria-hidden>
        {code}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

export function ForbiddenPage() {
  const { t } = useTranslation(['panel', 'app']);
  return (
    <Status code="403" title={t('status.403.title')} text={t('status.403.text')}>
      <HomeLink />
      <WhyForbidden />
    </Status>
  );
}

/** A token that belongs to nobody: it is thrown away before the next sign-in. */
export function SignInAgainPage() {
  const { t } = useTranslation(['panel', 'app']);
  function signInAgain() {
    goTo('/login');
    clearSession();
  }
  return (
    <Status code="403" title={t('status.403.title')} text={t('status.403.text')}>
      <Button variant="main" onClick={signInAgain}>
        {t('status.sign-in-again')}
      </Button>
    </Status>
  );
}

export function NotFoundPage() {
  const { t } = useTranslation(['panel', 'app']);
  return (
    <Status code="404" title={t('app:status.404.title')} text={t('app:status.404.text')}>
      <HomeLink />
    </Status>
  );
}

interface ErrorPageProps {
  /** Without it the whole console is loaded anew. */
  readonly onRetry?: () => void;
}

export function ErrorPage({ onRetry }: ErrorPageProps) {
  const { t } = useTranslation(['panel', 'app']);
  return (
    <Status code="500" title={t('app:status.500.title')} text={t('app:status.500.text')}>
      <Button variant="main" onClick={onRetry ?? (() => window.location.reload())}>
        {t('app:screen.retry')}
      </Button>
      <HomeLink />
    </Status>
  );
}

function HomeLink() {
  const { t } = useTranslation(['panel', 'app']);
  return (
    <TabLink className={buttonClass('plain')} to="/">
      {t('status.home')}
    </TabLink>
  );
}
