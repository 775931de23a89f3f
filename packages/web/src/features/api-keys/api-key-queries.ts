import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { apiKeyEndpoints as endpoints } from '@toasoan/contract/features/api-keys/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { resourceKeys, useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

const apiKeyKeys = resourceKeys('api-keys');

export function apiKeyList(projectId: string, query: QueryInput<typeof endpoints.list>) {
  return queryOptions({
    queryKey: apiKeyKeys(projectId, 'list', query),
    queryFn: ({ signal }) => call(endpoints.list, { query, signal }),
  });
}

export function apiKeyCounts(projectId: string) {
  return queryOptions({
    queryKey: apiKeyKeys(projectId, 'counts'),
    queryFn: ({ signal }) => call(endpoints.counts, { signal }),
  });
}

export function apiKeyDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: apiKeyKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(endpoints.detail, { params: { id }, signal }),
  });
}

export function apiKeyProjects(projectId: string) {
  return queryOptions({
    queryKey: apiKeyKeys(projectId, 'projects'),
    queryFn: ({ signal }) => call(endpoints.projects, { signal }),
  });
}

export function recentCalls(projectId: string) {
  return infiniteQueryOptions({
    queryKey: apiKeyKeys(projectId, 'calls'),
    queryFn: ({ pageParam, signal }) => call(endpoints.calls, { query: { before: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
  });
}

interface Change<Body> {
  readonly id: string;
  readonly body: Body;
}

export function useRotateKey() {
  return useResourceMutation(apiKeyKeys, ({ id, body }: Change<BodyInput<typeof endpoints.rotate>>) =>
    call(endpoints.rotate, { params: { id }, body }),
  );
}

export function useExtendKey() {
  return useResourceMutation(apiKeyKeys, ({ id, body }: Change<BodyInput<typeof endpoints.extend>>) =>
    call(endpoints.extend, { params: { id }, body }),
  );
}

export function useRevokeKey() {
  return useResourceMutation(apiKeyKeys, ({ id, body }: Change<BodyInput<typeof endpoints.revoke>>) =>
    call(endpoints.revoke, { params: { id }, body }),
  );
}
