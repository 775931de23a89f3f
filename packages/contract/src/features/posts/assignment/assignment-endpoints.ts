import { inArea } from '../../../access/endpoint-access.ts';
import { bulkResult } from '../../../core/bulk.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { idParams } from '../../../core/ids.ts';
import { post } from '../post.ts';
import { handOver, handOverItems, handOverResult, postAssign } from './assignment.ts';

const forward = inArea('posts', 'post.forward');

export const assignmentEndpoints = {
  assign: defineEndpoint({
    method: 'POST',
    path: '/admin/post/assign/{id}',
    summary:
      'Give a post that is with the editors to a colleague who may edit it, until when and with a word.',
    access: forward,
    params: idParams,
    body: postAssign,
    data: post,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  handOverItems: defineEndpoint({
    method: 'GET',
    path: '/admin/post/handOver/items',
    summary: 'What the caller has in hand and can hand over at the end of a shift.',
    access: forward,
    data: handOverItems,
  }),
  handOver: defineEndpoint({
    method: 'POST',
    path: '/admin/post/handOver',
    summary: 'Hand the caller’s work over to a colleague, all or some; each post reports for itself.',
    access: forward,
    body: handOver,
    data: handOverResult,
    errors: ['RULES_NOT_MET'],
  }),
  takeBack: defineEndpoint({
    method: 'POST',
    path: '/admin/post/handOver/undo/{id}',
    summary: 'Take back what the caller handed over and nobody has touched since.',
    access: forward,
    params: idParams,
    data: bulkResult,
    errors: ['NOT_FOUND'],
  }),
};
