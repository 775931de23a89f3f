import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Category } from '@toasoan/contract/features/categories/category.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { movedTree, type Target } from '#web/patterns/tree/tree-moves.ts';
import { categoryKeys, categoryTree } from './category-queries.ts';

/** The screen shows the move at once; a refusal restores the tree of the server. */
export function useMoveCategory() {
  const projectId = useProjectId();
  const client = useQueryClient();
  const { queryKey } = categoryTree(projectId);
  return useMutation({
    mutationFn: ({ category, target }: { category: Category; target: Target }) =>
      call(categoryEndpoints.reorder, { body: { id: category.id, version: category.version, ...target } }),
    onMutate: async ({ category, target }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (tree) => tree && { ...tree, items: [...movedTree(tree.items, category.id, target)] },
      );
    },
    onSettled: () => invalidate(client, { queryKey: categoryKeys(projectId) }),
  });
}

export function useRemoveCategory() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ category, moveTo }: { category: Category; moveTo: string | undefined }) =>
      call(categoryEndpoints.remove, {
        params: { id: category.id },
        query: { moveTo },
        ifMatch: category.version,
      }),
    // Other screens show the posts that moved.
    onSettled: () => invalidate(client, { queryKey: [projectId] }),
  });
}
