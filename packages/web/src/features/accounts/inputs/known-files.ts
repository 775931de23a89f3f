import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import type { KnownFile } from '../page/account-context.ts';

/** What the page needs of files that were just chosen. */
export function knownFiles(files: readonly MediaRow[]): Record<string, KnownFile> {
  return Object.fromEntries(
    files.map((file) => [
      file.id,
      {
        title: file.title || file.fileName,
        picture: file.picture,
        lacksCredit: file.credit === '' && file.licence !== 'OWN',
      },
    ]),
  );
}
