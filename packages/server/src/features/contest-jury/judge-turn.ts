import type { ScoreSave } from '@toasoan/contract/features/contest-jury/jury-room.ts';
import { MARK_RULES, ROOM_RULE_TEXTS as TEXTS } from '@toasoan/contract/features/contest-jury/jury-texts.ts';
import {
  markProblem,
  marksAsked,
  marksGiven,
  pointsOf,
  type RoundScale,
} from '@toasoan/contract/features/contest-jury/round-scale.ts';
import { checkVersion } from '#server/core/db/version-conflict.ts';
import { holdVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { holdOpenRound } from './held-round-store.ts';
import type { JudgeCall } from './judge-call.ts';
import { noticeJury } from './notice-jury.ts';
import { findOwnTurn } from './own-turn-view.ts';
import { replaceTurn } from './replace-turn.ts';
import { auditScore, changeTurn, type TurnRow } from './turn-store.ts';

/** The juror's own turn in an open round. @throws NOT_FOUND, VERSION_CONFLICT, RULES_NOT_MET */
async function heldTurn(call: JudgeCall, id: string, version: number) {
  const { db, projectId, judge } = call;
  const seen = await findOwnTurn(db, judge, id);
  if (seen === undefined) throw new AppError('NOT_FOUND');
  // Before the turn: whoever locks the round waits for scores that are being saved, and refuses later ones.
  const round = await holdOpenRound(db, projectId, seen.round_id);
  const turn = await holdVersioned(db, 'jury_turns', projectId, id);
  checkVersion(turn, version);
  if (turn.state !== 'TODO' && turn.state !== 'LATER' && turn.state !== 'DONE')
    throw ruleNotMet(TEXTS, 'TURN_LEFT');
  return { round, turn };
}

/** The marks that are there; points count once the juror says that all are. */
export async function saveScore(call: JudgeCall, id: string, body: ScoreSave, now: Date): Promise<void> {
  const { round, turn } = await heldTurn(call, id, body.version);
  checkMarks(round, body);
  const points = body.isDone ? pointsOf(round, body.marks) : null;
  const isFirst = turn.marks.length === 0;
  const after = await changeTurn(
    call.db,
    turn,
    {
      marks: JSON.stringify(body.marks),
      comment: body.comment,
      points: points === null ? null : String(points),
      state: stateAfter(turn, body.isDone),
      ...(body.isDone && turn.state !== 'DONE' && { handled_time: now }),
    },
    call.by,
  );
  // The first row of a score names everything, for whoever reads the log alone.
  await auditScore(call, isFirst ? 'give' : 'change', { before: isFirst ? undefined : turn, after });
  await noticeJury(call);
}

/** An unfinished change of a judged work is unfinished again. */
function stateAfter({ state }: TurnRow, isDone: boolean): TurnRow['state'] {
  if (isDone) return 'DONE';
  return state === 'DONE' ? 'TODO' : state;
}

function checkMarks(scale: RoundScale, { marks, isDone }: ScoreSave): void {
  const problem = markProblem(scale, marks);
  if (problem !== undefined) throw ruleNotMet(TEXTS, MARK_RULES[problem], 'marks');
  const missing = marksAsked(scale).length - marksGiven(scale, marks);
  if (isDone && missing > 0) throw ruleNotMet(TEXTS, 'MARKS_MISSING', 'marks', { count: missing });
}

export async function leaveForLater(call: JudgeCall, id: string, version: number, now: Date): Promise<void> {
  const { turn } = await heldTurn(call, id, version);
  const values = { state: 'LATER', points: null, handled_time: now } as const;
  const after = await changeTurn(call.db, turn, values, call.by);
  await auditScore(call, 'later', { before: turn, after });
  await noticeJury(call);
}

interface Leaving {
  readonly version: number;
  readonly reason: string;
  readonly now: Date;
}

/** A conflict of interest: somebody else looks at the work where somebody can. */
export async function recuse(call: JudgeCall, id: string, leaving: Leaving): Promise<void> {
  const { round, turn } = await leave(call, id, 'RECUSED', leaving);
  if (!turn.is_repeat) await replaceTurn(call, round, turn);
}

export async function abstain(call: JudgeCall, id: string, leaving: Leaving): Promise<void> {
  const { round, turn } = await leave(call, id, 'ABSTAINED', leaving);
  if (!turn.is_repeat) await replaceTurn(call, round, turn);
}

async function leave(
  call: JudgeCall,
  id: string,
  state: 'RECUSED' | 'ABSTAINED',
  { version, reason, now }: Leaving,
) {
  const { round, turn } = await heldTurn(call, id, version);
  const values = { state, reason, points: null, handled_time: now };
  const after = await changeTurn(call.db, turn, values, call.by);
  await auditScore(call, 'void', { before: turn, after });
  await noticeJury(call);
  return { round, turn: after };
}
