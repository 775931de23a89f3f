import type {
  DeliverySettings,
  DeliverySettingsUpdate,
  PurgeFailure,
} from '@toasoan/contract/features/delivery/delivery-settings.ts';
import { type Selectable, sql } from 'kysely';
import type { SecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import type { DeliverySettingsTable } from '#server/core/db/tables/delivery-tables.ts';

export type SettingsRow = Selectable<DeliverySettingsTable>;

const NONE: Omit<SettingsRow, 'project_id'> = {
  ads_txt: '',
  cdn_kind: 'NONE',
  cdn_address: '',
  cdn_token: null,
  cdn_token_key_id: null,
  purge_time: null,
  purge_failure: null,
  version: 1,
  update_time: new Date(0),
  updated_by_name: '',
};
const ownerOf = (projectId: string) => `cdn-token:${projectId}`;

/** A project that nobody has set up has plain ones. */
export async function findSettings(db: Db, projectId: string): Promise<SettingsRow> {
  const row = await settingsOf(db, projectId).executeTakeFirst();
  return row ?? { ...NONE, project_id: projectId };
}

function settingsOf(db: Db, projectId: string) {
  return db.selectFrom('delivery_settings').selectAll().where('project_id', '=', projectId);
}

/** Nobody else changes them until the transaction ends. */
export async function holdSettings(tx: Db, projectId: string): Promise<SettingsRow> {
  const row = {
    project_id: projectId,
    cdn_token: null,
    cdn_token_key_id: null,
    purge_time: null,
    purge_failure: null,
  };
  await tx
    .insertInto('delivery_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('project_id').doNothing())
    .execute();
  return await settingsOf(tx, projectId).forUpdate().executeTakeFirstOrThrow();
}

export async function saveSettings(
  tx: Db,
  before: SettingsRow,
  change: Omit<DeliverySettingsUpdate, 'version'>,
  { box, by }: { readonly box: SecretBox; readonly by: string },
): Promise<SettingsRow> {
  const {
    adsTxt = before.ads_txt,
    cdnKind = before.cdn_kind,
    cdnAddress = before.cdn_address,
    cdnToken,
  } = change;
  return await tx
    .updateTable('delivery_settings')
    .set({
      ads_txt: adsTxt,
      cdn_kind: cdnKind,
      cdn_address: cdnAddress,
      ...(cdnToken !== undefined && sealed(cdnToken, before.project_id, box)),
      version: before.version + 1,
      update_time: new Date(),
      updated_by_name: by,
    })
    .where('project_id', '=', before.project_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function sealed(token: string, projectId: string, box: SecretBox) {
  if (token === '') return { cdn_token: null, cdn_token_key_id: null };
  const { box: cdn_token, keyId: cdn_token_key_id } = box.seal(token, ownerOf(projectId));
  return { cdn_token, cdn_token_key_id };
}

/** @throws SECRET_UNREADABLE */
export function tokenOf({ project_id, cdn_token, cdn_token_key_id }: SettingsRow, box: SecretBox): string {
  if (cdn_token === null || cdn_token_key_id === null) return '';
  return box.open({ box: cdn_token, keyId: cdn_token_key_id }, ownerOf(project_id));
}

interface Purge {
  readonly id: string;
  readonly keys: readonly string[];
}

/** What the network of caches has not heard of, the oldest first. */
export async function waitingPurges(db: Db, projectId: string, most: number): Promise<readonly Purge[]> {
  return await db
    .selectFrom('cdn_purges')
    .select(['id', 'keys'])
    .where('project_id', '=', projectId)
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function removePurges(db: Db, projectId: string, lastId: string): Promise<void> {
  await db.deleteFrom('cdn_purges').where('project_id', '=', projectId).where('id', '<=', lastId).execute();
}

export async function notePurge(
  db: Db,
  projectId: string,
  failure: PurgeFailure | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('delivery_settings')
    .set({ purge_failure: failure, ...(failure === null && { purge_time: now }) })
    .where('project_id', '=', projectId)
    .execute();
}

/** All of the site, in our processes and in front of them. */
export async function dropSite(db: Db, projectId: string): Promise<void> {
  await sql`SELECT delivery_drop(${projectId}::bigint, ARRAY['project-' || ${projectId}::bigint])`.execute(
    db,
  );
}

export async function shownSettings(db: Db, row: SettingsRow): Promise<DeliverySettings> {
  const { waiting } = await db
    .selectFrom('cdn_purges')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('project_id', '=', row.project_id)
    .executeTakeFirstOrThrow();
  return {
    adsTxt: row.ads_txt,
    cdnKind: row.cdn_kind,
    cdnAddress: row.cdn_address,
    hasCdnToken: row.cdn_token !== null,
    purge: {
      waiting: Number(waiting),
      lastTime: row.purge_time?.toISOString() ?? null,
      failure: row.purge_failure,
    },
    version: row.version,
  };
}
