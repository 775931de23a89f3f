import type { CheckSettings } from '@toasoan/contract/features/posts/checklist/check-facts.ts';
import {
  LAWFUL_DELAY_MINUTES,
  type PostSettings,
  type PostSettingsUpdate,
} from '@toasoan/contract/features/posts/settings/post-settings.ts';
import { leastDelay } from '@toasoan/contract/features/posts/settings/settings-rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';

interface SettingsRow {
  readonly checks: CheckSettings;
  readonly kind: string;
  readonly focus_max: number | null;
  readonly version: number | null;
  readonly update_time: Date | null;
  readonly updated_by_name: string | null;
}

/** A project without settings returns the defaults, as its version 1. */
export async function readSettings(db: Db, projectId: string): Promise<PostSettings> {
  const { rows } = await sql<SettingsRow>`
    SELECT ${checkSettingsColumn(sql`projects.id`)} AS checks, projects.kind, chosen.focus_max,
      chosen.version, chosen.update_time, chosen.updated_by_name
    FROM projects LEFT JOIN post_settings AS chosen ON chosen.project_id = projects.id
    WHERE projects.id = ${projectId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND');
  return {
    checks: row.checks,
    leastDelayMinutes: leastDelay(row.kind),
    focusMax: row.focus_max ?? 5,
    version: row.version ?? 1,
    updateTime: (row.version ?? 1) > 1 ? (row.update_time?.toISOString() ?? null) : null,
    updatedBy: row.updated_by_name ?? '',
  };
}

/** One writer at a time: afterwards the project's settings row exists and is locked. */
export async function lockSettings(db: Db, projectId: string): Promise<void> {
  await sql`
    INSERT INTO post_settings (project_id) VALUES (${projectId}) ON CONFLICT (project_id) DO NOTHING`.execute(
    db,
  );
  await sql`SELECT FROM post_settings WHERE project_id = ${projectId} FOR NO KEY UPDATE`.execute(db);
}

export async function writeSettings(
  db: Db,
  projectId: string,
  chosen: PostSettingsUpdate,
  by: Actor,
): Promise<void> {
  await db
    .updateTable('post_settings')
    .set((row) => ({
      min_delay_minutes: chosen.minDelayMinutes,
      check_levels: JSON.stringify(chosen.levels),
      check_figures: JSON.stringify(chosen.figures),
      banned_words: chosen.bannedWords,
      suspect_words: chosen.suspectWords,
      focus_max: chosen.focusMax,
      version: row('version', '+', 1),
      update_time: sql<Date>`now()`,
      updated_by_id: by.userId,
      updated_by_name: by.displayName,
    }))
    .where('project_id', '=', projectId)
    .execute();
}

/** The check settings of the project `projectId`, as one column; the law's minimum delay always applies. */
export function checkSettingsColumn(projectId: RawBuilder<string>): RawBuilder<CheckSettings> {
  return sql`(
    SELECT json_build_object(
      'minDelayMinutes', greatest(
        coalesce(chosen.min_delay_minutes, 60),
        CASE project.kind WHEN 'AGGREGATOR' THEN ${LAWFUL_DELAY_MINUTES}::integer ELSE 0 END
      ),
      'levels', coalesce(chosen.check_levels, '{}'),
      'figures', coalesce(chosen.check_figures, '{}'),
      'bannedWords', coalesce(chosen.banned_words, '{}'),
      'suspectWords', coalesce(chosen.suspect_words, '{}'),
      'ownHosts', project.domains,
      'timezone', project.timezone
    )
    FROM projects AS project LEFT JOIN post_settings AS chosen ON chosen.project_id = project.id
    WHERE project.id = ${projectId}
  )`;
}

/** The check settings of one project. */
export async function checkSettingsOf(db: Db, projectId: string): Promise<CheckSettings> {
  const { rows } = await sql<{ checks: CheckSettings }>`
    SELECT ${checkSettingsColumn(sql`${projectId}`)} AS checks`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row.checks;
}

/** Ids of the newest public posts. */
export async function findNewestPublic(db: Db, projectId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM posts WHERE project_id = ${projectId} AND state = 'PUBLISHED'
    ORDER BY published_time DESC, id DESC LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
