import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { useProjects } from './project-store.ts';

/** The current project of this browser tab, '' for none. */
export function useProjectId(): string {
  return useLayout((layout) => layout.projectCurrentId);
}

export function useCurrentProject(): SessionProject | undefined {
  const projectId = useProjectId();
  return useProjects(({ data }) => data.find((project) => project.projectId === projectId));
}

export function currentProject(): SessionProject | undefined {
  const { projectCurrentId } = useLayout.getState();
  return useProjects.getState().data.find((project) => project.projectId === projectCurrentId);
}
