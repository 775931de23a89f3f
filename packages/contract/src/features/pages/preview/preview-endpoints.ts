import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { idParams } from '../../../core/ids.ts';
import { ARTICLE_BODY_LIMIT } from '../../articles/article-limits.ts';
import { previewLook, sitePreview } from '../../articles/site-preview.ts';
import { pageDraft } from '../page.ts';

export const pagePreviewEndpoints = {
  show: defineEndpoint({
    method: 'POST',
    path: '/admin/page/preview/{id}',
    summary: 'A static page as readers will get it, also with text that is not saved. It changes nothing.',
    access: inArea('pages', 'page.view'),
    params: idParams,
    /** What is typed and not saved; for those who may save it. It stays at its address. */
    body: z.strictObject({ draft: z.optional(pageDraft), ...previewLook }),
    data: sitePreview,
    errors: ['NOT_FOUND'],
    countsAsUse: false,
    whileViewing: true,
    bodyLimit: ARTICLE_BODY_LIMIT,
  }),
};
