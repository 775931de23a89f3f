import {
  type ApiKey,
  type ApiKeyDetail,
  type ApiKeyState,
  KEY_PREFIX,
  type NamedProject,
} from '@toasoan/contract/features/api-keys/api-key.ts';
import { auditOf } from '#server/core/audit/audit-log.ts';
import { auditFieldsOf, type RowOf } from '#server/core/db/versioned.ts';

export type ApiKeyRow = RowOf<'api_keys'>;

/** What other tables say of a key. */
export interface KeyFacts {
  readonly prefix: string;
  readonly projects: readonly NamedProject[];
  readonly home: NamedProject;
  readonly usedToday: number;
  readonly line: readonly number[];
}

interface SecretTimes {
  readonly prefix: string;
  readonly create_time: Date;
  readonly end_time: Date | null;
}

export function stateOf(
  { revoke_time, expire_time }: Pick<ApiKeyRow, 'revoke_time' | 'expire_time'>,
  now: Date,
): ApiKeyState {
  if (revoke_time !== null) return 'REVOKED';
  return expire_time <= now ? 'EXPIRED' : 'ACTIVE';
}

export function apiKeyOf(row: ApiKeyRow, facts: KeyFacts, now: Date): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: KEY_PREFIX + facts.prefix,
    permissions: row.permissions,
    projects: [...facts.projects],
    langPairs: row.lang_pairs,
    ipAllow: row.ip_allow,
    quotaPerDay: row.quota_per_day,
    ratePerMinute: row.rate_per_minute,
    expireTime: row.expire_time.toISOString(),
    revokeTime: row.revoke_time?.toISOString() ?? null,
    state: stateOf(row, now),
    lastUsedTime: row.last_used_time?.toISOString() ?? null,
    lastUsedAddress: row.last_used_address,
    usedToday: facts.usedToday,
    line: [...facts.line],
    home: facts.home,
    ...auditFieldsOf(row),
  };
}

export function apiKeyDetailOf(
  row: ApiKeyRow,
  facts: KeyFacts,
  secrets: readonly SecretTimes[],
  now: Date,
): ApiKeyDetail {
  return {
    ...apiKeyOf(row, facts, now),
    secrets: secrets.map(({ prefix, create_time, end_time }) => ({
      prefix: KEY_PREFIX + prefix,
      createTime: create_time.toISOString(),
      endTime: end_time?.toISOString() ?? null,
    })),
  };
}

/** What the log keeps of a key: nothing of its secret, not even the hash. */
export const auditApiKey = auditOf('apiKey', (row: ApiKeyRow) => ({
  id: row.id,
  name: row.name,
  permissions: row.permissions,
  projectIds: row.project_ids,
  langPairs: row.lang_pairs,
  ipAllow: row.ip_allow,
  quotaPerDay: row.quota_per_day,
  ratePerMinute: row.rate_per_minute,
  expireTime: row.expire_time.toISOString(),
  revokeTime: row.revoke_time?.toISOString() ?? null,
}));
