import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import type { FindCaller } from '#server/core/http/admission.ts';
import { mountFiles, mountRoutes, mountUploads } from '#server/core/http/mount-routes.ts';
import { RefusalLog } from '#server/core/http/refusal-log.ts';
import type { Route } from '#server/core/http/route.ts';
import type { WriteLimit } from '#server/core/http/write-limit.ts';
import type { LiveHub } from '#server/core/live/live-hub.ts';
import { mountEventFeeds } from '#server/features/events/ics/mount-event-feeds.ts';
import { mountPublicFiles } from '#server/features/media/serving/mount-public-files.ts';
import { mountSharedPosts } from '#server/features/posts/preview/mount-shared-posts.ts';
import { mountContestFiles, type RoomAddresses } from '#server/features/submissions/public.ts';
import type { Config } from './config.ts';
import type { ConsoleFiles } from './console-files.ts';
import type { DeliveryDependencies } from './delivery/mount-delivery.ts';
import { mountPublicApi } from './delivery/mount-public-api.ts';
import { mountHealth } from './health-routes.ts';
import type { HttpLimits } from './http-limits.ts';
import { openHttpServer } from './http-server.ts';
import { type IntakeDependencies, mountIntake } from './intake/mount-intake.ts';
import { mountMetrics } from './metrics.ts';
import { pageCallsOf } from './page-calls.ts';
import type { Readiness } from './readiness.ts';
import { recordRefusals } from './record-refusals.ts';
import { mountReference } from './reference/reference-routes.ts';
import { serveConsole } from './serve-console.ts';
import { mountSites } from './site/mount-sites.ts';
import { sitePreviews } from './site/site-previews.ts';
import { mountTranslateApi, type TranslateApiDependencies } from './translate-api/mount-translate-api.ts';
import type { FileDependencies } from './wire-features.ts';

export interface ServerParts {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly files: FileDependencies;
  readonly rooms: RoomAddresses;
  readonly routes: readonly Route[];
  readonly findCaller: FindCaller;
  readonly writeLimit: WriteLimit;
  /** Closes open streams when the server closes. */
  readonly live: LiveHub;
  readonly readiness: Readiness;
  /** Undefined where no console is built: the server then answers calls only. */
  readonly console: ConsoleFiles | undefined;
  /** Undefined where readers call another listener. */
  readonly intake?: IntakeDependencies | undefined;
  /** Undefined where readers call another listener. */
  readonly delivery?: DeliveryDependencies | undefined;
  /** Undefined where no calls are answered. */
  readonly translateApi?: Omit<TranslateApiDependencies, 'db'> | undefined;
  readonly logStream?: Writable;
  readonly limits?: HttpLimits;
}

export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, database, live, readiness } = parts;
  const app = openHttpServer(parts);
  recordRefusals(app, new RefusalLog(database.db, app.log));
  mountHealth(app, readiness);
  mountMetrics(app, { database, live, answers: parts.delivery?.answers, token: config.metricsToken });
  app.addHook('preClose', () => live.stop());
  if (parts.delivery !== undefined) mountSites(app, { ...parts, delivery: parts.delivery });
  const intake = `${config.intakeUrl}${config.apiBase}/intake/v1`;
  mountSharedPosts(app, { db: database.db, ...sitePreviews({ publicUrl: config.publicUrl, intake }) });
  mountEventFeeds(app, database.db);
  mountPublicFiles(app, { db: database.db, ...parts.files });
  mountContestFiles(app, { storage: parts.files.storage, rooms: parts.rooms });
  await app.register(
    async (api) => {
      api.setNotFoundHandler(() => {
        throw new AppError('NOT_FOUND');
      });
      const deps = { ...parts, db: database.db };
      await api.register(async (uploads) => mountUploads(uploads, parts.routes, deps));
      await api.register(async (files) => mountFiles(files, parts.routes, deps));
      mountRoutes(api, parts.routes, deps);
      const { intake, delivery, translateApi } = parts;
      if (intake !== undefined) await api.register(async (readers) => mountIntake(readers, intake));
      if (delivery !== undefined) await mountPublicApi(app, api, { ...parts, delivery });
      if (translateApi !== undefined)
        mountTranslateApi(api, { ...translateApi, db: database.db }, config.apiBase);
      const others = [
        ...(intake?.routes ?? []),
        ...(delivery?.routes ?? []),
        ...(translateApi?.routes ?? []),
      ];
      const endpoints = [...parts.routes, ...others].map((route) => route.endpoint);
      mountReference(api, endpoints, config.apiBase);
    },
    { prefix: config.apiBase },
  );
  const callOf = pageCallsOf(parts.routes.map(({ endpoint }) => endpoint));
  app.setNotFoundHandler((request, reply) => {
    if (parts.console === undefined) throw new AppError('NOT_FOUND');
    return serveConsole(parts.console, callOf, request, reply);
  });
  await app.ready();
  return app;
}
