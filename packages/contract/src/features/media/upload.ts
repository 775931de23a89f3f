import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, randomId } from '../../core/ids.ts';
import { MAX_FILE_BYTES } from './file-types.ts';

const MB = 1024 * 1024;

/** Per user: the number of unfinished uploads, and their total bytes. */
export const MAX_OPEN_UPLOADS = 100;
export const MAX_OPEN_BYTES = 8 * 1024 * MB;
/** An upload idle for this many hours is deleted with its bytes. */
export const UPLOAD_HOURS = 24;
/** Code points of a file name, including its extension. */
export const MAX_FILE_NAME = 200;

const uploadParams = z.strictObject({ uploadId: randomId });

const text = (max: number) => z.string({ error: 'type' }).check(z.maxLength(max, { error: 'tooLong' }));
const LONGEST_SEC = 7 * 86_400;
const MOST_PIXELS = 100_000;

const numberUpTo = (pattern: RegExp, max: number) =>
  z.pipe(
    z.pipe(text(20).check(z.regex(pattern, { error: 'pattern' })), z.transform(Number)),
    z.number().check(z.lte(max, { error: 'tooBig' })),
  );
const pixels = numberUpTo(/^[1-9]\d{0,8}$/, MOST_PIXELS);

/** `{mediaId}:{version}`, the version as the caller saw it. */
const fileRef = z.pipe(
  text(40).check(z.regex(/^[1-9]\d{0,17}:[1-9]\d{0,8}$/, { error: 'pattern' })),
  z.transform((value: string) => {
    const [mediaId = '', version] = value.split(':');
    return { mediaId, version: Number(version) };
  }),
);
export type FileRef = z.output<typeof fileRef>;

/** The content of `Upload-Metadata`: keys with base64 values. */
export const uploadMetadata = z.strictObject({
  /** The name on the user's machine; characters that a name cannot hold are dropped. */
  filename: text(2_000),
  /** The type guessed by the browser; the content decides. */
  filetype: z.optional(text(200)),
  folderId: z.optional(contentId),
  /** What is said about a new file once it has been examined. */
  templateId: z.optional(contentId),
  /** A replacement of an existing file: its address stays. */
  replaces: z.optional(fileRef),
  /** The still of a video. */
  posterOf: z.optional(fileRef),
  /** For video and audio, as read by the browser. */
  durationSec: z.optional(numberUpTo(/^\d{1,6}(\.\d{1,6})?$/, LONGEST_SEC)),
  width: z.optional(pixels),
  height: z.optional(pixels),
});
export type UploadMetadata = z.output<typeof uploadMetadata>;

const ENDING_ERRORS = [
  'NOT_FOUND',
  'UPLOAD_PROTOCOL',
  'VERSION_CONFLICT',
  'RULES_NOT_MET',
  'STORAGE_FULL',
] as const;

/** tus 1.0 with creation, termination and expiration. All data is in headers. */
export const uploadEndpoints = {
  begin: defineEndpoint({
    method: 'POST',
    path: '/admin/media/upload',
    summary: 'Begin an upload: Upload-Length and Upload-Metadata in, its address in Location.',
    access: inArea('media', 'media.upload'),
    kind: 'upload',
    data: z.unknown(),
    errors: ['UPLOAD_PROTOCOL', 'NOT_FOUND', 'VERSION_CONFLICT', 'QUOTA_REACHED', 'RULES_NOT_MET'],
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
