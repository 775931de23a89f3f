import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { MAX_FILE_BYTES } from './file-types.ts';
import { uploadParams } from './upload.ts';

const ENDING_ERRORS = [
  'NOT_FOUND',
  'UPLOAD_PROTOCOL',
  'VERSION_CONFLICT',
  'RULES_NOT_MET',
  'STORAGE_FULL',
] as const;

/** tus 1.0 with creation, termination and expiration. Everything is said in headers. */
export const uploadEndpoints = {
  begin: defineEndpoint({
    method: 'POST',
    path: '/admin/media/upload',
    summary: 'Begin an upload: Upload-Length and Upload-Metadata in, its address in Location.',
    access: inArea('media', 'media.upload'),
    kind: 'upload',
    data: z.unknown(),
    errors: ['UPLOAD_PROTOCOL', 'NOT_FOUND', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  progress: defineEndpoint({
    method: 'HEAD',
    path: '/admin/media/upload/{uploadId}',
    summary: 'How many bytes are safe, in Upload-Offset; ends an upload whose bytes are all there.',
    access: inArea('media', 'media.upload'),
    kind: 'upload',
    params: uploadParams,
    data: z.unknown(),
    errors: ENDING_ERRORS,
  }),
  send: defineEndpoint({
    method: 'PATCH',
    path: '/admin/media/upload/{uploadId}',
    summary: 'Send bytes from Upload-Offset on; the answer to the last ones carries Media-Id.',
    access: inArea('media', 'media.upload'),
    kind: 'upload',
    params: uploadParams,
    data: z.unknown(),
    bodyLimit: MAX_FILE_BYTES,
    errors: ['UPLOAD_OFFSET', ...ENDING_ERRORS],
  }),
  cancel: defineEndpoint({
    method: 'DELETE',
    path: '/admin/media/upload/{uploadId}',
    summary: 'Forget an upload and its bytes.',
    access: inArea('media', 'media.upload'),
    kind: 'upload',
    params: uploadParams,
    data: z.unknown(),
    errors: ['NOT_FOUND', 'UPLOAD_PROTOCOL'],
  }),
};
