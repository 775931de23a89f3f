import type { RecallResult } from '@toasoan/contract/features/media/recall.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './recall.module.css';

interface RecallLeftProps {
  readonly result: RecallResult;
  readonly onClose: () => void;
}

/** What a recall could not change, by name: somebody has to look at it. */
export function RecallLeft({ result: { recall, left }, onClose }: RecallLeftProps) {
  const { t } = useTranslation(['recall', 'library', 'ui']);
  return (
    <Dialog
      title={t(`done.${recall.mode}`, { count: recall.placeCount, done: recall.doneCount })}
      onClose={onClose}
      actions={
        <Button variant="main" onClick={onClose}>
          {t('ui:close')}
        </Button>
      }
    >
      <p>{t('left')}</p>
      <ul className={styles.left}>
        {left.map(({ entity, entityId, title }) => (
          <li key={`${entity} ${entityId}`}>
            {t(`library:uses.entity.${entity}`)} {title}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
