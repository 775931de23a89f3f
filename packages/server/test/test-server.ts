import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type {
  BodyInput,
  DataOf,
  Endpoint,
  ParamsInput,
  QueryInput,
} from '@toasoan/contract/core/endpoint.ts';
import type { Envelope, Failure } from '@toasoan/contract/core/envelope.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { ALL_MIGRATIONS } from '#migrations/all-migrations.ts';
import { buildServer } from '#server/app/build-server.ts';
import { type Config, readConfig } from '#server/app/config.ts';
import type { ConsoleFiles } from '#server/app/console-files.ts';
import type { DeliveryDependencies } from '#server/app/delivery/mount-delivery.ts';
import { deliveryOf } from '#server/app/delivery/open-delivery.ts';
import { HTTP_LIMITS, type HttpLimits } from '#server/app/http-limits.ts';
import { intakeOf } from '#server/app/intake/open-intake.ts';
import { readerKeys } from '#server/app/intake/reader-keys.ts';
import { Readiness } from '#server/app/readiness.ts';
import { wireFeatures } from '#server/app/wire-features.ts';
import { wireTranslateApi } from '#server/app/wire-translation.ts';
import { findCaller } from '#server/core/auth/caller-view.ts';
import type { LinkTokens } from '#server/core/auth/link-token.ts';
import { createSecretBox, type SecretBox } from '#server/core/auth/secret-box.ts';
import type { Db } from '#server/core/db/database.ts';
import type { FindCaller } from '#server/core/http/admission.ts';
import type { Route } from '#server/core/http/route.ts';
import { WriteLimit } from '#server/core/http/write-limit.ts';
import { type OpenImageProcess, openImageProcess } from '#server/core/images/open-image-process.ts';
import { type LiveDependencies, LiveHub } from '#server/core/live/live-hub.ts';
import { createSafeFetch, type SafeFetch } from '#server/core/safe-fetch/safe-fetch.ts';
import { openStorage } from '#server/core/storage/open-storage.ts';
import { Scratch } from '#server/core/storage/scratch.ts';
import type { Storage } from '#server/core/storage/storage.ts';
import type { PageReader } from '#server/features/crawls/reading/page-reader.ts';
import { openExtractionProcess } from '#server/features/extraction/public.ts';
import type { CheckCaptcha } from '#server/features/session/captcha.ts';
import { roomAddresses } from '#server/features/submissions/public.ts';
import type { KeyRoute } from '#server/features/translate-api/key-route.ts';
import { NO_PAGES } from './no-pages.ts';
import { cloneDatabase, openBeside, type TestDatabase } from './test-database.ts';

interface TestServerOptions {
  /** Override the settings of a test. */
  readonly env?: Readonly<Record<string, string>>;
  /** In addition to the calls of the product. */
  readonly routes?: readonly Route[];
  /** Replace the product's calls with an API key. */
  readonly keyRoutes?: readonly KeyRoute[];
  readonly console?: ConsoleFiles;
  readonly logStream?: Writable;
  readonly writesPerMinute?: number;
  /** A clock that the test moves. */
  readonly now?: () => Date;
  readonly checkCaptcha?: CheckCaptcha;
  /** Absent: the test reads no foreign page. */
  readonly pages?: PageReader;
  /** Replaces the product's. */
  readonly findCaller?: FindCaller;
  /** Given: the product has a mail server. */
  readonly mailTokens?: LinkTokens;
  /** Override those of the product. */
  readonly limits?: Partial<HttpLimits>;
  /** A server that is already started and shares its database with this one. */
  readonly beside?: TestServer;
  /** Override those of the product. */
  readonly live?: Partial<LiveDependencies>;
  /** Milliseconds a call waits for a connection to the database. */
  readonly connectWithin?: number;
}

const SECRET_KEY = 'a-key-for-tests-that-is-long-enough';

export interface CallInput<E extends Endpoint> {
  readonly params?: ParamsInput<E>;
  readonly query?: QueryInput<E>;
  readonly body?: BodyInput<E>;
  /** Headers of `signIn` and any others. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Reply<Data> {
  readonly status: number;
  readonly envelope: Envelope<Data>;
  readonly headers: LightMyRequestResponse['headers'];
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly database: TestDatabase;
  readonly config: Config;
  /** Empty at first. */
  readonly storage: Storage;
  readonly scratch: Scratch;
  /** Starts its process with the first picture. */
  readonly images: OpenImageProcess;
  readonly readiness: Readiness;
  readonly live: LiveHub;
  /** Reaches the hosts of `FETCH_PRIVATE_HOSTS` and no other. */
  readonly pages: PageReader;
  readonly userAgent: string;
  readonly safeFetch: SafeFetch;
  readonly secretBox: SecretBox;
  readonly delivery: DeliveryDependencies;
  /** Makes a call and returns any reply. */
  send<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<Reply<DataOf<E>>>;
  /** Makes a call that must succeed. */
  ask<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<DataOf<E>>;
  /** Makes a call that must fail. */
  refusal<E extends Endpoint>(
    endpoint: E,
    input?: CallInput<E>,
  ): Promise<Failure & { readonly status: number }>;
}

