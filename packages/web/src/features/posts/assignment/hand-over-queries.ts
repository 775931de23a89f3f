import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkResult } from '@toasoan/contract/core/bulk.ts';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { assignmentEndpoints } from '@toasoan/contract/features/posts/assignment/assignment-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { postKeys } from '../post-queries.ts';
import { notifyRefusal, REFUSALS } from '../workflow/notify-refusal.ts';

/** What this person has in hand now: never what it was a while ago. */
export function handOverItems(projectId: string) {
  return queryOptions({
    queryKey: postKeys(projectId, 'handOver'),
    queryFn: ({ signal }) => call(assignmentEndpoints.handOverItems, { signal }),
    staleTime: 0,
  });
}

function useRefresh(): () => Promise<void> {
  const projectId = useProjectId();
  const client = useQueryClient();
  return async () => {
    await invalidate(client, { queryKey: postKeys(projectId) });
    await invalidate(client, { queryKey: [projectId, 'dashboard'] });
  };
}

export function useHandOver() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: BodyInput<typeof assignmentEndpoints.handOver>) =>
      call(assignmentEndpoints.handOver, { body, suppressErrorToast: REFUSALS }),
    onError: notifyRefusal,
    onSettled: refresh,
  });
}

/** Told by the mutation itself: the dialog that began it is closed by then. */
export function useTakeBack<Subject>(onBack: (result: BulkResult, subject: Subject) => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly subject: Subject }) =>
      call(assignmentEndpoints.takeBack, { params: { id } }),
    onSuccess: (result, { subject }) => onBack(result, subject),
    onSettled: refresh,
  });
}
