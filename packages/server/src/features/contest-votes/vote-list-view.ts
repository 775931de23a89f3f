import type { Page } from '@toasoan/contract/core/paging.ts';
import type {
  FindingsQuery,
  VoteFinding,
  VoteRow,
  VotesQuery,
} from '@toasoan/contract/features/contest-votes/contest-votes.ts';
import { maskedEmail } from '@toasoan/contract/features/contest-votes/patterns/name-stem.ts';
import { maskedName } from '@toasoan/contract/features/submissions/entrant.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { countUpToBound, offsetOf, pageOf } from '#server/core/db/page.ts';
import { namesHidden } from '#server/features/submissions/public.ts';

/** Open proposals first, the largest first; then what was decided, the newest first. */
export async function listFindings(
  db: Db,
  projectId: string,
  query: FindingsQuery,
  isBlind: boolean,
): Promise<Page<VoteFinding>> {
  let findings = db
    .selectFrom('vote_findings')
    .where('vote_findings.project_id', '=', projectId)
    .where('vote_findings.contest_id', '=', query.contestId);
  if (query.state) findings = findings.where('vote_findings.state', 'in', query.state);
  if (query.pattern) findings = findings.where('vote_findings.pattern', 'in', query.pattern);
  const rows = await findings
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.project_id', '=', 'vote_findings.project_id')
        .onRef('submissions.id', '=', 'vote_findings.submission_id'),
    )
    .selectAll('vote_findings')
    .select(['submissions.number', 'submissions.title'])
    .select(
      sql<string>`(SELECT count(*) FROM contest_votes AS votes WHERE votes.project_id = vote_findings.project_id
        AND votes.finding_id = vote_findings.id AND votes.kind = 'LIKE')`.as('struck'),
    )
    .orderBy(sql`vote_findings.state <> 'PROPOSED'`)
    .orderBy(sql`vote_findings.decided_time DESC NULLS FIRST`)
    .orderBy(sql`cardinality(vote_findings.vote_ids) DESC`)
    .orderBy('vote_findings.id')
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  const ids = rows.map(({ submission_id }) => submission_id);
  const hide = await namesHidden(db, projectId, ids, isBlind);
  const items = rows.map(
    (row): VoteFinding => ({
      id: row.id,
      pattern: row.pattern,
      state: row.state,
      submission: { id: row.submission_id, number: row.number, title: hide(row.submission_id, row.title) },
      evidence: row.evidence,
      votes: row.vote_ids.length,
      struck: Number(row.struck),
      reason: row.reason,
      decidedBy: row.decided_by_name,
      decidedTime: row.decided_time?.toISOString() ?? null,
      foundTime: row.create_time.toISOString(),
    }),
  );
  return pageOf(query, items, await countUpToBound(db, findings));
}

/** Of a keyed hash: enough to see that two are the same. */
const SHOWN_HASH = 6;

/** The newest first; voters masked, and each struck vote with why. */
export async function listVotes(db: Db, projectId: string, query: VotesQuery): Promise<Page<VoteRow>> {
  let votes = db
    .selectFrom('contest_votes')
    .where('contest_votes.project_id', '=', projectId)
    .where('contest_votes.contest_id', '=', query.contestId);
  if (query.submissionId) votes = votes.where('contest_votes.submission_id', '=', query.submissionId);
  if (query.state) votes = votes.where('contest_votes.state', 'in', query.state);
  if (query.findingId)
    votes = votes.where(
      sql<boolean>`contest_votes.id = ANY((SELECT vote_ids FROM vote_findings
        WHERE project_id = ${projectId} AND id = ${query.findingId})::bigint[])`,
    );
  const rows = await votes
    .innerJoin('contest_voters as voters', (join) =>
      join
        .onRef('voters.project_id', '=', 'contest_votes.project_id')
        .onRef('voters.id', '=', 'contest_votes.voter_id'),
    )
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.project_id', '=', 'contest_votes.project_id')
        .onRef('submissions.id', '=', 'contest_votes.submission_id'),
    )
    .leftJoin('vote_findings as findings', (join) =>
      join
        .onRef('findings.project_id', '=', 'contest_votes.project_id')
        .onRef('findings.id', '=', 'contest_votes.finding_id'),
    )
    .selectAll('contest_votes')
    .select([
      'voters.email_key',
      'voters.name',
      'voters.verified_time',
      'voters.erased_time',
      'submissions.number',
      'findings.pattern',
      'findings.evidence',
      'findings.reason',
      'findings.decided_by_name',
      'findings.decided_time',
    ])
    .orderBy('contest_votes.id', 'desc')
    .limit(query.limit)
    .offset(offsetOf(query))
    .execute();
  const items = rows.map(
    (row): VoteRow => ({
      id: row.id,
      kind: row.kind,
      state: row.state,
      time: row.time.toISOString(),
      submission: { id: row.submission_id, number: row.number },
      voterId: row.voter_id,
      voter: row.erased_time === null ? `${maskedName(row.name)} · ${maskedEmail(row.email_key)}` : '',
      verifiedTime: row.verified_time.toISOString(),
      block: row.erased_time === null ? `#${row.block_hash.toString('hex').slice(0, SHOWN_HASH)}` : '',
      strike:
        row.finding_id === null || row.pattern === null || row.evidence === null
          ? null
          : {
              findingId: row.finding_id,
              pattern: row.pattern,
              evidence: row.evidence,
              reason: row.reason ?? '',
              by: row.decided_by_name ?? '',
              time: row.decided_time?.toISOString() ?? null,
            },
    }),
  );
  return pageOf(query, items, await countUpToBound(db, votes));
}
