import type { BlockItem } from '@toasoan/contract/features/content-templates/filled-block.ts';
import type { BlockConfig } from '@toasoan/contract/features/content-templates/template-config.ts';
import { factsOfType } from '@toasoan/contract/features/content-templates/template-kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { imageRefOf } from '#server/core/media/image-ref-store.ts';
import type { BlockPlace, BlockToFill } from './block-place.ts';

interface Row {
  readonly key: string;
  readonly kind: BlockItem['kind'];
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly url: string;
  readonly excerpt: string;
  readonly image_id: string | null;
  readonly image_key: string | null;
  readonly time: Date | null;
  readonly place: number;
}

/** Events, places, people, tags and logos of the blocks that show them, in one statement. */
export async function findOtherItems(
  db: Db,
  place: BlockPlace,
  blocks: readonly BlockToFill[],
): Promise<Map<string, BlockItem[]>> {
  const parts = blocks.flatMap(({ key, config }) => {
    const rows = rowsOf(place, config);
    return rows === undefined ? [] : [sql<Row>`SELECT ${key} AS key, found.* FROM (${rows}) AS found`];
  });
  if (parts.length === 0) return new Map();
  const { rows } = await sql<Row>`${sql.join(parts, sql` UNION ALL `)} ORDER BY key, place`.execute(db);
  return new Map([...Map.groupBy(rows, ({ key }) => key)].map(([key, found]) => [key, found.map(itemOf)]));
}

function itemOf(row: Row, index: number): BlockItem {
  return {
    kind: row.kind,
    id: row.id,
    slot: index + 1,
    title: row.title,
    slug: row.slug,
    url: row.url,
    excerpt: row.excerpt,
    image: imageRefOf(row.image_id, row.image_key),
    category: null,
    time: row.time?.toISOString() ?? null,
    authors: [],
    commentCount: 0,
    reason: { code: 'LISTED' },
  };
}

/** A part with its columns in the order of `Row`. */
function rowsOf(place: BlockPlace, config: BlockConfig): RawBuilder<unknown> | undefined {
  switch (factsOfType(config.type).content) {
    case 'events':
      return eventsOf(place, config);
    case 'places':
      return accountsOf(place, config, 'destination');
    case 'figures':
      return accountsOf(place, config, 'figure');
    case 'tags':
      return tagsOf(place, config);
    case 'logos':
      return logosOf(place, config);
    default:
      return undefined;
  }
}

const ends = ({ limit, offset }: BlockConfig) => sql`LIMIT ${sql.lit(limit)} OFFSET ${sql.lit(offset)}`;

/** What runs or comes next; an event of several dates by its next one. */
function eventsOf({ projectId, now, language }: BlockPlace, config: BlockConfig) {
  const { provinceCodes } = config.query;
  const inProvince =
    provinceCodes.length === 0 ? sql`true` : sql`events.province_code = ANY (${provinceCodes})`;
  return sql`
    SELECT 'event' AS kind, events.id::text, events.title, events.slug, '' AS url, events.excerpt,
      file.id::text AS image_id, file.key AS image_key, next.start_time AS time,
      row_number() OVER (ORDER BY next.start_time, events.id) AS place
    FROM events
    JOIN LATERAL (
      SELECT dates.start_time FROM event_occurrences AS dates
      WHERE dates.project_id = events.project_id AND dates.event_id = events.id
        AND dates.event_status NOT IN ('POSTPONED', 'CANCELLED') AND dates.over_time >= ${now}
      ORDER BY dates.start_time LIMIT 1) AS next ON true
    LEFT JOIN media AS file ON file.project_id = events.project_id AND file.state = 'READY'
      AND file.id = (events.details->'cover'->>'mediaId')::bigint
    WHERE events.project_id = ${projectId} AND events.state = 'PUBLISHED' AND events.lang = ${language} AND ${inProvince}
    ORDER BY next.start_time, events.id ${ends(config)}`;
}

/** Those with a page for readers; the newest pages first. */
function accountsOf({ projectId }: BlockPlace, config: BlockConfig, kind: 'destination' | 'figure') {
  const { provinceCodes } = config.query;
  const inProvince =
    provinceCodes.length === 0 ? sql`true` : sql`profiles.province_code = ANY (${provinceCodes})`;
  return sql`
    SELECT 'account' AS kind, users.id::text, users.display_name AS title, profiles.slug, '' AS url, '' AS excerpt,
      coalesce(file.id, users.avatar_id)::text AS image_id, coalesce(file.key, users.avatar_key) AS image_key,
      NULL::timestamptz AS time,
      row_number() OVER (ORDER BY profiles.published_time DESC NULLS LAST, users.id DESC) AS place
    FROM account_profiles AS profiles JOIN users ON users.id = profiles.user_id
    LEFT JOIN media AS file ON file.project_id = profiles.project_id AND file.state = 'READY'
      AND file.id = (profiles.profile->>'coverId')::bigint
    WHERE profiles.project_id = ${projectId} AND profiles.kind = ${kind} AND profiles.state = 'PUBLISHED'
      AND NOT profiles.is_gone AND users.status = 'ENABLE' AND users.deleted_time IS NULL AND ${inProvince}
    ORDER BY profiles.published_time DESC NULLS LAST, users.id DESC ${ends(config)}`;
}

/** The chosen tags, or else the featured ones, then the most used. */
function tagsOf({ projectId }: BlockPlace, config: BlockConfig) {
  const { tagIds } = config.query;
  const chosen = tagIds.length === 0 ? sql`tags.post_count > 0` : sql`tags.id = ANY (${tagIds}::bigint[])`;
  return sql`
    SELECT 'tag' AS kind, tags.id::text, tags.title, tags.slug, '' AS url, '' AS excerpt, tags.image_id::text,
      tags.image_key, NULL::timestamptz AS time,
      row_number() OVER (ORDER BY tags.is_featured DESC, tags.post_count DESC, tags.id) AS place
    FROM tags
    WHERE tags.project_id = ${projectId} AND tags.status = 'ENABLE' AND tags.deleted_time IS NULL
      AND tags.merged_into_id IS NULL AND ${chosen}
    ORDER BY tags.is_featured DESC, tags.post_count DESC, tags.id ${ends(config)}`;
}

const GROUP_ORDER = sql`array_position(ARRAY['SPONSOR', 'CO_ORGANIZER', 'MEDIA', 'PARTNER'], logos.partner_group), logos.position, logos.id`;

/** Those that are shown everywhere: a block has no place of its own to compare with theirs. */
function logosOf({ projectId, now }: BlockPlace, config: BlockConfig) {
  return sql`
    SELECT 'logo' AS kind, logos.id::text, coalesce(nullif(logos.alt, ''), logos.title) AS title, '' AS slug, logos.url,
      '' AS excerpt, logos.image_id::text, logos.image_key, NULL::timestamptz AS time,
      row_number() OVER (ORDER BY ${GROUP_ORDER}) AS place
    FROM partner_logos AS logos
    WHERE logos.project_id = ${projectId} AND logos.status = 'ENABLE' AND logos.image_key IS NOT NULL
      AND logos.display->>'mode' <> 'OFF'
      AND coalesce(logos.start_time <= ${now}, true) AND coalesce(logos.end_time > ${now}, true)
    ORDER BY ${GROUP_ORDER} ${ends(config)}`;
}
