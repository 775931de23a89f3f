import type { KeyPermission } from '@toasoan/contract/core/endpoint.ts';
import { foldVietnamese } from '@toasoan/contract/vocabulary/fold-vietnamese.ts';
import { DAY_MS, hanoiDay } from '@toasoan/contract/vocabulary/hanoi-time.ts';
import type { Insertable } from 'kysely';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import type { ApiKeyCallTable } from '#server/core/db/tables/api-key-tables.ts';
import { createdBy } from '#server/core/db/versioned.ts';
import { newSecret } from '#server/features/api-keys/new-secret.ts';

const MINUTE_MS = 60_000;
const QUOTA = 500_000;

interface DemoKey {
  readonly name: string;
  readonly permissions: KeyPermission[];
  readonly endsInDays: number;
  readonly isRevoked?: boolean;
  readonly usedMinutesAgo: number;
  /** Thousands of characters of the last days, today last. */
  readonly days: readonly number[];
  readonly calls: readonly (readonly [
    action: string,
    target: string,
    amount: number | null,
    ms: number,
    outcome: string,
  ])[];
}

const KEYS: readonly DemoKey[] = [
  {
    name: 'Dịch tự động trang Happy',
    permissions: ['translate', 'get_glossaries'],
    endsInDays: 165,
    usedMinutesAgo: 1,
    days: [260, 275, 268, 290, 284, 305, 312],
    calls: [
      ['text', 'en', 4_812, 640, 'DONE'],
      ['text', 'ja', null, 3_120, 'ENGINE_FAILED'],
    ],
  },
  {
    name: 'Trạm điểm báo đối ngoại',
    permissions: ['get_history', 'get_glossaries'],
    endsInDays: 64,
    usedMinutesAgo: 84,
    days: [40, 42, 41, 40, 43, 41, 41],
    calls: [['terms', 'fr', 98, 31, 'DONE']],
  },
  {
    name: 'Đồng bộ thuật ngữ Nghệ An',
    permissions: ['edit_glossaries', 'get_glossaries'],
    endsInDays: 8.5,
    usedMinutesAgo: 2,
    days: [300, 330, 370, 400, 425, 450, 470],
    calls: [['saveTerms', 'en', 12, 88, 'DONE']],
  },
  {
    name: 'Ứng dụng đọc báo, bản cũ',
    permissions: ['translate'],
    endsInDays: 40,
    isRevoked: true,
    usedMinutesAgo: 160_000,
    days: [],
    calls: [['text', '', null, 2, 'KEY_REVOKED']],
  },
];

/** Four keys. Nobody knows their secrets: they are thrown away. */
export async function seedApiKeys(
  tx: Db,
  projectId: string,
  { by, now }: { readonly by: Actor; readonly now: Date },
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const calls: (Insertable<ApiKeyCallTable> & { readonly time: Date })[] = [];
  for (const key of KEYS) {
    const { id } = await tx
      .insertInto('api_keys')
      .values({
        project_id: projectId,
        name: key.name,
        search_text: foldVietnamese(key.name),
        permissions: key.permissions,
        project_ids: [projectId],
        quota_per_day: QUOTA,
        rate_per_minute: 60,
        expire_time: before(-key.endsInDays * DAY_MS),
        revoke_time: key.isRevoked ? before(110 * DAY_MS) : null,
        last_used_time: before(key.usedMinutesAgo * MINUTE_MS),
        reminded_for: null,
        ...createdBy(by),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { prefix, hash } = newSecret();
    await tx
      .insertInto('api_key_secrets')
      .values({ api_key_id: id, prefix, hash, create_time: before(200 * DAY_MS), end_time: null })
      .execute();
    for (const [at, thousands] of key.days.entries())
      await tx
        .insertInto('api_key_days')
        .values({
          api_key_id: id,
          day: hanoiDay(now.getTime() - (key.days.length - 1 - at) * DAY_MS),
          used: String(thousands * 1_000),
          calls: thousands,
        })
        .execute();
    for (const [at, [action, target, amount, ms, outcome]] of key.calls.entries())
      calls.push({
        api_key_id: id,
        project_id: projectId,
        prefix,
        // A refused call is no use of the key.
        time: before(((key.isRevoked ? 1 : key.usedMinutesAgo) + 2 * at) * MINUTE_MS),
        action,
        source_lang: target === '' ? '' : 'vi',
        target_lang: target,
        amount,
        day: hanoiDay(now.getTime()),
        duration_ms: ms,
        outcome,
      });
  }
  // The list of calls is in the order of their ids.
  const inOrder = calls.toSorted((one, other) => Number(one.time) - Number(other.time));
  await tx.insertInto('api_key_calls').values(inOrder).execute();
}
