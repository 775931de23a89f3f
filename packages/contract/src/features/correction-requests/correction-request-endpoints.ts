import * as z from 'zod/mini';
import { byReaders, inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams } from '../../core/ids.ts';
import { pageOf, pageQuery } from '../../core/paging.ts';
import { readerEmail, readerFields, readerParams } from '../../core/reader-fields.ts';
import { readerFiles } from '../attachments/attachment.ts';
import { attachmentEndpoints } from '../attachments/attachment-endpoints.ts';
import { correctionRequestCounts } from '../posts/correction/request-counts.ts';
import {
  correctionRequest,
  correctionRequestCreate,
  correctionRequestMove,
  correctionRequestPost,
  correctionRequestRules,
  requesterFields,
  requesterPhone,
} from './correction-request.ts';

/** waiting: not answered; overdue: waiting past its due time. */
export const CORRECTION_REQUEST_VIEWS = ['waiting', 'overdue', 'answered', 'all'] as const;
export type CorrectionRequestView = (typeof CORRECTION_REQUEST_VIEWS)[number];

export const correctionRequestListQuery = z.strictObject({
  ...pageQuery,
  view: z._default(z.enum(CORRECTION_REQUEST_VIEWS, { error: 'choice' }), 'waiting'),
});

const AREA = 'correction-requests';
const reads = inArea(AREA);
const decides = inArea(AREA, 'post.correct');
const changes = ['NOT_FOUND', 'RULES_NOT_MET', 'VERSION_MISSING', 'VERSION_CONFLICT'] as const;

export const correctionRequestEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/correction-request/list',
    summary: 'Requests for a correction: those that wait by due time, then the answered ones, newest first.',
    access: reads,
    query: correctionRequestListQuery,
    data: pageOf(correctionRequest),
  }),
  counts: correctionRequestCounts,
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/correction-request/detail/{id}',
    summary: 'One request with what may be done with it now.',
    access: reads,
    params: idParams,
    data: correctionRequest,
    errors: ['NOT_FOUND'],
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/admin/correction-request/create',
    summary: 'Enter a request that came by letter, mail or telephone.',
    access: decides,
    body: correctionRequestCreate,
    data: correctionRequest,
    errors: ['RULES_NOT_MET'],
    creates: true,
  }),
  transition: defineEndpoint({
    method: 'POST',
    path: '/admin/correction-request/transition/{id}',
    summary: 'Take, accept, reject, reconsider or answer a request.',
    access: decides,
    params: idParams,
    body: correctionRequestMove,
    data: correctionRequest,
    errors: [...changes],
  }),
  setPost: defineEndpoint({
    method: 'POST',
    path: '/admin/correction-request/post/{id}',
    summary: 'Say which post a request is about.',
    access: decides,
    params: idParams,
    body: correctionRequestPost,
    data: correctionRequest,
    errors: [...changes],
  }),
  rules: defineEndpoint({
    method: 'GET',
    path: '/admin/correction-request/rules',
    summary: 'Within how many days the project answers.',
    access: reads,
    data: correctionRequestRules,
  }),
  saveRules: defineEndpoint({
    method: 'POST',
    path: '/admin/correction-request/rules/update',
    summary: 'Change the days; requests that have come keep their due time.',
    access: decides,
    body: correctionRequestRules,
    data: correctionRequestRules,
  }),
};

/** Evidence of a request; whoever sees the requester masked does not open it. */
export const correctionRequestAttachments = attachmentEndpoints({
  path: '/admin/correction-request',
  name: 'correction request',
  reads,
  opens: decides,
  adds: decides,
  removes: decides,
});

/** Two texts of 5,000 letters with marks, five long links, and what stands around them. */
const BODY_LIMIT = 64 * 1024;

/** What readers send. */
export const readerCorrectionEndpoints = {
  send: defineEndpoint({
    method: 'POST',
    path: '/intake/v1/{projectId}/correction-requests',
    summary: 'Ask the newsroom to correct an article; answers the number of the request.',
    access: byReaders('request', { captcha: true }),
    params: z.strictObject(readerParams),
    body: z.strictObject({
      ...readerFields,
      ...requesterFields,
      ...readerFiles,
      email: readerEmail,
      phone: requesterPhone,
    }),
    data: z.object({ number: z.string(), dueTime: z.string() }),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    creates: true,
    bodyLimit: BODY_LIMIT,
  }),
};
