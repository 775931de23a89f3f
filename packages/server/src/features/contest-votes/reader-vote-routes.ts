import { readerVoteEndpoints as endpoints } from '@toasoan/contract/features/contest-votes/reader-vote-endpoints.ts';
import { type ReaderRoute, readerRoute, readerWriteRoute } from '#server/core/http/reader-route.ts';
import { castVote, getVoter, shareWork, voterStateOf } from './casting/cast-vote.ts';
import type { VoteDependencies } from './vote-dependencies.ts';
import { askVoteCode, openVoter } from './voters/open-voter.ts';

/** Every call with which readers vote. */
export function readerVoteRoutes(deps: VoteDependencies): readonly ReaderRoute[] {
  return [
    readerWriteRoute(endpoints.askCode, async (call) => ({
      expireTime: (await askVoteCode(deps, call, call.body)).toISOString(),
    })),
    readerRoute(endpoints.open, async (call) => {
      const { token, voter } = await openVoter(deps, call, call.body);
      return { token, state: await voterStateOf(deps, call, voter) };
    }),
    readerRoute(endpoints.state, async (call) =>
      voterStateOf(deps, call, await getVoter(call, call.body.token, deps.now())),
    ),
    readerWriteRoute(endpoints.cast, (call) => castVote(deps, call, call.body)),
    readerWriteRoute(endpoints.share, (call) => shareWork(deps, call, call.body)),
  ];
}
