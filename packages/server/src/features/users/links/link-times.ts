/** How long a link for a new password can be used. */
export const LINK_VALID_MS = 72 * 60 * 60_000;
