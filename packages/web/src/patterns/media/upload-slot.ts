import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { createContext, use } from 'react';

/** Uploads files to the library and reports each usable one, whatever page is shown meanwhile. */
export type UploadFiles = (files: readonly File[], onReady: (file: MediaRow) => void) => void;

/** The library's upload queue, provided by the app to features below the library and to the article editor. */
export const UploadFilesContext = createContext<UploadFiles | undefined>(undefined);

export function useUploadFiles(): UploadFiles | undefined {
  return use(UploadFilesContext);
}
