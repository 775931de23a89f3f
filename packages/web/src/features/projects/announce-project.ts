import type { SessionProject } from '@toasoan/contract/features/projects/project.ts';
import type { Project } from '@toasoan/contract/features/projects/project-record.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { useAuth } from '#web/core/session/auth-store.ts';

/** Puts a project that was made or changed into the list and the session, so that the frame shows it at once. */
export function announceProject(project: Project): void {
  const { data, add, replace } = useProjects.getState();
  const isKnown = data.some(({ projectId }) => projectId === project.projectId);
  (isKnown ? replace : add)(partOf(project));
  useAuth.getState().update({ projects: useProjects.getState().data });
}

function partOf(project: Project): SessionProject {
  const { projectId, code, name, siteType, color, status, workflowMode, allowSelfApprove, domains, logo } =
    project;
  return { projectId, code, name, siteType, color, status, workflowMode, allowSelfApprove, domains, logo };
}
