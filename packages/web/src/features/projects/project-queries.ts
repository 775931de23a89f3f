import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { projectEndpoints } from '@toasoan/contract/features/projects/endpoints.ts';
import type { Project } from '@toasoan/contract/features/projects/project-record.ts';
import { call } from '#web/core/api/api.ts';

/** A project as lists and forms of the console expect records: by `id`. */
export type ProjectRecord = Project & { readonly id: string };

export function toRecord(project: Project): ProjectRecord {
  return { ...project, id: project.projectId };
}

/** Under the current project's key, so that it is discarded with that project. */
export function projectKeys(currentId: string, ...rest: QueryKey): QueryKey {
  return [currentId, 'projects', ...rest];
}

export function projectDetail(currentId: string, id: string) {
  return queryOptions({
    queryKey: projectKeys(currentId, 'detail', id),
    queryFn: async ({ signal }) => toRecord(await call(projectEndpoints.detail, { params: { id }, signal })),
  });
}
