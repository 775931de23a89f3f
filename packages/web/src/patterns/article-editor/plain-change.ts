/** Set on a change that is nobody's typing: it is neither suggested nor taken for new. */
export const PLAIN_CHANGE = 'plainChange';
