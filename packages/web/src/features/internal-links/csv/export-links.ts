import { internalLinkEndpoints } from '@toasoan/contract/features/internal-links/endpoints.ts';
import { call } from '#web/core/api/api.ts';

/** Saves all keywords of the project as a file; a failure is told by the call. */
export async function exportLinks(): Promise<void> {
  const { fileName, csv } = await call(internalLinkEndpoints.export, {});
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), 1000);
}
