import { queryOptions } from '@tanstack/react-query';
import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import type { Control } from '#web/ui/form/control.ts';
import type { Option } from '#web/ui/select/option.ts';
import { mediaKeys } from '../../media-queries.ts';
import { fileName } from '../file-words.ts';

const SHOWN = 20;

function documentSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: mediaKeys(projectId, 'documents', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(mediaEndpoints.list, {
          query: { text, kind: ['DOCUMENT'], limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map((file) => ({ value: file.id, label: fileName(file) }));
      },
    });
}

interface DocumentPickerProps extends Control<readonly Picked[]> {
  readonly label: string;
}

/** Chooses a document of the library that proves something. */
export function DocumentPicker(props: DocumentPickerProps) {
  const { t } = useTranslation('library');
  const projectId = useProjectId();
  const search = useMemo(() => documentSearch(projectId), [projectId]);
  return <Picker {...props} max={1} addLabel={t('document.choose')} search={search} />;
}
