import { ROLES, type Role } from '@toasoan/contract/access/roles.ts';
import { userEndpoints } from '@toasoan/contract/features/users/user-endpoints.ts';
import { aNumber } from '#test/factories/a-number.ts';
import { aPerson, type Person } from '#test/factories/a-person.ts';
import { aProject } from '#test/factories/a-project.ts';
import { signIn } from '#test/factories/sign-in.ts';
import type { TestServer } from '#test/test-server.ts';

/** Why somebody's sign-in is reset. */
export const A_REASON = 'Mất điện thoại, đã gọi xác nhận.';

type Headers = Readonly<Record<string, string>>;

/** A project with one person of each role, signed in there. */
export interface Staff {
  readonly project: string;
  readonly people: Readonly<Record<Role, Person>>;
  readonly headers: Readonly<Record<Role, Headers>>;
}

export async function aStaff({ db }: TestServer, project?: string): Promise<Staff> {
  const id = project ?? (await aProject(db));
  const people: Partial<Record<Role, Person>> = {};
  const headers: Partial<Record<Role, Headers>> = {};
  for (const role of ROLES) {
    const person = await aPerson(db, { role, projects: [id] });
    people[role] = person;
    headers[role] = await signIn(db, person, { project: id });
  }
  return { project: id, people: people as Staff['people'], headers: headers as Staff['headers'] };
}

/** A body that `create` accepts, different each time. */
export function aNewUser(options: object = {}) {
  const number = aNumber();
  return { displayName: `Nguyễn Văn Số ${number}`, email: `so-${number}@toasoan.example`, ...options };
}

export async function versionOf({ db }: TestServer, userId: string): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select('version')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Changes the current account and returns the code: 'OK' or that of the refusal. */
export async function updateCode(
  server: TestServer,
  headers: Headers,
  userId: string,
  change: object,
): Promise<string> {
  const body = { userId, version: await versionOf(server, userId), ...change };
  const { envelope } = await server.send(userEndpoints.update, { headers, body });
  return 'code' in envelope ? envelope.code : 'OK';
}

export async function auditOf({ db }: TestServer, userId: string) {
  return await db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', 'user')
    .where('entity_id', '=', userId)
    .orderBy('id')
    .execute();
}
