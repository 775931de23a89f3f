import { shareCard } from '@toasoan/contract/features/posts/preview/share-card.ts';
import type {
  ReceiptReason,
  ReceiptStep,
} from '@toasoan/contract/features/posts/publishing/publish-receipt.ts';
import { toAppError } from '#server/core/http/to-app-error.ts';
import { deliveryRoutes } from '#server/features/delivery/delivery-routes.ts';
import type { SiteReading } from '#server/features/delivery/reading.ts';
import { feedSteps } from '#server/features/delivery/receipt/feed-receipt.ts';
import { pathIn } from '#server/features/delivery/sites/site.ts';
import { type FindReceiptSteps, type ReceiptAsked, receiptStep } from '#server/features/posts/public.ts';
import { composeSitePage, type Rendered } from '../site/compose-site-page.ts';
import { readSiteAddress } from '../site/site-address.ts';
import { freshReading } from './fresh-reading.ts';
import { inOneLine, type PageFacts, pageFactsOf } from './page-facts.ts';

type Post = ReceiptAsked['post'];

/** As at the site's own domain; built files and calls of readers are not what is looked at. */
const VIEW = { base: '', assets: { css: '', js: '', fonts: [] }, intake: '', isSandboxed: false };

/** Opens the page of a post as its readers do, composed anew, and looks for the post in feeds and maps. */
export function receiptOfSite(): FindReceiptSteps {
  const routes = deliveryRoutes({});
  return async (db, asked) => {
    const { projectId, post, now } = asked;
    const reading = await freshReading(db, projectId, now);
    if (reading === undefined) return [receiptStep({ step: 'PAGE', state: 'NONE', reason: 'NO_SITE' })];
    const begins = publicFrom(post);
    if (begins > now)
      return [receiptStep({ step: 'PAGE', state: 'WAITING', reason: 'NOT_YET', time: begins })];
    const [page, feeds] = await Promise.all([
      lookAtPage(reading, routes, post),
      feedSteps(reading, { post, now }),
    ]);
    return [page, ...feeds];
  };
}

/** When readers see a PUBLISHED post: its own time, and not before its embargo ends. */
function publicFrom({ published_time, details }: Post): Date {
  const embargo = details.embargoUntil === null ? 0 : Date.parse(details.embargoUntil);
  return new Date(Math.max(published_time?.getTime() ?? 0, embargo));
}

async function lookAtPage(
  reading: SiteReading,
  routes: ReturnType<typeof deliveryRoutes>,
  post: Post,
): Promise<ReceiptStep> {
  const path = pathIn(reading.site, 'post', post.slug, post.details.lang);
  const step = { step: 'PAGE', time: reading.now } as const;
  const found = await openPage(reading, routes, path);
  if (typeof found === 'string') return receiptStep({ ...step, state: 'FAILED', reason: found });
  const fault = faultOf(found, post, path.slice(1), reading.site.facts.domains);
  if (fault !== undefined) return receiptStep({ ...step, state: 'FAILED', reason: fault });
  return receiptStep({ ...step, state: 'DONE', reason: remarkOf(reading, post) });
}

/** @throws UNAVAILABLE and the like: the page is not to blame */
async function openPage(
  reading: SiteReading,
  routes: ReturnType<typeof deliveryRoutes>,
  path: string,
): Promise<PageFacts | ReceiptReason> {
  const address = readSiteAddress(path, reading.site.facts);
  if (address === undefined) return 'NOT_FOUND';
  const findBeside = async () => ({ latest: [], mostRead: [] });
  let rendered: Rendered;
  try {
    rendered = await composeSitePage({ reading, routes, address, query: {}, findBeside, view: VIEW });
  } catch (error) {
    const { code } = toAppError(error);
    if (code === 'NOT_FOUND' || code === 'GONE' || code === 'INVALID_INPUT') return 'NOT_FOUND';
    if (code === 'INTERNAL') return 'BROKEN';
    throw error;
  }
  return 'page' in rendered ? pageFactsOf(rendered.page) : 'ELSEWHERE';
}

function faultOf(
  facts: PageFacts,
  post: Post,
  slug: string,
  domains: readonly string[],
): ReceiptReason | undefined {
  if (facts.heading !== inOneLine(post.title)) return 'TITLE';
  const { seo_title: seoTitle, seo_description: seoDescription, title, excerpt, details } = post;
  const { canonical } = shareCard({ title, slug, excerpt, seoTitle, seoDescription, details }, domains);
  if (facts.canonical !== canonical) return 'CANONICAL';
  return facts.robots.includes('noindex') && !details.noindex ? 'NOINDEX' : undefined;
}

function remarkOf({ site }: SiteReading, { details }: Post): ReceiptReason | null {
  if (site.facts.domains.length === 0) return 'NO_DOMAIN';
  return details.noindex ? 'NOINDEX_CHOSEN' : null;
}
