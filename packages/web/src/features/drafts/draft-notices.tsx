import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import type { DraftState } from './draft-editing.ts';

interface DraftNoticesProps {
  readonly save: DraftState;
  readonly onRetry: () => void;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** A draft that is only here: somebody else has changed the record, or the server cannot be reached. */
export function DraftNotices({ save, onRetry, onTakeTheirs, onKeepMine }: DraftNoticesProps) {
  const { t } = useTranslation('drafts');
  if (save === 'conflict')
    return (
      <Banner
        tone="danger"
        actions={
          <>
            <Button onClick={onTakeTheirs}>{t('conflict.theirs')}</Button>
            <Button onClick={onKeepMine}>{t('conflict.mine')}</Button>
          </>
        }
      >
        {t('conflict.text')}
      </Banner>
    );
  if (save === 'failed')
    return (
      <Banner tone="warning" actions={<Button onClick={onRetry}>{t('failed.retry')}</Button>}>
        {t('failed.text')}
      </Banner>
    );
  return null;
}
