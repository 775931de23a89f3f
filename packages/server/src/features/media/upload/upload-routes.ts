import { uploadEndpoints } from '@toasoan/contract/features/media/upload.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Route, uploadRoute } from '#server/core/http/route.ts';
import type { UploadAnswer, UploadCall } from '#server/core/http/send-upload.ts';
import { beginUpload } from './begin-upload.ts';
import { endUpload } from './end-upload.ts';
import { receiveBytes } from './receive-bytes.ts';
import { dropUpload, expiryOf } from './upload-expiry.ts';
import { bytesIn, checkBytesType, checkProtocol, metadataIn } from './upload-headers.ts';
import { UploadMutex } from './upload-mutex.ts';
import type { UploadDependencies } from './upload-needs.ts';
import { requestOf } from './upload-request.ts';
import { findUpload, takeLease, type UploadRow } from './upload-store.ts';

type CallOfOne = UploadCall<typeof uploadEndpoints.send>;

/** tus 1.0: creation, data, offset, termination. */
export function uploadRoutes(deps: UploadDependencies): readonly Route[] {
  const mutex = new UploadMutex();

  /** Exclusive within this process. @throws NOT_FOUND also for another person's. */
  async function inTurn<Result>(
    call: CallOfOne,
    work: (upload: UploadRow, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    checkProtocol(call.headers);
    const { uploadId } = call.params;
    await ownUpload(call);
    const turn = await mutex.take(uploadId);
    try {
      return await work(await ownUpload(call), turn.signal);
    } finally {
      turn.end();
    }
  }

  return [
    uploadRoute(uploadEndpoints.begin, async (call) => {
      checkProtocol(call.headers);
      const length = bytesIn(call.headers, 'Upload-Length');
      const options = requestOf(metadataIn(call.headers), length);
      const id = await beginUpload(call, options, deps.now());
      const headers = {
        location: `${call.path}/${id}`,
        'upload-expires': expiryOf(deps.now()).toUTCString(),
      };
      return { status: 201, headers };
    }),
    uploadRoute(uploadEndpoints.progress, (call) =>
      inTurn(call, async (upload) => {
        const headers = { 'upload-length': upload.length, ...(await stateOf(deps, call, upload)) };
        return { status: 200, headers };
      }),
    ),
    uploadRoute(uploadEndpoints.send, async (call): Promise<UploadAnswer> => {
      const from = bytesIn(call.headers, 'Upload-Offset');
      checkBytesType(call.headers);
      return await inTurn(call, async (upload, signal) => {
        await receive(deps, call, { upload, from, signal });
        return { status: 204, headers: await stateOf(deps, call, await ownUpload(call)) };
      });
    }),
    uploadRoute(uploadEndpoints.cancel, (call) =>
      inTurn(call, async ({ project_id, id }) => {
        await dropUpload(call.db, deps.storage, project_id, id);
        return { status: 204, headers: {} };
      }),
    ),
  ];
}

async function ownUpload({ db, projectId, params, caller }: CallOfOne): Promise<UploadRow> {
  const row = await findUpload(db, projectId, params.uploadId);
  if (row === undefined || row.user_id !== caller.userId || row.is_dropped) throw new AppError('NOT_FOUND');
  return row;
}

interface Sending {
  readonly upload: UploadRow;
  readonly from: number;
  readonly signal: AbortSignal;
}

async function receive(
  deps: UploadDependencies,
  call: CallOfOne,
  { upload, from, signal }: Sending,
): Promise<void> {
  const { db, projectId, body, headers } = call;
  const length = Number(upload.length);
  if (from !== Number(upload.safe_bytes)) throw new AppError('UPLOAD_OFFSET');
  if (Number(headers['content-length'] ?? 0) > length - from) throw new AppError('TOO_LARGE');
  // All bytes have arrived: only the end is left.
  if (from === length) return;
  const lease = await takeLease(db, projectId, { id: upload.id, from, now: deps.now() });
  if (lease === undefined) throw new AppError('UPLOAD_OFFSET');
  const stop = () => body.destroy();
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  await receiveBytes({ ...deps, db, projectId, uploadId: upload.id, lease, from, length }, body);
}

/** Its offset; a complete upload is ended first. */
async function stateOf(
  deps: UploadDependencies,
  call: CallOfOne,
  upload: UploadRow,
): Promise<Record<string, string>> {
  const offset = { 'upload-offset': upload.safe_bytes };
  if (upload.safe_bytes !== upload.length) {
    return { ...offset, 'upload-expires': expiryOf(upload.update_time).toUTCString() };
  }
  return { ...offset, 'media-id': upload.media_id ?? (await endUpload(deps, call, upload)) };
}
