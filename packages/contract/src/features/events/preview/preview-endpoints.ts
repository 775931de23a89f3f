import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { idParams } from '../../../core/ids.ts';
import { ARTICLE_BODY_LIMIT } from '../../articles/article-limits.ts';
import { previewLook, sitePreview } from '../../articles/site-preview.ts';
import { eventDraft } from '../event.ts';

export const eventPreviewEndpoints = {
  show: defineEndpoint({
    method: 'POST',
    path: '/admin/event/preview/{id}',
    summary:
      'The page of an event as readers will get it, also with text that is not saved. It changes nothing.',
    access: inArea('events', 'event.view'),
    params: idParams,
    /** What is typed and not saved; for those who may save it. */
    body: z.strictObject({ draft: z.optional(eventDraft), ...previewLook }),
    data: sitePreview,
    errors: ['NOT_FOUND'],
    countsAsUse: false,
    whileViewing: true,
    bodyLimit: ARTICLE_BODY_LIMIT,
  }),
};
