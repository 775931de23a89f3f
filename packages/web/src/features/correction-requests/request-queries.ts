import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { correctionRequestEndpoints as endpoints } from '@toasoan/contract/features/correction-requests/correction-request-endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { resourceKeys, useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

const requestKeys = resourceKeys('correction-requests');

export function requestList(projectId: string, query: QueryInput<typeof endpoints.list>) {
  return queryOptions({
    queryKey: requestKeys(projectId, 'list', query),
    queryFn: ({ signal }) => call(endpoints.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function requestCounts(projectId: string) {
  return queryOptions({
    queryKey: requestKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(endpoints.counts, { signal }),
  });
}

export function requestDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: requestKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(endpoints.detail, { params: { id }, signal }),
  });
}

export function answerRules(projectId: string) {
  return queryOptions({
    queryKey: requestKeys(projectId, 'rules'),
    queryFn: ({ signal }) => call(endpoints.rules, { signal }),
  });
}

interface Move {
  readonly id: string;
  readonly body: BodyInput<typeof endpoints.transition>;
}

export function useMoveRequest() {
  return useResourceMutation(requestKeys, ({ id, body }: Move) =>
    call(endpoints.transition, { params: { id }, body }),
  );
}

interface PostOfRequest {
  readonly id: string;
  readonly body: BodyInput<typeof endpoints.setPost>;
}

export function useSetRequestPost() {
  return useResourceMutation(requestKeys, ({ id, body }: PostOfRequest) =>
    call(endpoints.setPost, { params: { id }, body }),
  );
}

interface Received {
  readonly body: BodyInput<typeof endpoints.create>;
  readonly idempotencyKey: string;
}

export function useReceiveRequest() {
  return useResourceMutation(requestKeys, ({ body, idempotencyKey }: Received) =>
    call(endpoints.create, { body, idempotencyKey }),
  );
}

export function useSaveAnswerRules() {
  return useResourceMutation(requestKeys, (body: BodyInput<typeof endpoints.saveRules>) =>
    call(endpoints.saveRules, { body }),
  );
}
