import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postEndpoints } from '@toasoan/contract/features/posts/endpoints.ts';
import type { PostApply } from '@toasoan/contract/features/posts/pending/post-pending.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useTranslation } from 'react-i18next';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { confirm } from '#web/ui/overlay/confirm.ts';
import { fieldsOfDraft } from '../comparing/draft-fields.ts';
import { useFieldNames } from '../comparing/use-field-names.ts';
import { editingSessionOf } from '../editing/open-sessions.ts';
import { postDetail, postKeys } from '../post-queries.ts';

type Applied = Pick<Post, 'id' | 'version'>;

/** Invalidates everything about posts; the page of this one shows the answer at once. */
function useShowChanged() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return {
    show: (post: Post) => client.setQueryData(postDetail(projectId, post.id).queryKey, post),
    refetch: () => invalidate(client, { queryKey: postKeys(projectId) }),
  };
}

export function useApplyPending() {
  const { show, refetch } = useShowChanged();
  return useMutation({
    mutationFn: ({
      post,
      options,
    }: {
      readonly post: Applied;
      readonly options: Omit<PostApply, 'version'>;
    }) =>
      call(postEndpoints.apply, {
        params: { id: post.id },
        body: { version: post.version, ...options, editingSession: editingSessionOf(post.id) },
        suppressErrorToast: ['VERSION_CONFLICT', 'LOCKED_BY_OTHER'],
      }),
    onSuccess: show,
    onSettled: refetch,
  });
}

function useDropPending() {
  const { show, refetch } = useShowChanged();
  return useMutation({
    mutationFn: (post: Applied) =>
      call(postEndpoints.dropPending, {
        params: { id: post.id },
        body: { version: post.version, editingSession: editingSessionOf(post.id) },
      }),
    onSuccess: show,
    onSettled: refetch,
  });
}

/** Reads the post from the server, past the cache. */
export function useReadAgain(): (id: string) => Promise<Post> {
  const projectId = useProjectId();
  const client = useQueryClient();
  return (id) => client.fetchQuery({ ...postDetail(projectId, id), staleTime: 0 });
}

interface DropChanges {
  readonly dropping: boolean;
  /** Asks first, naming the changes; undefined when nothing was dropped. */
  readonly drop: (post: Post) => Promise<Post | undefined>;
}

export function useDropChanges(): DropChanges {
  const { t } = useTranslation('pending');
  const nameOf = useFieldNames();
  const mutation = useDropPending();

  async function drop(post: Post): Promise<Post | undefined> {
    const names = fieldsOfDraft(post.pending?.draft ?? {}).map(nameOf);
    const isSure = await confirm({
      title: t('drop.title', { title: post.title }),
      text: t('drop.text', { names: names.join(', ') }),
      action: t('drop'),
      tone: 'danger',
    });
    if (!isSure) return undefined;
    try {
      const after = await mutation.mutateAsync(post);
      showToast({ tone: 'success', text: t('dropped') });
      return after;
    } catch (error) {
      // The call has shown it.
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  }
  return { dropping: mutation.isPending, drop };
}
