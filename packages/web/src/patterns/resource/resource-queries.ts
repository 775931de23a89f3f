import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';

/** Keys of everything about one kind of record in a project; a change invalidates all of them. */
export function resourceKeys(name: string) {
  return (projectId: string, ...rest: QueryKey): QueryKey => [projectId, name, ...rest];
}

/** A change of records outside the drawer; whatever was read of them is read again. */
export function useResourceMutation<Input, Answer>(
  keys: ReturnType<typeof resourceKeys>,
  send: (input: Input) => Promise<Answer>,
) {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => invalidate(client, { queryKey: keys(projectId) }),
  });
}
