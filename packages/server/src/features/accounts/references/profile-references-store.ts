import { type AnyProfile, accountKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import type { AccountUse } from '@toasoan/contract/features/users/account-uses.ts';
import { sql } from 'kysely';
import type { Db } from '#server/core/db/database.ts';
import type { AccountReferences } from './account-references.ts';

interface CarriedProfile {
  readonly id: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Profiles that name other profiles: relations of figures, parts and neighbours of destinations. */
export const profileReferences: AccountReferences = {
  entity: 'user',
  async countsOf(db, projectId, userIds) {
    const { rows } = await sql<{ id: string; count: string }>`
      SELECT wanted.id, (
        SELECT count(*) FROM account_profiles
        WHERE named_ids @> ARRAY[wanted.id]::text[] AND named_ids <> '{}' AND project_id = ${projectId} AND NOT is_gone
      ) AS count
      FROM unnest(${userIds}::text[]) AS wanted (id)`.execute(db);
    return new Map(rows.map(({ id, count }) => [id, Number(count)]));
  },
  async list(db, projectId, userId, limit) {
    const { rows } = await sql<AccountUse>`
      SELECT 'user' AS entity, users.id::text AS "entityId", users.display_name AS title, kind AS as
      FROM account_profiles JOIN users ON users.id = account_profiles.user_id
      WHERE named_ids @> ARRAY[${userId}]::text[] AND named_ids <> '{}' AND project_id = ${projectId} AND NOT is_gone
      ORDER BY users.id LIMIT ${limit}`.execute(db);
    return rows;
  },
  async carryOver(db, projectId, { fromId, intoId }) {
    const carried: CarriedProfile[] = [];
    for (const row of await naming(db, projectId, fromId)) {
      const after = renamed(row.profile, fromId, row.user_id === intoId ? undefined : intoId);
      await writeNames(db, row, after);
      carried.push({ id: row.user_id, ...difference(row.profile, after) });
    }
    return carried;
  },
  async giveBack(db, projectId, { intoId }, carried) {
    const list = carried as readonly CarriedProfile[];
    const rows = await naming(
      db,
      projectId,
      intoId,
      list.map(({ id }) => id),
    );
    for (const row of rows) {
      const change = list.find(({ id }) => id === row.user_id);
      if (change !== undefined && stillHolds(row.profile, change.after))
        await writeNames(db, row, { ...row.profile, ...change.before });
    }
  },
};

/** The profiles that name an account, and those of `also`, held. */
async function naming(db: Db, projectId: string, userId: string, also: readonly string[] = []) {
  return await db
    .selectFrom('account_profiles')
    .select(['user_id', 'kind', 'profile'])
    .where('project_id', '=', projectId)
    .where('is_gone', '=', false)
    .where(
      sql<boolean>`(named_ids @> ARRAY[${userId}]::text[] AND named_ids <> '{}' OR user_id = ANY (${also}::bigint[]))`,
    )
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

type Profile = Readonly<Record<string, unknown>>;

/** Another id in the place of one, or none: nothing names itself, and nothing names one twice. */
function renamed(profile: Profile, fromId: string, intoId: string | undefined): Profile {
  const parent = profile.parentId === fromId ? (intoId ?? null) : profile.parentId;
  const nearby = listOf(profile.nearbyIds as readonly string[] | undefined, (id) => id);
  const relations = listOf(
    profile.relations as readonly Relation[] | undefined,
    ({ accountId }) => accountId,
  );
  return {
    ...profile,
    ...(profile.parentId !== undefined && { parentId: parent }),
    ...(nearby && { nearbyIds: nearby((id) => (id === fromId ? intoId : id)) }),
    ...(relations && {
      relations: relations((one) => {
        if (one.accountId !== fromId) return one;
        return intoId === undefined ? undefined : { ...one, accountId: intoId };
      }),
    }),
  };
}

interface Relation {
  readonly accountId: string;
}

function listOf<Item>(items: readonly Item[] | undefined, idOf: (item: Item) => string) {
  if (items === undefined) return undefined;
  return (change: (item: Item) => Item | undefined): Item[] => {
    const known = new Set<string>();
    return items.flatMap((item) => {
      const changed = change(item);
      if (changed === undefined || known.has(idOf(changed))) return [];
      known.add(idOf(changed));
      return [changed];
    });
  };
}

async function writeNames(
  db: Db,
  { user_id, kind }: Awaited<ReturnType<typeof naming>>[number],
  profile: Profile,
): Promise<void> {
  const of = accountKind(kind);
  const whole = { ...of.plain, ...profile } as AnyProfile;
  await db
    .updateTable('account_profiles')
    .set({
      profile: JSON.stringify(profile),
      named_ids: of.accountsOf(whole).map(({ id }) => id),
      parent_id: (profile.parentId as string | null | undefined) ?? null,
    })
    .where('user_id', '=', user_id)
    .execute();
}

function difference(before: Profile, after: Profile): Pick<CarriedProfile, 'before' | 'after'> {
  const keys = Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const pick = (of: Profile) => Object.fromEntries(keys.map((key) => [key, of[key]]));
  return { before: pick(before), after: pick(after) };
}

function stillHolds(profile: Profile, after: Profile): boolean {
  return Object.entries(after).every(
    ([key, value]) => JSON.stringify(profile[key]) === JSON.stringify(value),
  );
}
