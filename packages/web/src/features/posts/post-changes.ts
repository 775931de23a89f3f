import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { TakedownFacts } from '@toasoan/contract/features/posts/takedown/takedown-facts.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { randomId } from '#web/core/random-id.ts';
import { postKeys } from './post-queries.ts';
import { notifyRefusal, REFUSALS } from './workflow/notify-refusal.ts';

interface Move {
  readonly post: { readonly id: string; readonly version: number };
  readonly to: PostState;
  readonly reason?: string | undefined;
  readonly scheduleTime?: string | undefined;
  readonly takedown?: TakedownFacts | undefined;
  readonly editingSession?: string | undefined;
}

/** Moves one post to another state; the lists of the project are asked again. */
export function useTransitionPost() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ post, to, reason, scheduleTime, takedown, editingSession }: Move) =>
      call(postEndpoints.transition, {
        params: { id: post.id },
        body: { version: post.version, to, reason, scheduleTime, takedown, editingSession },
        suppressErrorToast: REFUSALS,
      }),
    onError: notifyRefusal,
    onSettled: () => invalidate(client, { queryKey: postKeys(projectId) }),
  });
}

/** Begins a draft from a post; pressed twice it begins one only. */
export function useCopyPost() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(postEndpoints.copy, { params: { id }, idempotencyKey: randomId() }),
    onSettled: () => invalidate(client, { queryKey: postKeys(projectId) }),
  });
}

/** Takes a post that never was public out of the trash for good. */
export function usePurgePost() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Move['post']) =>
      call(postEndpoints.remove, { params: { id }, query: { purge: true }, ifMatch: version }),
    onSettled: () => invalidate(client, { queryKey: postKeys(projectId) }),
  });
}
