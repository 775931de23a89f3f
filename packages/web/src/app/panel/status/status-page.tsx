import { useQuery } from '@tanstack/react-query';
import { AREA_RULES, type AreaKey } from '@toasoan/contract/access/area-rules.ts';
import { canEnter, type Visitor } from '@toasoan/contract/access/can-enter.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisitor } from '#web/core/project/visitor.ts';
import { goTo } from '#web/core/routing/here.ts';
import { matchRow } from '#web/core/routing/match-row.ts';
import type { PlacedRow } from '#web/core/routing/route-row.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { clearSession } from '#web/core/session/take-session.ts';
import { useTabPlace } from '#web/core/tabs/use-tab.ts';
import { whyAnswer } from '#web/features/users/public.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { useRows } from '../rows-context.ts';
import styles from './status-page.module.css';

interface StatusProps {
  readonly code: string;
  readonly title: string;
  readonly text: string;
  /** What may help, below the text. */
  readonly details?: ReactNode;
  readonly children: ReactNode;
}

function Status({ code, title, text, details, children }: StatusProps) {
  return (
    <div className={styles.status}>
      <p className={styles.code} aria-hidden>
        {code}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {details}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

export function ForbiddenPage() {
  const { t } = useTranslation(['panel', 'app']);
  return (
    <Status code="403" title={t('status.403.title')} text={t('status.403.text')} details={<WhyForbidden />}>
      <HomeLink />
    </Status>
  );
}

/** A token without a user: it is removed before the next sign-in. */
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
  /** Absent: the whole console is reloaded. */
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

/** In the console's language: the one rule that denies access, and who can change it. */
function WhyForbidden() {
  const { t, i18n } = useTranslation('panel');
  const rows = useRows();
  const visitor = useVisitor();
  const { url } = useTabPlace();
  const area = refusingArea(rows, url, visitor);
  const answer = useQuery({
    ...whyAnswer(visitor.projectId, i18n.language, { area: area ?? 'profile' }),
    enabled: area !== undefined && visitor.roles.length > 0,
  });
  const { data, error } = answer;
  return (
    <div role="status" className={styles.why}>
      <p>{data?.message ?? error?.message}</p>
      {data && data.ask.length > 0 && <p>{t('status.ask', { names: data.ask.join(', ') })}</p>}
    </div>
  );
}

/** Of the row and its groups, the first that the user may not enter. */
function refusingArea(rows: readonly PlacedRow[], url: string, visitor: Visitor): AreaKey | undefined {
  const placed = matchRow(rows, url.split(/[?#]/, 1)[0] ?? '/');
  if (!placed) return undefined;
  const refused = placed.trail.find(({ row }) => !canEnter(AREA_RULES[row.area], visitor));
  // A group has no page: if it is open itself, all of its pages are closed.
  return refused?.row.area ?? placed.row.children?.[0]?.area ?? placed.row.area;
}
