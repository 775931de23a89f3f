import { useMutation, useQueryClient } from '@tanstack/react-query';
import { assignmentEndpoints } from '@toasoan/contract/features/posts/assignment/assignment-endpoints.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { postKeys } from '../post-queries.ts';
import { notifyRefusal, REFUSALS } from '../workflow/notify-refusal.ts';

interface Assignment {
  readonly post: { readonly id: string; readonly version: number };
  /** Null: nobody any more. */
  readonly assigneeId: string | null;
  readonly dueTime: string | null;
  /** Undefined: as it is. */
  readonly text: string | undefined;
}

/** Gives a post that is with the editors to a colleague, and says so. */
export function useAssignPost() {
  const { t } = useTranslation('assignment');
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ post, assigneeId, dueTime, text }: Assignment) =>
      call(assignmentEndpoints.assign, {
        params: { id: post.id },
        body: { version: post.version, assigneeId, dueTime, text },
        suppressErrorToast: REFUSALS,
      }),
    onSuccess: ({ title, assignee }) =>
      showToast({
        tone: 'success',
        text: assignee ? t('assign.done', { title, name: assignee.name }) : t('assign.doneNobody', { title }),
      }),
    onError: notifyRefusal,
    onSettled: () => invalidate(client, { queryKey: postKeys(projectId) }),
  });
}
