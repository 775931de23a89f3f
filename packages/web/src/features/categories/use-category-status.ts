import { useQuery } from '@tanstack/react-query';
import type { Status } from '@toasoan/contract/vocabulary/status.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { categoryTree } from './category-queries.ts';

/** undefined while the tree is not known, or when the category is gone. */
export function useCategoryStatus(id: string | null): Status | undefined {
  const projectId = useProjectId();
  return useQuery(categoryTree(projectId)).data?.items.find((category) => category.id === id)?.status;
}
