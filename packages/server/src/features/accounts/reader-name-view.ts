import { type RawBuilder, sql } from 'kysely';

/** The pen name where there is one: nobody who hides a real name is known by a link or an address made of it. */
const knownAs = (penName: RawBuilder<unknown>, displayName: RawBuilder<unknown>): RawBuilder<string> =>
  sql`coalesce(nullif(${penName}, ''), ${displayName})`;

/** What readers know a person by, for a row of `users` under this name. */
export function readerName(users: 'users' | 'own' | 'author'): RawBuilder<string> {
  const user = sql.table(users);
  return knownAs(
    sql`(SELECT profile.pen_name FROM account_profiles AS profile WHERE profile.user_id = ${user}.id)`,
    sql`${user}.display_name`,
  );
}

/** The same inside a statement over `account_profiles AS profile` and `users`. */
export const JOINED_READER_NAME: RawBuilder<string> = knownAs(sql`profile.pen_name`, sql`users.display_name`);
