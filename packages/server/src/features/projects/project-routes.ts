import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import type { WaitingInProjects } from '@toasoan/contract/features/projects/project.ts';
import type { Caller, CallerProject } from '#server/core/auth/caller.ts';
import type { Db } from '#server/core/db/database.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { createProject, transitionProject, updateProject } from './change-project.ts';
import { projectOf } from './project-row.ts';
import { getKnownProject } from './project-view.ts';
import { findSessionProjects } from './session-projects-view.ts';

interface ProjectDependencies {
  /** Counts the posts that wait for the caller. */
  readonly countWaitingIn: (
    db: Db,
    caller: Caller,
    projects: readonly CallerProject[],
  ) => Promise<WaitingInProjects['items']>;
}

export function projectRoutes({ countWaitingIn }: ProjectDependencies): readonly Route[] {
  return [
    route(projectEndpoints.waiting, async ({ db, caller }) => {
      const projects = await findSessionProjects(db, caller);
      const open = projects.filter(({ status }) => status === 'ENABLE');
      return { items: await countWaitingIn(db, caller, open) };
    }),
    route(projectEndpoints.detail, async (call) => projectOf(await getKnownProject(call, call.params.id))),
    transactionRoute(projectEndpoints.create, (call) => createProject(call, call.body)),
    transactionRoute(projectEndpoints.update, (call) => updateProject(call, call.body)),
    transactionRoute(projectEndpoints.transition, (call) =>
      transitionProject(call, { id: call.params.id, ...call.body }),
    ),
  ];
}
