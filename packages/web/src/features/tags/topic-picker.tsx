import { useQuery, useQueryClient } from '@tanstack/react-query';
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

/** The name of a tag; undefined while it is asked for, and where it is gone. */
function useTagTitle(id: string | null): string | undefined {
  const projectId = useProjectId();
  return useQuery({
    queryKey: tagKeys(projectId, 'title', id),
    queryFn: async ({ signal }) => {
      const tag = await call(tagEndpoints.detail, {
        params: { id: id ?? '' },
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
        signal,
      });
      return tag.title;
    },
    enabled: id !== null,
    retry: false,
  }).data;
}

export function TopicName({ id }: { readonly id: string }) {
  return useTagTitle(id) ?? `#${id}`;
}

interface TopicPickerProps extends Control<string | null> {
  readonly label: string;
}

/** One tag of the kind TOPIC: the story that something belongs to. */
export function TopicPicker({ value, onChange, ...control }: TopicPickerProps) {
  const { t } = useTranslation('tags');
  const projectId = useProjectId();
  const client = useQueryClient();
  const mayCreate = useMay('tag.create');
  const title = useTagTitle(value);
  const search = useMemo(() => tagSearch(projectId, 'TOPIC'), [projectId]);

  function choose(picked: Picked | undefined) {
    if (picked) client.setQueryData(tagKeys(projectId, 'title', picked.id), picked.label);
    onChange(picked?.id ?? null);
  }
  async function create(name: string): Promise<Picked> {
    const tag = await call(tagEndpoints.create, { body: { title: name, kind: 'TOPIC' } });
    void invalidate(client, { queryKey: tagKeys(projectId, 'search') });
    return { id: tag.id, label: tag.title };
  }
  return (
    <Picker
      {...control}
      max={1}
      addLabel={t(value === null ? 'picker.topic' : 'picker.otherTopic')}
      search={search}
      onCreate={mayCreate ? create : undefined}
      value={value === null ? [] : [{ id: value, label: title ?? `#${value}` }]}
      onChange={([picked]) => choose(picked)}
    />
  );
}
