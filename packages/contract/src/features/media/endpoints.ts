import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { bulkIds, bulkResult } from '../../core/bulk.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { contentId, idParams, version } from '../../core/ids.ts';
import { pageOf, queryBoolean, queryList } from '../../core/paging.ts';
import { longText } from '../../core/text.ts';
import type { Language } from '../../vocabulary/language.ts';
import { media, mediaBulk, mediaCropsUpdate, mediaRow, mediaUpdate } from './media.ts';
import { mediaCounts, mediaListQuery, mediaMonth, mediaMonthsQuery } from './media-list.ts';
import { MEDIA_TRANSITION_NAMES } from './media-rules.ts';
import { mediaSpace } from './media-space.ts';
import { mediaUse, mediaUsesOfOne } from './media-use.ts';

/** The originals in one archive; missing ids are skipped. */
const mediaZip = z.strictObject({ ids: bulkIds });

/** What fits on the disk of a small machine beside everything else. */
export const MAX_ZIP_BYTES = 4 * 1024 ** 3;

export const ZIP_TITLE: Readonly<Record<Language, string>> = { vi: 'Tệp thư viện', en: 'Library files' };

const checksum = z.string({ error: 'type' }).check(z.regex(/^[0-9a-f]{64}$/, { error: 'pattern' }));

/** Files are uploaded by the calls of `upload.ts`. */
const removal = (path: string, summary: string) =>
  defineEndpoint({
    method: 'DELETE',
    path,
    summary,
    access: inArea('media', 'media.view'),
    params: idParams,
    query: z.strictObject({ purge: z.optional(queryBoolean) }),
    data: z.object({ id: z.string() }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  });

export const mediaEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/media/list',
    summary: 'List the files of the project, filtered, sorted and paged.',
    access: inArea('media', 'media.view'),
    query: mediaListQuery,
    data: pageOf(mediaRow),
  }),
  months: defineEndpoint({
    method: 'GET',
    path: '/admin/media/months',
    summary:
      'How many files of a list were taken in each month, the newest first, those without a known time last.',
    access: inArea('media', 'media.view'),
    query: mediaMonthsQuery,
    data: z.object({ items: z.array(mediaMonth) }),
  }),
  counts: defineEndpoint({
    method: 'GET',
    path: '/admin/media/counts',
    summary: 'How many files each tab holds.',
    access: inArea('media', 'media.view'),
    data: mediaCounts,
  }),
  space: defineEndpoint({
    method: 'GET',
    path: '/admin/media/space',
    summary: 'The stored bytes of the project and how many it may store.',
    access: inArea('media', 'media.view'),
    data: mediaSpace,
  }),
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/media/detail/{id}',
    summary: 'One file.',
    access: inArea('media', 'media.view'),
    params: idParams,
    data: media,
    errors: ['NOT_FOUND'],
  }),
  known: defineEndpoint({
    method: 'GET',
    path: '/admin/media/known',
    summary: 'Files of the project with these very bytes, before they are sent again.',
    access: inArea('media', 'media.view'),
    query: z.strictObject({ checksum }),
    data: z.object({ items: z.array(mediaRow) }),
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/admin/media/update',
    summary: 'Change what is said about a file; only the keys sent are changed.',
    access: inArea('media', 'media.editOwn'),
    body: mediaUpdate,
    data: media,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  crops: defineEndpoint({
    method: 'POST',
    path: '/admin/media/crops',
    summary: 'Set the focal point and the crops of a picture.',
    access: inArea('media', 'media.editOwn'),
    body: mediaCropsUpdate,
    data: media,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  transition: defineEndpoint({
    method: 'POST',
    path: '/admin/media/transition/{id}',
    summary: 'Take a file out of use, give it back, or have it looked at again.',
    access: inArea('media', 'media.view'),
    params: idParams,
    body: z.strictObject({
      version,
      move: z.enum(MEDIA_TRANSITION_NAMES, { error: 'choice' }),
      reason: z.optional(longText({ min: 10, max: 1_000 })),
    }),
    data: media,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  bulk: defineEndpoint({
    method: 'POST',
    path: '/admin/media/bulk',
    summary: 'One action on up to 200 files; each id reports for itself.',
    access: inArea('media', 'media.view'),
    body: mediaBulk,
    data: bulkResult,
  }),
  remove: removal(
    '/admin/media/{id}',
    'Move a file to the trash, or with `purge` delete it permanently. Honours If-Match.',
  ),
  removeAtFormerPath: removal(
    '/admin/media-files/{id}',
    'Alias of DELETE /admin/media/{id} for one release; use that path.',
  ),
  restore: defineEndpoint({
    method: 'POST',
    path: '/admin/media/restore/{id}',
    summary: 'Bring a file back from the trash.',
    access: inArea('media', 'media.view'),
    params: idParams,
    body: z.strictObject({ version }),
    data: media,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  uses: defineEndpoint({
    method: 'GET',
    path: '/admin/media/uses/{id}',
    summary: 'Everything that holds a file: placed, in a draft, in a version that is kept.',
    access: inArea('media', 'media.view'),
    params: idParams,
    data: z.object({ items: z.array(mediaUse) }),
    errors: ['NOT_FOUND'],
  }),
  usesByIds: defineEndpoint({
    method: 'GET',
    path: '/admin/media/usesByIds',
    summary:
      'What holds each of up to 100 files, counted and partly named; unused and unknown ones are left out.',
    access: inArea('media', 'media.view'),
    query: z.strictObject({ id: queryList(contentId, 100) }),
    data: z.object({ items: z.array(mediaUsesOfOne) }),
  }),
  duplicates: defineEndpoint({
    method: 'GET',
    path: '/admin/media/twins/{id}',
    summary: 'Pictures that look the same.',
    access: inArea('media', 'media.view'),
    params: idParams,
    data: z.object({ items: z.array(mediaRow) }),
    errors: ['NOT_FOUND'],
  }),
  byIds: defineEndpoint({
    method: 'GET',
    path: '/admin/media/byIds',
    summary: 'Up to 100 files by their ids, those of the trash too; unknown ones are left out.',
    access: inArea('media', 'media.view'),
    query: z.strictObject({ id: queryList(contentId, 100) }),
    data: z.object({ items: z.array(mediaRow) }),
  }),
  zip: defineEndpoint({
    method: 'POST',
    path: '/admin/media/zip',
    summary: 'Put originals into one file, in the background.',
    access: inArea('media', 'media.view'),
    body: mediaZip,
    data: z.object({ taskId: z.string() }),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    creates: true,
  }),
  download: defineEndpoint({
    method: 'GET',
    path: '/admin/media/download/{id}',
    summary: 'The file as it was uploaded, with everything it says about itself.',
    access: inArea('media', 'media.view'),
    kind: 'download',
    params: idParams,
    data: z.unknown(),
    errors: ['NOT_FOUND', 'UNAVAILABLE'],
  }),
};
