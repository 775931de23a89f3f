import { imageRefAddress } from '@toasoan/contract/vocabulary/picture.ts';
import type { Db } from '#server/core/db/database.ts';
import { holdImageRefs, imageRefColumns } from '#server/core/media/image-ref-store.ts';

export function avatarOf(key: string | null): string | null {
  return key === null ? null : imageRefAddress({ key });
}

/**
 * A person belongs to several projects and has one avatar: the earlier one may be in another project's library.
 * The caller holds the account. @throws INVALID_INPUT on `field`.
 */
export async function saveAvatar(
  db: Db,
  projectId: string,
  userId: string,
  options: { readonly mediaId: string | null; readonly field: string },
): Promise<void> {
  const before = await db
    .selectFrom('users')
    .innerJoin('media', 'media.id', 'users.avatar_id')
    .select('media.project_id')
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const columns = await imageRefColumns(db, projectId, options);
  const holder = { entity: 'user', entityId: userId } as const;
  await db
    .updateTable('users')
    .set({ avatar_id: columns?.id ?? null, avatar_key: columns?.key ?? null })
    .where('id', '=', userId)
    .execute();
  if (before !== undefined && before.project_id !== projectId)
    await holdImageRefs(db, before.project_id, holder, []);
  await holdImageRefs(db, projectId, holder, [{ mediaId: options.mediaId, place: 'avatar' }]);
}
