import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { useLayout } from '#web/core/preferences/layout-store.ts';
import { randomId } from '#web/core/random-id.ts';
import { isSignedIn } from '#web/core/session/auth-state.ts';
import { useAuth } from '#web/core/session/auth-store.ts';
import { chosenTemplateId } from '../../describing/chosen-template.ts';
import { checkWaiting } from './check-lane.ts';
import { sendQueued } from './send-lanes.ts';
import { isToCome, type Replaced, type UploadItem } from './upload-item.ts';
import type { Unfinished } from './upload-memory.ts';
import { useUploads } from './upload-store.ts';
import { addWork, sendings } from './upload-work.ts';
import { watchProcessing } from './watch-processing.ts';

let isGuarding = false;
/** The owner of these uploads: they continue for no other user. */
let owner = '';

/** From the first upload on, watches network and session and asks before the page is left. */
function guardUploads(): void {
  owner = useAuth.getState().userId;
  if (!navigator.onLine) useUploads.setState({ pausedFor: 'offline' });
  if (isGuarding) return;
  isGuarding = true;
  window.addEventListener('offline', settlePause);
  window.addEventListener('online', settlePause);
  window.addEventListener('beforeunload', (event) => {
    if (useUploads.getState().items.some(isToCome)) event.preventDefault();
  });
  useAuth.subscribe(settlePause);
}

function settlePause(): void {
  const before = useUploads.getState();
  const pausedFor = reasonToPause();
  if (before.items.length === 0) return;
  if (pausedFor !== before.pausedFor) {
    useUploads.setState({ pausedFor });
    for (const sending of sendings()) {
      if (pausedFor) sending.pause();
      else sending.goOn();
    }
  }
  if (!pausedFor) goOn();
}

function reasonToPause(): 'offline' | 'session' | undefined {
  const auth = useAuth.getState();
  if (!isSignedIn(auth) || auth.userId !== owner) return 'session';
  return navigator.onLine ? undefined : 'offline';
}

function goOn(): void {
  sendQueued();
  void checkWaiting();
  if (useUploads.getState().items.some(({ phase }) => phase === 'processing')) watchProcessing();
}

export interface UploadOptions {
  /** The folder the files go to; undefined: none. */
  readonly folderId?: string | undefined;
  /** Called for each usable file, including a library file taken instead of an upload. */
  readonly onReady?: ((media: MediaRow) => void) | undefined;
  /** The row whose file one new file replaces. */
  readonly replaces?: Replaced | undefined;
  /** The upload that one file goes on with: its place is the one it was begun for. */
  readonly resumes?: Unfinished | undefined;
}

/** Adds files to the queue for the current user and project, and returns their ids. */
export function startUploads(files: readonly File[], options: UploadOptions = {}): readonly string[] {
  if (files.length === 0) return [];
  guardUploads();
  const { onReady, resumes } = options;
  const projectId = resumes?.projectId ?? useLayout.getState().projectCurrentId;
  const items = files.map((file) => newItem(file, projectId, resumes ?? options));
  files.forEach((file, index) => {
    addWork(items[index]?.id ?? '', file, { onReady, uploadId: resumes?.uploadId ?? '' });
  });
  useUploads.setState((before) => ({ items: [...before.items, ...items], isPanelOpen: true }));
  void checkWaiting();
  return items.map(({ id }) => id);
}

function newItem(
  file: File,
  projectId: string,
  { folderId, replaces }: Pick<UploadOptions, 'folderId' | 'replaces'>,
): UploadItem {
  return {
    id: randomId(),
    projectId,
    // File names from a Mac are in decomposed Unicode.
    fileName: file.name.normalize('NFC'),
    sizeBytes: file.size,
    kind: undefined,
    folderId,
    templateId: replaces ? undefined : chosenTemplateId(projectId),
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
