import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams, version } from '../../core/ids.ts';
import { mediaRecall, mediaRecallRequest, recallPreview, recallResult } from './recall.ts';

const access = inArea('media', 'media.licence');

/** A file that may not be shown any more: taken off everywhere at once, and given back. */
export const recallEndpoints = {
  preview: defineEndpoint({
    method: 'GET',
    path: '/admin/media/recall/preview/{id}',
    summary: 'Everything that taking a file out of all places would change, and what would stay.',
    access,
    params: idParams,
    data: recallPreview,
    errors: ['NOT_FOUND'],
  }),
  start: defineEndpoint({
    method: 'POST',
    path: '/admin/media/recall/{id}',
    summary: 'Take a file out of every place that shows it, or put another there; nobody sees it any more.',
    access,
    params: idParams,
    body: mediaRecallRequest,
    data: recallResult,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  undo: defineEndpoint({
    method: 'POST',
    path: '/admin/media/recall/undo/{id}',
    summary: 'Give a file back to every place that nobody has edited since.',
    access,
    params: idParams,
    body: z.strictObject({ version }),
    data: recallResult,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  list: defineEndpoint({
    method: 'GET',
    path: '/admin/media-recall/list',
    summary: 'The 50 newest recalls of the project.',
    access,
    data: z.object({ items: z.array(mediaRecall) }),
  }),
};
