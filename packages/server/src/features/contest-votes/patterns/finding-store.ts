import type { Db } from '#server/core/db/database.ts';
import type { FoundPattern } from './find-patterns.ts';

interface Contest {
  readonly project_id: string;
  readonly id: string;
}

const AT_ONCE = 200;

/** Open proposals are replaced by what was found now; what was decided stays. */
export async function replaceProposals(
  tx: Db,
  { project_id, id }: Contest,
  found: readonly FoundPattern[],
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('vote_findings')
    .where('project_id', '=', project_id)
    .where('contest_id', '=', id)
    .where('state', '=', 'PROPOSED')
    .execute();
  for (let at = 0; at < found.length; at += AT_ONCE)
    await tx
      .insertInto('vote_findings')
      .values(
        found.slice(at, at + AT_ONCE).map(({ submissionId, pattern, voteIds, evidence }) => ({
          project_id,
          contest_id: id,
          submission_id: submissionId,
          pattern,
          evidence: JSON.stringify(evidence),
          vote_ids: [...voteIds],
          decided_by_id: null,
          decided_time: null,
          create_time: now,
        })),
      )
      .execute();
  const analysis = { time: now, proposed: found.length };
  await tx
    .insertInto('vote_analyses')
    .values({ project_id, contest_id: id, ...analysis })
    .onConflict((conflict) => conflict.columns(['project_id', 'contest_id']).doUpdateSet(analysis))
    .execute();
}
