import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { EventRecord } from '../event-record.ts';
import { planOfEvent } from './plan-of.ts';
import { addChange } from './plan-store.ts';

/** A map or a registration that moves alone leaves the plan as it is. */
const WHERE = ['placeName', 'address', 'provinceCode', 'onlineUrl'] as const;

/** Puts on record that the place of a published event was changed in its text; false where it was not. */
export async function keepMove(
  db: Db,
  { before, after, by }: { readonly before: EventRecord; readonly after: EventRecord; readonly by: Actor },
): Promise<boolean> {
  const was = planOfEvent(before);
  const is = planOfEvent(after);
  if (WHERE.every((name) => was[name] === is[name])) return false;
  await addChange(db, after, {
    kind: 'move',
    scope: 'ALL',
    before: was,
    after: is,
    undo: null,
    note: '',
    by,
  });
  return true;
}
