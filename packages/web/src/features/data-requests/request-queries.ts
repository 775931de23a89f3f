import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { dataRequestEndpoints as endpoints } from '@toasoan/contract/features/data-requests/data-request-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { resourceKeys, useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

const requestKeys = resourceKeys('data-requests');

export function dataRequestList(projectId: string, query: QueryInput<typeof endpoints.list>) {
  return queryOptions({
    queryKey: requestKeys(projectId, 'list', query),
    queryFn: ({ signal }) => call(endpoints.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function dataRequestCounts(projectId: string) {
  return queryOptions({
    queryKey: requestKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(endpoints.counts, { signal }),
  });
}

export function dataRequestDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: requestKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(endpoints.detail, { params: { id }, signal }),
  });
}

export function dataRequestHandlers(projectId: string) {
  return queryOptions({
    queryKey: requestKeys(projectId, 'handlers'),
    queryFn: ({ signal }) => call(endpoints.handlers, { signal }),
  });
}

export function dataRequestTimes(projectId: string) {
  return queryOptions({
    queryKey: requestKeys(projectId, 'times'),
    queryFn: ({ signal }) => call(endpoints.times, { signal }),
  });
}

export function dataRetention(projectId: string) {
  return queryOptions({
    queryKey: requestKeys(projectId, 'retention'),
    queryFn: ({ signal }) => call(endpoints.retention, { signal }),
  });
}

interface Of<Body> {
  readonly id: string;
  readonly body: Body;
}

export function useMoveDataRequest() {
  return useResourceMutation(requestKeys, ({ id, body }: Of<BodyInput<typeof endpoints.transition>>) =>
    call(endpoints.transition, { params: { id }, body }),
  );
}

export function useExtendDataRequest() {
  return useResourceMutation(requestKeys, ({ id, body }: Of<BodyInput<typeof endpoints.extend>>) =>
    call(endpoints.extend, { params: { id }, body }),
  );
}

export function useAssignDataRequest() {
  return useResourceMutation(requestKeys, ({ id, body }: Of<BodyInput<typeof endpoints.assign>>) =>
    call(endpoints.assign, { params: { id }, body }),
  );
}

export function useActOnData() {
  return useResourceMutation(requestKeys, ({ id, body }: Of<BodyInput<typeof endpoints.act>>) =>
    call(endpoints.act, { params: { id }, body }),
  );
}

/** Reading personal data leaves a line in the history, so what was read of the request is read again. */
export function useRevealRequester() {
  return useResourceMutation(requestKeys, (id: string) => call(endpoints.reveal, { params: { id } }));
}

export function useLookUpHoldings() {
  return useResourceMutation(requestKeys, (id: string) => call(endpoints.holdings, { params: { id } }));
}

export function useExportHoldings() {
  return useResourceMutation(requestKeys, ({ id, body }: Of<BodyInput<typeof endpoints.export>>) =>
    call(endpoints.export, { params: { id }, body }),
  );
}

interface Received {
  readonly body: BodyInput<typeof endpoints.create>;
  readonly idempotencyKey: string;
}

export function useReceiveDataRequest() {
  return useResourceMutation(requestKeys, ({ body, idempotencyKey }: Received) =>
    call(endpoints.create, { body, idempotencyKey }),
  );
}

export function useSaveDataRequestTimes() {
  return useResourceMutation(requestKeys, (body: BodyInput<typeof endpoints.saveTimes>) =>
    call(endpoints.saveTimes, { body }),
  );
}
