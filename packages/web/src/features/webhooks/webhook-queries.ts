import { queryOptions } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { webhookEndpoints as endpoints } from '@toasoan/contract/features/webhooks/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { crudCalls } from '#web/patterns/resource/crud-calls.ts';
import { useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

const webhooks = crudCalls('webhooks', endpoints);
const { keys: webhookKeys } = webhooks;

export const {
  list: webhookList,
  detail: webhookDetail,
  create: createWebhook,
  update: updateWebhook,
  useRemove: useRemoveWebhook,
} = webhooks;

export function webhookDeliveries(projectId: string, id: string) {
  return queryOptions({
    queryKey: webhookKeys(projectId, 'deliveries', id),
    queryFn: ({ signal }) => call(endpoints.deliveries, { params: { id }, signal }),
  });
}

/** The next page of the log; it is read once. */
export async function earlierDeliveries(id: string, before: string) {
  return await call(endpoints.deliveries, { params: { id }, query: { before } });
}

export function webhookDelivery(
  projectId: string,
  ids: { readonly id: string; readonly deliveryId: string },
) {
  return queryOptions({
    queryKey: webhookKeys(projectId, 'delivery', ids),
    queryFn: ({ signal }) => call(endpoints.delivery, { params: ids, signal }),
  });
}

interface Change<Body> {
  readonly id: string;
  readonly body: Body;
}

export function usePauseWebhook() {
  return useResourceMutation(webhookKeys, ({ id, body }: Change<BodyInput<typeof endpoints.pause>>) =>
    call(endpoints.pause, { params: { id }, body }),
  );
}

export function useResumeWebhook() {
  return useResourceMutation(webhookKeys, ({ id, body }: Change<BodyInput<typeof endpoints.resume>>) =>
    call(endpoints.resume, { params: { id }, body }),
  );
}

export function useRotateSecret() {
  return useResourceMutation(webhookKeys, ({ id, body }: Change<BodyInput<typeof endpoints.rotate>>) =>
    call(endpoints.rotate, { params: { id }, body }),
  );
}

export function useTestWebhook() {
  return useResourceMutation(webhookKeys, (id: string) => call(endpoints.test, { params: { id } }));
}

export function useRedeliver() {
  return useResourceMutation(webhookKeys, (ids: { readonly id: string; readonly deliveryId: string }) =>
    call(endpoints.redeliver, { params: ids }),
  );
}
