import { useQuery } from '@tanstack/react-query';
import type { MediaRecall } from '@toasoan/contract/features/media/recall.ts';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { TabLink } from '#web/core/routing/tab-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import textStyles from '#web/ui/layout/text.module.css';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DateText } from '#web/ui/text/date-text.tsx';
import styles from './recall.module.css';
import { recentRecalls } from './recall-queries.ts';
import { useUndo } from './use-undo.ts';

/** The newest recalls of the project, each with an undo action. */
export function RecallsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['recall', 'ui']);
  const recalls = useQuery(recentRecalls(useProjectId()));
  const { undo, undoing } = useUndo();
  return (
    <Dialog
      title={t('recent')}
      size="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ui:close')}</Button>}
    >
      {recalls.error && <p>{recalls.error.message}</p>}
      {recalls.isPending && <Skeleton height="80px" />}
      {recalls.data?.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.recalls}>
        {recalls.data?.map((recall) => (
          <li key={recall.id} className={styles.recall}>
            <RecallLine recall={recall} />
            {recall.undone === null && (
              <Button
                busy={undoing === recall.id}
                aria-label={`${t('undo')}: ${recall.mediaTitle}`}
                onClick={() => undo(recall)}
              >
                {t('undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function RecallLine({ recall }: { readonly recall: MediaRecall }) {
  const { t } = useTranslation('recall');
  const { mediaId, mediaTitle, mode, placeCount, doneCount, reason, other, undone } = recall;
  return (
    <div className={styles.words}>
      <TabLink to={`/manager_media?open=${mediaId}`}>{mediaTitle}</TabLink>
      <p>
        {t(`done.${mode}`, { count: placeCount, done: doneCount })}
        {other && ` · ${t('with', { name: other.title })}`}
      </p>
      <p className={textStyles.hint}>{reason}</p>
      <p className={textStyles.hint}>
        {recall.byName} · <DateText time={recall.time} />
        {undone && ` · ${t('undoneBy', { name: undone.byName, done: undone.count, count: doneCount })}`}
      </p>
    </div>
  );
}
