import type { PAUSE_REASONS } from '@toasoan/contract/features/parser-sources/parser-source.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { updateVersioned } from '#server/core/db/versioned.ts';
import { planRuns } from './runs/plan-runs.ts';
import type { ParserSourceRow } from './source-row.ts';
import { getParserSource } from './source-store.ts';

interface Pause {
  /** Null: it is fetched again, and its failures are forgotten. */
  readonly reason: (typeof PAUSE_REASONS)[number] | null;
  readonly by: Actor;
  readonly now: Date;
}

export async function setPaused(
  db: Db,
  before: ParserSourceRow,
  { reason, by, now }: Pause,
): Promise<ParserSourceRow> {
  await updateVersioned(db, 'parser_sources', before, { paused_reason: reason }, by);
  if (reason === null)
    await sql`
      UPDATE parser_source_health SET failed_in_row = 0
      WHERE project_id = ${before.project_id} AND source_id = ${before.id}`.execute(db);
  await planRuns(db, await getParserSource(db, before.project_id, before.id), now);
  // With its next run, which the plan has changed.
  return await getParserSource(db, before.project_id, before.id);
}
