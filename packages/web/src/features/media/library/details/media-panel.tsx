import { useQuery } from '@tanstack/react-query';
import type { Media } from '@toasoan/contract/features/media/media.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { FormPanel } from '#web/patterns/form-panel/form-panel.tsx';
import type { PanelPlace } from '#web/patterns/form-panel/form-panel-props.ts';
import { mediaDetail } from '../../media-queries.ts';
import { fileName } from '../file-words.ts';
import type { FileActions } from '../use-file-actions.tsx';
import { FileTools } from './file-tools.tsx';
import { MediaForm } from './media-form.tsx';
import { mediaRecord } from './media-record.tsx';

interface MediaPanelProps {
  readonly open: string;
  readonly place: PanelPlace;
  readonly actions: FileActions;
  readonly onOpen: (id: string | undefined) => void;
  readonly onPreview: (media: Media) => void;
}

/** All details of a file, beside the list. */
export function MediaPanel({ open, place, actions, onOpen, onPreview }: MediaPanelProps) {
  const { t } = useTranslation(['library', 'media']);
  const record = useMemo(() => mediaRecord(t), [t]);
  const media = useQuery(mediaDetail(useProjectId(), open)).data;
  const readOnly = media !== undefined && (!media.mayEdit || media.state === 'TRASHED');
  return (
    <FormPanel
      record={record}
      open={open}
      place={place}
      onOpen={onOpen}
      title={(loaded) => (loaded ? fileName(loaded) : t('details.title'))}
      disabledReason={readOnly ? t(media.mayEdit ? 'trashReadOnly' : 'readOnly') : undefined}
      actions={(loaded) => <FileTools file={media ?? loaded} actions={actions} onPreview={onPreview} />}
    >
      {(form, loaded) => (
        <MediaForm form={form} media={media ?? loaded} onPreview={() => onPreview(loaded)} />
      )}
    </FormPanel>
  );
}
