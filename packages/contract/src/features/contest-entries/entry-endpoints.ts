import * as z from 'zod/mini';
import { byReaders } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { randomId } from '../../core/ids.ts';
import { readerParams } from '../../core/reader-fields.ts';
import {
  entryBegin,
  entryCodeAsk,
  entryCodeUse,
  entryDrop,
  entryHeld,
  entryRemoveFile,
  entrySave,
  entrySend,
  entryWithdraw,
} from './entry.ts';
import { entryOpened, entrySaved, entrySent, entryState } from './entry-answers.ts';
import { MOST_ENTRY_BYTES } from './entry-limits.ts';

const BASE = '/intake/v1/{projectId}/entries';
const params = z.strictObject(readerParams);
const uploadParams = z.strictObject({ ...readerParams, uploadId: randomId });
const changes = ['NOT_FOUND', 'RULES_NOT_MET', 'VERSION_CONFLICT'] as const;
const uploads = ['NOT_FOUND', 'UPLOAD_PROTOCOL', 'RULES_NOT_MET', 'STORAGE_FULL'] as const;

/** How readers enter a contest: verify an e-mail, fill in a draft, send it, and look after it. */
export const entryEndpoints = {
  askCode: defineEndpoint({
    method: 'POST',
    path: `${BASE}/code`,
    summary:
      'Ask for the mail with a code of six digits and a link; the answer is the same for every address.',
    access: byReaders('entryCode', { captcha: true }),
    params,
    body: entryCodeAsk,
    data: z.object({ expireTime: z.string() }),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  open: defineEndpoint({
    method: 'POST',
    path: `${BASE}/open`,
    summary: 'Give the code of the mail and get the secret that opens drafts and works of this e-mail.',
    access: byReaders('entryOpen'),
    params,
    body: entryCodeUse,
    data: entryOpened,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  state: defineEndpoint({
    method: 'POST',
    path: `${BASE}/state`,
    summary: 'The contest, the drafts and the works that a secret opens.',
    access: byReaders('entry'),
    params,
    body: entryHeld,
    data: entryState,
    errors: ['RULES_NOT_MET'],
  }),
  begin: defineEndpoint({
    method: 'POST',
    path: `${BASE}/begin`,
    summary:
      'Begin a draft of a new work, or of a work that is to be mended; there is one of each at a time.',
    access: byReaders('entry'),
    params,
    body: entryBegin,
    data: entryState,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  save: defineEndpoint({
    method: 'POST',
    path: `${BASE}/save`,
    summary: 'Keep a draft as it is written so far.',
    access: byReaders('entry'),
    params,
    body: entrySave,
    data: entrySaved,
    errors: changes,
  }),
  drop: defineEndpoint({
    method: 'POST',
    path: `${BASE}/drop`,
    summary: 'Throw a draft away with its files.',
    access: byReaders('entry'),
    params,
    body: entryDrop,
    data: entryState,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  removeFile: defineEndpoint({
    method: 'POST',
    path: `${BASE}/remove-file`,
    summary: 'Take a file out of a draft.',
    access: byReaders('entry'),
    params,
    body: entryRemoveFile,
    data: entryState,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
  send: defineEndpoint({
    method: 'POST',
    path: `${BASE}/send`,
    summary: 'Send a draft: it becomes a work with a number, once, however often it is sent.',
    access: byReaders('entry'),
    params,
    body: entrySend,
    data: entrySent,
    errors: changes,
  }),
  withdraw: defineEndpoint({
    method: 'POST',
    path: `${BASE}/withdraw`,
    summary: 'Withdraw a work that nobody has begun to check; its number is typed to confirm.',
    access: byReaders('entry'),
    params,
    body: entryWithdraw,
    data: entryState,
    errors: changes,
  }),
};

/** tus 1.0 for the files of a draft; `authorization: Bearer` carries the secret. */
export const entryUploadEndpoints = {
  begin: defineEndpoint({
    method: 'POST',
    path: `${BASE}/upload`,
    summary: 'Begin a file of a draft: Upload-Length and Upload-Metadata in, its address in Location.',
    access: byReaders('entryFile'),
    kind: 'upload',
    params,
    data: z.unknown(),
    errors: uploads,
  }),
  progress: defineEndpoint({
    method: 'HEAD',
    path: `${BASE}/upload/{uploadId}`,
    summary: 'How many bytes are safe, in Upload-Offset; ends an upload whose bytes are all there.',
    access: byReaders('read'),
    kind: 'upload',
    params: uploadParams,
    data: z.unknown(),
    errors: uploads,
  }),
  send: defineEndpoint({
    method: 'PATCH',
    path: `${BASE}/upload/{uploadId}`,
    summary: 'Send bytes from Upload-Offset on; the answer to the last ones carries Entry-File.',
    access: byReaders('read'),
    kind: 'upload',
    params: uploadParams,
    data: z.unknown(),
    bodyLimit: MOST_ENTRY_BYTES,
    errors: ['UPLOAD_OFFSET', ...uploads],
  }),
  cancel: defineEndpoint({
    method: 'DELETE',
    path: `${BASE}/upload/{uploadId}`,
    summary: 'Forget an upload and its bytes.',
    access: byReaders('read'),
    kind: 'upload',
    params: uploadParams,
    data: z.unknown(),
    errors: ['NOT_FOUND', 'UPLOAD_PROTOCOL'],
  }),
};
