import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remembered } from '#server/core/cache/remembered.ts';
import type { Config } from '../config.ts';
import { logKeptHits } from '../delivery/kept-hits.ts';
import type { DeliveryDependencies } from '../delivery/mount-delivery.ts';
import { serveKept } from '../delivery/serve-kept.ts';
import type { Readiness } from '../readiness.ts';
import { commonHeaders } from '../security-headers.ts';
import { sendFile } from '../serve-console.ts';
import { readSiteFiles, SITE_FILES } from './site-files.ts';
import { SiteServer } from './site-server.ts';
import { UnknownHosts } from './unknown-hosts.ts';

interface Sites {
  readonly delivery: DeliveryDependencies;
  readonly config: Pick<Config, 'apiBase' | 'publicUrl' | 'intakeUrl' | 'environment' | 'recaptchaSiteKey'>;
  readonly readiness: Readiness;
}

/**
 * The sites of readers: each at the host names of its project, and outside of production also at `/s/{code}` of this
 * very host, without an origin of its own. It comes before every other route: a site's host has nothing else.
 */
export function mountSites(app: FastifyInstance, { delivery, config, readiness }: Sites): void {
  const { apiBase, publicUrl, intakeUrl } = config;
  const { answers } = delivery;
  const files = readSiteFiles();
  const server = new SiteServer({
    delivery,
    files,
    headers: commonHeaders(publicUrl),
    intake: `${intakeUrl}${apiBase}/intake/v1`,
    captcha: config.recaptchaSiteKey !== undefined,
  });
  const own = new Set([publicUrl, intakeUrl].map((url) => new URL(url).hostname));
  const unknown = new UnknownHosts();
  const siteHostOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined => {
    const host = hostName(headers.host ?? '');
    return host === undefined || own.has(host) || unknown.has(host, answers.now().getTime())
      ? undefined
      : host;
  };
  const isShared = sharedPaths(apiBase);
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const host = siteHostOf(request.raw);
    const path = pathOf(request.url);
    if (host === undefined || isShared(path)) return;
    const site = await answers.siteOfHost(host);
    if (site === undefined) return unknown.note(host, answers.now().getTime());
    return await server.answer({ site, base: '', path, address: `//${host}${path}` }, request, reply);
  });
  mountFiles(app, files.files);
  if (config.environment !== 'production') mountPreviews(app, delivery, server);
  logKeptHits(app, answers.hits);
  serveKept(app.server, answers, {
    readiness,
    addressOf: (request) => {
      const { url = '' } = request;
      if (url.startsWith('/s/')) return url;
      const host = isShared(pathOf(url)) ? undefined : siteHostOf(request);
      return host === undefined ? undefined : `//${host}${url}`;
    },
  });
}

/** Files of every site, of everybody, and the calls of readers are the same at every host. */
function sharedPaths(apiBase: string): (path: string) => boolean {
  const prefixes = [
    `${apiBase}/public/`,
    `${apiBase}/intake/`,
    '/media/',
    '/contest-files/',
    `${SITE_FILES}/`,
  ];
  return (path) =>
    path === '/healthz' || path === '/readyz' || prefixes.some((prefix) => path.startsWith(prefix));
}

function mountFiles(app: FastifyInstance, files: ReturnType<typeof readSiteFiles>['files']): void {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: `${SITE_FILES}/:name`,
    handler: (request, reply) => {
      // A page without an origin fetches its faces as a stranger.
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
      const file = files.get(`${SITE_FILES}/${request.params.name}`);
      return file === undefined ? reply.callNotFound() : sendFile(file, request, reply);
    },
  });
}

function mountPreviews(app: FastifyInstance, { answers }: DeliveryDependencies, server: SiteServer): void {
  const handler = async (request: FastifyRequest<{ Params: { code: string } }>, reply: FastifyReply) => {
    const { code } = request.params;
    const site = await answers.site(code);
    if (site === undefined) return reply.callNotFound();
    const base = `/s/${code}`;
    const whole = pathOf(request.url);
    const path = whole.slice(base.length) || '/';
    return await server.answer({ site, base, path, address: whole }, request, reply);
  };
  for (const url of ['/s/:code', '/s/:code/*'])
    app.route<{ Params: { code: string } }>({ method: ['GET', 'HEAD'], url, handler });
}

const pathOf = (url: string): string => url.split('?')[0] ?? '/';

/** Undefined for what is no name: a number is this machine, not a site. */
const hostName = remembered((host): string | undefined => {
  const name = domainToASCII(host.replace(/:\d+$/, '').toLowerCase());
  return name === '' || name === 'localhost' || name.startsWith('[') || isIP(name) !== 0 ? undefined : name;
});
