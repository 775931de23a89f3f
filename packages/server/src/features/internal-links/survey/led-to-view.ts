import { readTarget, type TargetKind } from '@toasoan/contract/article/link-target.ts';
import type { TargetProblem } from '@toasoan/contract/features/internal-links/internal-link.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

/** Where a target leads today. */
interface LedTo {
  /** The record by its id, also where the target was an address or a merged tag; otherwise the target itself. */
  readonly target: string;
  readonly problem: TargetProblem | null;
}

interface Asked {
  readonly kind: TargetKind;
  readonly id: string | null;
  readonly slug: string | null;
  readonly isAddress: boolean;
}

const FOLDERS = { the: 'tag', 'chuyen-muc': 'category' } as const;

/** The record that a target names; undefined for a page that is not ours to judge. */
function askedOf(target: string): Asked | undefined {
  const record = readTarget(target);
  if (record) return { ...record, slug: null, isAddress: false };
  const [, , author] = /^\/(tac-gia)\/([^/]+)$/.exec(target) ?? [];
  if (author !== undefined) {
    const id = /(?:^|-)([1-9]\d{0,17})$/.exec(author)?.[1] ?? '0';
    return { kind: 'user', id, slug: null, isAddress: true };
  }
  const [, folder, slug] = /^\/(?:(the|chuyen-muc)\/)?([^/]+)$/.exec(target) ?? [];
  if (slug === undefined) return undefined;
  return { kind: folder ? FOLDERS[folder as keyof typeof FOLDERS] : 'post', id: null, slug, isAddress: true };
}

interface FoundRow {
  readonly target: string;
  readonly id: string | null;
  readonly isOff: boolean;
}

/** Where targets lead, by one statement: old slugs go on to their record, merged tags to their heir. */
export async function whereLed(
  db: Db,
  projectId: string,
  targets: readonly string[],
): Promise<ReadonlyMap<string, LedTo>> {
  const asked = new Map(
    [...new Set(targets)].flatMap((target) => {
      const one = askedOf(target);
      return one === undefined ? [] : [[target, one] as const];
    }),
  );
  const all = [...asked.values()];
  const { rows } = await sql<FoundRow>`
    WITH asked AS (
      SELECT * FROM unnest(
        ${[...asked.keys()]}::text[], ${all.map(({ kind }) => kind)}::text[],
        ${all.map(({ id }) => id)}::bigint[], ${all.map(({ slug }) => slug)}::text[]) AS asked (target, kind, id, slug)
    ), named AS MATERIALIZED (
      SELECT target, asked.kind, coalesce(
        asked.id,
        CASE asked.kind
          WHEN 'post' THEN (
            SELECT id FROM posts WHERE project_id = ${projectId} AND slug = asked.slug AND state <> 'TRASHED')
          WHEN 'category' THEN (
            SELECT id FROM categories
            WHERE project_id = ${projectId} AND slug = asked.slug AND deleted_time IS NULL)
          ELSE (
            SELECT id FROM tags WHERE project_id = ${projectId} AND slug = asked.slug AND deleted_time IS NULL)
        END,
        (SELECT entity_id FROM slug_redirects
          WHERE project_id = ${projectId} AND entity = asked.kind AND slug = asked.slug)) AS id
      FROM asked)
    SELECT named.target, coalesce(post.id, category.id, tag.id, author.id)::text AS id,
      coalesce(
        post.state <> 'PUBLISHED' OR category.status <> 'ENABLE' OR tag.status <> 'ENABLE' OR author.status <> 'ENABLE',
        false) AS "isOff"
    FROM named
    LEFT JOIN posts AS post ON named.kind = 'post' AND post.project_id = ${projectId} AND post.id = named.id
    LEFT JOIN categories AS category ON named.kind = 'category' AND category.project_id = ${projectId}
      AND category.id = named.id AND category.deleted_time IS NULL
    LEFT JOIN tags AS own ON named.kind = 'tag' AND own.project_id = ${projectId} AND own.id = named.id
    LEFT JOIN tags AS tag ON tag.project_id = ${projectId} AND tag.id = coalesce(own.merged_into_id, own.id)
      AND tag.deleted_time IS NULL
    LEFT JOIN project_members AS member ON named.kind = 'user' AND member.project_id = ${projectId}
      AND member.user_id = named.id
    LEFT JOIN users AS author ON author.id = member.user_id AND author.deleted_time IS NULL`.execute(db);
  const found = new Map(rows.map((row) => [row.target, row]));
  return new Map(
    [...asked].map(([target, { kind, isAddress }]): [string, LedTo] => {
      const { id = null, isOff = false } = found.get(target) ?? {};
      if (id !== null) return [target, { target: `${kind}:${id}`, problem: isOff ? 'OFF' : null }];
      return [target, { target, problem: isAddress && kind === 'post' ? 'NO_POST' : 'GONE' }];
    }),
  );
}
