import { useQuery } from '@tanstack/react-query';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { MediaUse } from '@toasoan/contract/features/media/media-use.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { fileName } from '../library/file-words.ts';
import { usePerson } from '../library/use-person.ts';
import { UseGroups } from '../library/uses-list.tsx';
import styles from './removal.module.css';
import { usesNow } from './removal-queries.ts';
import { countsOf, type Kept, keptBecause } from './removal-rules.ts';

/** Ways on for a file that may not be deleted; undefined without the right. */
export interface WaysOn {
  readonly recall: ((file: MediaRow) => void) | undefined;
  readonly replace: ((file: MediaRow) => void) | undefined;
}

interface RemoveDialogProps {
  readonly file: MediaRow;
  /** Permanently, from the trash. */
  readonly purge: boolean;
  readonly ways: WaysOn;
  readonly busy: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Says where a file is used before it is deleted; one that has to stay offers its recall instead. */
export function RemoveDialog({ file, purge, ways, busy, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation(['removal', 'ui']);
  const uses = useQuery(usesNow(useProjectId(), file.id));
  const person = usePerson();
  const kept = uses.data && keptOf(uses.data);
  const name = fileName(file);

  function keptOf(found: readonly MediaUse[]): Kept | undefined {
    if (purge) return found.length > 0 ? 'versions' : undefined;
    return keptBecause(person, file, countsOf(found));
  }
  const action = t(purge ? 'purge.action' : 'delete.action');
  return (
    <Dialog
      alert
      size="wide"
      title={t(kept ? 'kept.title' : purge ? 'purge.title' : 'delete.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-first-focus>
            {t(kept ? 'ui:close' : 'ui:cancel')}
          </Button>
          {kept === undefined ? (
            <Button
              variant="danger"
              busy={busy}
              disabledReason={uses.isPending ? t('loading') : undefined}
              onClick={onRemove}
            >
              {action}
            </Button>
          ) : (
            <WaysOnButtons file={file} kept={kept} ways={ways} />
          )}
        </>
      }
    >
      {kept ? <KeptText kept={kept} mayRecall={ways.recall !== undefined} /> : <p>{textOf()}</p>}
      {uses.isPending && <Skeleton height="64px" />}
      {uses.error && <ErrorState title={uses.error.message} onRetry={() => void uses.refetch()} />}
      {uses.data && uses.data.length > 0 && (
        <div className={styles.uses}>
          <UseGroups uses={uses.data} />
        </div>
      )}
    </Dialog>
  );

  function textOf(): string {
    if (purge) return t('purge.text');
    return t(countsOf(uses.data ?? []).drafts > 0 ? 'delete.inDrafts' : 'delete.text');
  }
}

function KeptText({ kept, mayRecall }: { readonly kept: Kept; readonly mayRecall: boolean }) {
  const { t } = useTranslation('removal');
  if (kept === 'readers') return <p>{t(mayRecall ? 'kept.readers' : 'kept.readersAsk')}</p>;
  return <p>{t(`kept.${kept}`)}</p>;
}

type WaysOnProps = Pick<RemoveDialogProps, 'file' | 'ways'> & { readonly kept: Kept };

function WaysOnButtons({ file, kept, ways: { recall, replace } }: WaysOnProps) {
  const { t } = useTranslation('removal');
  if (kept !== 'readers' && kept !== 'drafts') return null;
  return (
    <>
      {replace && <Button onClick={() => replace(file)}>{t('replace')}</Button>}
      {recall && (
        <Button variant="main" onClick={() => recall(file)}>
          {t('recall')}
        </Button>
      )}
    </>
  );
}
