import type { KeyPermission } from '@toasoan/contract/core/endpoint.ts';
import {
  type ApiKeyCreate,
  type ApiKeyUpdate,
  MOST_DAYS,
  USUAL_DAYS,
} from '@toasoan/contract/features/api-keys/api-key.ts';
import { API_KEY_RULE_TEXTS, withImplied } from '@toasoan/contract/features/api-keys/key-rules.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { sql } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { insertVersioned, updateVersioned } from '#server/core/db/versioned.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { ruleNotMet } from '#server/core/errors/rule-not-met.ts';
import { listedAddress } from './address-list.ts';
import { type ApiKeyRow, stateOf } from './api-key-row.ts';
import { newSecret } from './new-secret.ts';

const MOST_ACTIVE = 100;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** @throws RULES_NOT_MET: TOO_MANY, HOME_MISSING, EXPIRY_PAST, EXPIRY_FAR; INVALID_INPUT for a wrong address */
export async function insertApiKey(
  db: Db,
  projectId: string,
  body: ApiKeyCreate,
  { by, now }: { readonly by: Actor; readonly now: Date },
): Promise<ApiKeyRow> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('api_keys'), hashtext(${projectId}))`.execute(db);
  const { count } = await db
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('project_id', '=', projectId)
    .where('revoke_time', 'is', null)
    .where('expire_time', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_ACTIVE)
    throw ruleNotMet(API_KEY_RULE_TEXTS, 'TOO_MANY', undefined, { count: MOST_ACTIVE });
  const usual = new Date(now.getTime() + USUAL_DAYS * DAY_MS).toISOString();
  const values = {
    name: body.name,
    search_text: foldVietnamese(body.name),
    permissions: withImplied(body.permissions),
    project_ids: projectsOf(projectId, body.projectIds),
    lang_pairs: distinct(body.langPairs),
    ip_allow: addressesOf(body.ipAllow),
    quota_per_day: body.quotaPerDay,
    rate_per_minute: body.ratePerMinute,
    expire_time: endOf(body.expireTime ?? usual, now),
    revoke_time: null,
    last_used_time: null,
    reminded_for: null,
  };
  return await insertVersioned(db, 'api_keys', projectId, values, by);
}

/** @throws RULES_NOT_MET: REVOKED, HOME_MISSING; INVALID_INPUT for a wrong address */
export async function updateApiKey(
  db: Db,
  before: ApiKeyRow,
  body: ApiKeyUpdate,
  by: Actor,
): Promise<ApiKeyRow> {
  refuseRevoked(before);
  return await updateVersioned(
    db,
    'api_keys',
    before,
    {
      name: body.name,
      search_text: body.name === undefined ? undefined : foldVietnamese(body.name),
      permissions: body.permissions && withImplied(body.permissions as readonly KeyPermission[]),
      project_ids: body.projectIds && projectsOf(before.project_id, body.projectIds),
      lang_pairs: body.langPairs && distinct(body.langPairs),
      ip_allow: body.ipAllow && addressesOf(body.ipAllow),
      quota_per_day: body.quotaPerDay,
      rate_per_minute: body.ratePerMinute,
    },
    by,
  );
}

/** Also wakes a key that has expired. @throws RULES_NOT_MET: REVOKED, EXPIRY_PAST, EXPIRY_FAR */
export async function extendApiKey(
  db: Db,
  before: ApiKeyRow,
  expireTime: string,
  { by, now }: { readonly by: Actor; readonly now: Date },
): Promise<ApiKeyRow> {
  refuseRevoked(before);
  return await updateVersioned(db, 'api_keys', before, { expire_time: endOf(expireTime, now) }, by);
}

/** From the commit on every call with it is refused. @throws RULES_NOT_MET: REVOKED, NAME_DIFFERS */
export async function revokeApiKey(
  db: Db,
  before: ApiKeyRow,
  name: string,
  { by, now }: { readonly by: Actor; readonly now: Date },
): Promise<ApiKeyRow> {
  refuseRevoked(before);
  if (name !== before.name) throw ruleNotMet(API_KEY_RULE_TEXTS, 'NAME_DIFFERS', 'name');
  return await updateVersioned(db, 'api_keys', before, { revoke_time: now }, by);
}

/** Stores the hash of a new secret and returns the whole key: nobody can read it again. */
export async function addSecret(db: Db, apiKeyId: string, now: Date): Promise<string> {
  const { key, prefix, hash } = newSecret();
  await db
    .insertInto('api_key_secrets')
    .values({ api_key_id: apiKeyId, prefix, hash, create_time: now, end_time: null })
    .execute();
  return key;
}

/** The current secret is accepted until then; those that are over go. @throws RULES_NOT_MET: REVOKED, EXPIRED */
export async function rotateSecret(
  db: Db,
  before: ApiKeyRow,
  overlapHours: number,
  now: Date,
): Promise<string> {
  refuseRevoked(before);
  if (stateOf(before, now) === 'EXPIRED') throw ruleNotMet(API_KEY_RULE_TEXTS, 'EXPIRED');
  const mine = db.updateTable('api_key_secrets').where('api_key_id', '=', before.id);
  await mine
    .set({ end_time: new Date(now.getTime() + overlapHours * HOUR_MS) })
    .where('end_time', 'is', null)
    .execute();
  await db
    .deleteFrom('api_key_secrets')
    .where('api_key_id', '=', before.id)
    .where('end_time', '<=', now)
    .execute();
  return await addSecret(db, before.id, now);
}

function refuseRevoked({ revoke_time }: ApiKeyRow): void {
  if (revoke_time !== null) throw ruleNotMet(API_KEY_RULE_TEXTS, 'REVOKED');
}

const distinct = <One>(list: readonly One[]) => [...new Set(list)];

function projectsOf(home: string, ids: readonly string[]): string[] {
  if (!ids.includes(home)) throw ruleNotMet(API_KEY_RULE_TEXTS, 'HOME_MISSING', 'projectIds');
  return distinct(ids);
}

function addressesOf(texts: readonly string[]): string[] {
  const listed = texts.map((text, at) => {
    const address = listedAddress(text);
    if (address === undefined)
      throw new AppError('INVALID_INPUT', { fields: [{ field: `ipAllow.${at}`, code: 'pattern' }] });
    return address;
  });
  return distinct(listed);
}

function endOf(text: string, now: Date): Date {
  const end = new Date(text);
  if (end <= now) throw ruleNotMet(API_KEY_RULE_TEXTS, 'EXPIRY_PAST', 'expireTime');
  if (end.getTime() > now.getTime() + MOST_DAYS * DAY_MS)
    throw ruleNotMet(API_KEY_RULE_TEXTS, 'EXPIRY_FAR', 'expireTime', { days: MOST_DAYS });
  return end;
}
