import type { VoteCounted, VoterState } from '@toasoan/contract/features/contest-votes/reader-votes.ts';
import { type ContestVoting, USUAL_VOTING } from '@toasoan/contract/features/contests/contest-values.ts';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { aReaderWorld, READER_SECRET } from '#server/features/comments/readers/test-support/reader-world.ts';
import { codeOf } from '#server/features/contest-entries/access/entry-code.ts';
import { aContest } from '#test/factories/a-contest.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { aSubmission } from '#test/factories/a-submission.ts';
import type { TestServer } from '#test/test-server.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

interface VotingOptions {
  readonly voting?: Partial<ContestVoting>;
  readonly mails?: boolean;
  readonly closesIn?: number;
  readonly clock?: { ms: number };
}

/** A contest whose readers vote, with one work that they see, and a clock that the test moves. */
export async function aVoteWorld(server: TestServer, options: VotingOptions = {}) {
  const { voting, mails = true, closesIn = 60 * DAY, clock = { ms: Date.now() } } = options;
  const { db } = server;
  const world = await aReaderWorld(server, { mails, now: () => new Date(clock.ms) });
  const { projectId } = world;
  const contestId = await aContest(db, projectId, {
    code: 'anh',
    voting: JSON.stringify({ ...USUAL_VOTING, enabled: true, ...voting }),
    vote_open_time: new Date(clock.ms - HOUR),
    vote_close_time: new Date(clock.ms + closesIn),
  });
  const aWork = async (more: Parameters<typeof aSubmission>[3] = {}) => {
    const number = `HV26-A-${String(aNumber()).padStart(5, '0')}`;
    const work = { number, state: 'VALID', is_public_gallery: true, ...more } as const;
    return { id: await aSubmission(db, projectId, contestId, work), number };
  };
  const work = await aWork();
  const tokens = linkTokens({ current: READER_SECRET });
  const post = async (path: string, body: object, network?: string) => {
    const answer = await world.post(`/votes/${path}`, body, network === undefined ? {} : { network });
    const { data, details } = answer.json();
    return { status: answer.statusCode, data, rule: details?.rules?.[0]?.code as string | undefined };
  };
  const newestCode = async (email: string) => {
    const { nonce } = await db
      .selectFrom('entry_codes')
      .select('nonce')
      .where('email', '=', email)
      .where('purpose', '=', 'VOTE')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return codeOf(tokens, nonce);
  };
  /** The secret of somebody whose e-mail is verified. */
  const aBallot = async (email = `ban-doc-${aNumber()}@thu.example`, name = 'Lê Thị Mai') => {
    await post('code', { contest: 'anh', email });
    const opened = await post('open', { contest: 'anh', email, name, code: await newestCode(email) });
    return (opened.data as { token: string; state: VoterState }).token;
  };
  const cast = async (token: string, number = work.number, on = true) => {
    const { data, rule } = await post('cast', { token, work: number, on });
    return rule ?? (data as VoteCounted);
  };
  const columns = async (id = work.id) => {
    const { vote_count, vote_valid, share_count } = await db
      .selectFrom('submissions')
      .select(['vote_count', 'vote_valid', 'share_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return [vote_count, vote_valid, share_count];
  };
  return { ...world, clock, contestId, work, aWork, post, newestCode, aBallot, cast, columns };
}
