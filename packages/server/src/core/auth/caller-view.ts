import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { fixedStatement } from '#server/core/db/fixed-statement.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { type Caller, type CallerProject, callerOf } from './caller.ts';
import { isFactorDue } from './second-factor-due.ts';
import { sessionRefusal, USE_WRITTEN_EVERY_MS } from './session-rules.ts';
import { touchSession } from './session-store.ts';
import { hashToken, looksLikeToken } from './token.ts';

const PROJECT_ID = /^[1-9]\d{0,17}$/;

/** The one read of every call: session, person, and the named project with the membership. */
export function callerQuery(db: Db, tokenHash: Buffer, projectId: string | null) {
  return sessionQuery(db, projectId).where('s.token_hash', '=', tokenHash);
}

function sessionQuery(db: Db, projectId: string | null) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('projects as p', (join) => join.on('p.id', '=', projectId))
    .leftJoin('project_members as m', (join) =>
      join.onRef('m.project_id', '=', 'p.id').onRef('m.user_id', '=', 'u.id'),
    )
    .leftJoin('sign_in_rules as r', (join) => join.on('r.id', '=', sql.lit(true)))
    .select([
      's.id as session_id',
      's.kind',
      's.end_reason',
      's.idle_until',
      's.absolute_until',
      's.last_use_time',
      's.cred_version',
      's.second_factor_passed',
      'u.id as user_id',
      'u.display_name',
      'u.role',
      'u.permission_grants',
      'u.permission_denials',
      'u.must_change_password',
      'u.verify_type',
      'u.force_factor',
      'u.create_time',
      'r.factor_since',
      'r.grace_days',
      'u.status as user_status',
      'u.access_from',
      'u.access_to',
      'u.cred_version as user_cred_version',
      'u.deleted_time as user_deleted_time',
      'p.id as project_id',
      'p.status as project_status',
      'p.workflow_mode',
      'p.allow_self_approve',
      'm.user_id as member_id',
      'm.permission_grants as project_grants',
      'm.permission_denials as project_denials',
    ]);
}

type CallerRow = NonNullable<Awaited<ReturnType<ReturnType<typeof callerQuery>['executeTakeFirst']>>>;

/** The second read of a call that is made as somebody else: the same of the person who is viewed. */
const readViewed = fixedStatement(
  ['viewId', 'sessionId', 'projectId'],
  (
    db,
    {
      viewId,
      sessionId,
      projectId,
    }: { readonly viewId: string; readonly sessionId: string; readonly projectId: string | null },
  ) =>
    sessionQuery(db, projectId)
      .where('s.id', '=', viewId)
      .where('s.viewer_session_id', '=', sessionId)
      .compile(),
);

const readCaller = fixedStatement(
  ['tokenHash', 'projectId'],
  (db, { tokenHash, projectId }: { readonly tokenHash: Buffer; readonly projectId: string | null }) =>
    callerQuery(db, tokenHash, projectId).compile(),
);

interface CallerOptions {
  readonly now?: Date;
  readonly countsAsUse?: boolean;
  /** Set where the call is made as the person whom its owner views. */
  readonly viewId?: string | undefined;
}

/**
 * The owner of a token, or the person whom its owner views. Throws SESSION_INVALID (−18), SESSION_ENDED (−20) or
 * VIEW_OVER. An unknown or foreign project is no error here; it only leaves `project` undefined.
 */
export async function findCaller(
  db: Db,
  token: string | undefined,
  projectId: string,
  { now = new Date(), countsAsUse = true, viewId }: CallerOptions = {},
): Promise<Caller> {
  if (token === undefined || !looksLikeToken(token)) throw new AppError('SESSION_INVALID');
  const asked = PROJECT_ID.test(projectId) ? projectId : null;
  const { rows } = await readCaller(db, { tokenHash: hashToken(token), projectId: asked });
  const [row] = rows;
  if (row === undefined) throw new AppError('SESSION_INVALID');
  const refusal = sessionRefusal(row, now);
  if (refusal !== undefined) throw new AppError(refusal.code, { details: { reason: refusal.reason } });
  if (countsAsUse) noteUse(db, row, now);
  if (viewId === undefined) return callerOf(factsOf(row, token, now));
  if (row.kind !== 'full' || row.role !== 'SUPPER_ADMIN') throw new AppError('VIEW_OVER');
  const viewed = await readViewed(db, { viewId, sessionId: row.session_id, projectId: asked });
  return viewedCaller(row, viewed.rows[0], token, now);
}

/** What the viewed person has still to set up keeps nobody from looking. */
function viewedCaller(viewer: CallerRow, row: CallerRow | undefined, token: string, now: Date): Caller {
  if (row === undefined || sessionRefusal(row, now) !== undefined) throw new AppError('VIEW_OVER');
  const by = { userId: viewer.user_id, displayName: viewer.display_name, role: viewer.role };
  return callerOf({
    ...factsOf(row, token, now),
    kind: 'full',
    mustChangePassword: false,
    mustSetUpFactor: false,
    viewing: { by, until: row.absolute_until },
  });
}

function factsOf(row: CallerRow, token: string, now: Date) {
  return {
    token,
    sessionId: row.session_id,
    kind: row.kind,
    secondFactorPassed: row.second_factor_passed,
    userId: row.user_id,
    displayName: row.display_name,
    role: row.role,
    permissionGrants: row.permission_grants,
    permissionDenials: row.permission_denials,
    project: projectOf(row),
    mustChangePassword: row.must_change_password,
    verifyType: row.verify_type,
    mustSetUpFactor: isFactorDue(row, now),
  };
}

function projectOf(row: CallerRow): CallerProject | undefined {
  if (row.project_id === null || row.workflow_mode === null) return undefined;
  const isTheirs = row.role === 'SUPPER_ADMIN' || row.member_id !== null;
  if (!isTheirs || row.project_status !== 'ENABLE') return undefined;
  return {
    projectId: row.project_id,
    workflowMode: row.workflow_mode,
    allowSelfApprove: row.allow_self_approve ?? false,
    permissionGrants: row.project_grants ?? [],
    permissionDenials: row.project_denials ?? [],
  };
}

/** The answer does not wait for it; after a failure, a later call of the same minute writes it. */
function noteUse(db: Db, row: CallerRow, now: Date): void {
  if (row.kind !== 'full') return;
  if (now.getTime() - row.last_use_time.getTime() <= USE_WRITTEN_EVERY_MS) return;
  touchSession(db, row.session_id, now).catch(() => undefined);
}
