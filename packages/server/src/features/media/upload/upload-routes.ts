import { uploadEndpoints, uploadMetadata } from '@toasoan/contract/features/media/upload.ts';
import { type Route, uploadRoute } from '#server/core/http/route.ts';
import type { UploadCall } from '#server/core/http/send-upload.ts';
import { partPrefix } from '#server/core/media/stored-names.ts';
import { tusCalls } from '#server/core/tus/tus-calls.ts';
import { bytesIn, checkProtocol, metadataIn } from '#server/core/tus/upload-headers.ts';
import { beginUpload } from './begin-upload.ts';
import { endUpload } from './end-upload.ts';
import { dropUpload, expiryOf } from './upload-expiry.ts';
import type { UploadDependencies } from './upload-needs.ts';
import { requestOf } from './upload-request.ts';
import { findUpload, mediaUploads, type UploadRow } from './upload-store.ts';

type CallOfOne = UploadCall<typeof uploadEndpoints.send>;

/** tus 1.0: creation, data, offset, termination. */
export function uploadRoutes(deps: UploadDependencies): readonly Route[] {
  const calls = tusCalls<CallOfOne, UploadRow>(deps, {
    store: mediaUploads,
    prefixOf: partPrefix,
    expiryOf,
    findOwn: async ({ db, projectId, params, caller }) => {
      const row = await findUpload(db, projectId, params.uploadId);
      return row?.user_id === caller.userId ? row : undefined;
    },
    end: async (call, row) => ({ 'media-id': row.media_id ?? (await endUpload(deps, call, row)) }),
    drop: ({ db }, { project_id, id }) => dropUpload(db, deps.storage, project_id, id),
  });
  return [
    uploadRoute(uploadEndpoints.begin, async (call) => {
      checkProtocol(call.headers);
      const length = bytesIn(call.headers, 'Upload-Length');
      const options = requestOf(metadataIn(call.headers, uploadMetadata), length);
      const id = await beginUpload(call, options, deps.now());
      const headers = {
        location: `${call.path}/${id}`,
        'upload-expires': expiryOf(deps.now()).toUTCString(),
      };
      return { status: 201, headers };
    }),
    uploadRoute(uploadEndpoints.progress, calls.progress),
    uploadRoute(uploadEndpoints.send, calls.send),
    uploadRoute(uploadEndpoints.cancel, calls.cancel),
  ];
}
