import { useQuery } from '@tanstack/react-query';
import type { UserSignIn } from '@toasoan/contract/features/users/user-sign-in-endpoints.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Row } from '#web/ui/layout/row.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { DateText } from '#web/ui/text/date-text.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { Foldable } from '../foldable.tsx';
import { SignOutDialog } from '../list/sign-out-dialog.tsx';
import type { Person } from '../person.ts';
import { useDisabledReason } from '../user-actor.ts';
import { targetOf } from '../user-target.ts';
import { signInOf, useUnlock } from './sign-in-queries.ts';
import styles from './sign-in-section.module.css';

/** Last sign-in, open sessions, failures and locks, for those who may act on the account. */
export function SignInSection({ person }: { readonly person: Person }) {
  const { t } = useTranslation('users');
  const mayUpdate = useMay('user.update');
  const disabledReason = useDisabledReason();
  const isShown = person.accountType === 'user' && mayUpdate;
  if (!isShown || disabledReason(targetOf(person), { fields: [] }) !== undefined) return null;
  return (
    <Foldable title={t('signInState.title')}>
      <SignInState person={person} />
    </Foldable>
  );
}

function SignInState({ person }: { readonly person: Person }) {
  const { t } = useTranslation('users');
  const projectId = useProjectId();
  const { data, error, refetch } = useQuery(signInOf(projectId, person.userId));
  if (error !== null && data === undefined)
    return <LoadFailure title={t('signInState.failure')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <>
      <SignInFacts state={data} />
      <SignInActs person={person} state={data} />
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function SignInFacts({ state }: { readonly state: UserSignIn }) {
  const { t } = useTranslation('users');
  const until = (time: string) => t('signInState.until', { time: formatDateTime(new Date(time)) });
  const failures = (count: number, lockedUntil: string | null) => (
    <>
      {count}
      {lockedUntil !== null && <span className={textStyles.problem}> {until(lockedUntil)}</span>}
    </>
  );
  return (
    <dl className={styles.facts}>
      <Fact label={t('column.lastSignInTime')}>
        <DateText time={state.lastSignInTime} />
      </Fact>
      <Fact label={t('signInState.address')}>{state.lastSignInAddress || '–'}</Fact>
      <Fact label={t('signInState.sessions')}>{state.sessions}</Fact>
      <Fact label={t('signInState.failed')}>{failures(state.failedSignIns, state.lockedUntil)}</Fact>
      <Fact label={t('signInState.codes')}>{failures(state.failedCodes, state.codesLockedUntil)}</Fact>
    </dl>
  );
}

function SignInActs({ person, state }: { readonly person: Person; readonly state: UserSignIn }) {
  const { t } = useTranslation('users');
  const disabledReason = useDisabledReason();
  const unlock = useUnlock();
  const [isAsking, setAsking] = useState(false);
  const stops = (field: 'sessions' | 'unlock') => disabledReason(targetOf(person), { fields: [field] });
  const hasFailures = state.failedSignIns + state.failedCodes > 0;
  const done = () => showToast({ tone: 'success', text: t('unlock.done', { name: person.displayName }) });
  return (
    <Row gap={2} wrap>
      <Button onClick={() => setAsking(true)} disabledReason={stops('sessions')}>
        {t('action.signOut')}
      </Button>
      {hasFailures && (
        <Button
          busy={unlock.isPending}
          disabledReason={stops('unlock')}
          onClick={() => unlock.mutate(person.userId, { onSuccess: done })}
        >
          {t('action.unlock')}
        </Button>
      )}
      {isAsking && <SignOutDialog person={person} onClose={() => setAsking(false)} />}
    </Row>
  );
}
