import { Mail, UserPlus } from 'lucide-react';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { LazyMailDialog } from './lazy-mail-dialog.ts';

const texts = () => loadTexts(['contest-results', 'ui']);

const Actions = lazyChunk(async () => {
  const [module] = await Promise.all([import('./work-actions.tsx'), texts()]);
  return { default: module.WorkActions };
});

const Filters = lazyChunk(async () => {
  const [module] = await Promise.all([import('./later-filters.tsx'), texts()]);
  return { default: module.LaterFilters };
});

const AssignDialog = lazyChunk(async () => {
  const [module] = await Promise.all([import('./assign-dialog.tsx'), texts()]);
  return { default: module.AssignDialog };
});

/** What jury, votes and results add to the works; their code comes when it is used. */
export const RESULT_PARTS = {
  Actions,
  Filters,
  bulk: [
    {
      key: 'assign',
      permission: 'contest.round',
      icon: <UserPlus size={16} />,
      Dialog: AssignDialog,
    },
    { key: 'mail', permission: 'contest.check', icon: <Mail size={16} />, Dialog: LazyMailDialog },
  ],
} as const;
