import { articleLockEndpoints } from '../../articles/lock/lock-endpoints.ts';
import { PAGE_AUTOSAVE_NAMES } from '../editing/autosave.ts';
import { pageDraft, storedPageDraft } from '../page.ts';
import { pageState } from '../workflow/page-states.ts';

export const pageLockEndpoints = articleLockEndpoints({
  thing: 'page',
  aThing: 'a page',
  area: 'pages',
  may: { view: 'page.view', edit: 'page.edit' },
  state: pageState,
  draft: pageDraft,
  storedDraft: storedPageDraft,
  names: PAGE_AUTOSAVE_NAMES,
});
