import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_COLLECTIONS, MAX_MEDIA_TAGS } from '@toasoan/contract/features/media/media.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { TagInput } from '#web/features/tags/public.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { findOptions } from '#web/ui/select/option.ts';
import { Select } from '#web/ui/select/select.tsx';
import { treeOptions } from '#web/ui/select/tree-options.ts';
import { useCreateCollection } from '../../folders/folder-changes.ts';
import { collectionList, folderList } from '../../folders/folder-queries.ts';
import { mediaKeys } from '../../media-queries.ts';
import type { SectionProps } from './choice-field.tsx';
import { DetailsSection } from './details-section.tsx';

/** The folder, collections and tags of the file. */
export function SortedFields(field: SectionProps) {
  const { t } = useTranslation('library');
  const projectId = useProjectId();
  const client = useQueryClient();
  const mayCreate = useMay('media.upload');
  const create = useCreateCollection();
  const folders = useQuery(folderList(projectId)).data ?? [];
  const search = useMemo<SearchOptions>(
    () => (text) =>
      queryOptions({
        queryKey: mediaKeys(projectId, 'collectionSearch', text),
        queryFn: async () => {
          const collections = await client.ensureQueryData(collectionList(projectId));
          return findOptions(
            collections.map(({ id, title }) => ({ value: id, label: title })),
            text,
          );
        },
      }),
    [projectId, client],
  );
  return (
    <DetailsSection title={t('section.sorted')}>
      <Field {...field} name="folderId" label={t('field.folder')}>
        {(control) => (
          <Select
            {...control}
            label={t('field.folder')}
            placeholder={t('field.folderNone')}
            clearable={!field.disabled}
            options={treeOptions(folders)}
          />
        )}
      </Field>
      <Field {...field} name="tags" label={t('field.tags')}>
        {(control) => (
          <TagInput
            {...control}
            label={t('field.tags')}
            addLabel={t('field.tags.add')}
            max={MAX_MEDIA_TAGS}
          />
        )}
      </Field>
      <Field {...field} name="collections" label={t('field.collections')}>
        {(control) => (
          <Picker
            {...control}
            label={t('field.collections')}
            addLabel={t('collection.add')}
            max={MAX_COLLECTIONS}
            search={search}
            onCreate={
              mayCreate
                ? async (title) => {
                    const made = await create.mutateAsync({ title });
                    return { id: made.id, label: made.title };
                  }
                : undefined
            }
          />
        )}
      </Field>
    </DetailsSection>
  );
}
