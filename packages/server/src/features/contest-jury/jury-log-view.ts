import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { hideNames, NAMES_OF_WORK } from '#server/features/submissions/public.ts';

/**
 * Which rows of `audit_log` a person may read: not the scores of others in a round that they judge themselves, while
 * it is open.
 */
export function readableScores(userId: string): RawBuilder<boolean> {
  return sql<boolean>`CASE WHEN audit_log.entity = 'juryScore' THEN NOT EXISTS (
    SELECT FROM jury_turns AS turn
    JOIN contest_rounds AS round ON round.project_id = turn.project_id AND round.id = turn.round_id
    JOIN contest_jurors AS juror ON juror.project_id = round.project_id AND juror.contest_id = round.contest_id
      AND juror.user_id = ${userId} AND juror.state = 'ACTIVE' AND round.key = ANY (juror.round_keys)
    WHERE turn.project_id = audit_log.project_id AND turn.id = audit_log.entity_id::bigint
      AND round.state = 'OPEN' AND turn.juror_id <> juror.id)
    ELSE true END`;
}

interface Row {
  readonly entity: string;
  readonly entity_id: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Rows about works without the names of their authors, where the reader is blind. */
export async function hideAuthorsInLog<LogRow extends Row>(
  db: Db,
  { projectId, userId }: { readonly projectId: string; readonly userId: string },
  rows: readonly LogRow[],
): Promise<readonly LogRow[]> {
  const ids = rows.flatMap(({ entity, entity_id }) => (entity === 'submission' ? (entity_id ?? []) : []));
  if (ids.length === 0) return rows;
  const { rows: works } = await sql<{ id: string; names: string[] }>`
    SELECT work.id::text, ${NAMES_OF_WORK} AS names FROM submissions AS work
    JOIN entrants AS entrant ON entrant.project_id = work.project_id AND entrant.id = work.entrant_id
    WHERE work.project_id = ${projectId} AND work.id = ANY (${ids}::bigint[]) AND EXISTS (
      SELECT FROM contest_jurors AS juror
      JOIN contest_rounds AS round ON round.project_id = juror.project_id
        AND round.contest_id = juror.contest_id
      WHERE juror.user_id = ${userId} AND juror.project_id = work.project_id
        AND juror.contest_id = work.contest_id AND juror.state = 'ACTIVE'
        AND round.key = ANY (juror.round_keys) AND round.blind AND round.state IN ('OPEN', 'LOCKED'))`.execute(
    db,
  );
  const names = new Map(works.map((work) => [work.id, work.names]));
  return rows.map((row) => {
    const own = row.entity === 'submission' ? names.get(row.entity_id ?? '') : undefined;
    if (own === undefined) return row;
    return { ...row, before: without(row.before, own), after: without(row.after, own) };
  });
}

type Facts = Row['before'];

function without(facts: Facts, names: readonly string[]): Facts {
  if (facts === null) return null;
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      typeof value === 'string' ? hideNames(value, names) : value,
    ]),
  );
}
