import * as z from 'zod/mini';
import { versionEndpointsOf } from '../../articles/history/version-endpoints.ts';
import { post, termRef } from '../post.ts';
import { POST_FIELD_NAMES, postSnapshot } from './post-version.ts';

export const versionEndpoints = versionEndpointsOf({
  thing: 'post',
  aThing: 'a post',
  area: 'posts',
  may: { view: 'post.view', edit: 'post.editOwn' },
  snapshot: postSnapshot,
  fieldNames: POST_FIELD_NAMES,
  restored: z.object({
    post,
    /** Terms and files of that version that no longer exist or are disabled, and so were omitted. */
    leftOut: z.array(termRef),
  }),
});
