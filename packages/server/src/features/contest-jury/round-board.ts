import { jurorMeasures, type RepeatedScore } from '@toasoan/contract/features/contest-jury/juror-measures.ts';
import type { JuryRoundKey } from '@toasoan/contract/features/contest-jury/jury-kinds.ts';
import { turnsAtRisk } from '@toasoan/contract/features/contest-jury/jury-pace.ts';
import { quotaLine } from '@toasoan/contract/features/contest-jury/quota-line.ts';
import { averageOf } from '@toasoan/contract/features/contest-jury/rank-works.ts';
import type {
  BoardJuror,
  BoardQuery,
  JuryBoard,
  RankedRow,
} from '@toasoan/contract/features/contest-jury/round-board.ts';
import { topPoints } from '@toasoan/contract/features/contest-jury/round-scale.ts';
import { getVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { TransactionCall } from '#server/core/http/route.ts';
import type { PreviewAddresses } from '#server/features/submissions/public.ts';
import { findShownWorks } from './board-view.ts';
import { type JurorTurns, jurorTurns, type RoundScore, scoresOfRound } from './counted-scores-view.ts';
import { isBlindFor } from './jury-blindness-view.ts';
import { rankedOf, rankRound } from './rank-round.ts';
import { type RankedIn, type ResultRow, resultsOf } from './result-store.ts';
import { type RoundRow, stateOfRound, worksOfRound } from './round-works-view.ts';

interface Board {
  readonly round: RoundRow;
  readonly query: BoardQuery;
  readonly jurors: readonly JurorTurns[];
  readonly scores: readonly RoundScore[];
  readonly results: readonly ResultRow[];
  /** Of the category, best first. */
  readonly ranked: readonly RankedIn[];
  /** The caller judges in the round while it is open: no score of anybody is shown. */
  readonly isHidden: boolean;
  readonly rooms: PreviewAddresses;
}

type Asked = Pick<TransactionCall, 'db' | 'projectId' | 'caller'>;

/** @throws NOT_FOUND; FORBIDDEN for who neither runs rounds nor leads the jury of this one */
export async function getBoard(
  call: Asked,
  query: BoardQuery,
  { now, rooms }: { readonly now: Date; readonly rooms: PreviewAddresses },
): Promise<JuryBoard> {
  const { db, projectId, caller } = call;
  const round = await getVersioned(db, 'contest_rounds', projectId, query.roundId);
  if (stateOfRound(round.key) === undefined) throw new AppError('NOT_FOUND');
  const jurors = await jurorTurns(db, round);
  const self = jurors.find(({ userId, state }) => userId === caller.userId && state === 'ACTIVE');
  const runs = caller.permissionsHere.includes('contest.round');
  if (!runs && !self?.isChair) throw new AppError('FORBIDDEN');
  const scores = await scoresOfRound(db, round);
  const results = await resultsOf(db, round, query.category);
  const ranked =
    round.state === 'WAITING' || round.state === 'OPEN'
      ? (await rankRound(round, await worksOfRound(db, round), scores)).filter(
          ({ category }) => category === query.category,
        )
      : results.map(rankedOf);
  const isHidden = self !== undefined && round.state === 'OPEN';
  const board: Board = { round, query, jurors, scores, results, ranked, isHidden, rooms };
  return {
    ...(await shown(call, board)),
    jurors: shownJurors(board, now),
    mayDecideTies: runs || !!self?.isChair,
  };
}

async function shown(call: Asked, board: Board): Promise<Omit<JuryBoard, 'jurors' | 'mayDecideTies'>> {
  const { round, query, jurors, results, ranked, isHidden } = board;
  const quota = round.quota[query.category] ?? ranked.length;
  const line = quotaLine(ranked, quota, round.averaging);
  const rows = orderedRows(board);
  return {
    round: roundFacts(round),
    category: query.category,
    quota,
    works: ranked.length,
    done: jurors.reduce((sum, { done }) => sum + done, 0),
    asked: jurors.reduce((sum, { done, todo }) => sum + done + todo, 0),
    isHidden,
    ranking: isHidden ? [] : await shownRows(call, board, rows.slice(0, query.limit)),
    isCut: rows.length > query.limit,
    line: isHidden ? null : { ...line, inside: line.inside.length, tied: [...line.tied] },
    histogram: isHidden ? [] : histogramOf(board),
    undecided: results.filter(({ decision }) => decision === null).length,
  };
}

function roundFacts(round: RoundRow): JuryBoard['round'] {
  return {
    id: round.id,
    contestId: round.contest_id,
    key: round.key as JuryRoundKey,
    mode: round.mode,
    criteria: round.criteria,
    averaging: round.averaging,
    jurorsPerEntry: round.jurors_per_entry,
    state: round.state,
    openTime: round.open_time?.toISOString() ?? null,
    closeTime: round.close_time?.toISOString() ?? null,
    version: round.version,
  };
}

function orderedRows({ ranked, query }: Board): readonly RankedIn[] {
  const kept = query.unscored ? ranked : ranked.filter(({ rank }) => rank !== null);
  return query.order === 'SPREAD' ? [...kept].sort((a, b) => (b.spread ?? -1) - (a.spread ?? -1)) : kept;
}

async function shownRows(
  { db, projectId, caller }: Asked,
  board: Board,
  rows: readonly RankedIn[],
): Promise<RankedRow[]> {
  const ids = rows.map(({ workId }) => workId);
  const contestId = board.round.contest_id;
  const isBlind = await isBlindFor(db, { projectId, contestId, userId: caller.userId });
  const works = await findShownWorks(db, projectId, { ids, rooms: board.rooms, isBlind });
  const areShown = new Set(ids);
  const pointsOf = new Map(
    board.scores
      .filter(({ isRepeat, workId }) => !isRepeat && areShown.has(workId))
      .map(({ jurorId, workId, points }) => [`${jurorId} ${workId}`, points]),
  );
  const decisions = new Map(board.results.map((row) => [row.submission_id, row.decision]));
  return rows.map(({ workId, category: _, ...work }) => ({
    ...work,
    id: workId,
    ...(works.get(workId) ?? { number: '', title: '', cover: null }),
    points: board.jurors.map(({ id }) => pointsOf.get(`${id} ${workId}`) ?? null),
    decision: decisions.get(workId) ?? null,
  }));
}

const BARS = 20;

/** Averages in twenty equal parts of the scale; the lowest and highest empty ones are left out. */
function histogramOf({ ranked, round }: Board): JuryBoard['histogram'] {
  const width = topPoints(round.mode) / BARS;
  const averages = ranked.flatMap((work) => averageOf(work, round.averaging) ?? []);
  const barOf = (average: number) => Math.min(BARS - 1, Math.max(0, Math.floor(average / width)));
  const bars = Array.from({ length: BARS }, (_, index) => ({
    from: index * width,
    count: averages.filter((average) => barOf(average) === index).length,
  }));
  const first = bars.findIndex(({ count }) => count > 0);
  const last = bars.findLastIndex(({ count }) => count > 0);
  return first < 0 ? [] : bars.slice(first, last + 1);
}

function shownJurors({ round, jurors, scores, isHidden }: Board, now: Date): BoardJuror[] {
  const firsts = scores.filter(({ isRepeat }) => !isRepeat);
  const anchors = new Set(firsts.filter(({ isAnchor }) => isAnchor).map(({ workId }) => workId));
  const measures = jurorMeasures(
    jurors.map(({ id }) => id),
    isHidden ? [] : firsts,
    anchors,
    isHidden ? [] : repeatsIn(scores),
  );
  return jurors.map(({ userId: _, startTime, ...juror }, index) => ({
    ...juror,
    atRisk: riskOf(round, { ...juror, startTime }, now),
    ...(measures[index] ?? { shared: 0, distance: null, onAnchors: null, repeats: 0, inconsistency: null }),
  }));
}

function riskOf(
  { state, open_time, close_time, update_time }: RoundRow,
  { done, todo, startTime }: Pick<JurorTurns, 'done' | 'todo' | 'startTime'>,
  now: Date,
): number {
  if (state !== 'OPEN' || close_time === null) return 0;
  const pace = { done, todo, startTime: startTime?.getTime() ?? null };
  return turnsAtRisk(pace, now.getTime(), close_time.getTime(), (open_time ?? update_time).getTime());
}

function repeatsIn(scores: readonly RoundScore[]): RepeatedScore[] {
  const keyOf = ({ jurorId, workId }: RoundScore) => `${jurorId} ${workId}`;
  const again = scores.filter(({ isRepeat }) => isRepeat);
  if (again.length === 0) return [];
  const firsts = new Map(scores.filter(({ isRepeat }) => !isRepeat).map((score) => [keyOf(score), score]));
  return again.flatMap((score) => {
    const first = firsts.get(keyOf(score));
    return first === undefined ? [] : [{ jurorId: score.jurorId, first: first.points, again: score.points }];
  });
}
