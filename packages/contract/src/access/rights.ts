import { AREA_RULES, type AreaKey } from './area-rules.ts';
import { canEnter } from './can-enter.ts';
import { type PermissionHolder, type ProjectOfPermissions, permissionsIn } from './permissions.ts';

/** One of a person's projects. */
export interface ProjectOfRights extends ProjectOfPermissions {
  readonly projectId: string;
}

interface Rights {
  /** Areas that need a project, or without one those that need none. */
  readonly areas: readonly AreaKey[];
  readonly permissions: readonly string[];
}

const AREAS = Object.keys(AREA_RULES) as readonly AreaKey[];

/** The rights of an account in one of its projects, or outside of any. */
export function rightsIn(person: PermissionHolder, project: ProjectOfRights | undefined): Rights {
  const permissions = permissionsIn(person, project);
  const visitor = { roles: [person.role], permissions, projectId: project?.projectId ?? '' };
  const areas = AREAS.filter((area) => {
    const rule = AREA_RULES[area];
    return rule.needProject === (project !== undefined) && canEnter(rule, visitor);
  });
  return { areas, permissions };
}
