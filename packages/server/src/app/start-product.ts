import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { ALL_MIGRATIONS } from '#migrations/all-migrations.ts';
import { seedFirstStart } from '#seeds/seed-first-start.ts';
import { findCaller } from '#server/core/auth/caller-view.ts';
import { linkTokens } from '#server/core/auth/link-token.ts';
import { createSecretBox } from '#server/core/auth/secret-box.ts';
import { compareSecretKey } from '#server/core/auth/secret-key-store.ts';
import { weakPointsOf } from '#server/core/db/server-facts.ts';
import { WriteLimit } from '#server/core/http/write-limit.ts';
import { openImageProcess } from '#server/core/images/open-image-process.ts';
import { startJobs } from '#server/core/jobs/start-jobs.ts';
import { LiveHub } from '#server/core/live/live-hub.ts';
import { createSafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { Scratch } from '#server/core/storage/scratch.ts';
import { startTimeSweep } from '#server/features/articles/public.ts';
import type { PageReader } from '#server/features/crawls/reading/page-reader.ts';
import { processReader } from '#server/features/crawls/reading/process-reader.ts';
import { sweepEventTimes } from '#server/features/events/event-jobs.ts';
import { type ExtractionProcess, openExtractionProcess } from '#server/features/extraction/public.ts';
import { startMailRounds } from '#server/features/notifications/mailing/plan-mails.ts';
import { sweepTimes } from '#server/features/posts/planning/post-jobs.ts';
import { createCaptchaCheck } from '#server/features/session/captcha.ts';
import { roomAddresses } from '#server/features/submissions/public.ts';
import { buildServer } from './build-server.ts';
import { claimServer, type ServerClaim } from './claim-server.ts';
import { type Config, ConfigError } from './config.ts';
import { type ConsoleFiles, readConsoleFiles } from './console-files.ts';
import { drain } from './drain.ts';
import { startHousekeeping } from './housekeeping.ts';
import { httpAddress } from './http-address.ts';
import { buildIntake } from './intake/build-intake.ts';
import { listenForReaders } from './intake/listen-for-readers.ts';
import { readerKeys } from './intake/reader-keys.ts';
import { listen } from './listen.ts';
import { openReaders, type Readers } from './open-readers.ts';
import { openProductDatabase, type ProductDatabase } from './product-database.ts';
import { openProductStorage } from './product-storage.ts';
import { Readiness } from './readiness.ts';
import { keptSecretKey, keyChangeSentence } from './secret-key.ts';
import type { Shutdown } from './shutdown.ts';
import { type FileDependencies, wireFeatures } from './wire-features.ts';
import { wireJobs } from './wire-jobs.ts';
import { wireTranslateApi } from './wire-translation.ts';

/** Until migrations, seed and the first calls have settled. */
const SETTLED_AFTER_MS = 5_000;

/** Time for a load balancer to notice; not used on a developer's machine. */
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
  const storage = await openProductStorage(config);
  const keys = { current: await secretKeyOf(config), previous: config.secretKeyPrevious };
  const senders = { secretBox: createSecretBox(keys), keyOf: readerKeys(keys.current) };
  const isFirstStart = await seedFirstStart(database.db, { ...config, senders }, print, storage);
  const images = openImageProcess();
  shutdown.add(() => images.stop());
  const extraction = openExtractionProcess();
  shutdown.add(() => extraction.stop());
  const pages = processReader(extraction);
  const files = {
    storage,
    scratch: new Scratch(config.scratchDir),
    images,
  };
  const readiness = new Readiness({
    db: database.db,
    storage: files.storage,
    newestMigration: ALL_MIGRATIONS.at(-1)?.name ?? '',
  });
  const onTrouble = (error: Error) => print(`Live notices are delayed: ${error.message}.`);
  const keyChange = await compareSecretKey(database.db, createSecretBox(keys), new Date());
  if (keyChange !== undefined) print(keyChangeSentence(keyChange));
  const readers = openReaders(
    { config, database, secretKey: keys.current, ...captchaOf(config), files, print },
    shutdown,
  );
  const isApart = config.intakePort !== undefined;
  const app =
    config.role === 'delivery' && readers !== undefined
      ? await buildIntake({ ...readers, config, readiness })
      : await build(config, database, files, readiness, {
          keys,
          pages,
          extraction,
          onTrouble,
          readers: isApart ? undefined : readers,
        });
  shutdown.add(() => drain(app, readiness, NOTICE_MS[config.environment]));
  const address = await listen(app, config);
  if (isApart && readers !== undefined) {
    const beside = await buildIntake({ ...readers, config, readiness });
    shutdown.add(() => drain(beside, readiness, 0));
    print(`Bạn đọc gọi tới ${await listenForReaders(beside, config)} (cổng riêng).`);
  }
  if (config.role !== 'delivery') shutdown.add(startHousekeeping({ db: database.db, files, log: app.log }));
  if (config.role === 'worker' || config.role === 'all') {
    await startWorkers({ config, database, files, pages, keys, log: app.log }, shutdown);
  }
  await claim?.announce(address);
  settleAfterStart();
  print(`Tòa Soạn sẵn sàng tại ${address}`);
  if (!isFirstStart)
    print('Đăng nhập bằng tài khoản đã có. Quên mật khẩu quản trị: npm run reset-admin -- EMAIL');
}

