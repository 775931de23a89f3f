import { createContext, useContext } from 'react';
import type { PlacedRow } from '#web/core/routing/route-row.ts';

export const RowsContext = createContext<readonly PlacedRow[]>([]);

/** Every row of the route table the panel works with. */
export function useRows(): readonly PlacedRow[] {
  return useContext(RowsContext);
}
