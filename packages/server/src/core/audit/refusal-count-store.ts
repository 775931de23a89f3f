import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { type AuditEntry, type AuditSource, writeAudit } from './audit-log.ts';

export interface Refusal {
  /** Who was refused: a person, or the key of a locked sign-in with its address. */
  readonly subject: string;
  readonly area: string;
  /** The beginning of the hour, or of the quarter. */
  readonly since: Date;
  /** The first refused call: the audit row is about it. */
  readonly source: Omit<AuditSource, 'db'>;
  readonly action: Extract<AuditEntry['action'], `refusal.${string}`>;
  readonly after: AuditEntry['after'];
}

export interface CountedRefusal extends Refusal {
  readonly calls: number;
  readonly lastTime: Date;
}

/** Adds to the counts. The first refusal of its hour also writes an audit row, and the row's id names its count. */
export async function saveRefusals(db: Db, refusals: readonly CountedRefusal[]): Promise<void> {
  for (const { subject, area, since, source, action, after, calls, lastTime } of refusals)
    await inTransaction(db, async (tx) => {
      const { id, is_first } = await tx
        .insertInto('refusal_counts')
        .values({ subject, area, since, calls: String(calls), last_time: lastTime })
        .onConflict((conflict) =>
          conflict.columns(['subject', 'area', 'since']).doUpdateSet((eb) => ({
            calls: sql`refusal_counts.calls + excluded.calls`,
            last_time: eb.ref('excluded.last_time'),
          })),
        )
        .returning(['id', sql<boolean>`xmax = 0`.as('is_first')])
        .executeTakeFirstOrThrow();
      if (is_first)
        await writeAudit({ ...source, db: tx }, { action, entity: 'refusal', entityId: id, after });
    });
}
