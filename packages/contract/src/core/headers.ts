/** Beside the caller's own token: the call is made as the person whom the caller views. */
export const VIEW_AS_HEADER = 'view-as';
