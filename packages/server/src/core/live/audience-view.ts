import {
  type PermissionHolder,
  type ProjectOfPermissions,
  permissionsIn,
} from '@toasoan/contract/access/permissions.ts';
import { sql } from 'kysely';
import { isFactorDue } from '#server/core/auth/second-factor-due.ts';
import { sessionRefusal } from '#server/core/auth/session-rules.ts';
import type { Db } from '#server/core/db/database.ts';
import type { LiveStream } from './live-stream.ts';

interface ChecksDependencies {
  readonly db: Db;
  readonly now: () => Date;
  /** Their sessions may hear nothing any more. */
  readonly end: (streams: readonly LiveStream[]) => void;
}

/** The projects whose posts each session may hear of; sessions that may hear nothing any more are missing. */
export type Audience = ReadonlyMap<string, readonly string[]>;

/** Checks many sessions at once, without counting as their use. */
async function readAudience(db: Db, sessionIds: readonly string[], now: Date): Promise<Audience> {
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('sign_in_rules as r', (join) => join.on('r.id', '=', sql.lit(true)))
    .where(sql<boolean>`s.id = ANY (${sessionIds}::text[])`)
    .where('s.kind', '=', 'full')
    .where('u.must_change_password', '=', false)
    .select([
      's.id as session_id',
      's.end_reason',
      's.idle_until',
      's.absolute_until',
      's.cred_version',
      'u.cred_version as user_cred_version',
      'u.status as user_status',
      'u.access_from',
      'u.access_to',
      'u.deleted_time as user_deleted_time',
      'u.role',
      'u.verify_type',
      'u.force_factor',
      'u.create_time',
      'r.factor_since',
      'r.grace_days',
      'u.permission_grants as permissionGrants',
      'u.permission_denials as permissionDenials',
    ])
    .select(
      sql<readonly HeardProject[]>`coalesce((
        SELECT json_agg(json_build_object('projectId', p.id::text, 'workflowMode', p.workflow_mode,
          'permissionGrants', coalesce(m.permission_grants, '{}'),
          'permissionDenials', coalesce(m.permission_denials, '{}')))
        FROM projects AS p
        LEFT JOIN project_members AS m ON m.project_id = p.id AND m.user_id = u.id
        WHERE p.status = 'ENABLE' AND (u.role = 'SUPPER_ADMIN' OR m.user_id IS NOT NULL)), '[]')`.as(
        'projects',
      ),
    )
    .execute();
  return new Map(
    rows
      .filter((row) => sessionRefusal(row, now) === undefined && !isFactorDue(row, now))
      .map((row) => [row.session_id, heardBy(row)]),
  );
}

interface HeardProject extends ProjectOfPermissions {
  readonly projectId: string;
}

function heardBy(row: PermissionHolder & { readonly projects: readonly HeardProject[] }): readonly string[] {
  return row.projects
    .filter((project) => permissionsIn(row, project).includes('post.view'))
    .map(({ projectId }) => projectId);
}

/**
 * Checks what streams may hear, in batches and one check after the other: an older answer never overwrites a newer
 * one.
 */
export class AudienceChecks {
  readonly #deps: ChecksDependencies;
  #waiting = new Set<LiveStream>();
  #next: Promise<void> | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(deps: ChecksDependencies) {
    this.#deps = deps;
  }

  /** Resolves when the streams have the rights of the time of this call, or later ones. */
  look(streams: readonly LiveStream[]): Promise<void> {
    for (const stream of streams) this.#waiting.add(stream);
    if (this.#next === undefined) {
      this.#next = this.#last.catch(() => undefined).then(() => this.#lookAtWaiting());
      this.#last = this.#next;
    }
    return this.#next;
  }

  async #lookAtWaiting(): Promise<void> {
    const streams = [...this.#waiting];
    this.#waiting = new Set();
    this.#next = undefined;
    if (streams.length === 0) return;
    const { db, now, end } = this.#deps;
    const sessionIds = [...new Set(streams.map(({ sessionId }) => sessionId))];
    const audience = await readAudience(db, sessionIds, now());
    for (const stream of streams) stream.projectIds = new Set(audience.get(stream.sessionId));
    end(streams.filter(({ sessionId }) => !audience.has(sessionId)));
  }
}
