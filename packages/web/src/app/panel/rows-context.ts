import { createContext, useContext } from 'react';
import type { PlacedRow } from '#web/core/routing/route-row.ts';

export const RowsContext = createContext<readonly PlacedRow[]>([]);

/** Every row of the panel's route table. */
export function useRows(): readonly PlacedRow[] {
  return useContext(RowsContext);
}
