import type { Role } from '@toasoan/contract/access/roles.ts';

/**
 * The roles that may make each call, written by hand. The specification's route of a call gives the project rules and
 * the roles; the table of permissions may narrow the roles.
 */
export interface SpecCall {
  readonly call: string;
  /** A row of the specification's route table. For calls outside it: the session they need. */
  readonly route: string | 'no session' | 'any session';
  readonly roles: readonly Role[];
}

export const ALL: readonly Role[] = ['SUPPER_ADMIN', 'ADMIN', 'EDITOR', 'AUTHOR'];
export const EDITORS: readonly Role[] = ['SUPPER_ADMIN', 'ADMIN', 'EDITOR'];
export const ADMINS: readonly Role[] = ['SUPPER_ADMIN', 'ADMIN'];
export const SUPER: readonly Role[] = ['SUPPER_ADMIN'];

export const calls = (route: string, roles: readonly Role[], ...names: readonly string[]): SpecCall[] =>
  names.map((call) => ({ call, route, roles }));
