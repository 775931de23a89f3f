import { compareRights } from '@toasoan/contract/access/compare-rights.ts';
import type { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { losesSuperAdmin, type UserRights } from '@toasoan/contract/features/users/user-rules.ts';
import { hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import type { Answer, Call } from '#server/core/http/call.ts';
import { keepOneSuperAdmin } from '../admin/account-store.ts';
import { checkUserChange } from '../admin/check-user-change.ts';
import { getKnownUser } from '../admin/find-user-view.ts';
import { planRights } from '../admin/plan-rights.ts';
import { findLivingProjects, findProjectFacts } from '../memberships-view.ts';

type PreviewCall = Call<typeof userEndpoints.preview>;

/** The rights that saving this change would add and remove; a change that saving refuses is refused here too. */
export async function previewChange(call: PreviewCall): Promise<Answer<typeof userEndpoints.preview>> {
  const { db, body } = call;
  const user = await getKnownUser(call, body.userId);
  const { before, after, fields } = await planRights(call, user, body);
  await checkUserChange(call, user, { fields, rights: after });
  const { account } = user;
  const today = hanoiDay(Date.now());
  if (losesSuperAdmin(account, { ...account, role: after.role }, today))
    await keepOneSuperAdmin(db, account.userId, today);
  const isEverywhere = [before, after].some(({ role }) => role === 'SUPPER_ADMIN');
  const memberOf = [...new Set([...idsOf(before), ...idsOf(after)])];
  const projects = isEverywhere ? await findLivingProjects(db) : await findProjectFacts(db, memberOf);
  const changes = compareRights(before, after, projects);
  return {
    changes: changes.map((change) => ({
      ...change,
      name: projects.find(({ projectId }) => projectId === change.projectId)?.name ?? '',
    })),
  };
}

function idsOf({ projects }: UserRights): string[] {
  return projects.map(({ projectId }) => projectId);
}
