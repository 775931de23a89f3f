import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmissionDetail } from '@toasoan/contract/features/submissions/submission.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { storeWork } from '../decisions/patch-work.ts';
import { submissionDetail, submissionKeys } from '../submission-queries.ts';

/** A change of one work that answers with it; where it fails, what is stored now is shown. */
export function useChange<Input>(id: string, send: (input: Input) => Promise<SubmissionDetail>) {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (detail) => storeWork({ client, projectId }, detail),
    onError: () => invalidate(client, { queryKey: submissionDetail(projectId, id).queryKey }),
    onSettled: () => invalidate(client, { queryKey: submissionKeys(projectId, 'counts') }),
  });
}
