import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataOf } from '@toasoan/contract/core/endpoint.ts';
import { sessionEndpoints } from '@toasoan/contract/features/session/session-endpoints.ts';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { LoadFailure } from '#web/patterns/load-failure/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { DateText } from '#web/ui/text/date-text.tsx';
import { deviceWords, isHandheld } from '#web/ui/text/device-words.ts';
import { Card } from './card.tsx';
import { OwnHistory } from './own-history.tsx';
import styles from './profile-page.module.css';
import { ownSessions, SESSIONS_KEY } from './profile-queries.ts';

/** The user's active sessions. */
export function SessionsCard() {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(ownSessions);
  const [ending, setEnding] = useState('');
  const others = data?.items.filter(({ current }) => !current) ?? [];
  const own = data?.items.filter(({ current }) => current) ?? [];

  async function end(id: string, act: () => Promise<string>) {
    setEnding(id);
    try {
      showToast({ tone: 'success', text: await act() });
    } catch (failure) {
      // Already ended elsewhere: the list shows it.
      if (!(failure instanceof ApiError)) throw failure;
    } finally {
      setEnding('');
      await invalidate(client, { queryKey: SESSIONS_KEY });
    }
  }
  const endOne = (id: string) =>
    end(id, async () => {
      await call(sessionEndpoints.endSession, { params: { id } });
      return t('sessions.ended');
    });
  async function endOthers() {
    const isSure = await confirm({
      title: t('sessions.end-others-title'),
      text: t('sessions.end-others-text', { count: others.length }),
      action: t('sessions.end-others'),
      tone: 'danger',
    });
    if (!isSure) return;
    await end('others', async () => {
      const { ended } = await call(sessionEndpoints.endOtherSessions, {});
      return t('sessions.ended-others', { count: ended });
    });
  }
  return (
    <Card
      title={t('sessions.title')}
      actions={
        <Button
          size="compact"
          busy={ending === 'others'}
          disabledReason={data && others.length === 0 ? t('sessions.no-others') : undefined}
          onClick={() => void endOthers()}
        >
          {t('sessions.end-others')}
        </Button>
      }
    >
      <p className={styles.hint}>{t('sessions.text')}</p>
      {!data && !error && (
        <Loading label={t('sessions.loading')}>
          <Skeleton height="120px" />
        </Loading>
      )}
      {!data && error && (
        <LoadFailure
          title={t('sessions.failed')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && (
        <ul className={styles.sessions}>
          {[...own, ...others].map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              onEnd={() => void endOne(session.id)}
            />
          ))}
        </ul>
      )}
      <OwnHistory />
    </Card>
  );
}

type OwnSession = DataOf<typeof sessionEndpoints.ownSessions>['items'][number];

interface SessionRowProps {
  readonly session: OwnSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** Device, network address, last use. The current session ends by signing out. */
function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('profile');
  const { t: uiText } = useTranslation('ui');
  const device = deviceWords(session.device, uiText);
  const Sign = isHandheld(session.device) ? Smartphone : Monitor;
  return (
    <li className={styles.session}>
      <span className={styles.sign} aria-hidden>
        <Sign size={20} />
      </span>
      <div className={styles.facts}>
        <p className={styles.device}>
          {device} {session.current && <span className={styles.current}>{t('sessions.current')}</span>}
        </p>
        <p className={styles.hint}>
          {t('sessions.address', { address: session.address })} · {t('sessions.last-use')}{' '}
          <DateText time={session.lastUseTime} />
        </p>
        <p className={styles.hint}>
          {t('sessions.since')} <DateText time={session.createTime} />
        </p>
      </div>
      {!session.current && (
        <Button
          size="compact"
          busy={isEnding}
          aria-label={t('sessions.end-of', { device, address: session.address })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
