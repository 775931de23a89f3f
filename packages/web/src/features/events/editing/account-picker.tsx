import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useSessionPart } from '#web/features/articles/public.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import type { SearchOptions } from '#web/patterns/picker/picker-list.tsx';
import { resourceKeys } from '#web/patterns/resource/resource-queries.ts';
import type { Control } from '#web/ui/form/control.ts';
import type { Option } from '#web/ui/select/option.ts';
import type { EventSession } from './event-article.ts';

const peopleKeys = resourceKeys('users');
const SHOWN = 10;
const MOST = 50;

interface AccountPickerProps extends Control<readonly string[]> {
  readonly session: EventSession;
  readonly label: string;
}

/** Accounts of the project by name: people, bodies, figures. */
export function AccountPicker({ session, label, value, onChange, ...control }: AccountPickerProps) {
  const { t } = useTranslation('event-fields');
  const projectId = useProjectId();
  const client = useQueryClient();
  const saved = useSessionPart(session, ({ record }) => record);
  const search = useMemo(() => accountSearch(projectId), [projectId]);
  const { data: known } = useQuery({ ...knownNames(projectId), enabled: false });
  const savedNames = [...(saved?.organizers ?? []), ...(saved?.performers ?? [])];
  const nameOf = (id: string) =>
    known?.[id] || savedNames.find((one) => one.id === id)?.name || t('account.gone');
  return (
    <Picker
      {...control}
      label={label}
      addLabel={t('account.add')}
      search={search}
      max={MOST}
      value={value.map((id) => ({ id, label: nameOf(id) }))}
      onChange={(picked) => {
        const names = Object.fromEntries(picked.map(({ id, label: name }) => [id, name]));
        client.setQueryData(knownNames(projectId).queryKey, { ...known, ...names });
        onChange(picked.map(({ id }) => id));
      }}
    />
  );
}

/** Names of accounts that were chosen on this page, by id. */
const knownNames = (projectId: string) =>
  queryOptions({
    queryKey: [projectId, 'users', 'picked'],
    queryFn: (): Readonly<Record<string, string>> => ({}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

function accountSearch(projectId: string): SearchOptions {
  return (text) =>
    queryOptions({
      queryKey: peopleKeys(projectId, 'people', text),
      queryFn: async ({ signal }): Promise<readonly Option[]> => {
        const { items } = await call(userEndpoints.search, {
          query: { ...(text.trim() !== '' && { text }), limit: SHOWN },
          headers: { 'x-hide-loading': '1' },
          signal,
        });
        return items.map(({ userId, displayName }) => ({ value: userId, label: displayName }));
      },
    });
}
