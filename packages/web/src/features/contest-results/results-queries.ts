import { queryOptions } from '@tanstack/react-query';
import type { BodyInput } from '@toasoan/contract/core/endpoint.ts';
import { awardEndpoints as endpoints } from '@toasoan/contract/features/contest-results/endpoints.ts';
import { contestVoteEndpoints } from '@toasoan/contract/features/contest-votes/endpoints.ts';
import { contestSettingsEndpoints } from '@toasoan/contract/features/contests/contest-settings-endpoints.ts';
import { contestEndpoints } from '@toasoan/contract/features/contests/endpoints.ts';
import { submissionEndpoints } from '@toasoan/contract/features/submissions/endpoints.ts';
import { call } from '#web/core/api/api.ts';
import { resourceKeys, useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

const keys = resourceKeys('contest-results');

export function awardBoard(projectId: string, contestId: string) {
  return queryOptions({
    queryKey: keys(projectId, 'board', contestId),
    queryFn: ({ signal }) => call(endpoints.board, { query: { contestId }, signal }),
  });
}

export function provinceYears(projectId: string) {
  return queryOptions({
    queryKey: keys(projectId, 'provinces'),
    queryFn: ({ signal }) => call(endpoints.provinces, { signal }),
  });
}

/** Whose points stand; of a check nobody keeps points. */
export function lockedRounds(projectId: string, id: string) {
  return queryOptions({
    queryKey: keys(projectId, 'rounds', id),
    queryFn: async ({ signal }) => {
      const { rounds } = await call(contestEndpoints.detail, { params: { id }, signal });
      return rounds.filter(
        ({ key, state }) =>
          (key === 'PRELIM' || key === 'FINAL') && (state === 'LOCKED' || state === 'APPLIED'),
      );
    },
  });
}

/** Months whose ranking is noted, the newest first. */
export function closedMonths(projectId: string, contestId: string) {
  return queryOptions({
    queryKey: keys(projectId, 'months', contestId),
    queryFn: async ({ signal }) =>
      (await call(contestVoteEndpoints.months, { query: { contestId }, signal })).items,
  });
}

/** The first works of a contest whose number or title has the words. */
export function worksByNumber(projectId: string, contestId: string, text: string) {
  return queryOptions({
    queryKey: keys(projectId, 'works', contestId, text),
    queryFn: async ({ signal }) =>
      (await call(submissionEndpoints.list, { query: { contestId, text, limit: 5 }, signal })).items,
  });
}

/** One change of awards by its call; the board is read again. */
export function useAwardChange() {
  return useResourceMutation(keys, (send: () => Promise<unknown>) => send());
}

export const sendAnnounce = (id: string, version: number) =>
  call(contestSettingsEndpoints.announce, { params: { id }, body: { version } });

export const sendProposals = (body: BodyInput<typeof endpoints.propose>) => call(endpoints.propose, { body });

export const sendMonth = (body: BodyInput<typeof endpoints.month>) => call(endpoints.month, { body });

export const sendProposal = (body: BodyInput<typeof endpoints.create>) => call(endpoints.create, { body });

export const sendDecision = (body: BodyInput<typeof endpoints.confirm>) => call(endpoints.confirm, { body });

export const sendWithdrawal = (id: string, version: number) =>
  call(endpoints.withdraw, { params: { id }, body: { version } });

export const sendRevocation = (id: string, body: BodyInput<typeof endpoints.revoke>) =>
  call(endpoints.revoke, { params: { id }, body });

export const sendPayment = (id: string, body: BodyInput<typeof endpoints.pay>) =>
  call(endpoints.pay, { params: { id }, body });

export const readPayee = (id: string) => call(endpoints.payee, { params: { id }, body: {} });

export const savePayee = (id: string, body: BodyInput<typeof endpoints.savePayee>) =>
  call(endpoints.savePayee, { params: { id }, body });

export const sendMinutes = (roundId: string) => call(endpoints.minutes, { body: { roundId } });

export const sendPlace = (body: BodyInput<typeof endpoints.place>) => call(endpoints.place, { body });

export const saveExhibited = (body: BodyInput<typeof submissionEndpoints.update>) =>
  call(submissionEndpoints.update, { body });
