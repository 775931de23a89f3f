import * as z from 'zod/mini';
import { versionEndpointsOf } from '../../articles/history/version-endpoints.ts';
import { termRef } from '../../posts/post.ts';
import { page } from '../page.ts';
import { PAGE_FIELD_NAMES, pageSnapshot } from './page-version.ts';

export const pageVersionEndpoints = versionEndpointsOf({
  thing: 'page',
  aThing: 'a page',
  area: 'pages',
  may: { view: 'page.view', edit: 'page.edit' },
  snapshot: pageSnapshot,
  fieldNames: PAGE_FIELD_NAMES,
  restored: z.object({
    page,
    /** Files and the sidebar of that version that no longer exist or are disabled, and so were omitted. */
    leftOut: z.array(termRef),
  }),
});
