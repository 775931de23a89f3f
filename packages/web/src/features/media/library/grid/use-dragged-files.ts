import { useCallback, useEffect, useRef } from 'react';
import type { Selection } from '#web/ui/table/selection.ts';

/** What goes along when a file is dragged: all that are selected, or it alone. Always the same function. */
export function useDraggedFiles(selection: Selection): (id: string) => readonly string[] {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  }, [selection]);
  return useCallback((id: string) => {
    const { keys } = latest.current;
    return keys.has(id) ? [...keys] : [id];
  }, []);
}
