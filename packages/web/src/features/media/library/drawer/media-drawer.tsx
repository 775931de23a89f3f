import { useQuery } from '@tanstack/react-query';
import type { Media } from '@toasoan/contract/features/media/media.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { FormDrawer } from '#web/patterns/form-drawer/form-drawer.tsx';
import { mediaDetail } from '../../media-queries.ts';
import { fileName } from '../file-words.ts';
import type { FileActions } from '../use-file-actions.tsx';
import type { LibraryAddress } from '../use-library-page.ts';
import { MediaForm } from './media-form.tsx';
import { mediaRecord } from './media-record.tsx';

interface MediaDrawerProps {
  readonly address: LibraryAddress;
  readonly actions: FileActions;
  readonly onPreview: (media: Media) => void;
}

/** All details of a file, beside the list. */
export function MediaDrawer({ address, actions, onPreview }: MediaDrawerProps) {
  const { t } = useTranslation(['library', 'media']);
  const record = useMemo(() => mediaRecord(t), [t]);
  const { open } = address;
  const media = useMediaOf(open);
  if (open === undefined || open === 'new') return null;
  const readOnly = media !== undefined && (!media.mayEdit || media.state === 'TRASHED');
  return (
    <FormDrawer
      record={record}
      open={open}
      onOpen={(id) => address.change({ open: id ?? null })}
      title={(loaded) => (loaded ? fileName(loaded) : t('drawer.title'))}
      disabledReason={readOnly ? t(media.mayEdit ? 'trashReadOnly' : 'readOnly') : undefined}
    >
      {(form, loaded) =>
        loaded && (
          <MediaForm
            form={form}
            media={media ?? loaded}
            actions={actions}
            onPreview={() => onPreview(loaded)}
          />
        )
      }
    </FormDrawer>
  );
}

/** The file open in the drawer, as last read. */
function useMediaOf(id: string | undefined): Media | undefined {
  const projectId = useProjectId();
  return useQuery({ ...mediaDetail(projectId, id ?? ''), enabled: id !== undefined && id !== 'new' }).data;
}
