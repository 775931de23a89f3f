import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { glossaryEndpoints } from '@toasoan/contract/features/glossary/endpoints.ts';
import type { GlossaryImport } from '@toasoan/contract/features/glossary/files/glossary-import.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { randomId } from '#web/core/random-id.ts';
import { glossaryKeys } from '../glossary-queries.ts';

const POLL_MS = 1_000;

export const isUnderWay = ({ state }: Pick<GlossaryImport, 'state'>): boolean =>
  state === 'READING' || state === 'APPLYING';

/** An import; asked for again while its task reads or applies it. */
export function glossaryImport(projectId: string, started: GlossaryImport | undefined) {
  return queryOptions({
    queryKey: [projectId, 'glossary-import', started?.id, started?.version],
    queryFn: ({ signal }) =>
      call(glossaryEndpoints.import, {
        params: { id: started?.id ?? '' },
        headers: { 'x-hide-loading': '1' },
        signal,
      }),
    enabled: started !== undefined && isUnderWay(started),
    refetchInterval: ({ state: { data } }) => (data === undefined || isUnderWay(data) ? POLL_MS : false),
  });
}

/** Reads a file; the dialog itself shows why it was refused. */
export function useReadImport() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof glossaryEndpoints.readImport>) =>
      call(glossaryEndpoints.readImport, {
        body,
        idempotencyKey: randomId(),
        suppressErrorToast: 'everything',
      }),
  });
}

export function useApplyImport() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Pick<GlossaryImport, 'id' | 'version'>) =>
      call(glossaryEndpoints.applyImport, { body: { id, version } }),
    onSettled: () => invalidate(client, { queryKey: glossaryKeys(projectId) }),
  });
}
