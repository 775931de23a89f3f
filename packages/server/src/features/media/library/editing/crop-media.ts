import type { MediaCropsUpdate } from '@toasoan/contract/features/media/media.ts';
import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { mediaFacts } from '../media-audit.ts';
import type { MediaPerson } from '../media-person.ts';
import { lockMedia, writeMedia } from '../media-store.ts';
import { checkEditableMedia, type MediaChange } from './update-media.ts';

/**
 * Sets the focal point and the crops: every rendition of the picture changes. @throws NOT_FOUND, VERSION_CONFLICT,
 * FORBIDDEN, RULES_NOT_MET: MEDIA_NOT_IMAGE, MEDIA_MOVE_NOT_OPEN.
 */
export async function cropMedia(
  db: Db,
  projectId: string,
  { id, version, focalPoint, crops }: MediaCropsUpdate,
  { person, by }: { readonly person: MediaPerson; readonly by: Actor },
): Promise<MediaChange> {
  const row = await lockMedia(db, projectId, id, version);
  checkEditableMedia(person, row);
  if (row.kind !== 'IMAGE') throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_NOT_IMAGE', 'id');
  if (row.state !== 'READY' && row.state !== 'QUARANTINED')
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_MOVE_NOT_OPEN', 'id');
  const before = await mediaFacts(db, projectId, row);
  const record = await writeMedia(
    db,
    projectId,
    id,
    {
      ...(focalPoint !== undefined && { focal_x: focalPoint?.x ?? null, focal_y: focalPoint?.y ?? null }),
      ...(crops !== undefined && { crops: JSON.stringify(crops) }),
      revision: row.revision + 1,
    },
    by,
  );
  return { record, before, after: await mediaFacts(db, projectId, record) };
}
