import { NOTIFICATION_KINDS } from '@toasoan/contract/features/notifications/notification-kinds.ts';
import {
  type ChannelsByKind,
  channelsByKind,
  DEFAULT_SETTINGS,
  defaultChannels,
  type NotificationSettings,
} from '@toasoan/contract/features/notifications/notification-settings.ts';
import type { Db } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';

/** For people who have never saved any. */
const FIRST_VERSION = 1;

export interface KeptSettings extends NotificationSettings {
  readonly version: number;
}

export async function findSettings(db: Db, userId: string): Promise<KeptSettings> {
  const row = await db
    .selectFrom('notification_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return { ...DEFAULT_SETTINGS, version: FIRST_VERSION };
  const { quiet_from: from, quiet_to: to } = row;
  return {
    kinds: wholeKinds(row.kinds),
    quiet: from === null || to === null ? null : { from, to },
    digestTime: row.digest_time,
    version: row.version,
  };
}

/** Kinds added later use their default. */
function wholeKinds(kept: Partial<ChannelsByKind>): ChannelsByKind {
  return channelsByKind.parse(
    Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, kept[kind] ?? defaultChannels(kind)])),
  );
}

/** @throws VERSION_CONFLICT. */
export async function saveSettings(
  db: Db,
  by: { readonly userId: string; readonly displayName: string },
  { kinds, quiet, digestTime, version }: KeptSettings,
): Promise<void> {
  const values = {
    kinds: JSON.stringify(kinds),
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    digest_time: digestTime,
    version: version + 1,
    update_time: new Date(),
  };
  const saved =
    version === FIRST_VERSION
      ? await db
          .insertInto('notification_settings')
          .values({ user_id: by.userId, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('notification_settings')
          .set(values)
          .where('user_id', '=', by.userId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  if (saved !== undefined) return;
  const current = await findSettings(db, by.userId);
  throw new AppError('VERSION_CONFLICT', {
    details: {
      version: current.version,
      updatedBy: by.displayName,
      updateTime: await savedTime(db, by.userId),
    },
  });
}

async function savedTime(db: Db, userId: string): Promise<string> {
  const row = await db
    .selectFrom('notification_settings')
    .select('update_time')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (row?.update_time ?? new Date()).toISOString();
}
