import type { TransactionCall } from '#server/core/http/call.ts';
import { followPlan } from '../coverage/follow-plan.ts';
import type { EventChange } from '../editing/update-event.ts';
import { notifyOfSavedPlan } from '../notify/notify-of-event.ts';
import { planOfEvent } from './plan-of.ts';
import { shiftsOfSave } from './plan-shift.ts';
import { whatChanged } from './what-changed.ts';

/** What follows a save that changed when or where an event takes place: coverage moves along and its people hear of it. */
export async function followSave(call: TransactionCall, { before, after }: EventChange): Promise<void> {
  const text = whatChanged(planOfEvent(before), planOfEvent(after));
  if (text === '') return;
  await followPlan(call, after.id, { shiftOf: shiftsOfSave(before, after) });
  await notifyOfSavedPlan(call.db, call.projectId, { event: after, text }, call.caller);
}
