import * as z from 'zod/mini';
import { byReaders } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { languageQuery, pageParams, siteParams } from './public-fields.ts';

const format = z.enum(['rss', 'atom', 'json'], { error: 'choice' });
export type FeedFormat = z.output<typeof format>;

/** A file in one of the languages of the site. */
function fileInLanguage<Params extends z.ZodMiniType>(path: string, summary: string, params: Params) {
  return defineEndpoint({
    method: 'GET',
    path: `/public/v1/{site}/${path}`,
    summary,
    access: byReaders('read'),
    kind: 'download',
    params,
    query: languageQuery,
    data: z.string(),
    errors: ['NOT_FOUND'],
  });
}

/** A file for programs, as text. */
function fileOf<Params extends z.ZodMiniType>(path: string, summary: string, params: Params) {
  return defineEndpoint({
    method: 'GET',
    path: `/public/v1/{site}/${path}`,
    summary,
    access: byReaders('read'),
    kind: 'download',
    params,
    data: z.string(),
    errors: ['NOT_FOUND'],
  });
}

const siteFeedParams = z.strictObject({ ...siteParams.shape, format });
const pageFeedParams = z.strictObject({ ...pageParams.shape, format });
const mapParams = z.strictObject({
  ...siteParams.shape,
  part: z
    .string({ error: 'type' })
    .check(z.regex(/^(pages|news|[12]\d{3}-(0[1-9]|1[0-2]))$/, { error: 'pattern' })),
});

/** Files of a site that programs read: they name pages of the site itself. */
export const feedEndpoints = {
  siteFeed: fileInLanguage(
    'feed/{format}',
    'The newest posts as RSS 2.0, Atom or JSON Feed 1.1.',
    siteFeedParams,
  ),
  categoryFeed: fileInLanguage(
    'category/{slug}/feed/{format}',
    'The newest posts of a category that has a feed.',
    pageFeedParams,
  ),
  tagFeed: fileInLanguage('tag/{slug}/feed/{format}', 'The newest posts with a tag.', pageFeedParams),
  sitemaps: fileOf(
    'sitemap',
    'The index of the sitemaps: pages, news of two days, and posts by month.',
    siteParams,
  ),
  sitemap: fileOf(
    'sitemap/{part}',
    'One sitemap: pages, news, or the posts of a month with their pictures.',
    mapParams,
  ),
  robots: fileOf('robots', 'robots.txt: all may be read; names the sitemaps.', siteParams),
  ads: fileOf('ads', 'ads.txt, where the project has one.', siteParams),
  calendar: fileInLanguage('calendar', 'Public events as a calendar by RFC 5545.', siteParams),
  oembed: defineEndpoint({
    method: 'GET',
    path: '/public/v1/{site}/oembed',
    summary: 'A page of the site as oEmbed 1.0, of the type link.',
    access: byReaders('read'),
    kind: 'download',
    params: siteParams,
    query: z.strictObject({
      url: z.string({ error: 'type' }).check(z.maxLength(1_000, { error: 'tooLong' })),
      format: z._default(z.enum(['json'], { error: 'choice' }), 'json'),
      maxwidth: z.optional(z.string().check(z.regex(/^\d{1,5}$/, { error: 'type' }))),
      maxheight: z.optional(z.string().check(z.regex(/^\d{1,5}$/, { error: 'type' }))),
    }),
    data: z.string(),
    errors: ['NOT_FOUND'],
  }),
};
