import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams, version } from '../../core/ids.ts';
import {
  deliveryQuery,
  OVERLAP_HOURS,
  webhook,
  webhookCreate,
  webhookDelivery,
  webhookDeliveryDetail,
  webhookDetail,
  webhookListQuery,
  webhookUpdate,
} from './webhook.ts';

const managed = { entity: 'webhook', thing: 'webhook', things: 'webhooks', area: 'webhooks' } as const;
const access = inArea('webhooks');
const deliveryParams = z.strictObject({ id: contentId, deliveryId: contentId });
const changes = ['NOT_FOUND', 'RULES_NOT_MET', 'VERSION_MISSING', 'VERSION_CONFLICT'] as const;
const overlapHours = z.union(
  OVERLAP_HOURS.map((hours) => z.literal(hours)),
  { error: 'choice' },
);

export const webhookEndpoints = {
  // A new webhook is paused and has no secret: `rotate` makes its first one.
  ...crudEndpoints({
    ...managed,
    row: webhook,
    detail: webhookDetail,
    query: webhookListQuery,
    create: webhookCreate,
    update: webhookUpdate,
    saveErrors: ['RULES_NOT_MET'],
  }),
  pause: defineEndpoint({
    method: 'POST',
    path: '/admin/webhook/pause/{id}',
    summary: 'Send nothing for now; what happens meanwhile waits.',
    access,
    params: idParams,
    body: z.strictObject({ version }),
    data: webhookDetail,
    errors: [...changes],
  }),
  resume: defineEndpoint({
    method: 'POST',
    path: '/admin/webhook/resume/{id}',
    summary: 'Send again; what has waited is sent in order, or dropped.',
    access,
    params: idParams,
    body: z.strictObject({ version, dropsWaiting: z.boolean({ error: 'type' }) }),
    data: webhookDetail,
    errors: [...changes],
  }),
  rotate: defineEndpoint({
    method: 'POST',
    path: '/admin/webhook/rotate/{id}',
    summary:
      'Make the first or a new signing secret, shown once; the former one signs beside it for some hours.',
    access,
    params: idParams,
    body: z.strictObject({ version, overlapHours }),
    data: z.object({ ...webhookDetail.shape, secret: z.string() }),
    errors: [...changes],
    shownOnce: ['secret'],
  }),
  test: defineEndpoint({
    method: 'POST',
    path: '/admin/webhook/test/{id}',
    summary: 'Send a test message now, also to a paused webhook, and report its answer.',
    access,
    params: idParams,
    data: webhookDeliveryDetail,
    errors: ['NOT_FOUND', 'SECRET_UNREADABLE'],
  }),
  deliveries: defineEndpoint({
    method: 'GET',
    path: '/admin/webhook/deliveries/{id}',
    summary: 'What was sent or waits, newest first.',
    access,
    params: idParams,
    query: deliveryQuery,
    data: z.object({ items: z.array(webhookDelivery), hasMore: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  delivery: defineEndpoint({
    method: 'GET',
    path: '/admin/webhook/delivery/{id}/{deliveryId}',
    summary: 'One delivery with its message and every attempt.',
    access,
    params: deliveryParams,
    data: webhookDeliveryDetail,
    errors: ['NOT_FOUND'],
  }),
  redeliver: defineEndpoint({
    method: 'POST',
    path: '/admin/webhook/redeliver/{id}/{deliveryId}',
    summary: 'Send a message once more, under the same id.',
    access,
    params: deliveryParams,
    data: webhookDeliveryDetail,
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
  }),
};
