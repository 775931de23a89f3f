import { MEDIA_FAILURE_TEXTS } from '@toasoan/contract/features/media/media-failure-texts.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type InspectedFile, inspectFile } from '../inspection/inspect-file.ts';
import { MediaRefused } from '../inspection/media-refused.ts';
import type { UploadDependencies } from '../upload-needs.ts';

/** For files that go where others can be seen: what is refused is told at once, and never gets there. @throws RULES_NOT_MET */
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
