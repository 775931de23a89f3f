import { useQuery } from '@tanstack/react-query';
import { AREA_RULES } from '@toasoan/contract/access/area-rules.ts';
import { canEnter } from '@toasoan/contract/access/can-enter.ts';
import {
  type PublicObstacle,
  type PublishBlockers,
  whyEndpoints,
} from '@toasoan/contract/features/posts/checklist/publish-blockers.ts';
import { CircleAlert, Clock, Lock, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useVisitor } from '#web/core/project/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Stack } from '#web/ui/layout/stack.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { postKeys } from '../post-queries.ts';
import styles from './publish-blockers.module.css';
import { WhyColleague } from './why-colleague.tsx';

interface PublishBlockersDialogProps {
  readonly postId: string;
  /** Typed text that is not saved does not count yet. */
  readonly dirty?: boolean | undefined;
  readonly onMend?: ((field: string) => void) | undefined;
  readonly onNotes: () => void;
  readonly onClose: () => void;
}

/** Everything between the post and its readers for this person, asked again each time. */
export function PublishBlockersDialog({
  postId,
  dirty = false,
  onMend,
  onNotes,
  onClose,
}: PublishBlockersDialogProps) {
  const { t } = useTranslation('checklist');
  const projectId = useProjectId();
  const visitor = useVisitor();
  const mayAskAboutOthers =
    canEnter(AREA_RULES['user-accounts'], visitor) && visitor.permissions.includes('user.view');
  const { data, error } = useQuery({
    queryKey: postKeys(projectId, 'why', postId),
    queryFn: ({ signal }) =>
      call(whyEndpoints.get, { params: { id: postId }, signal, suppressErrorToast: 'everything' }),
    staleTime: 0,
    gcTime: 0,
  });
  const isFree = data?.obstacles.length === 0 && data.steps.every(({ isMine }) => isMine);
  return (
    <Dialog
      size="wide"
      title={t('why')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Stack gap={4} aria-busy={!data && !error}>
        {dirty && <p className={textStyles.hint}>{t('dirty')}</p>}
        {error && <p>{error.message}</p>}
        {!data && !error && <Skeleton height="120px" />}
        {isFree && <p>{t('free')}</p>}
        {data && data.obstacles.length > 0 && (
          <Obstacles
            obstacles={data.obstacles}
            settingsRoles={data.settingsRoles}
            onMend={onMend}
            onNotes={onNotes}
          />
        )}
        {data && data.steps.length > 0 && <StepsAhead steps={data.steps} />}
        {mayAskAboutOthers && <WhyColleague postId={postId} />}
      </Stack>
    </Dialog>
  );
}

const NOTES = 'notes';
const SIGNS = { text: CircleAlert, time: Clock, term: Lock, person: UserRound };

interface ObstaclesProps {
  readonly obstacles: readonly PublicObstacle[];
  readonly settingsRoles: PublishBlockers['settingsRoles'];
  readonly onMend: ((field: string) => void) | undefined;
  /** Leads to the must-fix notes, for everybody who may read them. */
  readonly onNotes: (() => void) | undefined;
}

function Obstacles({ obstacles, settingsRoles, onMend, onNotes }: ObstaclesProps) {
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

/** The transitions that lead to the readers, and the people who make them. */
function StepsAhead({ steps }: Pick<PublishBlockers, 'steps'>) {
  const { t } = useTranslation(['checklist', 'workflow', 'panel']);
  function who({ isMine, isBarred, roles }: PublishBlockers['steps'][number]): string {
    if (isMine) return t('step.mine');
    const named = roles.map((role) => t(`panel:role.${role}`)).join(', ');
    return t(isBarred ? 'step.barred' : 'step.others', { roles: named });
  }
  return (
    <section>
      <h3 className={styles.heading}>{t('steps')}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.name}>
            {t(`workflow:transition.${step.name}`)}
            <span className={styles.who}>{who(step)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
