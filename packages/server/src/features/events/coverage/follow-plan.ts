import type { Coverage } from '@toasoan/contract/features/events/coverage/coverage.ts';
import { holdVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import type { TransactionCall } from '#server/core/http/call.ts';
import { auditCoverage } from './coverage-audit.ts';
import { listCoverage, readCoverage } from './coverage-view.ts';

/** What a change of plan means for the coverage of an event. */
export interface CoverageFollows {
  /** Milliseconds by which the date moved that a piece belongs to; null: the event as a whole. */
  readonly shiftOf: (day: string | null) => number;
  /** What takes place no longer, and the change that made it so. */
  readonly cancelled?:
    | { readonly changeId: string; readonly covers: (day: string | null) => boolean }
    | undefined;
  /** The change that was taken back. */
  readonly takenBackId?: string | undefined;
}

/**
 * Due times move as far as the event, unless they were set to stay. A cancelled event needs no coverage that is not made yet;
 * what was closed so is needed again once the cancelling is taken back. Each piece has its audit row.
 */
export async function followPlan(
  call: TransactionCall,
  eventId: string,
  { shiftOf, cancelled, takenBackId }: CoverageFollows,
): Promise<void> {
  const { db, projectId } = call;
  for (const { id } of await listCoverage(db, projectId, [eventId])) {
    const held = await holdVersioned(db, 'event_coverage', projectId, id);
    const before = await readCoverage(db, projectId, id);
    if (before === undefined) continue;
    const closes = cancelled?.covers(before.day) === true && before.isNeeded && isToMake(before);
    const reopens = takenBackId !== undefined && held.closed_by_change_id === takenBackId;
    const dueTime = movedDue(before, shiftOf(before.day));
    if (!closes && !reopens && dueTime === undefined) continue;
    const values = {
      ...(dueTime && { due_time: dueTime }),
      ...(closes && { is_needed: false, closed_by_change_id: cancelled.changeId }),
      ...(reopens && { is_needed: true, closed_by_change_id: null }),
    };
    await updateVersioned(db, 'event_coverage', held, values, call.caller);
    const after = await readCoverage(db, projectId, id);
    await auditCoverage(call, 'changeCoverage', { before, after });
  }
}

function isToMake({ state }: Coverage): boolean {
  return state !== 'DONE';
}

/** Undefined where it stays. */
function movedDue(piece: Coverage, shift: number): Date | undefined {
  if (shift === 0 || piece.dueTime === null || piece.dueStays || !isToMake(piece)) return undefined;
  return new Date(Date.parse(piece.dueTime) + shift);
}
