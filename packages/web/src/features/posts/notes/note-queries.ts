import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import type { PostNote } from '@toasoan/contract/features/posts/notes/note.ts';
import { noteEndpoints } from '@toasoan/contract/features/posts/notes/note-endpoints.ts';
import type { Post } from '@toasoan/contract/features/posts/post.ts';
import { useCallback, useMemo } from 'react';
import { call } from '#web/core/api/api.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { postKeys } from '../post-queries.ts';

export function postNotes(projectId: string, postId: string) {
  return queryOptions({
    queryKey: postKeys(projectId, 'notes', postId),
    queryFn: async ({ signal }) => {
      const headers = { 'x-hide-loading': '1' };
      const params = { id: postId };
      return await call(noteEndpoints.list, { params, signal, headers, suppressErrorToast: 'everything' });
    },
    refetchOnWindowFocus: true,
  });
}

export function notePeople(projectId: string, postId: string, text: string) {
  return queryOptions({
    queryKey: postKeys(projectId, 'note-people', postId, text),
    queryFn: ({ signal }) =>
      call(noteEndpoints.people, {
        params: { id: postId },
        query: { text },
        signal,
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
      }),
    staleTime: 30_000,
  });
}

const NONE: readonly PostNote[] = [];
const openFixes = (notes: readonly PostNote[]) =>
  notes.filter(({ mustFix, resolvedTime }) => mustFix && resolvedTime === null);

/** Open must-fix notes; the number from the post until they are loaded. */
export function useMustFix(post: Pick<Post, 'id' | 'mustFixNotes'> | undefined): {
  readonly count: number;
  readonly notes: readonly PostNote[];
} {
  const projectId = useProjectId();
  const { data } = useQuery({ ...postNotes(projectId, post?.id ?? ''), enabled: post !== undefined });
  const notes = data ? openFixes(data.items) : NONE;
  return { count: data ? notes.length : (post?.mustFixNotes ?? 0), notes };
}

type NewNote = Omit<BodyInput<typeof noteEndpoints.create>, 'postId'>;

/** Invalidates the notes of a post and everything they block. */
export function useLookAgain(postId: string): () => Promise<void> {
  const [projectId, client] = [useProjectId(), useQueryClient()];
  return useCallback(async () => {
    await invalidate(client, { queryKey: postNotes(projectId, postId).queryKey });
    void invalidate(client, { queryKey: postKeys(projectId, 'list') });
    void invalidate(client, { queryKey: postKeys(projectId, 'detail', postId) });
    void invalidate(client, { queryKey: postKeys(projectId, 'pending-check', postId) });
  }, [client, projectId, postId]);
}

export type NoteCalls = ReturnType<typeof useNoteCalls>;

/**
 * The actions on notes of a post. Each invalidates the notes and everything they block. An action answers undefined
 * when it was refused; the call itself has shown the reason.
 */
export function useNoteCalls(postId: string) {
  const lookAgain = useLookAgain(postId);
  return useMemo(() => {
    async function done<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
      try {
        return await asked;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return undefined;
      } finally {
        await lookAgain();
      }
    }
    const seen = ({ id, version }: PostNote) => ({ params: { id }, body: { version } });
    return {
      add: ({ key, ...note }: NewNote & { readonly key: string }) =>
        done(call(noteEndpoints.create, { body: { postId, ...note }, idempotencyKey: key })),
      change: ({ note, ...words }: { note: PostNote; text: string; mentions: string[] }) =>
        done(
          call(noteEndpoints.update, { params: { id: note.id }, body: { version: note.version, ...words } }),
        ),
      /** Marks the note as must-fix, or removes the mark. */
      switchMustFix: ({ id, version, mustFix }: PostNote) =>
        done(call(noteEndpoints.setMustFix, { params: { id }, body: { version, mustFix: !mustFix } })),
      resolve: (note: PostNote) => done(call(noteEndpoints.resolve, seen(note))),
      reopen: (note: PostNote) => done(call(noteEndpoints.reopen, seen(note))),
      remove: (note: PostNote) => done(call(noteEndpoints.remove, seen(note))),
    };
  }, [lookAgain, postId]);
}
