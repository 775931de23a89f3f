import { internalLinkEndpoints } from '@toasoan/contract/features/internal-links/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { saveFile } from '#web/core/api/save-file.ts';

/** Saves all keywords of the project as a file; a failure is told by the call. */
export async function exportLinks(): Promise<void> {
  const { fileName, csv } = await call(internalLinkEndpoints.export, {});
  saveFile(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}
