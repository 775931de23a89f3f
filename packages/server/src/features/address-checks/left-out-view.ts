import type { CheckedPart, CheckedRecord } from '@toasoan/contract/features/address-checks/address-check.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** A record of a part of pages, whether readers can have it or not. */
export interface KnownRecord extends CheckedRecord {
  readonly part: CheckedPart;
  readonly slot: string;
  /** '' for records of every language. */
  readonly lang: string;
  readonly isOn: boolean;
  readonly isPublished: boolean;
}

/** Every menu, sidebar and footer of a project, in one statement. */
export async function findKnownRecords(db: Db, projectId: string): Promise<KnownRecord[]> {
  const { rows } = await sql<KnownRecord>`
    SELECT * FROM (
      SELECT 'menu' AS part, position AS slot, id::text, title, display, lang, status = 'ENABLE' AS "isOn",
        published_time IS NOT NULL AS "isPublished"
      FROM menus WHERE project_id = ${projectId}
      UNION ALL
      SELECT 'sidebar', side, id::text, title, display, '', status = 'ENABLE', published_time IS NOT NULL
      FROM sidebars WHERE project_id = ${projectId}
      UNION ALL
      SELECT 'footer', '', id::text, title, display, '', status = 'ENABLE', published_time IS NOT NULL
      FROM footers WHERE project_id = ${projectId}) AS known
    ORDER BY part, slot, title COLLATE "vi-x-icu", id`.execute(db);
  return rows;
}
