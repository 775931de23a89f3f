import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { namedEndpoints } from '@toasoan/contract/features/posts/named/named-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { Picked } from '#web/patterns/picker/picked.ts';
import { postKeys } from '../post-queries.ts';

/** What posts are about. */
export type NamedKind = 'accounts' | 'events';

type Names = Readonly<Record<string, string>>;

/** Names of accounts or events by id: of those just picked, and of the others from the server; `#id` for unknown ones. */
export function useNames(kind: NamedKind, ids: readonly string[]): (id: string) => string {
  const { t } = useTranslation('post-fields');
  const projectId = useProjectId();
  const { data: picked = {} } = useQuery({ ...pickedNames(projectId, kind), enabled: false });
  const asked = ids.filter((id) => picked[id] === undefined).toSorted();
  const { data } = useQuery({
    queryKey: postKeys(projectId, 'names', kind, asked),
    queryFn: async ({ signal }) => {
      const names = await call(namedEndpoints.names, {
        query: kind === 'accounts' ? { accountIds: asked } : { eventIds: asked },
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
        signal,
      });
      return names[kind];
    },
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (id) => {
    const found = data?.find((one) => one.id === id);
    if (found === undefined) return picked[id] ?? `#${id}`;
    return found.isGone ? t('named.gone', { name: found.name }) : found.name;
  };
}

/** Keeps the names of what was picked, so that they are not fetched. */
export function useKnowNames(kind: NamedKind): (picked: readonly Picked[]) => void {
  const client = useQueryClient();
  const { queryKey } = pickedNames(useProjectId(), kind);
  return (picked) => {
    const names = Object.fromEntries(picked.map(({ id, label }) => [id, label]));
    client.setQueryData(queryKey, (known) => ({ ...known, ...names }));
  };
}

/** Names that were chosen on this page, by id. */
const pickedNames = (projectId: string, kind: NamedKind) =>
  queryOptions({
    queryKey: [projectId, 'picked-names', kind],
    queryFn: (): Names => ({}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
