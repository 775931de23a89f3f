import type { DataOf } from '@toasoan/contract/core/endpoint.ts';
import type { sessionEndpoints } from '@toasoan/contract/features/users/session-endpoints.ts';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import { deviceWords, isHandheld } from './device-words.ts';
import styles from './profile-page.module.css';

type OwnSession = DataOf<typeof sessionEndpoints.ownSessions>['items'][number];

interface SessionRowProps {
  readonly session: OwnSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** Device, network address, last use. This very session ends by signing out. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('profile');
  const device = deviceWords(session.device, t);
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
