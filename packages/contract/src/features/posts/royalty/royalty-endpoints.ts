import * as z from 'zod/mini';
import { inArea } from '../../../access/endpoint-access.ts';
import { defineEndpoint } from '../../../core/define-endpoint.ts';
import { contentId, idParams } from '../../../core/ids.ts';
import { royalty, royaltyDraft, royaltySettings, royaltySettingsDraft } from './royalty.ts';

const access = inArea('royalties', 'post.royalty');
/** 0: there is none yet. */
const version = z
  .number({ error: 'type' })
  .check(
    z.int({ error: 'type' }),
    z.gte(0, { error: 'tooSmall' }),
    z.lte(2_147_483_647, { error: 'tooBig' }),
  );
const state = z.object({ royalty: z.nullable(royalty), settings: royaltySettings });

export const royaltyEndpoints = {
  detail: defineEndpoint({
    method: 'GET',
    path: '/admin/royalty/detail/{id}',
    summary: 'What a post pays and to whom, with the norms of its project.',
    access,
    params: idParams,
    data: state,
    errors: ['NOT_FOUND'],
  }),
  save: defineEndpoint({
    method: 'POST',
    path: '/admin/royalty/save',
    summary: 'Say what a post pays; amounts are reckoned here, in whole đồng.',
    access,
    body: z.strictObject({ postId: contentId, version, ...royaltyDraft.shape }),
    data: state,
    errors: ['NOT_FOUND', 'VERSION_MISSING', 'VERSION_CONFLICT', 'RULES_NOT_MET'],
  }),
  settings: defineEndpoint({
    method: 'POST',
    path: '/admin/royalty/settings',
    summary: 'Set the value of a unit and the highest coefficients of the project.',
    access,
    body: z.strictObject({ version, ...royaltySettingsDraft.shape }),
    data: royaltySettings,
    errors: ['VERSION_MISSING', 'VERSION_CONFLICT'],
  }),
};
