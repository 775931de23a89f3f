import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId, idParams, versionOrNone } from '../../../core/ids.ts';
import { royaltyDraft, royaltyOfPost } from './royalty.ts';

const access = inArea('royalties', 'post.royalty');

export const royaltyEndpoints = {
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/royalty/detail/{id}',
    summary: 'What a post pays and to whom, with the norms of its day, its month and its corrections.',
    access,
    params: idParams,
    data: royaltyOfPost,
    errors: ['NOT_FOUND'],
  }),
  save: defineEndpoint({
    method: 'POST',
    path: '/admin/royalty/save',
    summary: 'Say what a post pays; unit and amounts are reckoned here, in whole đồng.',
    access,
    body: z.strictObject({ postId: contentId, version: versionOrNone, ...royaltyDraft.shape }),
    data: royaltyOfPost,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
};
