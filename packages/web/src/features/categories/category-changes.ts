import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Category } from '@toasoan/contract/features/categories/category.ts';
import { categoryEndpoints } from '@toasoan/contract/features/categories/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { categoryKeys, categoryTree } from './category-queries.ts';
import { movedTree, type Target } from './tree/tree-moves.ts';

/** Moves at once on the screen; a refusal puts the tree back as the server has it. */
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

export function useSetCategoryStatus() {
  const projectId = useProjectId();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ category, status }: { category: Category; status: Category['status'] }) =>
      call(categoryEndpoints.update, { body: { id: category.id, version: category.version, status } }),
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
    // Posts that moved are shown elsewhere too.
    onSettled: () => invalidate(client, { queryKey: [projectId] }),
  });
}