interface Workers {
  readonly config: Config;
  readonly database: ProductDatabase;
  readonly files: FileDependencies;
  readonly pages: PageReader;
  readonly keys: SecretKeys;
  readonly log: FastifyInstance['log'];
}

async function startWorkers({ config, database, files, pages, keys, log }: Workers, shutdown: Shutdown) {
  const now = () => new Date();
  const mail = await openMail(config, keys, shutdown);
  const { intakeUrl, apiBase } = config;
  const secretBox = createSecretBox(keys);
  const safeFetch = createSafeFetch({ allowedHosts: config.fetchPrivateHosts });
  const background = database.openBackground();
  shutdown.add(() => background.close());
  const readerMail = mail && {
    ...mail,
    secretBox,
    intakeBase: `${intakeUrl}${apiBase}`,
  };
  shutdown.add(
    startJobs({
      db: background.db,
      handlers: wireJobs(
        { ...files, pages, userAgent: userAgentOf(config), safeFetch, secretBox },
        mail,
        readerMail,
      ),
      log,
      now,
    }),
  );
  if (mail !== undefined) shutdown.add(startMailRounds(database.db, log));
  shutdown.add(startTimeSweep(database.db, [sweepTimes, sweepEventTimes], log));
}

interface SecretKeys {
  readonly current: string;
  readonly previous: string | undefined;
}

async function secretKeyOf({ secretKey, dataDir }: Config): Promise<string> {
  return secretKey ?? (await keptSecretKey(dataDir));
}

/** Undefined without a mail server: then nothing is mailed, nothing waits to be, and its library is not loaded. */
async function openMail({ smtp, mailFrom: from, publicUrl }: Config, keys: SecretKeys, shutdown: Shutdown) {
  if (smtp === undefined) return undefined;
  const { openMailer } = await import('#server/core/mail/open-mailer.ts');
  const mailer = openMailer({ smtp, from });
  shutdown.add(() => mailer.close());
  return { mailer, publicUrl, tokens: linkTokens(keys) };
}

/** The embedded database has one server at a time; an external one may have many. */
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
  files: FileDependencies,
  readiness: Readiness,
  {
    keys,
    pages,
    extraction,
    onTrouble,
    readers,
  }: {
    readonly keys: SecretKeys;
    readonly pages: PageReader;
    readonly extraction: ExtractionProcess;
    readonly onTrouble: (error: Error) => void;
    readonly readers: Readers | undefined;
  },
): Promise<FastifyInstance> {
  const secretBox = createSecretBox(keys);
  const answersCalls = config.role === 'web' || config.role === 'all';
  const console = answersCalls ? consoleFiles(config) : undefined;
  const now = () => new Date();
  const safeFetch = createSafeFetch({ allowedHosts: config.fetchPrivateHosts });
  const rooms = roomAddresses(keys.current);
  const live = new LiveHub({ ...database, build: console?.build ?? '', now, onTrouble });
  return await buildServer({
    config,
    database,
    readiness,
    findCaller,
    files,
    rooms,
    live,
    writeLimit: new WriteLimit(),
    routes: answersCalls
      ? wireFeatures({
          intake: `${config.intakeUrl}${config.apiBase}/intake/v1`,
          secretBox,
          rooms,
          live,
          safeFetch,
          userAgent: userAgentOf(config),
          now,
          pages,
          extraction,
          ...files,
          publicUrl: config.linkBase,
          senderKeys: readerKeys(keys.current),
          ...(config.smtp !== undefined && { mailTokens: linkTokens(keys) }),
          ...captchaOf(config),
        })
      : [],
    console,
    intake: readers?.intake,
    delivery: readers?.delivery,
    translateApi: answersCalls ? { now, routes: wireTranslateApi({ safeFetch, secretBox, now }) } : undefined,
  });
}

/** Whom other sites see, and whom they may write to. */
function userAgentOf({ linkBase, adminEmail }: Config): string {
  return `ToaSoan/1 (${linkBase === '' ? '' : `+${linkBase}; `}${adminEmail})`;
}

/** Without its secret the captcha cannot be checked, so there is none. */
function captchaOf({ recaptchaSecret: secret }: Config) {
  return secret === undefined ? {} : { checkCaptcha: createCaptchaCheck({ secret }) };
}

/** The built console is beside the built server; when run from sources, the console has its own server. */
function consoleFiles(config: Config): ConsoleFiles | undefined {
  const folder = join(import.meta.dirname, '..', 'web');
  if (!existsSync(folder)) return undefined;
  return readConsoleFiles(folder, {
    apiBase: config.apiBase,
    timeoutMs: config.timeoutMs,
    recaptchaSiteKey: config.recaptchaSiteKey ?? '',
    mailsLinks: config.smtp !== undefined,
    showsSites: config.environment !== 'production',
  });
}

/**
 * Starting leaves about 14 MB of garbage that a quiet server would not collect for hours: collected once here. What
 * was compiled until then is kept for the next start.
 */
function settleAfterStart(): void {
  const settle = () => {
    flushCompileCache();
    collectEverything();
  };
  setTimeout(settle, SETTLED_AFTER_MS).unref();
}

/** The only kind of collection that also shrinks the young generation; it takes 30 ms. */
function collectEverything(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
