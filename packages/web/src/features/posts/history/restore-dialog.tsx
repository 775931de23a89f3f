import { changedFields, type PostSnapshot } from '@toasoan/contract/features/posts/history/post-version.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/core/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { ChangedFields } from '../comparing/changed-fields.tsx';
import { workingCopy } from '../comparing/post-copies.ts';
import { useFieldChoice } from '../comparing/use-field-choice.ts';
import styles from './history.module.css';
import { useRestoreVersion } from './use-restore-version.ts';

interface RestoreDialogProps {
  /** As it is now: read anew when somebody else was faster. */
  readonly post: Post;
  readonly no: number;
  readonly label: string;
  readonly snapshot: PostSnapshot;
  readonly onClose: () => void;
}

const never = () => false;
const noReason = () => undefined;

/** Takes a save up again, whole or field by field: what will be replaced stands beside what replaces it. */
export function RestoreDialog({ post, no, label, snapshot, onClose }: RestoreDialogProps) {
  const { t } = useTranslation(['history', 'ui']);
  const current = useMemo(() => workingCopy(post), [post]);
  const names = useMemo(() => changedFields(current, snapshot), [current, snapshot]);
  const choice = useFieldChoice(names, never, noReason);
  const [isNewer, setNewer] = useState(false);
  const restoring = useRestoreVersion();

  async function restore() {
    try {
      const { leftOut } = await restoring.mutateAsync({ post, no, fields: choice.chosen });
      const terms = leftOut.map(({ title }) => title).join(', ');
      showToast({ tone: 'success', text: t('restored', { no }) });
      if (terms !== '') showToast({ tone: 'warning', text: t('leftOut', { terms }) });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setNewer(error.code === 'VERSION_CONFLICT');
    }
  }
  return (
    <Dialog
      size="widest"
      title={t('restore.title', { label })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
          <Button
            variant="main"
            busy={restoring.isPending}
            disabledReason={choice.chosen.length > 0 ? undefined : t('restore.nothing')}
            onClick={() => void restore()}
          >
            {t('restore.action', { count: choice.chosen.length })}
          </Button>
        </>
      }
    >
      {isNewer && <Banner tone="warning">{t('restore.newer', { name: post.updatedBy.name })}</Banner>}
      <p>{t(post.state === 'PUBLISHED' ? 'restore.public' : 'restore.draft')}</p>
      {names.length === 0 ? (
        <p className={styles.none}>{t('restore.same')}</p>
      ) : (
        <ChangedFields
          names={names}
          choice={choice}
          before={current}
          after={snapshot}
          beforeLabel={t('now')}
          afterLabel={label}
        />
      )}
    </Dialog>
  );
}
