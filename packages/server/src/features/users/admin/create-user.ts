import type { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { slugOf } from '@toasoan/contract/vocabulary/slug.ts';
import { isGuessable } from '#server/core/auth/guessable-password.ts';
import { hashPassword } from '#server/core/auth/password-hash.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { Answer, Call } from '#server/core/http/call.ts';
import { mailPasswordLink } from '../links/mailing/queue-account-mail.ts';
import { type LinkDependencies, newPasswordLink } from '../links/new-password-link.ts';
import { isLiving, type Membership } from '../memberships-view.ts';
import { refuseTakenAccount } from '../refuse-taken-account.ts';
import { signInLimitsGiven } from '../sign-in-limit-columns.ts';
import { staffGiven } from '../staff-columns.ts';
import { findFreeUsername, insertUser, type NewUser } from '../user-store.ts';
import { auditUser } from './audit-user.ts';
import type { ResetDependencies } from './change-account.ts';
import { checkKeeper, checkNewUser } from './check-user-change.ts';
import { readUser } from './find-user-view.ts';
import { wantedProjects, withRights } from './plan-rights.ts';
import { identityOf } from './update-user.ts';

type CreateCall = Call<typeof userEndpoints.create>;

/**
 * @throws INVALID_INPUT, ABOVE_YOU, FORBIDDEN, PASSWORD_TOO_COMMON, EMAIL_TAKEN, USERNAME_TAKEN,
 * EMPLOYEE_CODE_TAKEN.
 */
export async function createUser(
  call: CreateCall,
  deps: LinkDependencies & Pick<ResetDependencies, 'profiles'>,
  passwordHash: string | null,
): Promise<Answer<typeof userEndpoints.create>> {
  const { db: tx, caller, body } = call;
  checkKeeper(call, body.accountType, 'user.create');
  if (body.email !== undefined) identityOf(body.email);
  const projects = withRights(await wantedProjects(call, projectsOf(call)), body.projectRights ?? []);
  await checkNewUser(call, {
    role: body.role,
    permissionGrants: body.permissionGrants ?? [],
    permissionDenials: body.permissionDenials ?? [],
    projects: projects.filter(isLiving),
  });
  const user = { ...(await newUser(call, projects)), passwordHash };
  const by = { userId: caller.userId, name: caller.displayName };
  const userId = await insertUser(tx, user, by).catch(refuseTakenAccount);
  const created = await readUser(call, userId);
  const after = created.account;
  const facts = after.accountType === 'user' ? {} : await deps.profiles.add(call, after, body.profile);
  await auditUser(call, 'create', userId, { after: created, facts });
  if (body.accountType !== 'user' || body.password !== undefined) return after;
  if (deps.mailTokens !== undefined && after.status === 'ENABLE') {
    const invitation = {
      userId,
      purpose: 'invitation',
      askedBy: caller.displayName,
      now: deps.now(),
    } as const;
    const { expiresAt } = await mailPasswordLink(tx, invitation, deps.mailTokens);
    return { ...after, inviteMailed: true, inviteExpiresAt: expiresAt };
  }
  const { url, expiresAt } = await newPasswordLink(tx, userId, deps);
  return { ...after, inviteUrl: url, inviteExpiresAt: expiresAt };
}

/** Default: the current project; SUPPER_ADMIN needs none. */
function projectsOf({ body, caller, projectId }: CreateCall): readonly string[] {
  const projects = body.projects ?? (body.role === 'SUPPER_ADMIN' ? [] : [projectId]);
  // Otherwise nobody below SUPPER_ADMIN could see the person any more.
  if (projects.length === 0 && caller.role !== 'SUPPER_ADMIN')
    throw new AppError('INVALID_INPUT', {
      fields: [{ field: 'projects', code: 'tooFew', values: { min: 1 } }],
    });
  return projects;
}

async function newUser(
  call: CreateCall,
  projects: readonly Membership[],
): Promise<Omit<NewUser, 'passwordHash'>> {
  const { db, body } = call;
  const displayName = body.displayName ?? body.name ?? '';
  const email = body.email ?? '';
  const username = body.username ?? (await findFreeUsername(db, email || slugOf(displayName)));
  if (body.password !== undefined && isGuessable(body.password, { email, username, displayName }))
    throw new AppError('PASSWORD_TOO_COMMON', { field: 'password' });
  return {
    accountType: body.accountType,
    username,
    displayName,
    email,
    mobile: body.mobile ?? '',
    role: body.role,
    status: body.status ?? 'ENABLE',
    mustChangePassword: body.password !== undefined,
    permissionGrants: body.permissionGrants ?? [],
    permissionDenials: body.permissionDenials ?? [],
    projects,
    ...(body.accountType === 'user' && { staff: staffGiven(body), limits: signInLimitsGiven(body) }),
  };
}

/** The hash of a given password, made before the transaction begins. */
export async function initialPassword({ body }: CreateCall): Promise<string | null> {
  return body.password === undefined ? null : await hashPassword(body.password);
}
