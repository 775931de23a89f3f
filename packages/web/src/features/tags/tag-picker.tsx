import { useQueryClient } from '@tanstack/react-query';
import { tagEndpoints } from '@toasoan/contract/features/tags/endpoints.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useMay } from '#web/core/project/visitor.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import type { Control } from '#web/ui/form/control.ts';
import { tagKeys } from './tag-queries.ts';
import { tagSearch } from './tag-search.ts';

interface TagPickerProps extends Control<readonly Picked[]> {
  readonly max: number;
}

interface TagInputProps extends TagPickerProps {
  readonly label: string;
  readonly addLabel: string;
}

/** With the words of tags. */
export function TagPicker(props: TagPickerProps) {
  const { t } = useTranslation('tags');
  return <TagInput {...props} label={t('title')} addLabel={t('picker.add')} />;
}

/** Chooses tags of the project; who may create tags makes a missing one on the spot. */
export function TagInput(props: TagInputProps) {
  const projectId = useProjectId();
  const client = useQueryClient();
  const mayCreate = useMay('tag.create');
  const search = useMemo(() => tagSearch(projectId), [projectId]);

  async function create(title: string): Promise<Picked> {
    const tag = await call(tagEndpoints.create, { body: { title } });
    void invalidate(client, { queryKey: tagKeys(projectId) });
    return { id: tag.id, label: tag.title };
  }
  return <Picker {...props} search={search} onCreate={mayCreate ? create : undefined} />;
}
