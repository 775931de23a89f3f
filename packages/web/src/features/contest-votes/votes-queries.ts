import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { contestVoteEndpoints as endpoints } from '@toasoan/contract/features/contest-votes/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { randomId } from '#web/core/random-id.ts';
import { resourceKeys, useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

const voteKeys = resourceKeys('contest-votes');

/** While patterns are looked for. */
const REFETCH_MS = 2_000;

export function votesOverview(projectId: string, contestId: string, isAwaited: boolean) {
  return queryOptions({
    queryKey: voteKeys(projectId, 'overview', contestId),
    queryFn: ({ signal }) => call(endpoints.overview, { query: { contestId }, signal }),
    refetchInterval: isAwaited && REFETCH_MS,
  });
}

export function votesBoard(projectId: string, query: QueryInput<typeof endpoints.board>) {
  return queryOptions({
    queryKey: voteKeys(projectId, 'board', query),
    queryFn: ({ signal }) => call(endpoints.board, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** `analysed` is when the patterns were last looked for: then there are others. */
export function voteFindings(
  projectId: string,
  query: QueryInput<typeof endpoints.findings>,
  analysed: string | null,
) {
  return queryOptions({
    queryKey: voteKeys(projectId, 'findings', query, analysed),
    queryFn: ({ signal }) => call(endpoints.findings, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function votesOf(projectId: string, query: QueryInput<typeof endpoints.votes>) {
  return queryOptions({
    queryKey: voteKeys(projectId, 'votes', query),
    queryFn: ({ signal }) => call(endpoints.votes, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function voteMonths(projectId: string, contestId: string) {
  return queryOptions({
    queryKey: voteKeys(projectId, 'months', contestId),
    queryFn: ({ signal }) => call(endpoints.months, { query: { contestId }, signal }),
  });
}

export function useAnalyse() {
  return useResourceMutation(voteKeys, (contestId: string) =>
    call(endpoints.analyse, { body: { contestId }, idempotencyKey: randomId() }),
  );
}

export function useDecide() {
  return useResourceMutation(voteKeys, (body: BodyInput<typeof endpoints.decide>) =>
    call(endpoints.decide, { body }),
  );
}

export function useRecount() {
  return useResourceMutation(voteKeys, (contestId: string) =>
    call(endpoints.recount, { body: { contestId } }),
  );
}

export function useRecountMonth() {
  return useResourceMutation(voteKeys, (body: BodyInput<typeof endpoints.recountMonth>) =>
    call(endpoints.recountMonth, { body }),
  );
}

export function useAnnounceMonth() {
  return useResourceMutation(voteKeys, (body: BodyInput<typeof endpoints.announceMonth>) =>
    call(endpoints.announceMonth, { body }),
  );
}
