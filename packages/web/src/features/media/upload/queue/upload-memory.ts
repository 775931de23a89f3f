import { UPLOAD_HOURS } from '@toasoan/contract/features/media/upload.ts';
import { createStore, del, get, set, type UseStore, values } from 'idb-keyval';
import { useAuth } from '#web/core/session/auth-store.ts';
import { edgesOf, sliceChecksum } from '../reading/file-checksum.ts';
import type { Replaced, UploadItem } from './upload-item.ts';

/** An upload that was begun in this browser and has not ended. */
export interface Unfinished {
  readonly uploadId: string;
  /** Nobody else sees it or goes on with it. */
  readonly userId: string;
  readonly projectId: string;
  readonly folderId: string | undefined;
  readonly replaces: Replaced | undefined;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly lastModified: number;
  /** Checksum of the beginning and end, known at once. */
  readonly edges: string;
  /** Checksum of the whole; '' until it is computed. */
  readonly checksum: string;
  /** About how much the server has. */
  readonly sentBytes: number;
  readonly time: number;
  /** The user has been told about it after a reload. */
  readonly isSeen: boolean;
}

/** The server deletes uploads that were idle for longer. */
const KEPT_MS = UPLOAD_HOURS * 60 * 60 * 1000;
let store: UseStore | undefined;

/** If the browser refuses storage, an upload only restarts after a reload. */
function memory(): UseStore {
  store ??= createStore('toasoan-uploads', 'begun');
  return store;
}

async function change(uploadId: string, changes: Partial<Unfinished>): Promise<void> {
  const known = await get<Unfinished>(uploadId, memory());
  if (known) await set(uploadId, { ...known, ...changes }, memory());
}

/** Notes a begun upload at once, and its checksum as soon as the file has been read. */
export async function rememberUpload(item: UploadItem, file: File, uploadId: string): Promise<void> {
  holdUpload(uploadId);
  const entry: Unfinished = {
    uploadId,
    userId: useAuth.getState().userId,
    projectId: item.projectId,
    folderId: item.folderId,
    replaces: item.replaces,
    fileName: item.fileName,
    sizeBytes: file.size,
    lastModified: file.lastModified,
    edges: '',
    checksum: '',
    sentBytes: 0,
    time: Date.now(),
    isSeen: false,
  };
  try {
    await set(uploadId, { ...entry, edges: await edgesOf(file) }, memory());
    await change(uploadId, { checksum: await sliceChecksum(file) });
  } catch {
    // No storage, or the file is gone: it cannot be continued after a reload.
  }
}

export async function noteSent(uploadId: string, sentBytes: number): Promise<void> {
  await change(uploadId, { sentBytes, time: Date.now() }).catch(() => undefined);
}

export async function noteSeen(uploadId: string): Promise<void> {
  await change(uploadId, { isSeen: true }).catch(() => undefined);
}

export async function forgetUpload(uploadId: string): Promise<void> {
  letGo(uploadId);
  await del(uploadId, memory()).catch(() => undefined);
}

/** Uploads of the signed-in user that no open page is sending; those that the server has deleted are forgotten. */
export async function unfinishedUploads(): Promise<readonly Unfinished[]> {
  const { userId } = useAuth.getState();
  const all = await values<Unfinished>(memory()).catch(() => []);
  const old = all.filter(({ time }) => Date.now() - time >= KEPT_MS);
  await Promise.all(old.map(({ uploadId }) => forgetUpload(uploadId)));
  const held = await heldUploads();
  return all.filter((one) => one.userId === userId && !old.includes(one) && !held.has(one.uploadId));
}

type Place = Pick<UploadItem, 'projectId' | 'folderId' | 'replaces'>;

/** The upload already begun for this file and place; undefined for none. */
export async function findBegun(place: Place, file: File): Promise<Unfinished | undefined> {
  for (const one of await unfinishedUploads()) {
    if (isSamePlace(one, place) && (await isSameFile(one, file))) return one;
  }
  return undefined;
}

function isSamePlace(one: Place, { projectId, folderId, replaces }: Place): boolean {
  return (
    one.projectId === projectId &&
    one.folderId === folderId &&
    one.replaces?.id === replaces?.id &&
    one.replaces?.version === replaces?.version
  );
}

/** By name and size, then by its edges, and only then by every byte. */
export async function isSameFile(one: Unfinished, file: File): Promise<boolean> {
  if (one.fileName !== file.name.normalize('NFC') || one.sizeBytes !== file.size) return false;
  if (one.edges !== (await edgesOf(file))) return false;
  if (one.checksum === '') return one.lastModified === file.lastModified;
  return one.checksum === (await sliceChecksum(file));
}

const LOCK = 'toasoan-upload ';
const here = new Map<string, () => void>();

/** While this page has an upload, no other page of the browser calls it unfinished. */
export function holdUpload(uploadId: string): void {
  if (here.has(uploadId)) return;
  const end = Promise.withResolvers<void>();
  here.set(uploadId, end.resolve);
  // Typed as always present, but absent outside secure contexts.
  const locks: LockManager | undefined = navigator.locks;
  // A lock that comes after the end is given back at once.
  void locks?.request(LOCK + uploadId, () => end.promise);
}

function letGo(uploadId: string): void {
  here.get(uploadId)?.();
  here.delete(uploadId);
}

/** Their user leaves: whoever signs in next in this browser may find them. */
export function letGoOfAll(): void {
  for (const uploadId of [...here.keys()]) letGo(uploadId);
}

async function heldUploads(): Promise<ReadonlySet<string>> {
  const locks: LockManager | undefined = navigator.locks;
  const held = (await locks?.query())?.held ?? [];
  const elsewhere = held.flatMap(({ name }) => (name?.startsWith(LOCK) ? name.slice(LOCK.length) : []));
  return new Set([...here.keys(), ...elsewhere]);
}
