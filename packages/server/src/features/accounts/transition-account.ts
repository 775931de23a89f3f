import { ACCOUNT_RULE_TEXTS } from '@toasoan/contract/features/accounts/account-rule-texts.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { type AccountDependencies, holdAccountRow } from './account-detail-view.ts';
import { saveState } from './account-store.ts';
import { requireReady } from './profile/keep-profiles.ts';
import { profileOf } from './profile/profile-store.ts';
import { projectName } from './profile/profile-view.ts';

const SHORTEST_REASON = 10;

interface Transition {
  readonly to: 'PUBLISHED' | 'UNPUBLISHED';
  readonly version: number;
  readonly reason?: string | undefined;
}

/** @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET. */
export async function transitionAccount(
  call: TransactionCall,
  id: string,
  { to, version, reason = '' }: Transition,
  { now }: Pick<AccountDependencies, 'now'>,
): Promise<void> {
  const { db, projectId, caller } = call;
  const row = await holdAccountRow(call, id);
  checkVersion(row, version);
  if (row.project_id !== projectId) {
    const name = await projectName(db, row.project_id);
    throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'PROFILE_OF_OTHER_PROJECT', 'profile', { name });
  }
  const isOpen = to === 'UNPUBLISHED' ? row.state === 'PUBLISHED' : row.state !== null && row.state !== to;
  if (!isOpen) throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'MOVE_NOT_OPEN');
  if (to === 'UNPUBLISHED' && [...reason].length < SHORTEST_REASON)
    throw ruleNotMet(ACCOUNT_RULE_TEXTS, 'REASON_NEEDED', 'reason');
  const checked = { projectId, userId: id, kind: row.kind, after: profileOf(row) };
  if (to === 'PUBLISHED') await requireReady(db, checked, 'NOT_READY');
  await saveState(db, id, to, { by: caller, now: now() });
  await writeAudit(call, {
    action: to === 'PUBLISHED' ? 'user.publish' : 'user.unpublish',
    entity: 'user',
    entityId: id,
    before: { displayName: row.display_name, profileState: row.state },
    after: { displayName: row.display_name, profileState: to, ...(reason !== '' && { reason }) },
  });
}
