import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountType } from '@toasoan/contract/features/users/user.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectId } from '#web/core/project/current-project.ts';
import { useSessionPart } from '#web/features/articles/public.ts';
import { peopleSearch } from '#web/features/users/public-people.ts';
import { Picker } from '#web/patterns/picker/picker.tsx';
import type { Control } from '#web/ui/form/control.ts';
import type { EventSession } from './event-article.ts';

const MOST = 50;

interface AccountPickerProps extends Control<readonly string[]> {
  readonly session: EventSession;
  readonly label: string;
  /** Kinds of accounts to choose from. */
  readonly types: readonly AccountType[];
}

/** Accounts of the project by name: people, bodies, figures. */
export function AccountPicker({ session, label, types, value, onChange, ...control }: AccountPickerProps) {
  const { t } = useTranslation('event-fields');
  const projectId = useProjectId();
  const client = useQueryClient();
  const saved = useSessionPart(session, ({ record }) => record);
  const search = useMemo(() => peopleSearch(projectId, { types }), [projectId, types]);
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
