import { type ReactNode, useEffect } from 'react';
import { create } from 'zustand';

/** What the page in front can do, beside its own buttons and keys. */
export interface PageCommand {
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}

interface PageCommands {
  readonly commands: readonly PageCommand[];
}

/** Read by the palette. */
export const usePageCommands = create<PageCommands>()(() => ({ commands: [] }));

/** Offers them while the page is visible. The list is the same object until it changes. */
export function useOfferedCommands(commands: readonly PageCommand[]): void {
  useEffect(() => {
    usePageCommands.setState({ commands });
    return () => usePageCommands.setState({ commands: [] });
  }, [commands]);
}
