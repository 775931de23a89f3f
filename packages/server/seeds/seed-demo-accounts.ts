import { accountKind, isProfileKind } from '@toasoan/contract/features/accounts/kinds/account-kinds.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import type { Db } from '#server/core/db/database.ts';
import { saveState } from '#server/features/accounts/account-store.ts';
import { addProfile, requireReady } from '#server/features/accounts/profile/keep-profiles.ts';
import {
  DEMO_AUTHORS,
  DEMO_BODIES,
  DEMO_DESTINATIONS,
  DEMO_FIGURES,
  type DemoProfile,
} from './articles/demo-profiles.ts';
import { MORE_PROFILES } from './articles/more-profiles.ts';
import { DEMO_HOSTS, HOST_FACTS } from './events/demo-hosts.ts';
import type { SeededMedia } from './seed-demo-media.ts';

const HOSTS = DEMO_HOSTS.map(
  ([, , username]): DemoProfile => ({ username, profile: HOST_FACTS[username] ?? {} }),
);

interface Site {
  readonly projectId: string;
  readonly media: SeededMedia;
  readonly by: Actor;
  readonly now: Date;
}

/** Gives the demo's authors, figures, places and bodies their profiles; returns authors' ids by pen name. */
export async function seedAccounts(db: Db, site: Site): Promise<ReadonlyMap<string, string>> {
  const accounts = await findAccounts(db);
  const pens = new Map<string, string>();
  for (const one of [
    ...DEMO_AUTHORS,
    ...DEMO_FIGURES,
    ...DEMO_DESTINATIONS,
    ...DEMO_BODIES,
    ...MORE_PROFILES,
    ...HOSTS,
  ]) {
    const account = accounts.get(one.username);
    // The first administrator may have taken its username.
    if (account === undefined) continue;
    await addOne(db, site, account, { ...one, profile: { ...one.profile, ...named(one, site, accounts) } });
    if ('penName' in one.profile && one.profile.penName) pens.set(one.profile.penName, account.id);
  }
  return pens;
}

type Accounts = Awaited<ReturnType<typeof findAccounts>>;
type Account = NonNullable<ReturnType<Accounts['get']>>;

async function findAccounts(db: Db) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'username', 'account_type', 'display_name'])
    .execute();
  return new Map(rows.map((row) => [row.username, row]));
}

/** Ids in the place of names. */
function named(one: DemoProfile, { media }: Site, accounts: Accounts): object {
  const { cover, gallery, relations, parent, nearby, login, products } = one;
  const accountOf = (username: string) => accounts.get(username)?.id;
  const idOf = (name: string) => media.get(name) ?? [];
  const [coverId] = cover === undefined ? [] : [idOf(cover)].flat();
  const related = Object.entries(relations ?? {}).flatMap(([username, relation]) => {
    const account = accounts.get(username);
    return account === undefined ? [] : [{ accountId: account.id, relation }];
  });
  return {
    ...(coverId !== undefined && { coverId }),
    ...(gallery && { gallery: gallery.flatMap(idOf) }),
    ...(relations && { relations: related }),
    ...(parent && { parentId: accountOf(parent) ?? null }),
    ...(nearby && { nearbyIds: nearby.flatMap((username) => accountOf(username) ?? []) }),
    ...(login && { linkedUserId: accountOf(login) ?? null }),
    ...(products && {
      products: products.map(({ picture = '', ...product }) => ({
        ...product,
        imageId: [idOf(picture)].flat()[0] ?? null,
      })),
    }),
  };
}

async function addOne(db: Db, site: Site, account: Account, one: DemoProfile): Promise<void> {
  const { projectId, by, now } = site;
  const { id: userId, account_type: accountType, display_name: displayName } = account;
  if (!isProfileKind(accountType)) return;
  await addProfile({ db, projectId }, { userId, accountType, displayName }, { ...one.profile });
  if (!one.isPublished) return;
  const after = { ...accountKind(accountType).plain, ...one.profile };
  await requireReady(db, { projectId, userId, kind: accountType, after }, 'NOT_READY');
  await saveState(db, userId, 'PUBLISHED', { by, now });
  await writeAudit(
    { db, projectId, address: '', requestId: '' },
    {
      action: 'user.publish',
      entity: 'user',
      entityId: userId,
      before: { displayName, profileState: 'DRAFT' },
      after: { displayName, profileState: 'PUBLISHED' },
    },
  );
}
