import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';

type Row = Readonly<Record<string, unknown>>;
/** The number of rows, and a short hash of each column. */
export type Digest = Readonly<Record<string, number | string>>;

/** Written by signing in and by the factories, whose names differ from run to run. */
const OTHERS = [
  'migration',
  'sessions',
  'users',
  'projects',
  'live_horizon',
  'media_files',
  'term_use_changes',
  // Counted by the calendar's hours, a moment after the calls.
  'refusal_counts',
];

/** Numbers of rows and transactions, process ids and random names: not what a write says. */
const CHANCE: Readonly<Record<string, readonly string[]>> = {
  audit_log: ['id', 'request_id'],
  jobs: ['id'],
  live_notices: ['id', 'xid'],
  media: ['see_key'],
  notifications: ['id', 'mail_due'],
  post_locks: ['session_id'],
  post_moves: ['id'],
  // Of the calendar.
  post_search: ['month'],
  post_sessions: ['session_id'],
};

/** Their order within a transaction says nothing. */
const UNORDERED = ['live_notices'];

/** Counts in several rows: what counts is their sum. */
const SUMS: Readonly<Record<string, string>> = {
  // Refused calls are recorded a moment later.
  audit_log: "SELECT * FROM audit_log WHERE entity <> 'refusal' ORDER BY id",
  post_counts: `SELECT project_id, state, created_by_id, sum(count) AS count FROM post_counts
    GROUP BY 1, 2, 3 HAVING sum(count) <> 0 ORDER BY 1, 2, 3`,
  categories: `SELECT found.*, found.post_count + coalesce((SELECT sum(change) FROM term_use_changes AS part
      WHERE entity = 'category' AND part.project_id = found.project_id AND term_id = found.id), 0) AS post_count
    FROM categories AS found ORDER BY id`,
  tags: `SELECT found.*, found.post_count + coalesce((SELECT sum(change) FROM term_use_changes AS part
      WHERE entity = 'tag' AND part.project_id = found.project_id AND term_id = found.id), 0) AS post_count
    FROM tags AS found ORDER BY id`,
  // The index of bodies is another area's; its jobs follow every text.
  jobs: "SELECT * FROM jobs WHERE kind <> 'post.indexBody' ORDER BY id",
  // With its text, wherever that is stored.
  post_versions: `SELECT found.project_id, post_id, no, kind, is_public, time, user_id, user_name, changed_fields,
      CASE WHEN has_content THEN snapshot ELSE snapshot || jsonb_build_object('content', posts.content) END AS snapshot,
      found.media, found.note, is_substantive
    FROM post_versions AS found JOIN posts ON posts.project_id = found.project_id AND posts.id = post_id
    ORDER BY 1, 2, 3`,
  media_bytes: `SELECT project_id, sum(bytes) AS bytes FROM media_bytes
    GROUP BY 1 HAVING sum(bytes) <> 0 ORDER BY 1`,
  media_counts: `SELECT project_id, counted, of_id, sum(count) AS count FROM media_counts
    GROUP BY 1, 2, 3 HAVING sum(count) <> 0 ORDER BY 1, 2, 3`,
  post_stamps: 'SELECT project_id, sum(stamp) AS stamp FROM post_stamps GROUP BY 1',
  media_stamps: 'SELECT project_id, sum(stamp) AS stamp FROM media_stamps GROUP BY 1',
};

/** All rows of all tables that writes change, with times as steps since `begin`. */
export async function tablesOf(db: Db, begin: number): Promise<Map<string, Row[]>> {
  const { rows: tables } = await sql<{ name: string; key: string }>`
    SELECT relname AS name, coalesce(string_agg(quote_ident(attname), ', ' ORDER BY place), 'ctid') AS key
    FROM pg_class LEFT JOIN pg_index ON indrelid = pg_class.oid AND indisprimary
    LEFT JOIN LATERAL unnest(indkey) WITH ORDINALITY AS keys (number, place) ON true
    LEFT JOIN pg_attribute ON attrelid = pg_class.oid AND attnum = keys.number
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
    GROUP BY 1 ORDER BY 1`.execute(db);
  const found = new Map<string, Row[]>();
  for (const { name, key } of tables.filter((table) => !OTHERS.includes(table.name))) {
    const statement = SUMS[name] ?? `SELECT * FROM ${name} ORDER BY ${key}`;
    const { rows } = await sql<{ row: string }>`
      SELECT to_jsonb(found)::text AS row FROM (${sql.raw(statement)}) AS found`.execute(db);
    const said = rows.map(({ row }) => withoutChance(name, parseRow(row, begin)));
    found.set(name, UNORDERED.includes(name) ? sorted(said) : said);
  }
  return found;
}

export function parseRow(text: string, begin: number): Row {
  return JSON.parse(inSteps(text, begin));
}

function withoutChance(table: string, row: Row): Row {
  const chance = CHANCE[table] ?? [];
  return Object.fromEntries(Object.entries(row).filter(([column]) => !chance.includes(column)));
}

function sorted(rows: readonly Row[]): Row[] {
  const text = (row: Row) => JSON.stringify(row);
  return rows.toSorted((one, other) => (text(one) < text(other) ? -1 : 1));
}

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)/g;
const STEP_MS = 600_000;

/** In steps of ten minutes, rounded down: the run takes less, and times are whole steps after one of its moments. */
function inSteps(text: string, begin: number): string {
  return text.replace(INSTANT, (time) => `+${Math.floor((Date.parse(time) - begin) / STEP_MS)}`);
}

export function digestsOf(tables: ReadonlyMap<string, readonly Row[]>): Record<string, Digest> {
  const entries = [...tables].filter(([, rows]) => rows.length > 0);
  return Object.fromEntries(entries.map(([name, rows]) => [name, digestOf(rows)]));
}

/** Column by column, so that a difference names its column. */
function digestOf(rows: readonly Row[]): Digest {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].sort();
  const hashes = columns.map((column) => [column, hashOf(rows.map((row) => row[column] ?? null))]);
  return { rows: rows.length, ...Object.fromEntries(hashes) };
}

function hashOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 8);
}
