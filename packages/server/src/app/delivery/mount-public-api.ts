import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Readiness } from '../readiness.ts';
import { mountOpenApi } from '../reference/reference-routes.ts';
import { commonHeaders } from '../security-headers.ts';
import { type DeliveryDependencies, mountDelivery, PUBLIC_PREFIX } from './mount-delivery.ts';
import { serveKept } from './serve-kept.ts';

interface PublicApi {
  readonly delivery: DeliveryDependencies;
  readonly config: Pick<Config, 'apiBase' | 'publicUrl'>;
  readonly readiness: Readiness;
}

/** The public API below the base of the calls, and what it keeps in front of the whole listener. */
export async function mountPublicApi(
  app: FastifyInstance,
  api: FastifyInstance,
  { delivery, config, readiness }: PublicApi,
): Promise<void> {
  const headers = commonHeaders(config.publicUrl);
  const endpoints = delivery.routes.map(({ endpoint }) => endpoint);
  await api.register(async (readers) => mountDelivery(readers, delivery, headers));
  mountOpenApi(api, `${PUBLIC_PREFIX}/openapi.json`, { endpoints, base: config.apiBase });
  const prefix = `${config.apiBase}${PUBLIC_PREFIX}/`;
  const addressOf = ({ url = '' }: { readonly url?: string | undefined }) =>
    url.startsWith(prefix) ? url : undefined;
  serveKept(app.server, delivery.answers, { addressOf, readiness });
  app.addHook('preClose', () => delivery.answers.stop());
}