/** The real server with its own folder and copy of the migrated database; all end with the test file. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { connectWithin, beside } = options;
  const database =
    beside === undefined ? await cloneDatabase({ connectWithin }) : openBeside(beside.database);
  const dataDir = await mkdtemp(join(tmpdir(), 'toasoan-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    SECRET_KEY,
    DATA_DIR: dataDir,
    ...options.env,
  });
  const storage = await openStorage(config);
  const scratch = new Scratch(config.scratchDir);
  const images = openImageProcess();
  const pages = options.pages ?? NO_PAGES;
  const extraction = openExtractionProcess();
  const readiness = new Readiness({
    db: database.db,
    storage,
    newestMigration: ALL_MIGRATIONS.at(-1)?.name ?? '',
  });
  const now = options.now ?? (() => new Date());
  const secretBox = createSecretBox({ current: SECRET_KEY });
  const safeFetch = createSafeFetch({ allowedHosts: config.fetchPrivateHosts, find: async () => [] });
  const live = new LiveHub({ ...database, build: 'test', now, onTrouble: () => undefined, ...options.live });
  const rooms = roomAddresses(SECRET_KEY);
  const delivery = deliveryOf({ ...database, now, publicUrl: config.publicUrl, onTrouble: () => undefined });
  const app = await buildServer({
    config,
    database,
    readiness,
    files: { storage, scratch, images },
    rooms,
    findCaller:
      options.findCaller ??
      ((db, token, projectId, options) => findCaller(db, token, projectId, { now: now(), ...options })),
    live,
    routes: [
      ...wireFeatures({
        intake: `${config.intakeUrl}${config.apiBase}/intake/v1`,
        secretBox,
        rooms,
        live,
        safeFetch,
        now,
        storage,
        scratch,
        images,
        pages,
        extraction,
        senderKeys: readerKeys(SECRET_KEY),
        ...(options.checkCaptcha && { checkCaptcha: options.checkCaptcha }),
        ...(options.mailTokens && { mailTokens: options.mailTokens }),
      }),
      ...(options.routes ?? []),
    ],
    console: options.console,
    delivery,
    translateApi: { now, routes: options.keyRoutes ?? wireTranslateApi() },
    intake: intakeOf(config, database, {
      secretKey: SECRET_KEY,
      files: { storage, scratch, images },
      ...(options.checkCaptcha && { checkCaptcha: options.checkCaptcha }),
      now,
    }),
    limits: { ...HTTP_LIMITS, ...options.limits },
    writeLimit: new WriteLimit({ perMinute: options.writesPerMinute ?? 100_000 }),
    ...(options.logStream !== undefined && { logStream: options.logStream }),
  });
  afterAll(async () => {
    await app.close();
    await images.stop();
    await extraction.stop();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    app,
    db: database.db,
    database,
    config,
    storage,
    scratch,
    images,
    pages,
    userAgent: 'ToaSoan/1 (test)',
    readiness,
    live,
    safeFetch,
    secretBox,
    delivery,
    ...callsOf(app, config.apiBase),
  };
}

function callsOf(app: FastifyInstance, base: string): Pick<TestServer, 'send' | 'ask' | 'refusal'> {
  async function send<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Reply<DataOf<E>>> {
    const response = await app.inject({
      method: endpoint.method,
      url: base + addressOf(endpoint, input),
      headers: { ...input.headers },
      ...(input.body !== undefined && { payload: input.body as object }),
    });
    return {
      status: response.statusCode,
      envelope: response.json<Envelope<DataOf<E>>>(),
      headers: response.headers,
    };
  }
  return {
    send,
    async ask(endpoint, input) {
      const { envelope } = await send(endpoint, input);
      if (envelope.error === 0 && 'data' in envelope) return envelope.data;
      throw new Error(`${endpoint.path} was refused: ${JSON.stringify(envelope)}`);
    },
    async refusal(endpoint, input) {
      const { envelope, status } = await send(endpoint, input);
      if ('requestId' in envelope) return { ...envelope, status };
      throw new Error(`${endpoint.path} was not refused: ${JSON.stringify(envelope)}`);
    },
  };
}

function addressOf<E extends Endpoint>(endpoint: E, { params, query }: CallInput<E>): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_place, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item));
  }
  return search.size === 0 ? path : `${path}?${search}`;
}
