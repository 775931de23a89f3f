import type {
  PublicObstacle,
  PublishBlockers,
} from '@toasoan/contract/features/posts/checklist/publish-blockers.ts';
import { CircleAlert, Clock, Lock, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import styles from './publish-blockers.module.css';

const NOTES = 'notes';
const SIGNS = { text: CircleAlert, time: Clock, term: Lock, person: UserRound };

interface ObstaclesProps {
  readonly obstacles: readonly PublicObstacle[];
  readonly settingsRoles: PublishBlockers['settingsRoles'];
  readonly onMend: ((field: string) => void) | undefined;
  /** Leads to notes that ask for a fix: whoever reads them can see to it. */
  readonly onNotes: (() => void) | undefined;
}

export function Obstacles({ obstacles, settingsRoles, onMend, onNotes }: ObstaclesProps) {
  const { t } = useTranslation(['checklist', 'panel']);
  const named = (roles: PublishBlockers['settingsRoles']) =>
    roles.map((role) => t(`panel:role.${role}`)).join(', ');
  function who({ field, isMine, until, roles }: PublicObstacle): string {
    if (until !== null) return t('until', { time: formatDateTime(new Date(until)) });
    if (field === NOTES) return t(isMine ? 'mine.notes' : 'others.notes', { roles: named(roles) });
    return isMine ? t('mine') : t('others', { roles: named(roles) });
  }
  return (
    <section>
      <h3 className={styles.heading}>{t('obstacles', { count: obstacles.length })}</h3>
      <ul className={styles.list}>
        {obstacles.map((obstacle) => {
          const { code, kind, field, isMine, isHard, message } = obstacle;
          const Sign = SIGNS[kind];
          const mend = field === NOTES ? onNotes : isMine && field !== undefined ? onMend : undefined;
          return (
            <li key={code} className={styles.obstacle}>
              <Sign size={16} aria-hidden />
              <span className={styles.words}>
                {message}
                <span className={styles.who}>
                  {who(obstacle)}
                  {!isHard && ` ${t('byProject', { roles: named(settingsRoles) })}`}
                </span>
              </span>
              {mend && (
                <Button
                  size="compact"
                  aria-label={t('mendOf', { label: message })}
                  onClick={() => mend(field ?? '')}
                >
                  {t('mend')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
