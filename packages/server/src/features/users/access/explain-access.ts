import { inArea } from '@toasoan/contract/access/endpoint-access.ts';
import { type WhyProject, why } from '@toasoan/contract/access/why.ts';
import { whyInWords } from '@toasoan/contract/access/why-texts.ts';
import type { EndpointAccess } from '@toasoan/contract/core/endpoint.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { Answer, Call } from '#server/core/http/call.ts';
import { checkArea, PASSWORD_CALL } from '#server/core/http/check-access.ts';
import type { Route } from '#server/core/http/route.ts';
import { getKnownUser, type KnownUser } from '../admin/find-user-view.ts';
import { findMembershipsOf, findProjectFacts, type ProjectFacts } from '../memberships-view.ts';

type WhyCall = Call<typeof userEndpoints.why>;

/** All calls of the product, so that a call can be looked up by its name. */
export type MountedRoutes = () => readonly Route[];

/** The deciding rule, for oneself or for a person whom the caller may read. @throws NOT_FOUND, FORBIDDEN. */
export async function explainAccess(
  call: WhyCall,
  routes: MountedRoutes,
): Promise<Answer<typeof userEndpoints.why>> {
  const { row } = await personAsked(call);
  const projectId = call.query.projectId ?? call.projectId;
  const asked = projectId === '' ? undefined : await projectAsked(call, row.id, projectId);
  const answer = why({
    access: accessAsked(call, routes),
    person: {
      role: row.role,
      permissionGrants: row.permission_grants,
      permissionDenials: row.permission_denials,
      status: row.status,
      mustChangePassword: row.must_change_password && call.query.call?.endsWith(` ${PASSWORD_CALL}`) !== true,
    },
    project: asked === undefined ? 'none' : asked.project,
  });
  const name = asked?.name ?? '';
  return {
    ...answer,
    params: { ...answer.params, roles: [...answer.params.roles] },
    message: whyInWords(answer, name || projectId, call.language),
    person: { userId: row.id, displayName: row.display_name },
    project: asked === undefined ? null : { projectId, name },
  };
}

async function personAsked(call: WhyCall): Promise<KnownUser> {
  const { caller, query } = call;
  if (query.userId === undefined || query.userId === caller.userId)
    return await getKnownUser({ ...call, caller: { ...caller, role: 'SUPPER_ADMIN' } }, caller.userId);
  const { access, path } = userEndpoints.detail;
  if (access.token === 'full') checkArea(access, caller, call.projectId, path);
  return await getKnownUser(call, query.userId);
}

/**
 * Only SUPPER_ADMIN can distinguish a foreign project from a missing one, and only members of a project ask about
 * others there. @throws PROJECT_FORBIDDEN.
 */
async function projectAsked(
  { db, caller }: WhyCall,
  userId: string,
  projectId: string,
): Promise<{ readonly project: WhyProject | 'unknown'; readonly name: string }> {
  const [facts] = await findProjectFacts(db, [projectId]);
  const isIn = (memberships: readonly ProjectFacts[]) =>
    memberships.some((one) => one.projectId === projectId);
  const isMember = isIn(await findMembershipsOf(db, userId));
  const isSelf = userId === caller.userId;
  const isKnown = caller.role === 'SUPPER_ADMIN' || isIn(await findMembershipsOf(db, caller.userId));
  if (!isKnown && !isSelf) throw new AppError('PROJECT_FORBIDDEN');
  if (!isKnown) return { project: { ...NOBODYS, projectId, isMember }, name: '' };
  if (facts === undefined) return { project: 'unknown', name: '' };
  return { project: { ...facts, isMember }, name: facts.name };
}

const NOBODYS = { workflowMode: 'THREE_STEP', status: 'ENABLE' } as const;

/** @throws NOT_FOUND for a call that does not exist. */
function accessAsked({ query }: WhyCall, routes: MountedRoutes): EndpointAccess {
  if (query.area !== undefined) return inArea(query.area);
  const found = routes().find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === query.call);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found.endpoint.access;
}
