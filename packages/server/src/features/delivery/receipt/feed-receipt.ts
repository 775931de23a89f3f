import type {
  ReceiptReason,
  ReceiptStep,
} from '@toasoan/contract/features/posts/publishing/publish-receipt.ts';
import { type ReceiptAsked, receiptStep } from '#server/features/posts/public.ts';
import { ENTRIES } from '../feeds/feed-routes.ts';
import { mapsOfPost } from '../feeds/sitemap-view.ts';
import { listForFeed } from '../pages/lists-view.ts';
import type { SiteReading } from '../reading.ts';
import { languageOfSite } from '../sites/site.ts';

type Asked = Pick<ReceiptAsked, 'post' | 'now'>;

const NEWS_MS = 48 * 3_600_000;

/** Whether the feeds and maps of the site hold a public post, by the statements that write them. */
export async function feedSteps(reading: SiteReading, asked: Asked): Promise<readonly ReceiptStep[]> {
  const [feeds, maps] = await Promise.all([inFeeds(reading, asked), inMaps(reading, asked)]);
  return [...feeds, ...maps];
}

async function inFeeds(reading: SiteReading, { post, now }: Asked): Promise<readonly ReceiptStep[]> {
  const { site } = reading;
  const { inRss, lang } = post.details;
  const main = post.categories.find(({ isMain }) => isMain);
  const category = main && site.categories.get(main.id);
  const named = { step: 'CATEGORY_FEED', name: main?.title ?? '' } as const;
  const left = (step: Pick<ReceiptStep, 'step'> & { readonly name?: string }, reason: ReceiptReason) =>
    receiptStep({ ...step, state: 'NONE', reason });
  if (!inRss) return [left({ step: 'SITE_FEED' }, 'LEFT_OUT'), left(named, 'LEFT_OUT')];
  const languageOfFeed = languageOfSite(site, lang) ?? site.facts.defaultLang;
  const look = async (which: { readonly categoryIds?: readonly string[] }, language: string) => {
    const { posts } = await listForFeed(reading, which, { limit: ENTRIES, lang: language });
    if (posts.some(({ id }) => id === post.id)) return { state: 'DONE', time: now } as const;
    const last = posts.at(-1);
    const isFull = posts.length === ENTRIES && last !== undefined;
    const isOlder = isFull && Date.parse(last.publishedTime) >= (post.published_time ?? now).getTime();
    return isOlder
      ? ({ state: 'NONE', reason: 'PUSHED_OUT' } as const)
      : ({ state: 'FAILED', time: now, reason: 'MISSING' } as const);
  };
  const ofSite = receiptStep({ step: 'SITE_FEED', ...(await look({}, languageOfFeed)) });
  if (category === undefined || !category.rssEnabled) return [ofSite, left(named, 'LEFT_OUT')];
  // A category has a feed in each language of the site.
  if (languageOfSite(site, lang) === undefined) return [ofSite, left(named, 'OTHER_LANGUAGE')];
  const ofCategory = await look({ categoryIds: category.withBelow }, languageOfFeed);
  return [ofSite, receiptStep({ ...named, ...ofCategory })];
}

async function inMaps(reading: SiteReading, { post, now }: Asked): Promise<readonly ReceiptStep[]> {
  const { noindex, inNewsSitemap } = post.details;
  const left = (step: 'SITEMAP' | 'NEWS_SITEMAP', reason: ReceiptReason) =>
    receiptStep({ step, state: 'NONE', reason });
  if (noindex) return [left('SITEMAP', 'LEFT_OUT'), left('NEWS_SITEMAP', 'LEFT_OUT')];
  const { month, news } = await mapsOfPost(reading, post.id);
  const held = (step: 'SITEMAP' | 'NEWS_SITEMAP', isThere: boolean) =>
    receiptStep({
      step,
      time: now,
      ...(isThere ? { state: 'DONE' } : { state: 'FAILED', reason: 'MISSING' }),
    });
  const isOld = now.getTime() - (post.published_time ?? now).getTime() > NEWS_MS;
  const ofNews = !inNewsSitemap
    ? left('NEWS_SITEMAP', 'LEFT_OUT')
    : isOld
      ? left('NEWS_SITEMAP', 'TOO_OLD')
      : held('NEWS_SITEMAP', news);
  return [held('SITEMAP', month), ofNews];
}
