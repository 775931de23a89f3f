import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/display/chip.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { formatDateTime } from '#web/ui/text/format-date.ts';
import { layoutVersions, restoreLayout } from '../layout-queries.ts';
import styles from './layout-dialogs.module.css';
import type { LayoutEditing } from './use-layout-editing.ts';

interface LayoutVersionsDialogProps extends Pick<LayoutEditing, 'state' | 'run'> {
  readonly disabledReason: string | undefined;
  readonly onClose: () => void;
}

/** What a layout was; the blocks of a version come back as a draft. */
export function LayoutVersionsDialog({ state, run, disabledReason, onClose }: LayoutVersionsDialogProps) {
  const { t } = useTranslation('layouts');
  const { data, error } = useQuery(layoutVersions(useProjectId(), state.record));
  async function restore(no: number) {
    if (await run((at) => restoreLayout(at, no))) onClose();
  }
  return (
    <Dialog
      title={t('versions.title')}
      size="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('versions.close')}</Button>}
    >
      {error && <p>{error.message}</p>}
      {!data && !error && <Skeleton height="120px" />}
      <ul className={styles.versions}>
        {data?.items.map(({ no, time, userName, note, isPublic, blockCount }) => (
          <li key={no}>
            <span>
              <strong>{t('versions.name', { number: no, count: blockCount })}</strong>{' '}
              {isPublic && <Chip>{t('versions.public')}</Chip>}
              <span className={styles.hint}>
                {[formatDateTime(new Date(time)), userName, note].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button
              size="compact"
              disabledReason={
                disabledReason ?? (no === state.record.version ? t('versions.isThis') : undefined)
              }
              onClick={() => void restore(no)}
            >
              {t('versions.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
