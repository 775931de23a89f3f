import type { AreaKey } from './area-rules.ts';
import type { PermissionHolder } from './permissions.ts';
import { type ProjectOfRights, rightsIn } from './rights.ts';

export interface RightsHolder extends PermissionHolder {
  /** Ids of the account's projects; SUPPER_ADMIN belongs to all. */
  readonly projects: readonly string[];
}

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
  projects: readonly ProjectOfRights[],
): RightsChange[] {
  return [undefined, ...projects]
    .map((project) => changeIn(project, before, after))
    .filter(
      ({ membership, areas, permissions }) =>
        membership !== 'kept' || isDifferent(areas) || isDifferent(permissions),
    );
}

function changeIn(
  project: ProjectOfRights | undefined,
  before: RightsHolder,
  after: RightsHolder,
): RightsChange {
  const had = belongs(before, project);
  const has = belongs(after, project);
  const old = had ? rightsIn(before, project) : NOTHING;
  const now = has ? rightsIn(after, project) : NOTHING;
  return {
    projectId: project?.projectId ?? '',
    membership: had === has ? 'kept' : has ? 'gained' : 'lost',
    areas: difference(old.areas, now.areas),
    permissions: difference(old.permissions, now.permissions),
  };
}

const NOTHING = { areas: [], permissions: [] };

function belongs(person: RightsHolder, project: ProjectOfRights | undefined): boolean {
  if (project === undefined || person.role === 'SUPPER_ADMIN') return true;
  return person.projects.includes(project.projectId);
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
