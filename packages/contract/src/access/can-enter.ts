import type { AreaRule, Matching } from './area-rules.ts';

export interface Visitor {
  readonly roles: readonly string[];
  /** Effective permissions in the chosen project (`permissionsIn`). */
  readonly permissions: readonly string[];
  /** '' without a project. */
  readonly projectId: string;
}

export type Refusal = 'role' | 'project-required' | 'project' | 'permission';

function holds(wanted: readonly string[], held: readonly string[], matching: Matching): boolean {
  if (wanted.length === 0) return true;
  return matching === 'any'
    ? wanted.some((one) => held.includes(one))
    : wanted.every((one) => held.includes(one));
}

/** The rule that denies a visitor an area; undefined if the area is open. */
export function refusalOf(rule: AreaRule, visitor: Visitor): Refusal | undefined {
  if (!holds(rule.roles, visitor.roles, rule.authorityRole)) return 'role';
  if (rule.needProject && visitor.projectId === '') return 'project-required';
  if (rule.listProject.length > 0 && !rule.listProject.includes(visitor.projectId)) return 'project';
  if (rule.hideForProjects.includes(visitor.projectId)) return 'project';
  if (!holds(rule.authority, visitor.permissions, rule.authorityType)) return 'permission';
  return undefined;
}

export function canEnter(rule: AreaRule, visitor: Visitor): boolean {
  return refusalOf(rule, visitor) === undefined;
}
