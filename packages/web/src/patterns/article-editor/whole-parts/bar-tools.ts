import { createContext, use } from 'react';

/** The tool of the bar that Tab reaches. */
export const BarTools = createContext('');

export const useCurrentTool = () => use(BarTools);
