import type * as z from 'zod/mini';
import { articleLockEndpoints } from '../../articles/lock/lock-endpoints.ts';
import { AUTOSAVE_NAMES } from '../editing/autosave.ts';
import { postDraft, storedPostDraft } from '../post.ts';
import { postState } from '../workflow/post-states.ts';

export const lockEndpoints = articleLockEndpoints({
  thing: 'post',
  aThing: 'a post',
  area: 'posts',
  may: { view: 'post.view', edit: 'post.editOwn' },
  state: postState,
  draft: postDraft,
  storedDraft: storedPostDraft,
  names: AUTOSAVE_NAMES,
});

/** After a take-over: who is present, and what the page before had not saved. */
export type TakenOver = z.output<typeof lockEndpoints.takeOver.data>;
