import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ALL_MIGRATIONS } from '#migrations/all-migrations.ts';
import { seedFirstStart } from '#seeds/seed-first-start.ts';
import { findCaller } from '#server/core/auth/caller-view.ts';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import { weakPointsOf } from '#server/core/db/server-facts.ts';
import { claimServer, type ServerClaim } from '#server/core/embedded-postgres/claim-server.ts';
import { WriteLimit } from '#server/core/http/write-limit.ts';
import { createCaptchaCheck } from '#server/features/users/sign-in/captcha.ts';
import { buildServer } from './build-server.ts';
import { type Config, ConfigError } from './config.ts';
import { type ConsoleFiles, readConsoleFiles } from './console-files.ts';
import { drain } from './drain.ts';
import { startHousekeeping } from './housekeeping.ts';
import { httpAddress } from './http-address.ts';
import { listen } from './listen.ts';
import { openProductDatabase, type ProductDatabase } from './product-database.ts';
import { Readiness } from './readiness.ts';
import { keptSecretKey } from './secret-key.ts';
import type { Shutdown } from './shutdown.ts';
import { wireFeatures } from './wire-features.ts';

/** Time for a load balancer to notice; nobody waits for one on a developer's machine. */
const NOTICE_MS = { production: 5_000, development: 0, test: 0 } as const;

/** Database, seed, server: everything between a checked configuration and the printed address. */
export async function startProduct(
  config: Config,
  shutdown: Shutdown,
  print: (text: string) => void,
): Promise<void> {
  const claim = await claimDataDir(config);
  shutdown.add(() => claim?.release());
  const database = await openProductDatabase(config, print);
  shutdown.add(() => database.stop());
  await refuseWeakDatabase(config, database);
  const isFirstStart = await seedFirstStart(database.db, config, print);
  await mkdir(config.storageDir, { recursive: true });
  const readiness = new Readiness({
    db: database.db,
    storageDir: config.storageDir,
    newestMigration: ALL_MIGRATIONS.at(-1)?.name ?? '',
  });
  const app = await build(config, database, readiness);
  shutdown.add(() => drain(app, readiness, NOTICE_MS[config.environment]));
  shutdown.add(startHousekeeping(database.db, app.log));
  const address = await listen(app, config);
  await claim?.announce(address);
  print(`Tòa Soạn sẵn sàng tại ${address}`);
  if (!isFirstStart)
    print('Đăng nhập bằng tài khoản đã có. Quên mật khẩu quản trị: npm run reset-admin -- EMAIL');
}

/** The embedded database has one server at a time; an outside one may have many. */
async function claimDataDir(config: Config): Promise<ServerClaim | undefined> {
  if (config.databaseUrl !== undefined) return undefined;
  return await claimServer(config.dataDir, { address: httpAddress(config.host, config.port) });
}

async function refuseWeakDatabase({ environment }: Config, database: ProductDatabase): Promise<void> {
  if (environment !== 'production') return;
  const weakPoints = await weakPointsOf(database.db);
  if (weakPoints.length > 0)
    throw new ConfigError(`The database may lose acknowledged saves: ${weakPoints.join(', ')}.`);
}

async function build(
  config: Config,
  database: ProductDatabase,
  readiness: Readiness,
): Promise<FastifyInstance> {
  const current = config.secretKey ?? (await keptSecretKey(config.dataDir));
  const secretBox = createSecretBox({ current, previous: config.secretKeyPrevious });
  const answersCalls = config.role !== 'worker';
  return await buildServer({
    config,
    database,
    readiness,
    findCaller,
    writeLimit: new WriteLimit(),
    routes: answersCalls
      ? wireFeatures({ secretBox, now: () => new Date(), publicUrl: config.linkBase, ...captchaOf(config) })
      : [],
    console: answersCalls ? consoleFiles(config) : undefined,
  });
}

/** Without its secret there is no captcha to check. */
function captchaOf({ recaptchaSecret: secret }: Config) {
  return secret === undefined ? {} : { checkCaptcha: createCaptchaCheck({ secret }) };
}

/** The built console lies beside the built server; from sources the console has a server of its own. */
function consoleFiles(config: Config): ConsoleFiles | undefined {
  const folder = join(import.meta.dirname, '..', 'web');
  if (!existsSync(folder)) return undefined;
  return readConsoleFiles(folder, {
    apiBase: config.apiBase,
    timeoutMs: config.timeoutMs,
    recaptchaSiteKey: config.recaptchaSiteKey ?? '',
  });
}
