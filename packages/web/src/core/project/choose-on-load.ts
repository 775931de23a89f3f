import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';

interface ProjectHints {
  /** `?project=` of the address. */
  readonly fromAddress: string;
  /** The project of the tabs stored for this browser tab. */
  readonly fromTabs: string;
  /** What this browser remembers. */
  readonly remembered: string;
}

/** The project to begin with: the first wish that is one of the person's projects, else ''. */
export function chooseOnLoad(projects: readonly SessionProject[], hints: ProjectHints): string {
  const { fromAddress, fromTabs, remembered } = hints;
  return [fromAddress, fromTabs, remembered].find((id) => isUsable(projects, id)) ?? '';
}

/** In the list and not archived. */
export function isUsable(projects: readonly SessionProject[], projectId: string): boolean {
  return projects.some((project) => project.projectId === projectId && project.status === 'ENABLE');
}
