import type { GlossaryRow } from '@toasoan/contract/features/glossary/glossary-entry.ts';
import type { FocusEvent } from 'react';
import type { ListQueryShape } from '#web/patterns/list-page/list-address-rules.ts';
import type { ListAddress } from '#web/patterns/list-page/use-list-address.ts';
import { useMedia } from '#web/ui/hooks/use-media.ts';
import { BREAKPOINTS } from '#web/ui/tokens/breakpoints.ts';

/** Where the open entry covers the list instead of standing beside it. */
export const useIsCovering = (): boolean => useMedia(BREAKPOINTS['--desk']);

/** After a decision the next proposal below is opened, else the next above; undefined where none is left. */
export function nextProposal(rows: readonly GlossaryRow[], id: string): string | undefined {
  const at = rows.findIndex((row) => row.id === id);
  const waits = (row: GlossaryRow) => row.state === 'PROPOSED' && row.id !== id;
  return (rows.slice(at + 1).find(waits) ?? rows.slice(0, Math.max(at, 0)).findLast(waits))?.id;
}

/** While an entry stands beside the list, it is the one of the row that the keys have reached. */
export function useFollowFocus({
  open,
  change,
}: Pick<ListAddress<ListQueryShape>, 'open' | 'change'>): (event: FocusEvent<HTMLElement>) => void {
  const isCovering = useIsCovering();
  return ({ target }) => {
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    const isMain = target.matches('[data-row-main]');
    if (!isCovering && isMain && id && open && open !== 'new' && open !== id) change({ open: id });
  };
}
