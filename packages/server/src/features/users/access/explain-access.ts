import { areaOfAction } from '@toasoan/contract/access/action-areas.ts';
import { inArea } from '@toasoan/contract/access/endpoint-access.ts';
import { NO_PROJECT_RIGHTS } from '@toasoan/contract/access/permissions.ts';
import { type WhyPerson, type WhyProject, why } from '@toasoan/contract/access/why.ts';
import { whyInWords } from '@toasoan/contract/access/why-texts.ts';
import type { EndpointAccess } from '@toasoan/contract/core/endpoint.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { accessAt } from '#server/core/auth/access-days.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { Answer, Call } from '#server/core/http/call.ts';
import { checkArea, PASSWORD_CALL, SET_UP_CALLS } from '#server/core/http/check-access.ts';
import type { Route } from '#server/core/http/route.ts';
import { getKnownUser, type KnownUser } from '../admin/find-user-view.ts';
import type { UserRow } from '../admin/user-row.ts';
import { findMembershipsOf, findProjectFacts } from '../memberships-view.ts';
import { owesSecondFactor } from './factor-due-view.ts';
import { findPeopleToAsk } from './people-to-ask-view.ts';

type WhyCall = Call<typeof userEndpoints.why>;

/** All calls of the product, so that a call can be looked up by its name. */
export type MountedRoutes = () => readonly Route[];

/** The deciding rule, for oneself or for a person whom the caller may read. @throws NOT_FOUND, FORBIDDEN. */
export async function explainAccess(
  call: WhyCall,
  routes: MountedRoutes,
): Promise<Answer<typeof userEndpoints.why>> {
  const { row } = await personAsked(call, call.query.userId);
  const projectId = call.query.projectId ?? call.projectId;
  const asked = projectId === '' ? undefined : await projectAsked(call, row.id, projectId);
  const person = await whyPersonOf(call.db, row);
  const [, path = ''] = call.query.call?.split(' ') ?? [];
  const answer = why({
    access: accessAsked(call, routes),
    person: {
      ...person,
      mustChangePassword: person.mustChangePassword && path !== PASSWORD_CALL,
      mustSetUpSecondFactor: person.mustSetUpSecondFactor && !SET_UP_CALLS.includes(path),
    },
    project: asked === undefined ? 'none' : asked.project,
  });
  const name = asked?.name ?? '';
  const isMember = asked !== undefined && asked.project !== 'unknown' && asked.project.isMember;
  const isOwn = row.id === call.caller.userId;
  return {
    ...answer,
    ask:
      isOwn && !answer.allowed
        ? await findPeopleToAsk(call.db, { userId: row.id, projectId: isMember ? projectId : undefined })
        : [],
    params: { ...answer.params, roles: [...answer.params.roles] },
    message: whyInWords(answer, name || projectId, call.language),
    person: { userId: row.id, displayName: row.display_name },
    project: asked === undefined ? null : { projectId, name },
  };
}

async function whyPersonOf(db: Db, row: UserRow): Promise<WhyPerson> {
  return {
    role: row.role,
    permissionGrants: row.permission_grants,
    permissionDenials: row.permission_denials,
    status: row.status,
    isInAccessDays: accessAt(row, new Date()) === 'open',
    mustChangePassword: row.must_change_password,
    mustSetUpSecondFactor: await owesSecondFactor(db, row),
  };
}

interface WhySubject {
  readonly userId: string;
  readonly person: WhyPerson;
  readonly project: WhyProject;
  readonly projectName: string;
}

type Asking = Pick<WhyCall, 'db' | 'caller' | 'projectId'>;

/**
 * A person and the project of the call, for questions about its records. @throws NOT_FOUND, FORBIDDEN for a person
 * whom the caller may not read.
 */
export async function findWhySubject(call: Asking, userId: string | undefined): Promise<WhySubject> {
  const { row } = await personAsked(call, userId);
  const { project, name } = await projectAsked(call, row.id, call.projectId);
  if (project === 'unknown') throw new AppError('NOT_FOUND');
  return { userId: row.id, person: await whyPersonOf(call.db, row), project, projectName: name };
}

async function personAsked(call: Asking, userId: string | undefined): Promise<KnownUser> {
  const { caller } = call;
  if (userId === undefined || userId === caller.userId)
    return await getKnownUser({ ...call, caller: { ...caller, role: 'SUPPER_ADMIN' } }, caller.userId);
  const { access, path } = userEndpoints.detail;
  if (access.token === 'full') checkArea(access, caller, call.projectId, path);
  return await getKnownUser(call, userId);
}

/**
 * Only SUPPER_ADMIN can distinguish a foreign project from a missing one, and only members of a project ask about
 * others there. @throws PROJECT_FORBIDDEN.
 */
async function projectAsked(
  { db, caller }: Asking,
  userId: string,
  projectId: string,
): Promise<{ readonly project: WhyProject | 'unknown'; readonly name: string }> {
  const [facts] = await findProjectFacts(db, [projectId]);
  const membershipIn = async (id: string) =>
    (await findMembershipsOf(db, id)).find((one) => one.projectId === projectId);
  const membership = await membershipIn(userId);
  const isMember = membership !== undefined;
  const isSelf = userId === caller.userId;
  const isKnown = caller.role === 'SUPPER_ADMIN' || (await membershipIn(caller.userId)) !== undefined;
  if (!isKnown && !isSelf) throw new AppError('PROJECT_FORBIDDEN');
  if (!isKnown) return { project: { ...NOBODYS, projectId, isMember }, name: '' };
  if (facts === undefined) return { project: 'unknown', name: '' };
  return { project: { ...NO_PROJECT_RIGHTS, ...facts, ...membership, isMember }, name: facts.name };
}

const NOBODYS = { workflowMode: 'THREE_STEP', status: 'ENABLE', ...NO_PROJECT_RIGHTS } as const;

/** @throws NOT_FOUND for a call that does not exist. */
function accessAsked({ query }: WhyCall, routes: MountedRoutes): EndpointAccess {
  if (query.area !== undefined) return inArea(query.area);
  if (query.action !== undefined) return inArea(areaOfAction(query.action), query.action);
  const found = routes().find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === query.call);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found.endpoint.access;
}
