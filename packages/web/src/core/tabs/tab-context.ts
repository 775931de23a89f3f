import { createContext } from 'react';

/** Id of the page's tab; '' outside of one. */
export const TabContext = createContext('');
