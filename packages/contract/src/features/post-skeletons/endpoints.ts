import * as z from 'zod/mini';
import { inArea } from '../../access/endpoint-access.ts';
import { statusBulk } from '../../core/bulk.ts';
import { bulkEndpoint, crudEndpoints } from '../../core/crud-endpoints.ts';
import { defineEndpoint } from '../../core/define-endpoint.ts';
import { idParams } from '../../core/ids.ts';
import {
  postSkeleton,
  postSkeletonCreate,
  postSkeletonListQuery,
  postSkeletonUpdate,
} from './post-skeleton.ts';

const managed = {
  entity: 'postSkeleton',
  thing: 'post-skeleton',
  things: 'post-skeletons',
  area: 'post-skeletons',
  may: { view: 'post.create', create: 'post.create', edit: 'post.create' },
} as const;

export const postSkeletonEndpoints = {
  ...crudEndpoints({
    ...managed,
    row: postSkeleton,
    detail: postSkeleton,
    query: postSkeletonListQuery,
    create: postSkeletonCreate,
    update: postSkeletonUpdate,
    saveErrors: ['RULES_NOT_MET'],
  }),
  bulk: bulkEndpoint(managed, statusBulk),
  use: defineEndpoint({
    method: 'POST',
    path: '/admin/post-skeleton/use/{id}',
    summary: "Begin the caller's own draft with what the skeleton holds.",
    access: inArea('post-skeletons', 'post.create'),
    params: idParams,
    data: z.object({ postId: z.string() }),
    errors: ['NOT_FOUND', 'RULES_NOT_MET'],
    creates: true,
  }),
};
