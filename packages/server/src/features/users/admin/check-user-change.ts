import type { ProjectRights } from '@toasoan/contract/access/permissions.ts';
import { type AccountType, KINDS_OF_EDITORS } from '@toasoan/contract/features/users/user.ts';
import {
  refusalOfUserChange,
  type UserActor,
  type UserChange,
  type UserField,
  type UserRights,
} from '@toasoan/contract/features/users/user-rules.ts';
import type { Caller } from '#server/core/auth/caller.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { findMembershipsOf, isLiving } from '../memberships-view.ts';
import { aboveYou } from './above-you.ts';
import type { KnownUser } from './find-user-view.ts';
import { rightsOf } from './plan-rights.ts';

/** Beyond the call's own permission: staff and bodies take more than authors, figures and the like. @throws FORBIDDEN. */
export function checkKeeper(
  { caller }: Pick<Acting, 'caller'>,
  type: AccountType,
  permission: 'user.create' | 'user.update',
): void {
  if (!KINDS_OF_EDITORS.includes(type) && !caller.permissionsHere.includes(permission))
    throw new AppError('FORBIDDEN');
}

interface Acting {
  readonly db: Db;
  readonly caller: Caller;
}

/** @throws ABOVE_YOU, FORBIDDEN with the deciding rule. */
export async function checkUserChange(call: Acting, user: KnownUser, change: UserChange): Promise<void> {
  await check(call, { ...rightsOf(user), userId: user.row.id }, change);
}

/** One action on an account that changes no rights. @throws ABOVE_YOU. */
export async function checkUserAct(call: Acting, user: KnownUser, act: UserField): Promise<void> {
  await checkUserChange(call, user, { fields: [act] });
}

/** @throws ABOVE_YOU, FORBIDDEN for a new account with more rights than the caller may give. */
export async function checkNewUser(call: Acting, rights: UserRights): Promise<void> {
  const nothing = { role: 'AUTHOR', permissionGrants: [], permissionDenials: [], projects: [] } as const;
  const given: readonly (readonly [UserField, boolean])[] = [
    ['role', rights.role !== nothing.role],
    ['projects', rights.projects.length > 0],
    ['permissionGrants', rights.permissionGrants.length > 0],
    ['permissionDenials', rights.permissionDenials.length > 0],
    ['projectRights', rights.projects.some(hasOwnRights)],
  ];
  const fields = given.filter(([, isGiven]) => isGiven).map(([field]) => field);
  await check(call, { ...nothing, userId: undefined }, { fields, rights });
}

function hasOwnRights({ permissionGrants, permissionDenials }: ProjectRights): boolean {
  return permissionGrants.length + permissionDenials.length > 0;
}

async function check(
  call: Acting,
  target: Parameters<typeof refusalOfUserChange>[1],
  change: UserChange,
): Promise<void> {
  const refusal = refusalOfUserChange(await actorOf(call), target, change);
  if (refusal !== undefined) throw aboveYou(refusal.rule, refusal.field);
}

async function actorOf({ db, caller }: Acting): Promise<UserActor> {
  const projects = await findMembershipsOf(db, caller.userId);
  const { userId, role, permissionGrants, permissionDenials } = caller;
  return {
    userId,
    role,
    permissionGrants,
    permissionDenials,
    projects: projects.filter(isLiving),
  };
}
