import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { suggestionEndpoints as endpoints } from '@toasoan/contract/features/translation-suggestions/endpoints.ts';
import { call, firstAnswer } from '#web/core/api/api.ts';
import { resourceKeys, useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

const suggestionKeys = resourceKeys('translation-suggestions');

export function suggestionList(projectId: string, query: QueryInput<typeof endpoints.list>) {
  return queryOptions({
    queryKey: suggestionKeys(projectId, 'list', query),
    queryFn: ({ signal }) => call(endpoints.list, { query, signal }),
    initialData: () => firstAnswer(endpoints.list, { query }),
    placeholderData: keepPreviousData,
  });
}

export function suggestionCounts(projectId: string) {
  return queryOptions({
    queryKey: suggestionKeys(projectId, 'counts'),
    queryFn: ({ signal }) =>
      call(endpoints.counts, {
        signal,
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
      }),
  });
}

export function suggestionDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: suggestionKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(endpoints.detail, { params: { id }, signal }),
  });
}

interface Sent<Body> {
  readonly id: string;
  readonly body: Body;
}

export function useAcceptSuggestion() {
  return useResourceMutation(suggestionKeys, ({ id, body }: Sent<BodyInput<typeof endpoints.accept>>) =>
    call(endpoints.accept, { params: { id }, body }),
  );
}

export function useRejectSuggestion() {
  return useResourceMutation(suggestionKeys, ({ id, body }: Sent<BodyInput<typeof endpoints.reject>>) =>
    call(endpoints.reject, { params: { id }, body }),
  );
}

export function useMarkDuplicate() {
  return useResourceMutation(suggestionKeys, ({ id, body }: Sent<BodyInput<typeof endpoints.duplicate>>) =>
    call(endpoints.duplicate, { params: { id }, body }),
  );
}

export function useReopenSuggestion() {
  return useResourceMutation(suggestionKeys, ({ id, body }: Sent<BodyInput<typeof endpoints.reopen>>) =>
    call(endpoints.reopen, { params: { id }, body }),
  );
}
