import * as z from 'zod/mini';
import { byReaders } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { commentPage, targetName, threadQuery } from '../comments/readers/reader-comment.ts';
import { contestAnswer, contestListAnswer } from './public-contest.ts';
import { contestResultsAnswer } from './public-contest-results.ts';
import { eventAnswer, eventList, eventListQuery } from './public-event.ts';
import { languageQuery, listQuery, pageParams, searchQuery, siteParams, siteQuery } from './public-fields.ts';
import { galleryAnswer, galleryQuery, galleryWorkParams, workAnswer } from './public-gallery.ts';
import { staticPageAnswer, staticPageParams, staticPageQuery } from './public-page.ts';
import {
  authorAnswer,
  categoryAnswer,
  destinationAnswer,
  figureAnswer,
  homePage,
  searchPage,
  tagAnswer,
} from './public-pages.ts';
import { postAnswer } from './public-post.ts';
import { publicSite } from './public-site.ts';

const host = z.string({ error: 'type' }).check(z.maxLength(253, { error: 'tooLong' }));

/** A page that lists posts, by its slug. */
function listPage<Data extends z.ZodMiniType>(name: string, summary: string, data: Data) {
  return defineEndpoint({
    method: 'GET',
    path: `/public/v1/{site}/${name}/{slug}`,
    summary,
    access: byReaders('read'),
    params: pageParams,
    query: listQuery,
    data,
    errors: ['NOT_FOUND', 'GONE'],
  });
}

/** The public API: it reads what everybody may read, from everywhere. What readers write are calls of the intake. */
export const deliveryEndpoints = {
  siteOfHost: defineEndpoint({
    method: 'GET',
    path: '/public/v1/site-of-host/{host}',
    summary: 'The site that is served at a host name.',
    access: byReaders('read'),
    params: z.strictObject({ host }),
    query: siteQuery,
    data: publicSite,
    errors: ['NOT_FOUND'],
  }),
  site: defineEndpoint({
    method: 'GET',
    path: '/public/v1/{site}',
    summary: 'What every page of a site needs: name, branding, languages, imprint, categories, menus.',
    access: byReaders('read'),
    params: siteParams,
    query: siteQuery,
    data: publicSite,
    errors: ['NOT_FOUND'],
  }),
  home: defineEndpoint({
    method: 'GET',
    path: '/public/v1/{site}/home',
    summary: 'The front page, composed.',
    access: byReaders('read'),
    params: siteParams,
    query: languageQuery,
    data: homePage,
    errors: ['NOT_FOUND'],
  }),
  post: defineEndpoint({
    method: 'GET',
    path: '/public/v1/{site}/post/{slug}',
    summary: 'A post with all that its page shows, or where its address leads now.',
    access: byReaders('read'),
    params: pageParams,
    data: postAnswer,
    errors: ['NOT_FOUND', 'GONE'],
  }),
  category: listPage(
    'category',
    'A category with its posts and those of the categories below it.',
    categoryAnswer,
  ),
  tag: listPage('tag', 'A tag with its posts.', tagAnswer),
  author: listPage('author', 'An author with the posts that carry the byline.', authorAnswer),
  figure: listPage('figure', 'A figure with the posts about it.', figureAnswer),
  destination: listPage('destination', 'A destination with the posts about it.', destinationAnswer),
  events: defineEndpoint({
    method: 'GET',
    path: '/public/v1/{site}/events',
    summary: 'Dates of events ahead, or of one month, at most 200.',
    access: byReaders('read'),
    params: siteParams,
    query: eventListQuery,
    data: eventList,
    errors: ['NOT_FOUND'],
  }),
  event: defineEndpoint({
    method: 'GET',
    path: '/public/v1/{site}/event/{slug}',
    summary: 'An event with its dates and posts, or where its address leads now.',
    access: byReaders('read'),
    params: pageParams,
    data: eventAnswer,
    errors: ['NOT_FOUND', 'GONE'],
  }),
  contests: defineEndpoint({
    method: 'GET',
    path: '/public/v1/{site}/contests',
    summary: 'The contests of a site that were opened, the newest first.',
    access: byReaders('read'),
    params: siteParams,
    query: languageQuery,
    data: contestListAnswer,
    errors: ['NOT_FOUND'],
  }),
  contest: defineEndpoint({
    method: 'GET',
    path: '/public/v1/{site}/contest/{slug}',
    summary: 'A contest with dates, prizes, rules, limits, and the notices of its changes, newest first.',
    access: byReaders('read'),
    params: pageParams,
    query: languageQuery,
    data: contestAnswer,
    errors: ['NOT_FOUND'],
  }),
  contestWorks: defineEndpoint({
    method: 'GET',
    path: '/public/v1/{site}/contest/{slug}/works',
    summary:
      'Works of a contest that readers may see, by category and province; nobody’s name is among them.',
    access: byReaders('read'),
    params: pageParams,
    query: galleryQuery,
    data: galleryAnswer,
    errors: ['NOT_FOUND'],
  }),
  contestWork: defineEndpoint({
    method: 'GET',
    path: '/public/v1/{site}/contest/{slug}/works/{number}',
    summary: 'One work of a contest with its pictures or film.',
    access: byReaders('read'),
    params: galleryWorkParams,
    query: languageQuery,
    data: workAnswer,
    errors: ['NOT_FOUND'],
  }),
  contestResults: defineEndpoint({
    method: 'GET',
    path: '/public/v1/{site}/contest/{slug}/results',
    summary: 'Awards and exhibition of a contest, once they are announced.',
    access: byReaders('read'),
    params: pageParams,
    query: languageQuery,
    data: contestResultsAnswer,
    errors: ['NOT_FOUND'],
  }),
  page: defineEndpoint({
    method: 'GET',
    path: '/public/v1/{site}/page',
    summary: 'A static page by its path, or where its address leads now.',
    access: byReaders('read'),
    params: staticPageParams,
    query: staticPageQuery,
    data: staticPageAnswer,
    errors: ['NOT_FOUND', 'GONE'],
  }),
  comments: defineEndpoint({
    method: 'GET',
    path: '/public/v1/{site}/comments/{target}',
    summary: 'A page of the approved comments on a public post or event, with their first replies.',
    access: byReaders('read'),
    params: z.strictObject({ ...siteParams.shape, target: targetName }),
    query: threadQuery,
    data: commentPage,
    errors: ['NOT_FOUND'],
  }),
  search: defineEndpoint({
    method: 'GET',
    path: '/public/v1/{site}/search',
    summary: 'Posts whose headline has all words, with or without diacritics, newest first.',
    access: byReaders('read'),
    params: siteParams,
    query: searchQuery,
    data: searchPage,
    errors: ['NOT_FOUND'],
  }),
};
