import { accountPath } from '@toasoan/contract/features/accounts/account-path.ts';
import type { PageLink } from '@toasoan/contract/features/delivery/public-fields.ts';
import { type RawBuilder, sql } from 'kysely';
import { JOINED_READER_NAME } from '#server/features/accounts/public.ts';
import { pageIn, type Site } from './sites/site.ts';

/** Columns of a named account. */
export interface NamedRow {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly slug: string;
}

/** Whether an account has a page of its own. Inside a statement over `account_profiles AS profile` and `users`. */
export const HAS_PAGE: RawBuilder<boolean> = sql`(
  NOT profile.is_gone AND users.deleted_time IS NULL AND users.status = 'ENABLE'
  AND (profile.kind = 'author' OR (profile.kind IN ('figure', 'destination') AND profile.state = 'PUBLISHED')))`;

/** Accounts of the project among ids, as JSON; those without a page are left out. */
export function namedAccounts(
  projectId: RawBuilder<unknown>,
  ids: RawBuilder<unknown>,
): RawBuilder<NamedRow[]> {
  return sql`coalesce((
    SELECT json_agg(json_build_object('id', users.id::text, 'kind', profile.kind, 'name', ${JOINED_READER_NAME}, 'slug', profile.slug))
    FROM account_profiles AS profile JOIN users ON users.id = profile.user_id
    WHERE profile.project_id = ${projectId} AND users.id = ANY (${ids}) AND ${HAS_PAGE}), '[]')`;
}

/** Pages of accounts in the order of the ids, in a language of the site. */
export function linksTo(
  site: Site,
  named: readonly NamedRow[],
  ids: readonly string[],
  lang?: string,
): PageLink[] {
  return ids.flatMap((id) => {
    const row = named.find((one) => one.id === id);
    return row === undefined ? [] : [{ id, title: row.name, path: pageIn(site, accountPath(row), lang) }];
  });
}
