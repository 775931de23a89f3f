import { queryOptions, skipToken } from '@tanstack/react-query';
import type { AreaKey } from '@toasoan/contract/access/area-rules.ts';
import type { Permission } from '@toasoan/contract/access/permissions.ts';
import type { DataOf } from '@toasoan/contract/core/endpoint.ts';
import type { Page } from '@toasoan/contract/core/paging.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import type { UserListQuery } from '@toasoan/contract/features/users/user-list.ts';
import { call, firstAnswer } from '#web/core/api/api.ts';
import { type Person, toPerson } from './person.ts';
import type { RightsProposal } from './preview/rights-proposal.ts';
import { userKeys } from './user-keys.ts';

export function userList(projectId: string, query: UserListQuery) {
  return queryOptions({
    queryKey: userKeys(projectId, 'list', query),
    queryFn: async ({ signal }): Promise<Page<Person>> =>
      peopleOf(await call(userEndpoints.list, { query, signal })),
    initialData: () => {
      const page = firstAnswer(userEndpoints.list, { query });
      return page && peopleOf(page);
    },
  });
}

function peopleOf(page: DataOf<typeof userEndpoints.list>): Page<Person> {
  return { ...page, items: page.items.map(toPerson) };
}

export function userDetail(projectId: string, id: string) {
  return queryOptions({
    queryKey: userKeys(projectId, 'detail', id),
    queryFn: async ({ signal }): Promise<Person> =>
      // If a change has removed an account from the user's view, the place that showed it says so.
      toPerson(
        await call(userEndpoints.detail, { params: { id }, signal, suppressErrorToast: ['NOT_FOUND'] }),
      ),
  });
}

const LOOK_AGAIN_MS = 2_000;

/** The newest mail with a link for an account; polled while it is pending. */
export function linkMailOf(projectId: string, userId: string) {
  return queryOptions({
    queryKey: userKeys(projectId, 'link-mail', userId),
    queryFn: ({ signal }) =>
      call(userEndpoints.linkMail, {
        params: { id: userId },
        signal,
        headers: { 'x-hide-loading': '1' },
        suppressErrorToast: 'everything',
      }),
    select: ({ mail }) => mail,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.mail?.state === 'QUEUED' ? LOOK_AGAIN_MS : false),
  });
}

export interface WhyQuestion {
  /** Either an area or an action. */
  readonly area?: AreaKey | undefined;
  readonly action?: Permission | undefined;
  /** Absent: the user's own account. */
  readonly userId?: string | undefined;
  /** Absent: the current project. */
  readonly projectId?: string | undefined;
}

/** The deciding rule, in the requested language. */
export function whyAnswer(projectId: string, language: string, question: WhyQuestion) {
  return queryOptions({
    queryKey: userKeys(projectId, 'why', language, question),
    queryFn: ({ signal }) =>
      call(userEndpoints.why, { query: question, signal, suppressErrorToast: 'everything' }),
    staleTime: 0,
  });
}

/** What a change of rights gives and takes; a refusal is shown beside the form. */
export function previewOf(projectId: string, proposal: RightsProposal | undefined) {
  return queryOptions({
    queryKey: userKeys(projectId, 'preview', proposal),
    queryFn: proposal
      ? ({ signal }) =>
          call(userEndpoints.preview, {
            body: proposal,
            signal,
            headers: { 'x-hide-loading': '1' },
            suppressErrorToast: 'everything',
          })
      : skipToken,
    retry: false,
  });
}
