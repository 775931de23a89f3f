import { type RawBuilder, sql } from 'kysely';

/**
 * Of `contests`: the time to keep personal data is over. It is counted from the award, the announcement or the end of the
 * intake, whichever is known first in this order.
 */
export function isKeptTimeOver(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(contests.state IN ('ANNOUNCED', 'ARCHIVED')
    AND coalesce(contests.award_time, contests.announce_time, contests.extended_to, contests.close_time)
      + make_interval(days => contests.retention_days) < ${now})`;
}
