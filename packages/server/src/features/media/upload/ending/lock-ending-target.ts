import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import { mayEditMedia } from '@toasoan/contract/features/media/media-rules.ts';
import type { Caller } from '#server/core/auth/caller.ts';
import type { Db } from '#server/core/db/database.ts';
import { versionConflict } from '#server/core/db/version-conflict.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { mediaPerson } from '../../library/media-person.ts';
import { lockMedia } from '../../library/media-store.ts';
import type { MediaRecord } from '../../media-row.ts';
import type { UploadRow } from '../upload-store.ts';

/**
 * The row that an upload is for, as it is now. Its version was judged when the upload began; words that somebody has
 * changed since are no reason to send a film again, another file is.
 * @throws NOT_FOUND, RULES_NOT_MET, VERSION_CONFLICT
 */
export async function lockEndingTarget(db: Db, upload: UploadRow, caller: Caller): Promise<MediaRecord> {
  const target = await lockMedia(db, upload.project_id, upload.target_id ?? '', undefined);
  const createdBy = { userId: target.created_by_id, name: target.created_by_name };
  if (!mayEditMedia(mediaPerson(caller), { createdBy }))
    throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_NOT_YOURS', 'mediaId');
  if (target.state === 'TRASHED') throw ruleNotMet(MEDIA_RULE_TEXTS, 'MEDIA_MOVE_NOT_OPEN', 'mediaId');
  if (target.file_number !== upload.target_number) throw versionConflict(target);
  return target;
}
