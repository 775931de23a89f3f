import type { AreaKey } from './area-rules.ts';
import { NO_PROJECT_RIGHTS, type PermissionHolder } from './permissions.ts';
import { type ProjectOfRights, rightsIn } from './rights.ts';

export interface RightsHolder extends PermissionHolder {
  /** The account's projects; SUPPER_ADMIN belongs to all. */
  readonly projects: readonly ProjectOfRights[];
}

type ProjectToCompare = Pick<ProjectOfRights, 'projectId' | 'workflowMode'>;

interface Difference<Item> {
  readonly gained: Item[];
  readonly lost: Item[];
}

export interface RightsChange {
  /** '' for rights that depend on no project. */
  readonly projectId: string;
  readonly membership: 'kept' | 'gained' | 'lost';
  readonly areas: Difference<AreaKey>;
  readonly permissions: Difference<string>;
}

/** Gains and losses by project after a change of role, projects or permissions; unchanged rights are omitted. */
export function compareRights(
  before: RightsHolder,
  after: RightsHolder,
  projects: readonly ProjectToCompare[],
): RightsChange[] {
  return [undefined, ...projects]
    .map((project) => changeIn(project, before, after))
    .filter(
      ({ membership, areas, permissions }) =>
        membership !== 'kept' || isDifferent(areas) || isDifferent(permissions),
    );
}

function changeIn(
  project: ProjectToCompare | undefined,
  before: RightsHolder,
  after: RightsHolder,
): RightsChange {
  const [had, has] = [placeOf(before, project), placeOf(after, project)];
  const old = had === 'outside' ? NOTHING : rightsIn(before, had);
  const now = has === 'outside' ? NOTHING : rightsIn(after, has);
  const isKept = (had === 'outside') === (has === 'outside');
  return {
    projectId: project?.projectId ?? '',
    membership: isKept ? 'kept' : had === 'outside' ? 'gained' : 'lost',
    areas: difference(old.areas, now.areas),
    permissions: difference(old.permissions, now.permissions),
  };
}

const NOTHING = { areas: [], permissions: [] };

/** The project as this person's membership has it; undefined where the rights depend on no project. */
function placeOf(
  person: RightsHolder,
  project: ProjectToCompare | undefined,
): ProjectOfRights | undefined | 'outside' {
  if (project === undefined) return undefined;
  if (person.role === 'SUPPER_ADMIN') return { ...project, ...NO_PROJECT_RIGHTS };
  return person.projects.find(({ projectId }) => projectId === project.projectId) ?? 'outside';
}

function difference<Item>(before: readonly Item[], after: readonly Item[]): Difference<Item> {
  return {
    gained: after.filter((one) => !before.includes(one)),
    lost: before.filter((one) => !after.includes(one)),
  };
}

function isDifferent({ gained, lost }: Difference<unknown>): boolean {
  return gained.length > 0 || lost.length > 0;
}
