import { createContext } from 'react';

/** Id of the tab a page stands in; '' outside of one. */
export const TabContext = createContext('');
