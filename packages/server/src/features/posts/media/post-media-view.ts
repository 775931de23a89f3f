import type { PostMedia } from '@toasoan/contract/features/posts/media/post-media.ts';
import { fileAddress } from '@toasoan/contract/vocabulary/picture.ts';
import type { Db } from '#server/core/db/database.ts';
import { pictureOf } from '#server/core/media/picture-view.ts';

/** What posts show and check of library files; unknown ones are left out. */
export async function findPostMedia(
  db: Db,
  projectId: string,
  ids: readonly string[],
): Promise<readonly PostMedia[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    fileName: row.file_name,
    mime: row.mime,
    extension: row.extension,
    sizeBytes: Number(row.size_bytes),
    durationSec: row.duration_sec,
    picture: pictureOf(row),
    url: row.kind === 'IMAGE' ? '' : fileAddress(row.key, row.extension),
    alt: row.alt,
    caption: row.caption,
    credit: row.credit,
    licence: row.licence,
    licenceStatus: row.licence_status,
    licenceUntil: row.licence_until,
    hasIdentifiableChild: row.has_identifiable_child,
    childPrivacy: row.child_privacy,
    isPublicActivity: row.is_public_activity,
    aiUse: row.ai_use,
    aiLabel: row.ai_label,
    mapChecked: row.map_checked,
  }));
}
