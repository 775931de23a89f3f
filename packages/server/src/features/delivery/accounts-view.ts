import { authorSlug, targetPath } from '@toasoan/contract/article/link-target.ts';
import type { PageLink } from '@toasoan/contract/features/delivery/public-fields.ts';
import { type RawBuilder, sql } from 'kysely';

/** Columns of a named account. */
export interface NamedRow {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly slug: string;
}

/** What readers see of a name: those who hide it are known by their pen name alone. */
export const PUBLIC_NAME: RawBuilder<string> = sql`coalesce(nullif(profile.pen_name, ''), users.display_name)`;

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
    SELECT json_agg(json_build_object('id', users.id::text, 'kind', profile.kind, 'name', ${PUBLIC_NAME}, 'slug', profile.slug))
    FROM account_profiles AS profile JOIN users ON users.id = profile.user_id
    WHERE profile.project_id = ${projectId} AND users.id = ANY (${ids}) AND ${HAS_PAGE}), '[]')`;
}

export function pathOfAccount({ id, kind, name, slug }: NamedRow): string {
  if (kind === 'author') return targetPath('user', authorSlug({ id, name }));
  return targetPath(kind === 'figure' ? 'figure' : 'destination', slug);
}

/** In the order of the ids. */
export function linksTo(named: readonly NamedRow[], ids: readonly string[]): PageLink[] {
  return ids.flatMap((id) => {
    const row = named.find((one) => one.id === id);
    return row === undefined ? [] : [{ id, title: row.name, path: pathOfAccount(row) }];
  });
}
