import { deliveryEndpoints } from '@toasoan/contract/features/delivery/delivery-endpoints.ts';
import type { PublicSite } from '@toasoan/contract/features/delivery/public-site.ts';
import { siteView, type ViewInput } from '@toasoan/site/frame/site-view.ts';
import { type Failure, failurePage } from '@toasoan/site/pages/failure-page.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#server/core/auth/attempt-keys.ts';
import { AppError } from '#server/core/errors/app-error.ts';
import { toAppError } from '#server/core/http/to-app-error.ts';
import type { AnswerText } from '#server/features/delivery/delivery-route.ts';
import type { SiteReading } from '#server/features/delivery/reading.ts';
import type { Site } from '#server/features/delivery/sites/site.ts';
import { compose, type DeliveryDependencies, sharedPart } from '../delivery/mount-delivery.ts';
import { sendAnswer } from '../delivery/send-answer.ts';
import { FloodGate } from '../intake/flood-gate.ts';
import { findBeside } from './beside-article.ts';
import { askInProcess, composeSitePage } from './compose-site-page.ts';
import { readSiteAddress } from './site-address.ts';
import { readSiteFeed } from './site-feeds.ts';
import type { SiteFiles } from './site-files.ts';
import { siteHeaders } from './site-headers.ts';

export interface SiteSettings {
  readonly delivery: DeliveryDependencies;
  readonly files: SiteFiles;
  /** On every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** `https://…/api/intake/v1`. */
  readonly intake: string;
  readonly captcha: boolean;
}

/** A request as the site sees it. */
export interface SiteRequest {
  readonly site: Site;
  /** Before every path of the site; '' at its own domain. */
  readonly base: string;
  readonly path: string;
  /** Under which the page is kept. */
  readonly address: string;
}

/** Pages that one network may have composed in ten seconds. */
const COMPOSED_PER_TEN_SECONDS = 300;
const STATUSES: Readonly<Record<Failure, number>> = { notFound: 404, gone: 410, error: 500 };

/** What a query may ask of a page; everything else leads to the same page. */
const QUERY_NAMES = ['after', 'category', 'month', 'page', 'province', 'q'] as const;

/** Answers readers of the sites with pages, kept by what they show. */
export class SiteServer {
  readonly #settings: SiteSettings;
  readonly #gate = new FloodGate({ perWindow: COMPOSED_PER_TEN_SECONDS });

  constructor(settings: SiteSettings) {
    this.#settings = settings;
  }

  async answer(asked: SiteRequest, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { answers } = this.#settings.delivery;
    const query = queryOf(request.url);
    const key = `${asked.address}${queryText(query)}`;
    try {
      if (answers.answers.peek(key) === undefined)
        this.#gate.pass(networkOf(request.ip), answers.now().getTime());
      const kept = await answers.get(key, async () => await this.#compose(asked, query));
      return await sendAnswer(kept, request, reply);
    } catch (error) {
      return this.#sendFailure(error, asked, request, reply);
    }
  }

  #compose({ site, base, path }: SiteRequest, query: Readonly<Record<string, string>>) {
    const { delivery, headers } = this.#settings;
    const { answers, routes, deliver } = delivery;
    const feed = readSiteFeed(path, site.facts);
    if (feed !== undefined)
      return compose(answers, { site, deliver, headers }, async (reading) => {
        const { type, body } = (await askInProcess(routes, reading, feed.endpoint, feed)) as AnswerText;
        return { headers: { 'content-type': type }, body };
      });
    const address = readSiteAddress(path, site.facts);
    if (address === undefined) throw new AppError('NOT_FOUND');
    return compose(answers, { site, deliver, headers }, async (reading) => {
      const rendered = await composeSitePage({
        reading,
        routes,
        address,
        query,
        findBeside: (lang) => findBeside(routes, reading, lang),
        view: this.#viewOf(base),
      });
      const styles = 'page' in rendered ? rendered.styles : [];
      const own = this.#headersOf(site.facts, base, styles);
      if ('page' in rendered) return { headers: own, body: rendered.page };
      return {
        status: 301,
        headers: { ...own, location: encodeURI(`${base}${rendered.movedTo}`) },
        body: '',
      };
    });
  }

  #viewOf(base: string): Omit<ViewInput, 'site' | 'lang' | 'path' | 'now'> {
    const { files, intake } = this.#settings;
    return { base, assets: files.assets, intake, isSandboxed: base !== '' };
  }

  #headersOf(
    site: PublicSite,
    base: string,
    styles: readonly string[] = [],
  ): Readonly<Record<string, string>> {
    const { intake, captcha } = this.#settings;
    const intakeOrigin = new URL(intake).origin;
    return siteHeaders(site, { intakeOrigin, captcha, isSandboxed: base !== '', styles });
  }

  /** What stands around every page of the site; without menus and footer while they cannot be had. */
  async #frameOf(site: Site, lang: string): Promise<PublicSite> {
    const { answers, routes, deliver } = this.#settings.delivery;
    const read = async (reading: SiteReading) =>
      (await askInProcess(routes, reading, deliveryEndpoints.site, {
        query: { path: '/', lang },
      })) as PublicSite;
    try {
      return await sharedPart(answers, { site, deliver }, `frame ${lang}`, read);
    } catch {
      return site.facts;
    }
  }

  /** In the site's own frame; what went wrong is in our log, not on the page. */
  async #sendFailure(
    error: unknown,
    { site, base, path }: SiteRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { code } = toAppError(error);
    if (code === 'TOO_MANY_REQUESTS' || code === 'UNAVAILABLE') throw error;
    const failure = FAILURES[code] ?? 'error';
    if (failure === 'error') request.log.error(error);
    const lang = readSiteAddress(path, site.facts)?.lang ?? site.facts.defaultLang;
    const frame = await this.#frameOf(site, lang);
    const view = siteView({ ...this.#viewOf(base), site: frame, lang, path, now: Date.now() });
    return await reply
      .code(STATUSES[failure])
      .headers({ ...this.#headersOf(site.facts, base), 'cache-control': 'no-store' })
      .send(request.method === 'HEAD' ? '' : failurePage(view, failure));
  }
}

const FAILURES: Readonly<Record<string, Failure>> = {
  NOT_FOUND: 'notFound',
  INVALID_INPUT: 'notFound',
  GONE: 'gone',
};

function queryOf(url: string): Readonly<Record<string, string>> {
  const start = url.indexOf('?');
  if (start < 0) return {};
  const given = new URLSearchParams(url.slice(start + 1));
  return Object.fromEntries(
    QUERY_NAMES.flatMap((name) => {
      const value = given.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
}

function queryText(query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}
