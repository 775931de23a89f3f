import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#server/core/auth/attempt-keys.ts';
import type { Composed } from '#server/core/cache/keyed-cache.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { checkQueryText, parseInput } from '#server/core/http/parse-input.ts';
import type { DeliveryRoute } from '#server/features/delivery/delivery-route.ts';
import type { SiteReading } from '#server/features/delivery/reading.ts';
import { shownKey } from '#server/features/delivery/shown-keys.ts';
import type { Site } from '#server/features/delivery/sites/site.ts';
import type { DeliverArticle } from '#server/features/posts/public.ts';
import { FloodGate } from '../intake/flood-gate.ts';
import { type AnswerParts, KeptAnswer } from './kept-answer.ts';
import { namesThatFit } from './names-that-fit.ts';
import type { PublicAnswers } from './public-answers.ts';
import { sendAnswer } from './send-answer.ts';

export interface DeliveryDependencies {
  readonly answers: PublicAnswers;
  readonly routes: readonly DeliveryRoute[];
  readonly deliver: DeliverArticle;
}

/** Answers that one network may have composed in ten seconds; kept ones are not counted. */
const COMPOSED_PER_TEN_SECONDS = 600;

/** Under the base address of the calls; all of the public API is below it. */
export const PUBLIC_PREFIX = '/public/v1';

/** Everybody may read it from everywhere; no token and no cookie is looked at. */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
const PREFLIGHT_KEPT_S = 86_400;

/** A second in every cache; after it, old content while a new one is fetched, and for an hour while we are away. */
const PUBLIC_CACHING = 'public, max-age=1, stale-while-revalidate=10, stale-if-error=3600';

/** Calls go: gate → strict input → site → kept answer, or composition → output by its schema → envelope. */
export function mountDelivery(
  app: FastifyInstance,
  { answers, routes, deliver }: DeliveryDependencies,
  headers: Readonly<Record<string, string>>,
): void {
  const gate = new FloodGate({ perWindow: COMPOSED_PER_TEN_SECONDS });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(OPEN_TO_ALL);
    if (answers.answers.peek(request.url) === undefined)
      gate.pass(networkOf(request.ip), answers.now().getTime());
  });
  app.options(`${PUBLIC_PREFIX}/*`, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'accept-language, if-none-match',
        'access-control-max-age': String(PREFLIGHT_KEPT_S),
      })
      .send(),
  );
  for (const route of routes) {
    const { endpoint } = route;
    app.route({
      method: ['GET', 'HEAD'],
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { kind: endpoint.kind },
      handler: async (request, reply) => {
        const input = inputOf(route, request);
        const answer = await answers.get(request.url, async () => {
          const site = await siteOf(answers, input.params);
          return await compose(answers, { site, deliver, headers }, async (reading) => {
            const { type, body } = route.write(await route.compose(reading, input));
            return { headers: { 'content-type': type }, body };
          });
        });
        return await sendAnswer(answer, request, reply as FastifyReply);
      },
    });
  }
}

function inputOf({ endpoint }: DeliveryRoute, request: FastifyRequest) {
  checkQueryText(request.url);
  return {
    params: parseInput(endpoint.params, request.params) as Readonly<Record<string, string>>,
    query: parseInput(endpoint.query, request.query) as never,
  };
}

/** @throws NOT_FOUND */
async function siteOf(
  answers: PublicAnswers,
  { site, host = '' }: Readonly<Record<string, string>>,
): Promise<Site> {
  const found = site === undefined ? await answers.siteOfHost(host.toLowerCase()) : await answers.site(site);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found;
}

interface Composing {
  readonly site: Site;
  readonly deliver: DeliverArticle;
  readonly headers: Readonly<Record<string, string>>;
}

/** Composes an answer of a site and notes what it shows, for our own caches and those in front of us. */
export async function compose(
  answers: PublicAnswers,
  { site, deliver, headers }: Composing,
  make: (reading: SiteReading) => Promise<AnswerParts>,
): Promise<Composed<KeptAnswer>> {
  const { db, now, publicUrl } = answers;
  const keys = new Set([shownKey.project(site.projectId)]);
  const shows = (...shown: string[]) => {
    for (const key of shown) keys.add(key);
  };
  let until = site.nextChange;
  const changesAt = (time: Date | null) => {
    if (time !== null && (until === null || time < until)) until = time;
  };
  const shared: SiteReading['shared'] = (name, read) => sharedPart(answers, { site, deliver }, name, read);
  const parts = await make({ db, now: now(), site, deliver, publicUrl, shows, changesAt, shared });
  const names = namesThatFit(keys);
  const value = new KeptAnswer({
    ...parts,
    headers: {
      ...headers,
      ...OPEN_TO_ALL,
      'cache-control': PUBLIC_CACHING,
      'cache-tag': names.join(','),
      'surrogate-key': names.join(' '),
      ...parts.headers,
    },
  });
  return { value, keys, until };
}

/** A part that many answers of a site have in common (`SiteReading.shared`). */
export async function sharedPart<Part>(
  answers: PublicAnswers,
  of: Omit<Composing, 'headers'>,
  name: string,
  read: (reading: SiteReading) => Promise<Part>,
): Promise<Part> {
  const asJson = async (reading: SiteReading) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await read(reading)),
  });
  const kept = await answers.part(
    `${of.site.projectId} ${name}`,
    async () => await compose(answers, { ...of, headers: {} }, asJson),
  );
  return JSON.parse(kept.body.toString()) as Part;
}
