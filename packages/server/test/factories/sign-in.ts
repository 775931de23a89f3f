import { openSession } from '#server/core/auth/session-store.ts';
import type { Db } from '#server/core/db/database.ts';
import type { SessionKind } from '#server/core/db/tables/user-tables.ts';
import type { Person } from './a-person.ts';

interface SignInOptions {
  /** The project of the calls. */
  readonly project?: string;
  readonly kind?: SessionKind;
  /** Given by a test that moves the clock. */
  readonly at?: Date;
}

/** Opens a session without a password. @returns the headers of its calls. */
export async function signIn(
  db: Db,
  person: Pick<Person, 'userId'>,
  { project, kind = 'full', at = new Date() }: SignInOptions = {},
): Promise<Record<string, string>> {
  const { cred_version } = await db
    .selectFrom('users')
    .select('cred_version')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow();
  const session = {
    userId: person.userId,
    kind,
    credVersion: cred_version,
    secondFactorPassed: false,
    address: '127.0.0.1',
    userAgent: 'test',
  };
  const { token } = await openSession(db, session, at);
  return { authorization: `Bearer ${token}`, ...(project !== undefined && { 'project-id': project }) };
}
