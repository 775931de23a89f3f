import { averaging, roundMode } from '../contests/contest-kinds.ts';
import type { CountedScore } from './counted-score.ts';
import { type RankedWork, type RankingRule, rankWorks } from './rank-works.ts';

/** What the ranking needs of a row of the audit log, in the order in which the rows were written. */
export interface AuditFact {
  readonly action: string;
  readonly entityId: string | null;
  readonly after: LoggedFields | null;
}

interface ReplayedScore {
  readonly roundId?: unknown;
  readonly jurorId?: unknown;
  readonly workId?: unknown;
  readonly category?: unknown;
  readonly points?: unknown;
  readonly isRepeat?: unknown;
}

interface LoggedFields extends ReplayedScore {
  readonly state?: unknown;
  readonly scoring?: unknown;
  readonly averaging?: unknown;
}

interface Replay {
  readonly scores: Map<string, ReplayedScore>;
  readonly removed: Set<string>;
}

const LOCK = 'contestRound.lock';

function apply({ scores, removed }: Replay, { action, entityId, after }: AuditFact): void {
  const id = entityId ?? '';
  if (action.startsWith('juryScore.')) scores.set(id, { ...scores.get(id), ...after });
  if (action.startsWith('juror.') && after?.state === 'REMOVED') removed.add(id);
  if (action.startsWith('juror.') && after?.state === 'ACTIVE') removed.delete(id);
}

/**
 * The ranking of a locked round by category, computed from the audit log alone: each score as it last stood when the
 * round was locked, without those of removed jurors, second looks, and what no longer counts. Undefined where no row
 * locks the round.
 */
export function rankingFromAudit(
  facts: readonly AuditFact[],
  roundId: string,
): ReadonlyMap<string, readonly RankedWork[]> | undefined {
  const end = facts.findIndex(({ action, entityId }) => action === LOCK && entityId === roundId);
  const lock = facts[end]?.after;
  if (!lock) return undefined;
  const replay: Replay = { scores: new Map(), removed: new Set() };
  for (const fact of facts.slice(0, end)) apply(replay, fact);

  const counted = [...replay.scores.values()].filter(
    ({ roundId: ofRound, jurorId, isRepeat, points }) =>
      ofRound === roundId && !isRepeat && typeof points === 'number' && !replay.removed.has(String(jurorId)),
  );
  const rule = { mode: roundMode.parse(lock.scoring), averaging: averaging.parse(lock.averaging) };
  const byCategory = Map.groupBy(counted, ({ category }) => String(category));
  return new Map([...byCategory].map(([category, scores]) => [category, rankScores(scores, rule)]));
}

function rankScores(replayed: readonly ReplayedScore[], rule: RankingRule): RankedWork[] {
  const scores = replayed.map(
    ({ jurorId, workId, points }): CountedScore => ({
      jurorId: String(jurorId),
      workId: String(workId),
      points: Number(points),
    }),
  );
  return rankWorks([...new Set(scores.map(({ workId }) => workId))], scores, rule);
}
