import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { idParams } from '../../../core/ids.ts';
import { ARTICLE_BODY_LIMIT } from '../../articles/article-limits.ts';
import { previewLook, sitePreview } from '../../articles/site-preview.ts';
import { postDraft } from '../post.ts';
import { shareText } from './share-link.ts';
import { SUGGESTION_READINGS } from './suggestion-reading.ts';

export const postPreviewEndpoints = {
  show: defineEndpoint({
    method: 'POST',
    path: '/admin/post/preview/{id}',
    summary:
      'The page of a post as readers will get it, also with text that is not saved. It changes nothing.',
    access: inArea('posts', 'post.view'),
    params: idParams,
    body: z.strictObject({
      text: shareText,
      reading: z.enum(SUGGESTION_READINGS, { error: 'choice' }),
      /** What is typed and not saved, over the working text; for those who may save it. */
      draft: z.optional(postDraft),
      ...previewLook,
    }),
    data: sitePreview,
    errors: ['NOT_FOUND'],
    countsAsUse: false,
    whileViewing: true,
    bodyLimit: ARTICLE_BODY_LIMIT,
  }),
};
