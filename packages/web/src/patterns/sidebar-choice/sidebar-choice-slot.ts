import { type ComponentType, createContext, use } from 'react';
import type { Control } from '#web/ui/form/control.ts';

export interface SidebarChoiceProps extends Control<string | null> {
  readonly label: string;
}

const NoChoice: ComponentType<SidebarChoiceProps> = () => null;

/** A choice among the project's sidebars, provided by the app to static pages: they lie below sidebars. */
export const SidebarChoiceContext = createContext<ComponentType<SidebarChoiceProps>>(NoChoice);

export function useSidebarChoice(): ComponentType<SidebarChoiceProps> {
  return use(SidebarChoiceContext);
}
