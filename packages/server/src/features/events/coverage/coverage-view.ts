import type { Coverage } from '@toasoan/contract/features/events/coverage/coverage.ts';
import { stateOfPiece } from '@toasoan/contract/features/events/coverage/coverage-rules.ts';
import type { PostState } from '@toasoan/contract/features/posts/workflow/post-states.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { EventCoverageTable } from '#server/core/db/tables/event-coverage-table.ts';
import { auditFieldsOf } from '#server/core/db/versioned.ts';

type Row = Selectable<EventCoverageTable> & {
  readonly post_title: string | null;
  readonly post_state: PostState | null;
};

/** The coverage of several events, in the order in which it was planned. */
export async function listCoverage(
  db: Db,
  projectId: string,
  eventIds: readonly string[],
): Promise<Coverage[]> {
  const { rows } = await sql<Row>`
    SELECT event_coverage.*, posts.title AS post_title, posts.state AS post_state FROM event_coverage
    LEFT JOIN posts ON posts.project_id = event_coverage.project_id AND posts.id = event_coverage.post_id
    WHERE event_coverage.project_id = ${projectId} AND event_coverage.event_id = ANY (${eventIds}::bigint[])
    ORDER BY event_coverage.id`.execute(db);
  return rows.map(coverageOf);
}

export async function readCoverage(db: Db, projectId: string, id: string): Promise<Coverage | undefined> {
  const { rows } = await sql<Row>`
    SELECT event_coverage.*, posts.title AS post_title, posts.state AS post_state FROM event_coverage
    LEFT JOIN posts ON posts.project_id = event_coverage.project_id AND posts.id = event_coverage.post_id
    WHERE event_coverage.project_id = ${projectId} AND event_coverage.id = ${id}`.execute(db);
  return rows[0] && coverageOf(rows[0]);
}

function coverageOf(row: Row): Coverage {
  const { post_id: postId, post_title: title, post_state: state } = row;
  return {
    id: row.id,
    eventId: row.event_id,
    day: row.day,
    kind: row.kind,
    note: row.note,
    assignee: row.assignee_id === null ? null : { userId: row.assignee_id, name: row.assignee_name },
    dueTime: row.due_time?.toISOString() ?? null,
    dueStays: row.due_stays,
    state: stateOfPiece({
      isDone: row.is_done,
      isPublished: state === 'PUBLISHED',
      isNeeded: row.is_needed,
      isAssigned: row.assignee_id !== null,
    }),
    isDone: row.is_done,
    isNeeded: row.is_needed,
    post: postId === null || title === null || state === null ? null : { id: postId, title, state },
    ...auditFieldsOf(row),
  };
}
