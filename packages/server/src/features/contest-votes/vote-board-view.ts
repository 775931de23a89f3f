import type { Page } from '@toasoan/contract/core/paging.ts';
import type {
  BoardQuery,
  BoardRow,
  VotesOverview,
} from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import { votePoints, voteWeights } from '@toasoan/contract/features/contest-votes/vote-points.ts';
import type { VotingState } from '@toasoan/contract/features/contest-votes/voting-state.ts';
import { GALLERY_STATES } from '@toasoan/contract/features/submissions/submission-states.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import type { ContestRow } from '#server/features/contests/public.ts';
import { namesHidden, previewAddress } from '#server/features/submissions/public.ts';

/** More than any contest has. */
const MOST_WORKS = 1_000_000;

/** Works that got votes, by points; of equals, the one that was sent first. */
export async function listBoard(
  db: Db,
  contest: ContestRow,
  query: BoardQuery,
  isBlind: boolean,
): Promise<Page<BoardRow>> {
  const { like, share } = voteWeights(contest.voting);
  let works = db
    .selectFrom('submissions')
    .where('submissions.project_id', '=', contest.project_id)
    .where('submissions.contest_id', '=', contest.id)
    .where(sql<boolean>`(vote_count > 0 OR share_count > 0)`);
  if (query.category) works = works.where('submissions.category', 'in', query.category);
  for (const word of wordsOf(foldVietnamese(query.text ?? '')))
    works = works.where(
      sql<boolean>`position(${word} IN ${isBlind ? sql`lower(number)` : sql`search_text`}) > 0`,
    );
  const order =
    share === 0
      ? sql`vote_valid DESC`
      : sql`vote_valid * ${like}::integer + share_count * ${share}::integer DESC`;
  const rows = await works
    .leftJoin('submission_files as cover', (join) =>
      join
        .onRef('cover.project_id', '=', 'submissions.project_id')
        .onRef('cover.id', '=', 'submissions.cover_file_id')
        .on('cover.state', '=', 'READY'),
    )
    .selectAll('submissions')
    .select('cover.key as cover_key')
    .orderBy(order)
    .orderBy('submissions.id')
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  const { total } = await works
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const ids = rows.map(({ id }) => id);
  const hide = await namesHidden(db, contest.project_id, ids, isBlind);
  const items = rows.map(
    (row): BoardRow => ({
      id: row.id,
      number: row.number,
      title: hide(row.id, row.title),
      category: row.category,
      state: row.state,
      cover: row.cover_key === null ? '' : previewAddress(row.cover_key, 'small'),
      valid: row.vote_valid,
      struck: row.vote_count - row.vote_valid,
      shares: row.share_count,
      points: votePoints(contest.voting, { valid: row.vote_valid, shares: row.share_count }),
      isPublicGallery: row.is_public_gallery,
    }),
  );
  return pageOf(query, items, Number(total), MOST_WORKS);
}

/** Sums of columns and of one index; no vote is read but those of the days shown. */
export async function votesOverviewOf(
  db: Db,
  contest: ContestRow,
  state: VotingState,
): Promise<VotesOverview> {
  const { project_id, id, voting } = contest;
  const { rows: sums } = await sql<{ valid: string; votes: string; shares: string; works: string }>`
    SELECT coalesce(sum(vote_valid), 0) AS valid, coalesce(sum(vote_count), 0) AS votes,
      coalesce(sum(share_count), 0) AS shares,
      count(*) FILTER (WHERE is_public_gallery AND state = ANY(${[...GALLERY_STATES]})) AS works
    FROM submissions WHERE project_id = ${project_id} AND contest_id = ${id}`.execute(db);
  const { rows: voters } = await sql<{ voters: string }>`
    SELECT count(*) AS voters FROM contest_voters
    WHERE project_id = ${project_id} AND contest_id = ${id}`.execute(db);
  const { rows: findings } = await sql<{ state: string; n: string }>`
    SELECT state, count(*) AS n FROM vote_findings
    WHERE project_id = ${project_id} AND contest_id = ${id} GROUP BY state`.execute(db);
  const analysis = await db
    .selectFrom('vote_analyses')
    .select('time')
    .where('project_id', '=', project_id)
    .where('contest_id', '=', id)
    .executeTakeFirst();
  const { rows: days } = await sql<{ day: string; valid: string; struck: string }>`
    SELECT to_char(time AT TIME ZONE 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') AS day,
      count(*) FILTER (WHERE state = 'VALID') AS valid, count(*) FILTER (WHERE state = 'STRUCK') AS struck
    FROM contest_votes
    WHERE project_id = ${project_id} AND contest_id = ${id} AND kind = 'LIKE' AND state <> 'BACK'
    GROUP BY 1 ORDER BY 1 DESC LIMIT 60`.execute(db);
  const [sum] = sums;
  const valid = Number(sum?.valid ?? 0);
  const countOf = (wanted: string) => Number(findings.find((row) => row.state === wanted)?.n ?? 0);
  return {
    state,
    openTime: contest.vote_open_time?.toISOString() ?? null,
    closeTime: contest.vote_close_time?.toISOString() ?? null,
    countsShares: voting.counts === 'LIKE_SHARE',
    monthly: voting.monthly,
    valid,
    struck: Number(sum?.votes ?? 0) - valid,
    shares: Number(sum?.shares ?? 0),
    voters: Number(voters[0]?.voters ?? 0),
    works: Number(sum?.works ?? 0),
    days: days
      .map((row) => ({ day: row.day, valid: Number(row.valid), struck: Number(row.struck) }))
      .reverse(),
    analysisTime: analysis?.time.toISOString() ?? null,
    findings: { proposed: countOf('PROPOSED'), struck: countOf('STRUCK') },
  };
}
