import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import type { ContestDetail } from '@toasoan/contract/features/contests/contest.ts';
import { contestSettingsEndpoints as settings } from '@toasoan/contract/features/contests/contest-settings-endpoints.ts';
import { contestEndpoints } from '@toasoan/contract/features/contests/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { useProjectId } from '#web/core/project/current-project.ts';
import { invalidate } from '#web/core/query/invalidate.ts';
import { resourceKeys, useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

/** The same beginning as the list of contests: a change reads both again. */
const contestKeys = resourceKeys('contests');

export function contestDetail(projectId: string, id: string) {
  return queryOptions<ContestDetail, Error, ContestDetail, QueryKey>({
    queryKey: contestKeys(projectId, 'detail', id),
    queryFn: ({ signal }) => call(contestEndpoints.detail, { params: { id }, signal }),
  });
}

export function contestNames(projectId: string) {
  return queryOptions({
    queryKey: contestKeys(projectId, 'list'),
    queryFn: ({ signal }) => call(contestEndpoints.list, { query: {}, signal }),
  });
}

/** For pages that are about other things. */
export function quietContests(projectId: string) {
  return queryOptions({
    queryKey: contestKeys(projectId, 'list'),
    queryFn: ({ signal }) =>
      call(contestEndpoints.list, {
        query: {},
        signal,
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
      }),
  });
}

export function contestChecks(projectId: string, id: string) {
  return queryOptions({
    queryKey: contestKeys(projectId, 'checklist', id),
    queryFn: ({ signal }) => call(settings.checklist, { params: { id }, signal }),
  });
}

export function contestNotices(projectId: string, id: string) {
  return queryOptions({
    queryKey: contestKeys(projectId, 'notices', id),
    queryFn: ({ signal }) => call(settings.notices, { params: { id }, signal }),
  });
}

export function contestCalendar(projectId: string) {
  return queryOptions({
    queryKey: contestKeys(projectId, 'calendar'),
    queryFn: ({ signal }) => call(settings.calendar, { signal }),
  });
}

export function rulesVersions(projectId: string, id: string) {
  return queryOptions({
    queryKey: contestKeys(projectId, 'rulesVersions', id),
    queryFn: ({ signal }) => call(settings.rulesVersions, { params: { id }, signal }),
  });
}

/** A version never changes. */
export function rulesOf(projectId: string, id: string, rulesVersion: number) {
  return queryOptions({
    queryKey: [projectId, 'contest-rules', id, rulesVersion],
    queryFn: ({ signal }) =>
      call(settings.rules, { params: { id }, query: { rulesVersion: String(rulesVersion) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: rulesVersion > 0,
  });
}

/** The steps of a contest; what was read of it is read again. */
export function useContestStep() {
  return useResourceMutation(contestKeys, (send: () => Promise<ContestDetail>) => send());
}

export function useCloneContest() {
  return useResourceMutation(
    contestKeys,
    ({ id, body }: { id: string; body: BodyInput<typeof settings.clone> }) =>
      call(settings.clone, { params: { id }, body }),
  );
}

/** For saves of forms, which do not know the keys of everything that is about a contest. */
export function useContestsChanged(): () => void {
  const client = useQueryClient();
  const projectId = useProjectId();
  return () => void invalidate(client, { queryKey: contestKeys(projectId) });
}
