import type { LinkRule } from '@toasoan/contract/features/internal-links/matching/link-rule.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { isLinked, type TargetColumns, targetColumns, targetJoins, targetOf } from '../target-view.ts';

type RuleRow = Omit<LinkRule, 'target' | 'startTime' | 'endTime'> & {
  readonly targetType: LinkRule['target']['type'];
  readonly targetId: string | null;
  readonly url: string;
  readonly startTime: Date | null;
  readonly endTime: Date | null;
};

/** All keywords of a project, for the automaton. */
export async function readRules(db: Db, projectId: string): Promise<LinkRule[]> {
  const { rows } = await sql<RuleRow>`
    SELECT id::text, keyword, variants, exclusions, target_type AS "targetType",
      coalesce(category_id, tag_id, user_id)::text AS "targetId", url, title, max_per_post AS "maxPerPost", priority,
      open_new_tab AS "openNewTab", nofollow, scope_category_ids::text[] AS scope, start_time AS "startTime",
      end_time AS "endTime", status = 'ENABLE' AS "isOn"
    FROM internal_links WHERE project_id = ${projectId} ORDER BY id`.execute(db);
  return rows.map(({ targetType, targetId, url, startTime, endTime, ...rule }) => ({
    ...rule,
    target: { type: targetType, id: targetId, url },
    startTime: startTime?.toISOString() ?? null,
    endTime: endTime?.toISOString() ?? null,
  }));
}

/** What a delivery needs to know beside the keywords: one statement. */
export interface DeliveryFacts {
  /** The change counter of the keywords, with the name of its database: what is compiled may outlive a connection. */
  readonly counter: string;
  readonly isOff: boolean;
  /** The categories asked for, with all above them: a keyword for a category counts below it too. */
  readonly categoryIds: readonly string[];
}

export async function readFacts(
  db: Db,
  projectId: string,
  { postId, categoryIds }: { readonly postId: string | null; readonly categoryIds: readonly string[] },
): Promise<DeliveryFacts> {
  const { rows } = await sql<DeliveryFacts>`
    WITH RECURSIVE up AS (
      SELECT id, parent_id FROM categories WHERE project_id = ${projectId} AND id = ANY (${categoryIds}::bigint[])
      UNION
      SELECT above.id, above.parent_id FROM categories AS above JOIN up ON above.id = up.parent_id
      WHERE above.project_id = ${projectId})
    SELECT
      current_database() || ' ' || coalesce((SELECT counter::text FROM internal_link_change_counters WHERE project_id = ${projectId}), '0') AS counter,
      EXISTS (
        SELECT FROM internal_link_offs WHERE project_id = ${projectId} AND post_id = ${postId ?? '0'}::bigint) AS "isOff",
      ARRAY(SELECT id::text FROM up) AS "categoryIds"`.execute(db);
  return rows[0] ?? { counter: '0', isOff: false, categoryIds: [] };
}

/** Addresses that readers can open today, by the rules' ids. */
export async function readAddresses(
  db: Db,
  projectId: string,
  rules: readonly LinkRule[],
): Promise<ReadonlyMap<string, string>> {
  if (rules.length === 0) return new Map();
  const { rows } = await sql<TargetColumns & { readonly id: string; readonly url: string }>`
    SELECT links.id::text, links.url, links.target_type, ${targetColumns}
    FROM internal_links AS links ${targetJoins}
    WHERE links.project_id = ${projectId} AND links.id = ANY (${rules.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  return new Map(
    rows.flatMap((row) => {
      const { path, problem } = targetOf(row);
      return isLinked(problem) ? [[row.id, path]] : [];
    }),
  );
}
