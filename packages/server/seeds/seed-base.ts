import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { ConfigError } from '#server/app/config.ts';
import { writeAudit } from '#server/core/audit/audit-log.ts';
import { emailKeyOf } from '#server/core/auth/email-key.ts';
import { hashPassword } from '#server/core/auth/password-hash.ts';
import { newRandomPassword } from '#server/core/auth/random-password.ts';
import type { Db } from '#server/core/db/database.ts';
import { inTransaction } from '#server/core/db/in-transaction.ts';
import { StartUpError } from '#server/core/errors/start-up-error.ts';
import { insertProject } from '#server/features/projects/project-store.ts';
import { insertUser } from '#server/features/users/user-store.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_MEMBERSHIPS,
  firstAdministrator,
  type SeedAccount,
  type SeedPerson,
} from './first-accounts.ts';
import { DEMO_PROJECTS, FIRST_PROJECTS } from './first-projects.ts';
import { type AccountNotice, signInNotice } from './sign-in-notice.ts';

export interface SeedSettings {
  readonly seed: 'demo' | 'none';
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  readonly demoPassword: string | undefined;
}

/** Ids of the people made, by who they are in the demo's content. */
export type SeededPeople = Readonly<Partial<Record<SeedPerson, string>>>;

/** Any number: processes that start at the same time take turns on it. */
const LOCK = 7_305_219_405;
/** Milliseconds; longer than making the demo takes on a slow machine. */
const TURN_WITHIN = 120_000;
const ASK_EVERY = 100;
const MACHINE = { userId: null, name: 'Hệ thống' };
const NO_CALL = { projectId: '', address: '', requestId: '' };

type Prepared = AccountNotice & { readonly passwordHash: string };

/**
 * Fills an empty database with the first projects and accounts and prints how to sign in.
 * Answers the people made, or undefined where the database was not empty: then nothing is touched.
 */
export async function seedBase(
  db: Db,
  settings: SeedSettings,
  print: (text: string) => void,
): Promise<SeededPeople | undefined> {
  if (!(await isEmpty(db))) return undefined;
  const prepared = await Promise.all(accountsOf(settings).map((account) => prepare(account, settings)));
  const people = await inTransaction(db, async (tx) => {
    await takeTurn(tx);
    return (await isEmpty(tx)) ? await fill(tx, settings, prepared) : undefined;
  });
  if (people !== undefined) print(signInNotice(prepared));
  return people;
}

/** Asks again and again: a statement that waited that long would be taken for one that is lost. */
async function takeTurn(tx: Db): Promise<void> {
  const giveUpAt = Date.now() + TURN_WITHIN;
  for (;;) {
    const { rows } = await sql<{ isOurs: boolean }>`
      SELECT pg_try_advisory_xact_lock(${LOCK}) AS "isOurs"`.execute(tx);
    if (rows[0]?.isOurs === true) return;
    if (Date.now() > giveUpAt)
      throw new StartUpError(
        'Another process has been filling the database for a minute; end it and start again.',
      );
    await wait(ASK_EVERY);
  }
}

export async function isEmpty(db: Db): Promise<boolean> {
  const project = await db.selectFrom('projects').select('id').limit(1).executeTakeFirst();
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return project === undefined && user === undefined;
}

function accountsOf({ seed, adminEmail }: SeedSettings): SeedAccount[] {
  const adminKey = emailKeyOf(adminEmail);
  if (adminKey === undefined)
    throw new ConfigError(`ADMIN_EMAIL must be an e-mail address in plain letters; "${adminEmail}" is none.`);
  const demo = seed === 'demo' ? DEMO_ACCOUNTS : [];
  // The first administrator may have been given the e-mail of a demo account.
  return [firstAdministrator(adminEmail), ...demo.filter(({ email }) => email !== adminKey)];
}

async function prepare(account: SeedAccount, settings: SeedSettings): Promise<Prepared> {
  const isAdministrator = account.key === 'superAdmin';
  const given = isAdministrator ? settings.adminPassword : settings.demoPassword;
  const password = given ?? newRandomPassword();
  return {
    account,
    passwordHash: await hashPassword(password),
    password:
      given === undefined
        ? { random: password }
        : { setting: isAdministrator ? 'ADMIN_PASSWORD' : 'DEMO_PASSWORD' },
  };
}

async function fill(tx: Db, { seed }: SeedSettings, prepared: readonly Prepared[]): Promise<SeededPeople> {
  for (const project of [...FIRST_PROJECTS, ...(seed === 'demo' ? DEMO_PROJECTS : [])]) {
    await insertProject(tx, seed === 'demo' ? project : { ...project, domains: [] }, MACHINE);
  }
  const ids: [string, string][] = [];
  for (const { account, passwordHash } of prepared) {
    const projects = account.role === 'SUPPER_ADMIN' ? [] : DEMO_MEMBERSHIPS;
    const id = await insertUser(tx, { ...account, passwordHash, projects }, MACHINE);
    const after = { email: account.email, role: account.role, status: account.status, projects };
    await writeAudit({ ...NO_CALL, db: tx }, { action: 'user.create', entity: 'user', entityId: id, after });
    ids.push([account.key, id]);
  }
  return Object.fromEntries(ids);
}
