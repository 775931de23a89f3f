import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { idParams } from '../../../core/ids.ts';
import { commentRow } from '../comment.ts';
import { secondLookBody } from './moderation-bodies.ts';

const moderate = inArea('comments', 'comment.moderate');

export const secondLook = z.object({
  id: z.string(),
  comment: commentRow,
  firstBy: z.string(),
  firstTime: z.string(),
});
export type SecondLook = z.output<typeof secondLook>;

export const secondLookEndpoints = {
  secondLooks: defineEndpoint({
    method: 'GET',
    path: '/admin/comment/secondLook/list',
    summary: 'Rejections drawn for a second look that the caller may give: not their own, the oldest first.',
    access: moderate,
    data: z.object({ items: z.array(secondLook) }),
  }),
  giveSecondLook: defineEndpoint({
    method: 'POST',
    path: '/admin/comment/secondLook/give/{id}',
    summary: 'Agree with a rejection, or not: then the comment waits again.',
    access: moderate,
    params: idParams,
    body: secondLookBody,
    data: commentRow,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
};
