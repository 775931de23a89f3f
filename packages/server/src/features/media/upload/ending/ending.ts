import { MEDIA_FAILURE_TEXTS } from '@toasoan/contract/features/media/media-failure-texts.ts';
import { MEDIA_RULE_TEXTS } from '@toasoan/contract/features/media/media-rule-texts.ts';
import { mayEditMedia } from '@toasoan/contract/features/media/media-rules.ts';
import type { Caller } from '#server/core/auth/caller.ts';
import type { Db } from '#server/core/db/database.ts';
import { versionConflict } from '#server/core/db/version-conflict.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { mediaPerson } from '../../library/media-person.ts';
import { lockMedia } from '../../library/media-store.ts';
import type { MediaRecord } from '../../media-row.ts';
import { type InspectedFile, inspectFile } from '../inspection/inspect-file.ts';
import { MediaRefused } from '../inspection/media-refused.ts';
import type { UploadDependencies } from '../upload-needs.ts';
import type { UploadRow } from '../upload-store.ts';

/** What happens with the bytes once they are complete. */
export interface Ending {
  /** Stores them under their final name, where nobody sees them yet. May be repeated. */
  readonly prepare: () => Promise<void>;
  /** In one transaction with the end of the upload: makes them visible. Returns the row's id. */
  readonly write: (tx: Db) => Promise<string>;
}

/**
 * For files that replace a visible one: a refusal is reported at once, and the file never becomes visible. @throws
 * RULES_NOT_MET
 */
export async function inspectOrRefuse(
  deps: UploadDependencies,
  name: string,
  fileName: string,
): Promise<InspectedFile> {
  try {
    return await inspectFile(deps, name, fileName);
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error;
    await deps.storage.remove([name]);
    const text = MEDIA_FAILURE_TEXTS[error.reason];
    throw new AppError('RULES_NOT_MET', {
      rules: [{ code: error.reason, field: 'file', text }],
      cause: error,
    });
  }
}

/**
 * The current target row of an upload. Its version was checked when the upload began. Changed words are no reason
 * to send a film again; a changed file is. @throws NOT_FOUND, RULES_NOT_MET, VERSION_CONFLICT
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
