import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyInput, QueryInput } from '@toasoan/contract/core/endpoint.ts';
import { jurorEndpoints, juryEndpoints } from '@toasoan/contract/features/contest-jury/endpoints.ts';
import { juryRoomEndpoints as room } from '@toasoan/contract/features/contest-jury/room-endpoints.ts';
import type { ContestCategory } from '@toasoan/contract/features/contests/contest-kinds.ts';
import { call } from '#web/core/api/api.ts';
import { resourceKeys, useResourceMutation } from '#web/patterns/resource/resource-queries.ts';

const juryKeys = resourceKeys('contest-jury');

export function ownRounds(projectId: string, contestId: string) {
  return queryOptions({
    queryKey: juryKeys(projectId, 'rounds', contestId),
    queryFn: ({ signal }) => call(room.rounds, { query: { contestId }, signal }),
  });
}

/** Its order stays while the room is open: what is judged changes in place. */
export function ownTurns(projectId: string, roundId: string, category: ContestCategory) {
  return queryOptions({
    queryKey: juryKeys(projectId, 'strip', roundId, category),
    queryFn: ({ signal }) => call(room.strip, { query: { roundId, category }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function ownTurn(projectId: string, id: string) {
  return queryOptions({
    queryKey: juryKeys(projectId, 'turn', id),
    queryFn: ({ signal }) => call(room.turn, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function contestSteps(projectId: string, contestId: string) {
  return queryOptions({
    queryKey: juryKeys(projectId, 'steps', contestId),
    queryFn: ({ signal }) => call(juryEndpoints.steps, { query: { contestId }, signal }),
  });
}

export function roundBoard(projectId: string, query: QueryInput<typeof juryEndpoints.board>) {
  return queryOptions({
    queryKey: juryKeys(projectId, 'board', query),
    queryFn: ({ signal }) => call(juryEndpoints.board, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function contestJurors(projectId: string, contestId: string) {
  return queryOptions({
    queryKey: juryKeys(projectId, 'jurors', contestId),
    queryFn: ({ signal }) => call(jurorEndpoints.list, { query: { contestId }, signal }),
  });
}

type Change =
  | { readonly step: 'open'; readonly body: BodyInput<typeof juryEndpoints.open> }
  | { readonly step: 'quorum'; readonly body: BodyInput<typeof juryEndpoints.quorum> }
  | { readonly step: 'handOver'; readonly body: BodyInput<typeof juryEndpoints.handOver> }
  | { readonly step: 'remind'; readonly body: BodyInput<typeof juryEndpoints.remind> }
  | { readonly step: 'lock'; readonly body: BodyInput<typeof juryEndpoints.lock> }
  | { readonly step: 'decideByQuota'; readonly body: BodyInput<typeof juryEndpoints.decideByQuota> }
  | { readonly step: 'decide'; readonly body: BodyInput<typeof juryEndpoints.decide> };
export type RoundChange = Change & { readonly id: string };

function sendChange({ id, ...change }: RoundChange): Promise<unknown> {
  const params = { id };
  switch (change.step) {
    case 'open':
      return call(juryEndpoints.open, { params, body: change.body });
    case 'quorum':
      return call(juryEndpoints.quorum, { params, body: change.body });
    case 'handOver':
      return call(juryEndpoints.handOver, { params, body: change.body });
    case 'remind':
      return call(juryEndpoints.remind, { params, body: change.body });
    case 'lock':
      return call(juryEndpoints.lock, { params, body: change.body });
    case 'decideByQuota':
      return call(juryEndpoints.decideByQuota, { params, body: change.body });
    case 'decide':
      return call(juryEndpoints.decide, { params, body: change.body });
  }
}

/** One step of a round by those who run it. */
export function useChangeRound() {
  return useResourceMutation(juryKeys, sendChange);
}

/** All decisions of a round, call after call until no work is left. */
export function useApplyRound() {
  return useResourceMutation(
    juryKeys,
    async ({ id, version }: { readonly id: string; readonly version: number }) => {
      const params = { id };
      let moved = 0;
      const problems: { readonly number: string; readonly message: string }[] = [];
      let answer = await call(juryEndpoints.apply, { params, body: { version } });
      for (;;) {
        moved += answer.moved;
        problems.push(...answer.problems);
        if (answer.left === 0) return { moved, problems };
        answer = await call(juryEndpoints.apply, { params, body: { version: answer.version } });
      }
    },
  );
}

export function useAddJuror() {
  return useResourceMutation(juryKeys, (body: BodyInput<typeof jurorEndpoints.create>) =>
    call(jurorEndpoints.create, { body }),
  );
}

export function useUpdateJuror() {
  return useResourceMutation(juryKeys, (body: BodyInput<typeof jurorEndpoints.update>) =>
    call(jurorEndpoints.update, { body }),
  );
}

interface LinkStep {
  readonly id: string;
  readonly version: number;
  readonly step: 'sendLink' | 'revokeLink';
}

/** Sends an external juror a new link, or ends the present one. */
export function useJurorLink() {
  return useResourceMutation(juryKeys, ({ id, version, step }: LinkStep) =>
    call(jurorEndpoints[step], { params: { id }, body: { version } }),
  );
}

export function useRemoveJuror() {
  return useResourceMutation(
    juryKeys,
    ({ id, ...body }: { readonly id: string } & BodyInput<typeof jurorEndpoints.remove>) =>
      call(jurorEndpoints.remove, { params: { id }, body }),
  );
}
