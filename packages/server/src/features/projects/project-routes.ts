import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import { type Route, route, transactionRoute } from '#server/core/http/route.ts';
import { createProject, transitionProject, updateProject } from './change-project.ts';
import { projectOf } from './project-row.ts';
import { getKnownProject } from './project-view.ts';

export function projectRoutes(): readonly Route[] {
  return [
    route(projectEndpoints.detail, async (call) => projectOf(await getKnownProject(call, call.params.id))),
    transactionRoute(projectEndpoints.create, (call) => createProject(call, call.body)),
    transactionRoute(projectEndpoints.update, (call) => updateProject(call, call.body)),
    transactionRoute(projectEndpoints.transition, (call) =>
      transitionProject(call, { id: call.params.id, ...call.body }),
    ),
  ];
}
