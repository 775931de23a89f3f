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
import { insertProject, type NewProject } from '#server/features/projects/project-store.ts';
import { insertUser } from '#server/features/users/user-store.ts';
import {
  DEMO_ACCOUNTS,
  DEMO_MEMBERSHIPS,
  firstAdministrator,
  type SeedAccount,
  type SeedPerson,
} from './first-accounts.ts';
import type { SenderSecrets } from './seed-demo-comments.ts';
import { seedFirstContests } from './seed-first-contests.ts';

type SeedProject = NewProject & { readonly id: string };

const CONSOLE_LANGUAGES = ['vi', 'en'];

/** Sites with a fixed meaning of their ids: every first start creates them. */
export const FIRST_PROJECTS: readonly SeedProject[] = [
  {
    id: '1',
    name: 'Cổng thông tin Việt Nam',
    code: 'viet-nam',
    siteType: 'Vietnam',
    color: 'green',
    kind: 'PORTAL',
    workflowMode: 'THREE_STEP',
    domains: ['toasoan.local'],
    description: 'Tin tức, đất nước và con người Việt Nam.',
    languages: ['vi', 'en', 'fr', 'zh', 'ja', 'ko', 'ru', 'es', 'de', 'lo', 'km', 'th', 'ar'],
    languageSettings: ['fr', 'ru', 'es', 'de', 'ar'].map((lang) => ({ lang, name: '', fallback: 'en' })),
  },
  {
    id: '2',
    name: 'Happy Việt Nam',
    code: 'happy-viet-nam',
    siteType: 'Happy',
    color: 'orange',
    kind: 'CONTEST',
    workflowMode: 'THREE_STEP',
    domains: ['happy.toasoan.local'],
    description: 'Cuộc thi ảnh và video về một Việt Nam hạnh phúc.',
    languages: CONSOLE_LANGUAGES,
  },
  {
    id: '7',
    name: 'Nghệ An hạnh phúc',
    code: 'nghe-an-hanh-phuc',
    siteType: 'Happy',
    color: 'red',
    kind: 'CONTEST',
    workflowMode: 'THREE_STEP',
    domains: ['nghean.toasoan.local'],
    description: 'Cuộc thi ảnh và video về Nghệ An.',
    languages: CONSOLE_LANGUAGES,
  },
];

/** Regional sites of the demo, on the remaining reserved ids. */
export const DEMO_PROJECTS: readonly SeedProject[] = [
  regionalSite('3', 'Lào Cai', 'lao-cai', 'blue'),
  regionalSite('4', 'Quảng Ninh', 'quang-ninh', 'cyan'),
  regionalSite('5', 'Đồng Nai', 'dong-nai', 'violet'),
  regionalSite('6', 'Cần Thơ', 'can-tho', 'brown'),
];

interface AccountNotice {
  readonly account: SeedAccount;
  /** Printed only when it was generated; otherwise the name of the setting that gave it. */
  readonly password: { readonly random: string } | { readonly setting: string };
}

export interface SeedSettings {
  readonly seed: 'demo' | 'none';
  readonly adminEmail: string;
  readonly adminPassword: string | undefined;
  readonly demoPassword: string | undefined;
  /** Of the readers who comment in the demo; absent: nobody does. */
  readonly senders?: SenderSecrets;
}

/** Ids of the created people, by their role in the demo's content. */
export type SeededPeople = Readonly<Partial<Record<SeedPerson, string>>>;

/** Any number: processes that start at the same time lock on it. */
const SEED_LOCK = 7_305_219_405;
/** Milliseconds; longer than creating the demo takes on a slow machine. */
const TURN_WITHIN = 120_000;
const ASK_EVERY = 100;
const MACHINE = { userId: null, name: 'Hệ thống' };
const NO_CALL = { projectId: '', address: '', requestId: '' };

type Prepared = AccountNotice & { readonly passwordHash: string };

/**
 * Fills an empty database with the first projects and accounts and prints how to sign in. Returns the people
 * created, or undefined where the database was not empty; then nothing changes.
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

/** Polls: one statement that waited that long would count as lost. */
async function takeTurn(tx: Db): Promise<void> {
  const giveUpAt = Date.now() + TURN_WITHIN;
  for (;;) {
    const { rows } = await sql<{ isOurs: boolean }>`
      SELECT pg_try_advisory_xact_lock(${SEED_LOCK}) AS "isOurs"`.execute(tx);
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
  // The first administrator may have the e-mail of a demo account.
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

const toMembership = (projectId: string) => ({ projectId });

async function fill(tx: Db, { seed }: SeedSettings, prepared: readonly Prepared[]): Promise<SeededPeople> {
  for (const project of [...FIRST_PROJECTS, ...(seed === 'demo' ? DEMO_PROJECTS : [])]) {
    await insertProject(tx, seed === 'demo' ? project : { ...project, domains: [] }, MACHINE);
  }
  const by = { userId: null, displayName: MACHINE.name };
  await seedFirstContests(tx, { by, isDemo: seed === 'demo' });
  const ids: [string, string][] = [];
  for (const { account, passwordHash } of prepared) {
    const projects = account.role === 'SUPPER_ADMIN' ? [] : DEMO_MEMBERSHIPS;
    const id = await insertUser(
      tx,
      { ...account, passwordHash, projects: projects.map(toMembership) },
      MACHINE,
    );
    const after = { email: account.email, role: account.role, status: account.status, projects };
    await writeAudit({ ...NO_CALL, db: tx }, { action: 'user.create', entity: 'user', entityId: id, after });
    ids.push([account.key, id]);
  }
  return Object.fromEntries(ids);
}

/** The first sign-in data that the start prints. Random passwords appear here and nowhere else. */
function signInNotice(notices: readonly AccountNotice[]): string {
  const width = Math.max(...notices.map(({ account }) => account.email.length));
  const lines = notices
    .filter(({ account }) => account.status === 'ENABLE')
    .map(({ account, password }) => {
      const secret = 'random' in password ? password.random : `(mật khẩu đặt trong ${password.setting})`;
      return `  ${account.email.padEnd(width)}  ${secret}  ${account.displayName}, ${account.role}`;
    });
  const isRandom = notices.some(({ password }) => 'random' in password);
  return [
    'Đăng nhập lần đầu bằng email và mật khẩu:',
    ...lines,
    ...(isRandom ? ['Mật khẩu ngẫu nhiên chỉ hiện một lần này. Hãy lưu lại ngay.'] : []),
  ].join('\n');
}

function regionalSite(id: string, name: string, code: string, color: NewProject['color']): SeedProject {
  return {
    id,
    name,
    code,
    siteType: 'custom',
    color,
    kind: 'PORTAL',
    workflowMode: 'TWO_STEP',
    domains: [`${code.replaceAll('-', '')}.toasoan.local`],
    description: `Trang địa phương ${name}.`,
    languages: CONSOLE_LANGUAGES,
  };
}
