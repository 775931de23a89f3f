import type { ProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import { JOINED_READER_NAME } from '#server/features/accounts/public.ts';
import { HAS_PAGE, type NamedRow, namedAccounts } from '../accounts-view.ts';
import { fileById, type ShownFileRow } from '../cards/picture-view.ts';
import type { SiteReading } from '../reading.ts';

/** An account with a page, and what its page names. */
export interface AccountRow extends NamedRow {
  readonly avatar_id: string | null;
  readonly avatar_key: string | null;
  readonly profile: Readonly<Record<string, unknown>>;
  readonly cover_file: ShownFileRow | null;
  readonly named: readonly NamedRow[];
  /** Pictures of its gallery, in its order. */
  readonly gallery: readonly ShownFileRow[];
}

const COLUMNS = sql`
  shown.id::text, shown.kind, shown.name, shown.slug, shown.avatar_id::text, shown.avatar_key, shown.profile,
  ${fileById(sql`shown.project_id`, sql`(shown.profile ->> 'coverId')::bigint`)} AS cover_file,
  ${namedAccounts(sql`shown.project_id`, sql`shown.named_ids::bigint[]`)} AS named,
  coalesce((
    SELECT json_agg(${fileById(sql`shown.project_id`, sql`held.id::bigint`)} ORDER BY held.place)
    FROM jsonb_array_elements_text(shown.profile -> 'gallery') WITH ORDINALITY AS held (id, place)), '[]') AS gallery`;

async function findAccount(
  { db, site }: SiteReading,
  kind: ProfileKind,
  which: RawBuilder<boolean>,
): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    SELECT ${COLUMNS} FROM (
      SELECT users.id, profile.project_id, profile.kind, ${JOINED_READER_NAME} AS name, profile.slug, users.avatar_id,
        users.avatar_key, profile.profile, profile.named_ids
      FROM account_profiles AS profile JOIN users ON users.id = profile.user_id
      WHERE profile.project_id = ${site.projectId} AND profile.kind = ${kind} AND ${HAS_PAGE} AND ${which}
      LIMIT 1) AS shown`.execute(db);
  return rows[0];
}

/** A published figure or destination by its slug. */
export async function findSubject(
  reading: SiteReading,
  kind: 'figure' | 'destination',
  slug: string,
): Promise<AccountRow | undefined> {
  return await findAccount(reading, kind, sql`profile.slug = ${slug}`);
}

/** An author by the id at the end of its address. */
export async function findAuthor(reading: SiteReading, id: string): Promise<AccountRow | undefined> {
  return await findAccount(reading, 'author', sql`users.id = ${id}`);
}
