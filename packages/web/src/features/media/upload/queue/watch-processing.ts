import { mediaEndpoints } from '@toasoan/contract/features/media/endpoints.ts';
import type { MediaRow } from '@toasoan/contract/features/media/media.ts';
import { call, sendFile } from '#web/core/api/api.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { queryClient } from '#web/core/query/query-client.ts';
import { mayWork } from './may-work.ts';
import type { UploadItem } from './upload-item.ts';
import { UPLOAD_PATH } from './upload-metadata.ts';
import { changeItem, useUploads } from './upload-store.ts';
import { type UploadWork, workOf } from './upload-work.ts';

/** The server needs a moment for the still; a film does not wait for it for ever. */
const MOST_LOOKS = 8;

/** Whether a film that is in still waits for the picture that this browser could draw of it. */
function waitsForPoster(item: UploadItem, row: MediaRow, work: UploadWork): boolean {
  const still = work.film?.poster;
  if (row.kind !== 'VIDEO' || row.picture !== null || !still || item.replaces) return false;
  if (work.poster === 'none') void sendPoster(item, row, work, still);
  if (work.poster !== 'sent') return true;
  work.posterLooks += 1;
  return work.posterLooks < MOST_LOOKS;
}

/** Without its still the film is as good, so this fails in silence. */
async function sendPoster(item: UploadItem, row: MediaRow, work: UploadWork, still: Blob): Promise<void> {
  work.poster = 'sending';
  const metadata = {
    filename: `${item.fileName.replace(/\.[^.]*$/, '')}.jpg`,
    filetype: 'image/jpeg',
    posterOf: `${row.id}:${row.version}`,
  };
  const silent = { onBegun: () => undefined, onProgress: () => undefined };
  await new Promise<void>((resolve) => {
    const end = () => resolve();
    sendFile(
      { path: UPLOAD_PATH, projectId: item.projectId, file: still, metadata, uploadId: '' },
      { ...silent, onDone: end, onFailed: end },
    ).catch(end);
  });
  work.poster = 'sent';
}

const FIRST_MS = 700;
const LAST_MS = 4_000;
const AT_ONCE = 100;

let timer = 0;
let wait = FIRST_MS;

/** Asks until the server has worked on everything that arrived, less often the longer it takes. */
export function watchProcessing(): void {
  window.clearTimeout(timer);
  wait = FIRST_MS;
  plan();
}

function plan(): void {
  timer = window.setTimeout(async () => {
    await askAll();
    wait = Math.min(LAST_MS, wait * 1.5);
    if (processing().length > 0) plan();
  }, wait);
}

function processing(): readonly UploadItem[] {
  return useUploads.getState().items.filter(({ phase }) => phase === 'processing');
}

async function askAll(): Promise<void> {
  if (!mayWork()) return;
  const byProject = Map.groupBy(processing(), ({ projectId }) => projectId);
  for (const [projectId, items] of byProject) await ask(projectId, items.slice(0, AT_ONCE));
}

async function ask(projectId: string, items: readonly UploadItem[]): Promise<void> {
  const found = await rowsOf(
    projectId,
    items.map(({ mediaId }) => mediaId),
  );
  if (!found) return;
  for (const item of items) settle(item, found.get(item.mediaId));
  await invalidate(queryClient, { queryKey: [projectId, 'media'] });
  await notifyDuplicates(projectId, [...found.values()]);
}

/** Nothing when the server could not be asked: it is asked again. */
async function rowsOf(
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MediaRow> | undefined> {
  try {
    const { items } = await call(mediaEndpoints.byIds, {
      query: { id: [...ids] },
      projectId,
      headers: { 'x-hide-loading': '1' },
      suppressErrorToast: 'everything',
    });
    return new Map(items.map((row) => [row.id, row]));
  } catch {
    return undefined;
  }
}

function settle(item: UploadItem, row: MediaRow | undefined): void {
  if (row?.state === 'PROCESSING') return;
  if (!row || row.state === 'FAILED') {
    const code = row ? (row.failure ?? 'DAMAGED') : 'GONE';
    changeItem(item.id, { phase: 'failed', media: row, problem: { code } });
    return;
  }
  const work = workOf(item.id);
  if (work && waitsForPoster(item, row, work)) return;
  changeItem(item.id, { phase: 'ready', media: row, problem: undefined });
  work?.onReady?.(row);
}

/** Which picture a new one looks like. */
async function notifyDuplicates(projectId: string, rows: readonly MediaRow[]): Promise<void> {
  const like = rows.filter(({ state, twinId }) => state === 'READY' && twinId !== null);
  if (like.length === 0) return;
  const duplicates = await rowsOf(projectId, [...new Set(like.flatMap(({ twinId }) => twinId ?? []))]);
  for (const { id, twinId } of like) {
    const item = useUploads.getState().items.find(({ mediaId }) => mediaId === id);
    if (item) changeItem(item.id, { duplicate: duplicates?.get(twinId ?? '') });
  }
}
