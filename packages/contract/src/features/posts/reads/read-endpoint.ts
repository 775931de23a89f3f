import * as z from 'zod/mini';
import { byReaders } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId } from '../../../core/ids.ts';
import { readerFields, readerParams } from '../../../core/reader-fields.ts';

/**
 * A reader has had the page of a post open for some seconds: a sum per post and day, and nothing about who read it.
 * Its limits are of the process; nothing is written for one call.
 */
export const postReadEndpoint = defineEndpoint({
  method: 'POST',
  path: '/intake/v1/{projectId}/post/read',
  summary: 'Count a read of a post, once a reader and day.',
  access: byReaders('read'),
  params: z.strictObject(readerParams),
  body: z.strictObject({ ...readerFields, postId: contentId }),
  data: z.object({ counted: z.boolean() }),
  bodyLimit: 8 * 1024,
});
