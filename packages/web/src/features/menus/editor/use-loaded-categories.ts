import { useQuery } from '@tanstack/react-query';
import type { LoadedCategory } from '@toasoan/contract/features/menus/load-categories.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { categoryTree } from '#web/features/categories/public.ts';

const NONE: readonly LoadedCategory[] = [];

/** The category tree that a menu is loaded from, in tree order. */
export function useLoadedCategories(): readonly LoadedCategory[] {
  return useQuery(categoryTree(useProjectId())).data?.items ?? NONE;
}
