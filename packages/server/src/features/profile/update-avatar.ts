import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { lockAccount, saveAvatar } from '#server/features/users/public.ts';

/** One's own face; the last choice holds. @throws INVALID_INPUT for what is no picture of the project. */
export async function updateAvatar(call: TransactionCall, mediaId: string | null): Promise<void> {
  const { userId } = call.caller;
  await lockAccount(call.db, userId);
  await saveAvatar(call.db, call.projectId, userId, { mediaId, field: 'mediaId' });
  await writeAudit(call, {
    action: 'user.updateProfile',
    entity: 'user',
    entityId: userId,
    after: { avatarId: mediaId },
  });
}
