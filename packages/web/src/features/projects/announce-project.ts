import type { ProjectPart } from '@toasoan/contract/features/projects/project.ts';
import type { Project } from '@toasoan/contract/features/projects/project-record.ts';
import { useProjects } from '#web/core/project/project-store.ts';
import { useAuth } from '#web/core/session/auth-store.ts';

/** Puts a new or changed project into the list and the session, so that the frame shows it at once. */
export function announceProject(project: Project): void {
  const { data, add, replace } = useProjects.getState();
  const known = data.find(({ projectId }) => projectId === project.projectId);
  (known ? replace : add)({
    ...partOf(project),
    permissionGrants: known?.permissionGrants ?? [],
    permissionDenials: known?.permissionDenials ?? [],
  });
  useAuth.getState().update({ projects: useProjects.getState().data });
}

function partOf(project: Project): ProjectPart {
  const { projectId, code, name, siteType, color, status, workflowMode, allowSelfApprove, domains, logo } =
    project;
  return { projectId, code, name, siteType, color, status, workflowMode, allowSelfApprove, domains, logo };
}
