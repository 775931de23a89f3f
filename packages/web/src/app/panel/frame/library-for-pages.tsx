import type { ReactNode } from 'react';
import { LazyMediaPicker } from '#web/features/media/picker/lazy-media-picker.tsx';
import { MediaPickerContext } from '#web/patterns/media/media-slot.ts';
import { type UploadFiles, UploadFilesContext } from '#web/patterns/media/upload-slot.ts';

/** The queue is no part of what every page waits for. */
const uploadFiles: UploadFiles = async (files, onReady) => {
  const { startUploads } = await import('#web/features/media/upload/queue/start-uploads.ts');
  startUploads(files, { onReady });
};

/** Gives pages what they may use of the library without knowing it. */
export function LibraryForPages({ children }: { readonly children: ReactNode }) {
  return (
    <MediaPickerContext value={LazyMediaPicker}>
      <UploadFilesContext value={uploadFiles}>{children}</UploadFilesContext>
    </MediaPickerContext>
  );
}
