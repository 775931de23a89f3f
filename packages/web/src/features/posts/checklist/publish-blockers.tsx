import { useQuery } from '@tanstack/react-query';
import { whyEndpoints } from '@toasoan/contract/features/posts/checklist/publish-blockers.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { postKeys } from '../post-queries.ts';
import { Obstacles } from './obstacles.tsx';
import styles from './publish-blockers.module.css';
import { StepsAhead } from './steps-ahead.tsx';

interface PublishBlockersDialogProps {
  readonly postId: string;
  /** What is typed and not saved does not count yet. */
  readonly dirty?: boolean | undefined;
  readonly onMend?: ((field: string) => void) | undefined;
  readonly onNotes: () => void;
  readonly onClose: () => void;
}

/** Everything between the post and its readers, for this person, asked anew each time. */
export function PublishBlockersDialog({
  postId,
  dirty = false,
  onMend,
  onNotes,
  onClose,
}: PublishBlockersDialogProps) {
  const { t } = useTranslation('checklist');
  const projectId = useProjectId();
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
      <div className={styles.parts} aria-busy={!data && !error}>
        {dirty && <p className={styles.note}>{t('dirty')}</p>}
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
      </div>
    </Dialog>
  );
}
