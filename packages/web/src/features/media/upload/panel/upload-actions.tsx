import { RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { cancelUpload, retryUpload, takeKnown, uploadAnyway } from '../queue/upload-actions.ts';
import { isToCome, mayRetry, type UploadItem } from '../queue/upload-item.ts';
import styles from './upload-row.module.css';

/** What can be done about a file now; each button says of which file. */
export function UploadActions({ item }: { readonly item: UploadItem }) {
  const { t } = useTranslation('upload');
  const { id, phase } = item;
  const named = (action: string) => t('named', { action, name: item.fileName });
  return (
    <>
      <span className={styles.actions}>
        {mayRetry(item) && (
          <IconButton
            size="compact"
            icon={<RotateCw size={16} />}
            label={named(t('retry'))}
            onClick={() => void retryUpload(id)}
          />
        )}
        {isToCome(item) && phase !== 'known' && (
          <IconButton
            size="compact"
            icon={<X size={16} />}
            label={named(t('cancel'))}
            onClick={() => void cancelUpload(id)}
          />
        )}
      </span>
      {phase === 'known' && <KnownChoice item={item} named={named} />}
    </>
  );
}

interface KnownChoiceProps {
  readonly item: UploadItem;
  readonly named: (action: string) => string;
}

function KnownChoice({ item, named }: KnownChoiceProps) {
  const { t } = useTranslation('upload');
  const take = t(item.known.length > 0 ? 'takeKnown' : 'skip');
  return (
    <span className={styles.choice}>
      <Button size="compact" variant="main" aria-label={named(take)} onClick={() => takeKnown(item.id)}>
        {take}
      </Button>
      <Button size="compact" aria-label={named(t('anyway'))} onClick={() => uploadAnyway(item.id)}>
        {t('anyway')}
      </Button>
    </span>
  );
}
