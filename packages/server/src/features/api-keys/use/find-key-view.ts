import { timingSafeEqual } from 'node:crypto';
import type { KeyPermission } from '@toasoan/contract/core/endpoint.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import { hashOfKey, prefixOf } from '../new-secret.ts';

/** A key as its calls know it. */
export interface UsedKey {
  readonly id: string;
  readonly name: string;
  /** Where it is managed; its calls are listed there. */
  readonly homeId: string;
  readonly createdBy: { readonly userId: string | null; readonly displayName: string };
  /** The shown characters of the secret that was sent. */
  readonly prefix: string;
  readonly permissions: readonly KeyPermission[];
  readonly projectIds: readonly string[];
  readonly langPairs: readonly string[];
  readonly ipAllow: readonly string[];
  readonly quotaPerDay: number;
  readonly ratePerMinute: number;
  readonly expireTime: Date;
  readonly isRevoked: boolean;
  /** Of the secret that was sent, where it was replaced. */
  readonly secretEnd: Date | null;
}

interface KeyRow {
  readonly id: string;
  readonly name: string;
  readonly project_id: string;
  readonly created_by_id: string | null;
  readonly created_by_name: string;
  readonly permissions: KeyPermission[];
  readonly project_ids: string[];
  readonly lang_pairs: string[];
  readonly ip_allow: string[];
  readonly quota_per_day: number;
  readonly rate_per_minute: number;
  readonly expire_time: Date;
  readonly revoke_time: Date | null;
  readonly hash: Buffer;
  readonly end_time: Date | null;
}

/** Compared where no key has the prefix, so that both answers take the same time. */
const NO_HASH = Buffer.alloc(32);

/** The key whose secret was sent, also one that works no more; undefined for what is no key. */
export async function findKey(db: Db, sent: string): Promise<UsedKey | undefined> {
  const prefix = prefixOf(sent);
  if (prefix === undefined) return undefined;
  const { rows } = await sql<KeyRow>`
    SELECT k.id, k.name, k.project_id, k.created_by_id, k.created_by_name, k.permissions,
      k.project_ids::text[] AS project_ids, k.lang_pairs, k.ip_allow, k.quota_per_day, k.rate_per_minute,
      k.expire_time, k.revoke_time, s.hash, s.end_time
    FROM api_key_secrets s JOIN api_keys k ON k.id = s.api_key_id WHERE s.prefix = ${prefix}`.execute(db);
  const [row] = rows;
  const isSame = timingSafeEqual(hashOfKey(sent), row?.hash ?? NO_HASH);
  if (row === undefined || !isSame) return undefined;
  return {
    id: row.id,
    name: row.name,
    homeId: row.project_id,
    createdBy: { userId: row.created_by_id, displayName: row.created_by_name },
    prefix,
    permissions: row.permissions,
    projectIds: row.project_ids,
    langPairs: row.lang_pairs,
    ipAllow: row.ip_allow,
    quotaPerDay: row.quota_per_day,
    ratePerMinute: row.rate_per_minute,
    expireTime: row.expire_time,
    isRevoked: row.revoke_time !== null,
    secretEnd: row.end_time,
  };
}

/** The project that a caller names by id or code, among those of the key; undefined for every other. */
export async function findProjectOfKey(
  db: Db,
  { projectIds }: Pick<UsedKey, 'projectIds'>,
  named: string,
): Promise<{ readonly id: string; readonly code: string } | undefined> {
  const projects = await listProjectsOfKey(db, { projectIds });
  return projects.find(({ id }) => id === named) ?? projects.find(({ code }) => code === named);
}

/** The projects that a key works in and that are not archived. */
export async function listProjectsOfKey(
  db: Db,
  { projectIds }: Pick<UsedKey, 'projectIds'>,
): Promise<{ readonly id: string; readonly code: string }[]> {
  return await db
    .selectFrom('projects')
    .select(['id', 'code'])
    .where('id', 'in', [...projectIds])
    .where('status', '=', 'ENABLE')
    .orderBy('id')
    .execute();
}
