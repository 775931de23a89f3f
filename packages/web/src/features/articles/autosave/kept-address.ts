/** Names a copy in this browser, which the editor at this address puts on its page. */
export const WANTED = 'kept';
