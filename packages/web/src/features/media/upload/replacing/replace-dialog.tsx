import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { mediaDetail } from '../../media-queries.ts';
import { ReplaceForm } from './replace-form.tsx';

export interface ReplaceDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Another file for a row of the library: its address stays, so it changes wherever it is used. */
export function ReplaceDialog({ id, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation('upload');
  const { data, error, refetch, isFetching } = useQuery({
    ...mediaDetail(useProjectId(), id),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  if (data) return <ReplaceForm media={data} onClose={onClose} />;
  return (
    <Dialog
      title={t('replace.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('replace.close')}</Button>}
    >
      {error ? (
        <ErrorState title={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Spinner size="large" />
      )}
    </Dialog>
  );
}
