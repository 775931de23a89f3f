import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '#server/core/db/database.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { mountPublicFiles } from '#server/features/media/serving/mount-public-files.ts';
import { mountContestFiles } from '#server/features/submissions/public.ts';
import type { Config } from '../config.ts';
import type { DeliveryDependencies } from '../delivery/mount-delivery.ts';
import { mountPublicApi } from '../delivery/mount-public-api.ts';
import { mountHealth } from '../health-routes.ts';
import { type HttpParts, openHttpServer } from '../http-server.ts';
import { mountMetrics } from '../metrics.ts';
import { mountSites } from '../site/mount-sites.ts';
import type { FileDependencies } from '../wire-features.ts';
import { type IntakeDependencies, mountIntake } from './mount-intake.ts';

interface IntakeParts extends HttpParts {
  readonly database: OpenDatabase;
  readonly intake: IntakeDependencies;
  /** Undefined: readers write and get nothing. */
  readonly delivery?: DeliveryDependencies | undefined;
  /** Of the pages: pictures, films and documents. */
  readonly files?: FileDependencies | undefined;
  readonly config: Config;
}

/** A listener that serves readers and nothing else: no console, no call of the staff, no session. */
export async function buildIntake(parts: IntakeParts): Promise<FastifyInstance> {
  const { delivery } = parts;
  const app = openHttpServer(parts);
  app.setNotFoundHandler(() => {
    throw new AppError('NOT_FOUND');
  });
  mountHealth(app, parts.readiness);
  mountMetrics(app, {
    database: parts.database,
    answers: delivery?.answers,
    token: parts.config.metricsToken,
  });
  if (delivery !== undefined) {
    mountSites(app, { ...parts, delivery });
    if (parts.files !== undefined) {
      mountPublicFiles(app, { db: parts.database.db, ...parts.files });
      mountContestFiles(app, { storage: parts.files.storage });
    }
  }
  await app.register(
    async (api) => {
      await api.register(async (readers) => mountIntake(readers, parts.intake));
      if (delivery !== undefined) await mountPublicApi(app, api, { ...parts, delivery });
    },
    { prefix: parts.config.apiBase },
  );
  await app.ready();
  return app;
}
