import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useProjectId } from '#web/core/project/current-project.ts';
import type { Option } from '#web/ui/select/option.ts';
import { treeOptions } from '#web/ui/select/tree-options.ts';
import { categoryTree } from './category-queries.ts';

/** The project's categories as a tree of choices, disabled ones too: filters need them. */
export function useCategoryOptions(): readonly Option[] {
  const projectId = useProjectId();
  const items = useQuery(categoryTree(projectId)).data?.items;
  return useMemo(() => (items ? treeOptions(items) : []), [items]);
}
