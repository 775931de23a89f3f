import type { Page } from '@toasoan/contract/core/paging.ts';
import {
  ENDING_DAYS,
  type PartnerLogo,
  type PartnerLogoListQuery,
  type PartnerLogoView,
} from '@toasoan/contract/features/partner-logos/partner-logo.ts';
import { foldVietnamese, wordsOf } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { offsetOf, pageOf } from '#server/core/db/page.ts';
import type { PartnerLogoTable } from '#server/core/db/tables/partner-logo-tables.ts';
import { findDisplayTargets } from '#server/features/display-modes/public.ts';
import { type PartnerLogoRow, partnerLogoOf } from './partner-logo-row.ts';

const CLICK_DAYS = 30;

/** The condition of each tab above the list; the counts use the very same. */
function viewsAt(now: Date): Readonly<Record<PartnerLogoView, RawBuilder<boolean>>> {
  const isOver = sql<boolean>`coalesce(logos.end_time <= ${now}, false)`;
  const endsSoon = sql<boolean>`coalesce(logos.end_time <= ${now}::timestamptz + make_interval(days => ${ENDING_DAYS}), false)`;
  return {
    all: sql`true`,
    valid: sql`NOT ${isOver} AND coalesce(logos.start_time <= ${now}, true)`,
    ending: sql`${endsSoon} AND NOT ${isOver}`,
    ended: isOver,
    noDark: sql`logos.image_dark_id IS NULL`,
  };
}

/** Groups in the order of the site, then the order that people gave. */
const ORDER = sql`array_position(ARRAY['SPONSOR', 'CO_ORGANIZER', 'MEDIA', 'PARTNER'], logos.partner_group), logos.position, logos.id`;
const SORTS = {
  order: ORDER,
  title: sql`logos.title COLLATE "vi-x-icu", logos.id`,
  '-title': sql`logos.title COLLATE "vi-x-icu" DESC, logos.id DESC`,
  clicks: sql`clicks, logos.id`,
  '-clicks': sql`clicks DESC, logos.id DESC`,
  endTime: sql`logos.end_time NULLS LAST, logos.id`,
  updateTime: sql`logos.update_time, logos.id`,
  '-updateTime': sql`logos.update_time DESC, logos.id DESC`,
} as const satisfies Record<PartnerLogoListQuery['sort'], unknown>;

type FoundLogo = Selectable<PartnerLogoTable> & { readonly clicks: number };

function wholeLogos(rest: RawBuilder<unknown>): RawBuilder<FoundLogo> {
  return sql<FoundLogo>`
    SELECT logos.*, coalesce((
      SELECT sum(clicked.clicks)::int FROM partner_logo_clicks AS clicked
      WHERE clicked.project_id = logos.project_id AND clicked.logo_id = logos.id
        AND clicked.day > current_date - ${CLICK_DAYS}::int), 0) AS clicks
    FROM partner_logos AS logos ${rest}`;
}

async function withTargets(db: Db, projectId: string, rows: readonly FoundLogo[]): Promise<PartnerLogoRow[]> {
  const targetsOf = await findDisplayTargets(
    db,
    projectId,
    rows.map(({ display }) => display),
  );
  return rows.map((row) => ({ ...row, targets: targetsOf(row.display) }));
}

export async function findPartnerLogo(
  db: Db,
  projectId: string,
  id: string,
): Promise<PartnerLogoRow | undefined> {
  const { rows } = await wholeLogos(sql`WHERE logos.project_id = ${projectId} AND logos.id = ${id}`).execute(
    db,
  );
  return (await withTargets(db, projectId, rows))[0];
}

function conditions(projectId: string, query: PartnerLogoListQuery, now: Date): RawBuilder<unknown> {
  const all = [
    sql`logos.project_id = ${projectId}`,
    sql`(${viewsAt(now)[query.view]})`,
    ...wordsOf(foldVietnamese(query.text ?? '')).map((word) => sql`logos.search_text LIKE ${`% ${word}%`}`),
    ...(query.group === undefined ? [] : [sql`logos.partner_group = ANY (${query.group})`]),
    ...(query.tier === undefined ? [] : [sql`logos.tier = ANY (${query.tier})`]),
    ...(query.displayMode === undefined ? [] : [sql`logos.display->>'mode' = ANY (${query.displayMode})`]),
    ...(query.status === undefined ? [] : [sql`logos.status = ${query.status}`]),
  ];
  return sql`WHERE ${sql.join(all, sql` AND `)}`;
}

export async function listPartnerLogos(
  db: Db,
  projectId: string,
  query: PartnerLogoListQuery,
  now: Date,
): Promise<Page<PartnerLogo>> {
  const where = conditions(projectId, query, now);
  const { rows: counted } = await sql<{ rows: number }>`
    SELECT count(*)::int AS rows FROM partner_logos AS logos ${where}`.execute(db);
  const page = sql`${where} ORDER BY ${SORTS[query.sort]} LIMIT ${query.limit} OFFSET ${offsetOf(query)}`;
  const { rows } = await wholeLogos(page).execute(db);
  const logos = await withTargets(db, projectId, rows);
  return pageOf(
    query,
    logos.map((row) => partnerLogoOf(row, now)),
    counted[0]?.rows ?? 0,
  );
}

export async function countPartnerLogos(
  db: Db,
  projectId: string,
  now: Date,
): Promise<Record<PartnerLogoView, number>> {
  const views = viewsAt(now);
  const count = (view: PartnerLogoView) => sql<number>`count(*) FILTER (WHERE ${views[view]})::int`;
  const { rows } = await sql<Record<PartnerLogoView, number>>`
    SELECT ${count('all')} AS "all", ${count('valid')} AS valid, ${count('ending')} AS ending,
      ${count('ended')} AS ended, ${count('noDark')} AS "noDark"
    FROM partner_logos AS logos WHERE logos.project_id = ${projectId}`.execute(db);
  return rows[0] ?? { all: 0, valid: 0, ending: 0, ended: 0, noDark: 0 };
}
