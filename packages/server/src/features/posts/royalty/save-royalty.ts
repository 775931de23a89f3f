import type {
  RoyaltyDraft,
  RoyaltySettings,
  RoyaltySettingsDraft,
} from '@toasoan/contract/features/posts/royalty/royalty.ts';
import { maxOfGroup } from '@toasoan/contract/features/posts/royalty/royalty-groups.ts';
import { isWhole, ROYALTY_RULE_TEXTS } from '@toasoan/contract/features/posts/royalty/royalty-rules.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleProblem } from '#server/core/errors/rule-not-met.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { lockPost } from '../editing/post-store.ts';
import { postActor } from '../post-actor.ts';
import { getPost } from '../post-detail-view.ts';
import { findRoyalty, lockSettings, readSettings, writeRoyalty, writeSettings } from './royalty-store.ts';

/** @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET: SHARES_NOT_WHOLE, COEFFICIENT_TOO_HIGH. */
export async function saveRoyalty(
  call: TransactionCall,
  { postId, version }: { readonly postId: string; readonly version: number },
  draft: RoyaltyDraft,
): Promise<void> {
  const { db, projectId, caller } = call;
  await lockPost(db, projectId, postId);
  const post = await getPost(db, projectId, postActor(caller), postId);
  const before = await findRoyalty(db, projectId, postId);
  if ((before?.version ?? 0) !== version) throw conflict(before);
  checkRoyalty(draft, await readSettings(db, projectId));
  await writeRoyalty(db, projectId, postId, draft, caller);
  const after = await findRoyalty(db, projectId, postId);
  await writeAudit(call, {
    action: 'royalty.save',
    entity: 'royalty',
    entityId: postId,
    before: before && { ...before, title: post.title },
    after: after && { ...after, title: post.title },
  });
}

/** @throws VERSION_CONFLICT. */
export async function saveSettings(
  call: TransactionCall,
  version: number,
  draft: RoyaltySettingsDraft,
): Promise<RoyaltySettings> {
  const { db, projectId, caller } = call;
  await lockSettings(db, projectId);
  const before = await readSettings(db, projectId);
  if (before.version !== version) throw conflict(before);
  await writeSettings(db, projectId, draft, caller);
  const after = await readSettings(db, projectId);
  await writeAudit(call, {
    action: 'royalty.settings',
    entity: 'royalty',
    before: { ...before },
    after: { ...after },
  });
  return after;
}

function conflict(current: { readonly version: number } | null): AppError {
  return new AppError('VERSION_CONFLICT', { details: { version: current?.version ?? 0 } });
}

function checkRoyalty(draft: RoyaltyDraft, { maxima }: RoyaltySettings): void {
  const max = maxOfGroup(draft.royaltyGroup, maxima);
  const rules = [
    ...(isWhole(draft.payees.map(({ share }) => share))
      ? []
      : [ruleProblem(ROYALTY_RULE_TEXTS, 'SHARES_NOT_WHOLE', 'payees')]),
    ...(draft.coefficient <= max
      ? []
      : [ruleProblem(ROYALTY_RULE_TEXTS, 'COEFFICIENT_TOO_HIGH', 'coefficient', { max })]),
  ];
  if (rules.length > 0) throw new AppError('RULES_NOT_MET', { rules });
}
