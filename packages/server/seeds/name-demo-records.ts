import type { PostDraft } from '@toasoan/contract/features/posts/post.ts';
import type { Db } from '#server/core/db/database.ts';
import { DEMO_ABOUT } from './articles/about-articles.ts';

/** Ids of a site's accounts by username, and of its events by title. */
export interface DemoRecords {
  readonly accounts: ReadonlyMap<string, string>;
  readonly events: ReadonlyMap<string, string>;
}

export const NO_RECORDS: DemoRecords = { accounts: new Map(), events: new Map() };

export async function findDemoRecords(db: Db, projectId: string): Promise<DemoRecords> {
  const accounts = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('account_type', '!=', 'user')
    .execute();
  const events = await db
    .selectFrom('events')
    .select(['id', 'title'])
    .where('project_id', '=', projectId)
    .execute();
  return {
    accounts: new Map(accounts.map(({ id, username }) => [username, id])),
    events: new Map(events.map(({ id, title }) => [title, id])),
  };
}

/** What an article is about; the first administrator may have taken the username of an account. */
export function nameDemoRecords(key: string, { accounts, events }: DemoRecords): PostDraft {
  const { eventIds = [], ...named } = DEMO_ABOUT[key] ?? {};
  const idsOf = (names: readonly string[], known: ReadonlyMap<string, string>) =>
    names.flatMap((name) => known.get(name) ?? []);
  return {
    ...Object.fromEntries(Object.entries(named).map(([field, names]) => [field, idsOf(names, accounts)])),
    eventIds: idsOf(eventIds, events),
  };
}
