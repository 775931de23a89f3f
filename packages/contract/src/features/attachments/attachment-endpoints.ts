import * as z from 'zod/mini';
import { byReaders } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import type { EndpointAccess } from '../../core/endpoint.ts';
import { contentId, idParams } from '../../core/ids.ts';
import { readerFields, readerParams } from '../../core/reader-fields.ts';
import { attachment, attachmentList, readerForm } from './attachment.ts';
import { MAX_ATTACHMENT_BYTES } from './attachment-limits.ts';

interface CaseCalls {
  /** Of the case: `/admin/takedown`. */
  readonly path: string;
  /** "takedown case" */
  readonly name: string;
  readonly reads: EndpointAccess;
  readonly opens: EndpointAccess;
  readonly adds: EndpointAccess;
  readonly removes: EndpointAccess;
}

const fileParams = z.strictObject({ id: contentId, fileId: contentId });

/** The calls about the private files of one kind of case. */
export function attachmentEndpoints({ path, name, reads, opens, adds, removes }: CaseCalls) {
  return {
    list: defineEndpoint({
      method: 'GET',
      path: `${path}/attachment/list/{id}`,
      summary: `The files of a ${name}, and what may be done with them.`,
      access: reads,
      params: idParams,
      data: attachmentList,
      errors: ['NOT_FOUND'],
    }),
    add: defineEndpoint({
      method: 'POST',
      path: `${path}/attachment/add/{id}`,
      summary: `Add a file to a ${name}: its bytes in the body, its name in the header file-name.`,
      access: adds,
      kind: 'file',
      params: idParams,
      data: attachment,
      bodyLimit: MAX_ATTACHMENT_BYTES,
      errors: ['NOT_FOUND', 'RULES_NOT_MET', 'QUOTA_REACHED', 'STORAGE_FULL'],
    }),
    download: defineEndpoint({
      method: 'GET',
      path: `${path}/attachment/download/{id}/{fileId}`,
      summary: `A file of a ${name} as it was sent; the download is on record.`,
      access: opens,
      kind: 'download',
      params: fileParams,
      data: z.unknown(),
      errors: ['NOT_FOUND'],
    }),
    remove: defineEndpoint({
      method: 'POST',
      path: `${path}/attachment/remove/{id}/{fileId}`,
      summary: `Remove a file of a ${name} for good.`,
      access: removes,
      params: fileParams,
      data: attachmentList,
      errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    }),
  };
}
export type AttachmentEndpoints = ReturnType<typeof attachmentEndpoints>;

/** Readers send files before the form that names them. */
export const readerAttachmentEndpoints = {
  ticket: defineEndpoint({
    method: 'POST',
    path: '/intake/v1/{projectId}/attachments/ticket',
    summary: 'Ask to send files with a form: the ticket serves it for an hour, and answers for the captcha.',
    access: byReaders('ticket', { captcha: true }),
    params: z.strictObject(readerParams),
    body: z.strictObject({ ...readerFields, form: readerForm }),
    data: z.object({ ticket: z.string(), expireTime: z.string() }),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/intake/v1/{projectId}/attachments/add',
    summary:
      'Send one file: its bytes in the body, its name in the header file-name, the ticket in attachment-ticket.',
    access: byReaders('file'),
    kind: 'file',
    params: z.strictObject(readerParams),
    data: z.object({ id: z.string(), fileName: z.string(), sizeBytes: z.number() }),
    bodyLimit: MAX_ATTACHMENT_BYTES,
    errors: ['RULES_NOT_MET', 'STORAGE_FULL'],
  }),
};
