import { UPLOAD_HOURS } from '@toasoan/contract/features/media/upload.ts';
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { useAuth } from '#web/core/session/auth-store.ts';
import type { UploadItem } from './upload-item.ts';

interface Remembered {
  readonly uploadId: string;
  readonly time: number;
}

/** The server deletes uploads that were idle for longer. */
const KEPT_MS = UPLOAD_HOURS * 60 * 60 * 1000;
let store: UseStore | undefined;

function memory(): UseStore {
  store ??= createStore('toasoan-uploads', 'begun');
  return store;
}

/**
 * Identifies the same file for the same place by the same user, so that nobody resumes another user's upload. If the
 * browser refuses storage, an upload only restarts after a reload.
 */
function keyOf({ projectId, folderId, replaces }: UploadItem, file: File): string {
  const { userId } = useAuth.getState();
  const place = replaces ? `${replaces.id}:${replaces.version}` : (folderId ?? '');
  return [userId, projectId, place, file.name, file.size, file.lastModified].join('|');
}

/** Id of the upload already begun for this file; '' for none. */
export async function recallUpload(item: UploadItem, file: File): Promise<string> {
  const found = await get<Remembered>(keyOf(item, file), memory()).catch(() => undefined);
  return found && Date.now() - found.time < KEPT_MS ? found.uploadId : '';
}

export async function rememberUpload(item: UploadItem, file: File, uploadId: string): Promise<void> {
  await set(keyOf(item, file), { uploadId, time: Date.now() }, memory()).catch(() => undefined);
  await forgetOld();
}

export async function forgetUpload(item: UploadItem, file: File): Promise<void> {
  await del(keyOf(item, file), memory()).catch(() => undefined);
}

async function forgetOld(): Promise<void> {
  const all = await entries<string, Remembered>(memory()).catch(() => []);
  const old = all.filter(([, { time }]) => Date.now() - time >= KEPT_MS);
  await Promise.all(old.map(([key]) => del(key, memory()).catch(() => undefined)));
}
