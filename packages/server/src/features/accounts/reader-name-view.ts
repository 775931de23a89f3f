import { type RawBuilder, sql } from 'kysely';

/**
 * What readers know a person by, for a row of `users` under this name: the pen name where there is one. The address of
 * an author's page is made of it, so that nobody who hides a real name is known by a link.
 */
export function readerName(users: 'users' | 'own' | 'author'): RawBuilder<string> {
  const user = sql.table(users);
  return sql`coalesce(
    (SELECT nullif(profile.pen_name, '') FROM account_profiles AS profile WHERE profile.user_id = ${user}.id),
    ${user}.display_name)`;
}
