import { createContext, type ReactNode } from 'react';

/** The way to the page of a tab. A page that has a heading in one line shows it there, else it stands above. */
export const BreadcrumbContext = createContext<ReactNode>(null);
