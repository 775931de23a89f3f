/** Marks a change that no user typed: it is neither suggested nor reported as new. */
export const PLAIN_CHANGE = 'plainChange';
