import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { type RowOf, updateVersioned } from '#server/core/db/versioned.ts';

export interface PayeeBoxes {
  readonly id_number_box: string | null;
  readonly bank_box: string | null;
}

/** @throws VERSION_CONFLICT */
export async function savePayeeBoxes(
  db: Db,
  entrant: RowOf<'entrants'>,
  boxes: PayeeBoxes,
  by: Actor,
): Promise<void> {
  await updateVersioned(db, 'entrants', entrant, { ...boxes }, by);
}
