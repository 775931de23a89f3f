import {
  appConfig,
  type KeptPreferences,
  layoutPreferences,
  type Preferences,
  pageConfig,
} from '@toasoan/contract/features/profile/preferences-endpoints.ts';
import type * as z from 'zod/mini';
import type { Db } from '#server/core/db/database.ts';

/** Null for missing preferences, and for those of an older console in an unknown form. */
export async function findPreferences(db: Db, userId: string): Promise<KeptPreferences> {
  const row = await db
    .selectFrom('user_preferences')
    .select(['app_config', 'page_config', 'layout'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    appConfig: known(appConfig, row?.app_config),
    pageConfig: known(pageConfig, row?.page_config),
    layout: known(layoutPreferences, row?.layout),
  };
}

function known<Schema extends z.ZodMiniType>(schema: Schema, kept: unknown): z.output<Schema> | null {
  const result = schema.safeParse(kept);
  return result.success ? result.data : null;
}

export async function savePreferences(
  tx: Db,
  userId: string,
  preferences: Preferences,
  now: Date,
): Promise<void> {
  const values = {
    app_config: JSON.stringify(preferences.appConfig),
    page_config: JSON.stringify(preferences.pageConfig),
    layout: JSON.stringify(preferences.layout),
    update_time: now,
  };
  await tx
    .insertInto('user_preferences')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}
