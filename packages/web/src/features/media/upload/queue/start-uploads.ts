import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { randomId } from '#web/core/random-id.ts';
import { checkWaiting } from './check-lane.ts';
import { guardUploads } from './guard-uploads.ts';
import type { Replaced, UploadItem } from './upload-item.ts';
import { useUploads } from './upload-store.ts';
import { addWork } from './upload-work.ts';

export interface UploadOptions {
  /** Where the files go; left out: into no folder. */
  readonly folderId?: string | undefined;
  /** Called for each file that can be used, a file of the library that is taken instead included. */
  readonly onReady?: ((media: MediaRow) => void) | undefined;
  /** The row whose file one new file takes the place of. */
  readonly replaces?: Replaced | undefined;
}

/** Takes files into the queue, for the person and project of now, and gives their ids there. */
export function startUploads(files: readonly File[], options: UploadOptions = {}): readonly string[] {
  if (files.length === 0) return [];
  guardUploads();
  const projectId = useLayout.getState().projectCurrentId;
  const items = files.map((file) => newItem(file, projectId, options));
  files.forEach((file, index) => {
    addWork(items[index]?.id ?? '', file, options.onReady);
  });
  useUploads.setState((before) => ({ items: [...before.items, ...items], isPanelOpen: true }));
  void checkWaiting();
  return items.map(({ id }) => id);
}

function newItem(file: File, projectId: string, { folderId, replaces }: UploadOptions): UploadItem {
  return {
    id: randomId(),
    projectId,
    // Files from a Mac have their letters in pieces.
    fileName: file.name.normalize('NFC'),
    sizeBytes: file.size,
    kind: undefined,
    folderId,
    replaces,
    phase: 'waiting',
    sentBytes: 0,
    speed: 0,
    problem: undefined,
    known: [],
    preview: '',
    mediaId: '',
    media: undefined,
    duplicate: undefined,
  };
}
