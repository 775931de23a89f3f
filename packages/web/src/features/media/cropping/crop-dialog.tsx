import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { mediaDetail } from '../media-queries.ts';
import { CropEditor } from './crop-editor.tsx';

export interface CropDialogProps {
  /** Of a picture of the library. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Frames of a picture in each ratio, and the point that stays in sight in every other one. */
export function CropDialog({ id, onClose }: CropDialogProps) {
  const { t } = useTranslation('cropping');
  const projectId = useProjectId();
  const { data, error, refetch, isFetching } = useQuery({
    ...mediaDetail(projectId, id),
    // What is cut is what is there now.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  if (data?.picture) return <CropEditor media={data} picture={data.picture} onClose={onClose} />;
  return (
    <Dialog title={t('title')} onClose={onClose} actions={<Button onClick={onClose}>{t('close')}</Button>}>
      {data && <p>{t('noPicture')}</p>}
      {!(data || error) && <Spinner size="large" />}
      {error && <ErrorState title={error.message} onRetry={() => void refetch()} retrying={isFetching} />}
    </Dialog>
  );
}
