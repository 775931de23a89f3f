import { writeAudit } from '#server/core/audit/audit-log.ts';
import type { Actor } from '#server/core/auth/actor.ts';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import type { Db } from '#server/core/db/database.ts';
import { findAccountByEmail, insertUser } from '#server/features/users/user-store.ts';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts';

const NO_CALL = { projectId: '', address: '', requestId: '' };

/** The colleagues of the demo's accounts, and the pen names, figures and places they write about. */
export async function seedDemoPeople(db: Db, by: Actor): Promise<void> {
  for (const person of DEMO_PEOPLE) if (!(await isThere(db, person))) await add(db, person, by);
}

/** The first administrator may have been given this e-mail. */
async function isThere(db: Db, { email = '' }: DemoPerson): Promise<boolean> {
  const key = emailKeyOf(email);
  return key !== undefined && (await findAccountByEmail(db, key)) !== undefined;
}

async function add(db: Db, person: DemoPerson, by: Actor): Promise<void> {
  const user = { email: '', role: 'AUTHOR', passwordHash: null, ...person } as const;
  const entityId = await insertUser(db, user, { userId: by.userId, name: by.displayName });
  await writeAudit(
    { ...NO_CALL, db },
    { action: 'user.create', entity: 'user', entityId, after: { ...person } },
  );
}
